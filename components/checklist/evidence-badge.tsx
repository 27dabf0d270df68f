import { CircleCheck, CircleDashed, CircleSlash, OctagonAlert } from 'lucide-react'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { StatusBadge, type Tone } from '@/components/ui/status-badge'
import { admits } from '@/lib/domain/plans'
import { href } from '@/lib/domain/routes'
import { useUser } from '@/stores/session'
import type { Evidence } from './evidence'

const LOOKS: Record<Evidence['kind'], { tone: Tone; icon: ReactNode }> = {
  fixed: { tone: 'pass', icon: <CircleCheck /> },
  open: { tone: 'high', icon: <OctagonAlert /> },
  unanswered: { tone: 'medium', icon: <CircleDashed /> },
  notApplicable: { tone: 'neutral', icon: <CircleSlash /> },
  notScanned: { tone: 'neutral', icon: <CircleDashed /> },
  notScannable: { tone: 'neutral', icon: <CircleSlash /> },
}

type EvidenceBadgeProps = { evidence: Evidence; isTicked: boolean }

/** What the last scan says about an item, with the way to the finding. */
export function EvidenceBadge({ evidence, isTicked }: EvidenceBadgeProps) {
  const t = useTranslations('checklist.evidence')
  const user = useUser()
  const { tone, icon } = LOOKS[evidence.kind]
  if (evidence.kind !== 'open') {
    return (
      <StatusBadge tone={tone} icon={icon} className="h-6 text-12 text-2 max-sm:ps-6.5">
        {t(evidence.kind)}
      </StatusBadge>
    )
  }
  // Without a plan the report is locked, and the scan itself still shows what it found.
  const to =
    user && admits('core', user)
      ? `${href('report', { id: evidence.scan })}?finding=${evidence.finding.id}`
      : href('details', { id: evidence.scan })
  return (
    <span className="flex flex-wrap items-center gap-x-3 text-12 max-sm:ps-6.5">
      <StatusBadge tone={tone} icon={icon} className="h-6 text-12">
        {t('open')}
      </StatusBadge>
      <Link href={to} prefetch={false} className="link">
        {t('see')}
        <span className="sr-only">: {evidence.finding.title}</span>
      </Link>
      {isTicked && <span className="w-full text-2">{t('differs')}</span>}
    </span>
  )
}
