import { BadgeCheck, Clock, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Card, CardHeader } from '@/components/ui/card'
import { IntentLink } from '@/components/ui/intent-link'
import { useMoment } from '@/components/ui/use-moment'
import { useAssets } from '@/lib/api/asset'
import type { Asset } from '@/lib/contract/asset'
import type { ContractAsset } from '@/lib/contract/contract'
import { href } from '@/lib/domain/routes'
import { shownAddress } from '@/lib/domain/shown-address'
import { fieldId, Required } from './contract-frame'

type ScopeProps = {
  workspace: string
  chosen: readonly string[]
  /** Of a contract that is fixed: what was verified when it was sent. */
  frozen: readonly ContractAsset[] | null
  /** Nothing is chosen, and it was to be sent. */
  isMarked: boolean
  onChange: (ids: string[]) => void
}

/** What may be scanned: only what is verified can be chosen. */
export function ContractScope({ workspace, chosen, frozen, isMarked, onChange }: ScopeProps) {
  const t = useTranslations('client.scope')
  const assets = useAssets(workspace)
  const rows = assets.data ?? []
  const count = rows.filter(({ id, status }) => status === 'verified' && chosen.includes(id)).length
  return (
    <Card>
      <CardHeader
        title={t('title')}
        description={t(frozen ? 'frozen' : 'text')}
        actions={
          !frozen &&
          rows.length > 0 && <span className="text-12 text-2">{t('count', { count, total: rows.length })}</span>
        }
      />
      {isMarked && (
        <p id="scope-required" className="border-t px-4 py-3 text-12 sm:px-5">
          <Required help={t('choose')} />
        </p>
      )}
      <ul
        id={fieldId('assets')}
        tabIndex={-1}
        aria-label={t('title')}
        aria-describedby={isMarked ? 'scope-required' : undefined}
        className="grid border-t"
      >
        {frozen
          ? frozen.map((asset) => <FrozenRow key={asset.id} asset={asset} />)
          : rows.map((asset) => (
              <AssetRow
                key={asset.id}
                asset={asset}
                isChosen={chosen.includes(asset.id)}
                onChosen={(is) => onChange(is ? [...chosen, asset.id] : chosen.filter((id) => id !== asset.id))}
              />
            ))}
        {!frozen && assets.data?.length === 0 && <li className="px-4 py-3 text-13 text-2 sm:px-5">{t('none')}</li>}
        {!frozen && assets.isError && <li className="px-4 py-3 text-13 text-2 sm:px-5">{t('failed')}</li>}
      </ul>
      {!frozen && (
        <p className="border-t px-4 py-3 text-13 sm:px-5">
          <IntentLink href={href('asset')} className="font-medium text-brand-text hover:underline">
            {t('assets')}
          </IntentLink>
        </p>
      )}
    </Card>
  )
}

function FrozenRow({ asset: { value, method, seen_at, lost } }: { asset: ContractAsset }) {
  const t = useTranslations('client.scope')
  const moment = useMoment()
  return (
    <li className="grid px-4 py-2.5 text-13 not-first:border-t sm:px-5">
      <bdi dir="ltr" className="justify-self-start font-mono text-12">
        {shownAddress(value)}
      </bdi>
      {lost ? (
        <Proof tone="high" icon={<TriangleAlert className="i-14" />}>
          {t('lost')}
        </Proof>
      ) : (
        <Verified method={method} time={seen_at ? moment(seen_at) : '–'} />
      )}
    </li>
  )
}

type RowProps = { asset: Asset; isChosen: boolean; onChosen: (isChosen: boolean) => void }

function AssetRow({ asset: { value, status, verification }, isChosen, onChosen }: RowProps) {
  const t = useTranslations('client.scope')
  const moment = useMoment()
  const isVerified = status === 'verified'
  const { method, verified_at: at } = verification ?? {}
  return (
    <li className="not-first:border-t">
      <label className="flex min-h-11 items-start gap-3 px-4 py-2.5 text-13 sm:px-5">
        <input
          type="checkbox"
          aria-label={shownAddress(value)}
          className="check-box mt-0.5"
          checked={isChosen && isVerified}
          disabled={!isVerified}
          onChange={(event) => onChosen(event.target.checked)}
        />
        <span className="grid min-w-0">
          <bdi dir="ltr" className="justify-self-start font-mono text-12 [overflow-wrap:anywhere]">
            {shownAddress(value)}
          </bdi>
          {isVerified ? (
            <Verified method={method ?? 'dns'} time={at ? moment(at) : '–'} />
          ) : (
            <Proof tone="medium" icon={<Clock className="i-14" />}>
              {t('unverified')}
            </Proof>
          )}
        </span>
      </label>
    </li>
  )
}

type ProofProps = { tone: 'pass' | 'medium' | 'high'; icon: ReactNode; children: ReactNode }

function Proof({ tone, icon, children }: ProofProps) {
  return (
    <span className={`${tone} flex items-start gap-1 text-12 text-3`}>
      <span aria-hidden="true" className="mt-px flex-none text-k-text">
        {icon}
      </span>
      {children}
    </span>
  )
}

function Verified(values: { method: ContractAsset['method']; time: string }) {
  const t = useTranslations('client.scope')
  return (
    <Proof tone="pass" icon={<BadgeCheck className="i-14" />}>
      {t('verified', values)}
    </Proof>
  )
}
