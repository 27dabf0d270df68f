import { ScanSearch } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { ButtonLink } from '@/components/ui/button'
import { Card, CardBody } from '@/components/ui/card'
import { ErrorPanel } from '@/components/ui/error-panel'
import { Progress } from '@/components/ui/progress'
import { RelativeTime } from '@/components/ui/relative-time'
import type { Asset } from '@/lib/contract/asset'
import { href } from '@/lib/domain/routes'
import { shownAddress } from '@/lib/domain/shown-address'
import { applies } from './evidence'
import { ITEMS } from './items'
import type { useLastScan } from './use-last-scan'

export type LastScan = ReturnType<typeof useLastScan>

type ProgressCardProps = { ticked: readonly string[]; lastScan: LastScan; asset: Asset; children: ReactNode }

/** How far the list is, where its evidence comes from, and what can be done with all of it. */
export function ProgressCard({ ticked, lastScan, asset, children }: ProgressCardProps) {
  const t = useTranslations('checklist.progress')
  const items = ITEMS.filter((item) => applies(item, lastScan.proofs))
  const all = items.length
  const done = items.filter(({ id }) => ticked.includes(id)).length
  const open = items.filter(({ id, priority }) => priority === 'must' && !ticked.includes(id)).length
  return (
    <Card>
      <CardBody className="grid gap-4">
        <h2 dir="ltr" className="hidden text-16 font-strong print:block">
          {shownAddress(asset.value)}
        </h2>
        <div className="flex items-center gap-4 sm:gap-5">
          <Ring share={done / all} />
          <div className="grid min-w-0 gap-1">
            <p className="text-16 font-strong">{t('of', { done, all })}</p>
            <p className="text-13 text-2">{t('must', { open })}</p>
          </div>
        </div>
        <Progress
          value={(done / all) * 100}
          label={t('total')}
          tone={open === 0 ? 'pass' : 'brand'}
          className="sr-only"
        />
        <Source lastScan={lastScan} asset={asset} />
        <div className="flex flex-wrap gap-2 print:hidden">{children}</div>
      </CardBody>
    </Card>
  )
}

const RADIUS = 26
const ROUND = 2 * Math.PI * RADIUS

/** A picture of the sentence beside it. */
function Ring({ share }: { share: number }) {
  return (
    <svg
      viewBox="0 0 64 64"
      aria-hidden="true"
      className="size-16 flex-none -rotate-90 fill-none stroke-selected"
      strokeWidth="8"
    >
      <circle cx="32" cy="32" r={RADIUS} />
      {share > 0 && (
        <circle
          cx="32"
          cy="32"
          r={RADIUS}
          className="stroke-brand transition-[stroke-dashoffset] duration-200 ease-ui"
          strokeLinecap="round"
          strokeDasharray={ROUND}
          strokeDashoffset={ROUND * (1 - share)}
        />
      )}
    </svg>
  )
}

function Source({ lastScan, asset }: { lastScan: LastScan; asset: Asset }) {
  const t = useTranslations('checklist')
  const { scan, proofs, isPending, failed } = lastScan
  if (isPending) return <p className="text-13 text-3">{t('loadingScan')}</p>
  if (failed)
    return (
      <ErrorPanel
        title={t('evidence.failed')}
        error={failed.error}
        onRetry={failed.refetch}
        isRetrying={failed.isFetching}
      />
    )
  if (scan && !proofs) return <p className="text-13 text-2">{t('evidence.failed')}</p>
  if (!scan) {
    return (
      <p className="flex flex-wrap items-center gap-3 text-13 text-2">
        {t('evidence.noScan')}
        <ButtonLink size="sm" href={href('scan', { id: asset.id })} className="print:hidden">
          <ScanSearch aria-hidden="true" />
          {t('evidence.scan')}
        </ButtonLink>
      </p>
    )
  }
  return (
    <p className="text-13 text-2">
      {t('evidence.from')} {scan.completed_at && <RelativeTime at={scan.completed_at} />}
    </p>
  )
}
