import { Clock } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useTranslations } from 'use-intl'
import { Button, ButtonLink } from '@/components/ui/button'
import { ErrorPanel } from '@/components/ui/error-panel'
import { Note } from '@/components/ui/note'
import { useStartLightScan } from '@/lib/api/scan'
import type { Asset, VerifyMethod } from '@/lib/contract/asset'
import { useSaid } from '@/lib/react/use-said'
import { href, initFull } from '@/lib/domain/routes'
import { siteName } from '@/lib/domain/shown-address'
import { useSecondsLeft } from '@/lib/react/use-seconds-left'
import type { Checks } from './use-checks'
import { useFullScanBlock } from './use-full-scan-block'

type Props = { workspace: string; asset: Asset; method: VerifyMethod; checks: Checks }

/** What was looked for, what was found, and when we look again. */
export function CheckResult({ workspace, asset, method, checks }: Props) {
  const t = useTranslations('asset.verify')
  const said = useSaid()
  const { last } = checks
  if (!last) return null
  if (last.kind === 'failed') {
    return (
      <div className="grid gap-2">
        <ErrorPanel
          title={t('failed')}
          error={last.error}
          onRetry={() => checks.check(method)}
          isRetrying={checks.isChecking}
        />
        <Countdown method={method} checks={checks} />
      </div>
    )
  }
  const { success, looked_for, looked_for_says, found, found_says } = last.reply
  if (success) return <Verified workspace={workspace} asset={asset} method={method} />
  return (
    <Note tone="medium" role="status" icon={<Clock />} title={t('notFound')}>
      <div className="grid gap-2 text-1">
        {looked_for && <p>{said(looked_for, looked_for_says)}</p>}
        {found && <p className="rounded-md border bg-sunken px-3 py-2">{said(found, found_says)}</p>}
        <Countdown method={method} checks={checks} />
      </div>
    </Note>
  )
}

/** Not announced: a screen reader would hear nothing but seconds. */
function Countdown({ method, checks }: Pick<Props, 'method' | 'checks'>) {
  const t = useTranslations('asset.verify')
  const seconds = useSecondsLeft(checks.nextAt)
  if (checks.isStopped) return <p className="text-12 text-2">{t('stopped', { method })}</p>
  if (checks.nextAt === null) return null
  return (
    <p aria-live="off" className="text-12 text-2 tabular-nums">
      {t('nextIn', { seconds })}
    </p>
  )
}

function Verified({ workspace, asset, method }: Omit<Props, 'checks'>) {
  const t = useTranslations('asset.verify')
  const router = useRouter()
  const start = useStartLightScan(workspace)
  const block = useFullScanBlock(asset)
  const handleScan = () => start.mutate(asset.id, { onSuccess: () => router.push(href('scan', { id: asset.id })) })
  return (
    <Note
      tone="pass"
      role="status"
      title={t('foundTitle', { asset: siteName(asset) })}
      actions={
        <div className="flex flex-wrap gap-2">
          <Button size="sm" pending={start.isPending} onClick={handleScan}>
            {t('scan')}
          </Button>
          {block !== 'plan' && (
            <ButtonLink size="sm" href={initFull(asset.id)}>
              {t('scanFull')}
            </ButtonLink>
          )}
        </div>
      }
    >
      <p className="text-1">{t('foundText', { method })}</p>
    </Note>
  )
}
