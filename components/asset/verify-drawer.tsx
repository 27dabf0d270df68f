import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { AddressLine } from '@/components/ui/address-line'
import { Drawer } from '@/components/ui/drawer'
import { Tabs } from '@/components/ui/tabs'
import type { Asset, Verification, VerifyMethod } from '@/lib/contract/asset'
import { shownAddress, siteName } from '@/lib/domain/shown-address'
import { asset } from '@/lib/messages/en/asset'
import { withTexts } from '@/lib/react/i18n'
import { useSaid } from '@/lib/react/use-said'
import { CheckResult } from './check-result'
import { focusAfter } from './focus-after'
import { useChecks } from './use-checks'
import { DnsWay, FileWay, isIp, MetaWay } from './verify-ways'
import { Note } from '@/components/ui/note'
import { RelativeTime } from '@/components/ui/relative-time'

export type VerifyDrawerProps = { workspace: string; asset: Asset | null; onClose: () => void }

/** Three ways to prove that an asset is one's own, and what came of looking. */
function Verifying({ workspace, asset, onClose }: VerifyDrawerProps & { open: boolean }) {
  if (!asset) return null
  return <Opened key={asset.id} workspace={workspace} asset={asset} onClose={onClose} />
}
export const VerifyDrawer = withTexts({ asset }, Verifying)

function Opened({ workspace, asset, onClose }: VerifyDrawerProps & { asset: Asset }) {
  const t = useTranslations('asset.verify')
  const [method, setMethod] = useState<VerifyMethod>(firstWay(asset))
  const checks = useChecks(workspace, asset.id)
  const [opener] = useState(() => document.activeElement)
  const [isFresh, setFresh] = useState(true)
  const isVerified = checks.last?.kind === 'looked' && checks.last.reply.success

  function choose(next: string) {
    setMethod(next as VerifyMethod)
    setFresh(false)
    checks.reset()
  }

  return (
    <Drawer
      open
      onOpenChange={(open) => !open && onClose()}
      finalFocus={() => focusAfter(asset.id, opener)}
      title={t('title', { asset: siteName(asset) })}
      description={isVerified ? undefined : <Lede asset={asset} />}
      footer={
        isVerified ? (
          <Button onClick={onClose}>{t('done')}</Button>
        ) : (
          <>
            <Button variant="primary" pending={checks.isChecking} onClick={() => checks.check(method)}>
              {t(checks.isChecking ? 'checking' : checks.last ? 'checkAgain' : 'check')}
            </Button>
            <Button variant="ghost" onClick={onClose}>
              {t('later')}
            </Button>
          </>
        )
      }
    >
      {isVerified ? null : asset.verification ? (
        <Ways asset={asset} verification={asset.verification} method={method} onChoose={choose} />
      ) : (
        <p className="text-2">{t('unavailable')}</p>
      )}
      {checks.last ? (
        <CheckResult workspace={workspace} asset={asset} method={method} checks={checks} />
      ) : (
        isFresh && <LastCheck asset={asset} />
      )}
    </Drawer>
  )
}

/** A record or a file belongs at the address, whatever the site is called. */
function Lede({ asset }: { asset: Asset }) {
  const t = useTranslations('asset.verify')
  return (
    <>
      {asset.name && <AddressLine>{shownAddress(asset.value)}</AddressLine>}
      {t(isIp(asset) ? 'dnsNoName' : 'text')}
    </>
  )
}

/** An IP address has no name that a record could stand at. */
function firstWay(asset: Asset): VerifyMethod {
  const last = asset.verification?.method
  if (isIp(asset)) return last === 'meta' ? 'meta' : 'file'
  return last ?? 'dns'
}

type WaysProps = { asset: Asset; verification: Verification; method: VerifyMethod; onChoose: (method: string) => void }

function Ways({ asset, verification, method, onChoose }: WaysProps) {
  const t = useTranslations('asset.verify')
  return (
    <Tabs
      label={t('tabs')}
      className="gap-5"
      value={method}
      onValueChange={onChoose}
      tabs={[
        ...(isIp(asset) ? [] : [{ value: 'dns', label: t('dns'), content: <DnsWay verification={verification} /> }]),
        { value: 'file', label: t('file'), content: <FileWay asset={asset} verification={verification} /> },
        { value: 'meta', label: t('meta'), content: <MetaWay asset={asset} verification={verification} /> },
      ]}
    />
  )
}

/** What the last look found, for whoever comes back to it. */
function LastCheck({ asset }: { asset: Asset }) {
  const t = useTranslations('asset.verify')
  const said = useSaid()
  const { last_error, last_error_says, last_checked_at } = asset.verification ?? {}
  if (asset.status === 'verified' || !last_error) return null
  return (
    <Note
      tone={asset.status === 'failed' ? 'critical' : 'medium'}
      title={t(asset.status === 'failed' ? 'lastError' : 'notFound')}
    >
      <p>{said(last_error, last_error_says)}</p>
      {last_checked_at && <RelativeTime at={last_checked_at} className="text-12 text-3" />}
    </Note>
  )
}
