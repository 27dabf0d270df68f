import {
  ArrowDownCircle,
  BellOff,
  CalendarClock,
  CircleX,
  ClockAlert,
  FilePen,
  ReceiptText,
  ScanSearch,
  ShieldQuestionMark,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { Menu } from '@/components/ui/menu'
import { RelativeTime } from '@/components/ui/relative-time'
import { SeverityIcon } from '@/components/ui/severity-icon'
import { useMoment } from '@/components/ui/use-moment'
import type { AgencyAttention } from '@/lib/contract/agency'
import { listedName } from '@/lib/domain/shown-address'
import { AttentionAction } from './attention-action'
import { useAttentionTitle } from './attention-words'
import type { Until } from './use-put-away'

const looks: Record<AgencyAttention['kind'], { severity: 'critical' | 'high' | 'medium'; icon: ReactNode }> = {
  critical: { severity: 'critical', icon: <SeverityIcon severity="critical" /> },
  down: { severity: 'critical', icon: <ArrowDownCircle aria-hidden="true" /> },
  overdue_high: { severity: 'high', icon: <SeverityIcon severity="high" /> },
  certificate: { severity: 'high', icon: <CalendarClock aria-hidden="true" /> },
  high: { severity: 'high', icon: <SeverityIcon severity="high" /> },
  invoice_overdue: { severity: 'medium', icon: <ReceiptText aria-hidden="true" /> },
  next_step: { severity: 'medium', icon: <ClockAlert aria-hidden="true" /> },
  leads_leaving: { severity: 'medium', icon: <CalendarClock aria-hidden="true" /> },
  contract_unopened: { severity: 'medium', icon: <FilePen aria-hidden="true" /> },
  contract_ends: { severity: 'medium', icon: <CalendarClock aria-hidden="true" /> },
  proof_lost: { severity: 'medium', icon: <ShieldQuestionMark aria-hidden="true" /> },
  failed: { severity: 'high', icon: <CircleX aria-hidden="true" /> },
  never: { severity: 'medium', icon: <ScanSearch aria-hidden="true" /> },
  unverified: { severity: 'medium', icon: <ShieldQuestionMark aria-hidden="true" /> },
}

const UNTIL = ['tomorrow', 'week', 'change'] as const satisfies Until[]

/** A site that is called as its client is: by its address. */
const siteIn = ({ name, site, site_name }: AgencyAttention) =>
  listedName({ name: site_name === name ? null : site_name, value: site ?? '' })

type RowProps = { item: AgencyAttention; color: string | null; onPutAway: (until: Until) => void }

/** One thing that needs somebody: what, where, since when, and the one way on. */
export function AttentionRow({ item, color, onPutAway }: RowProps) {
  const t = useTranslations('agency.attention')
  const title = useAttentionTitle()(item)
  const { severity, icon } = looks[item.kind]
  return (
    <li
      data-row
      className="flex min-h-15 flex-wrap items-center gap-x-3 gap-y-2 border-t px-4 py-2.5 sm:flex-nowrap sm:px-5"
    >
      <span className={`${severity} self-start pt-0.5 text-k-text sm:self-center sm:pt-0`}>{icon}</span>
      <span className="grid min-w-0 grow basis-[calc(100%-3rem)] sm:basis-0">
        <span className="text-13 font-medium [overflow-wrap:anywhere]">
          <span className="sr-only">{t(`severity.${severity}`)}: </span>
          <bdi>{title}</bdi>
        </span>
        <span className="flex flex-wrap items-center gap-x-1.5 text-12 text-3">
          <span
            aria-hidden="true"
            className="size-2 flex-none rounded-[3px] bg-line-strong"
            style={color ? { background: color } : undefined}
          />
          <bdi className="[overflow-wrap:anywhere]">{item.name}</bdi>
          {item.site && (
            <>
              <span aria-hidden="true">·</span>
              <bdi className="[overflow-wrap:anywhere]">{siteIn(item)}</bdi>
            </>
          )}
          <Note item={item} />
        </span>
      </span>
      {item.at && !['next_step', 'certificate', 'leads_leaving'].includes(item.kind) && (
        <RelativeTime at={item.at} className="text-12 whitespace-nowrap text-3 max-sm:hidden" />
      )}
      <span className="flex items-center gap-1 max-sm:ms-7">
        <AttentionAction item={item} />
        <NotNow what={title} onPutAway={onPutAway} />
      </span>
    </li>
  )
}

function NotNow({ what, onPutAway }: { what: string; onPutAway: RowProps['onPutAway'] }) {
  const t = useTranslations('agency.attention')
  const words = t('notNow', { what })
  return (
    <Menu
      trigger={
        <Button variant="ghost" size="icon-sm" aria-keyshortcuts="e" aria-label={words} title={words}>
          <BellOff aria-hidden="true" />
        </Button>
      }
      items={UNTIL.map((until) => ({ label: t(`until.${until}`), onSelect: () => onPutAway(until) }))}
    />
  )
}

function Note({ item: { kind, at } }: { item: AgencyAttention }) {
  const t = useTranslations('agency.attention.note')
  const moment = useMoment()
  if (kind !== 'overdue_high' && ((kind !== 'next_step' && kind !== 'leads_leaving') || !at)) return null
  return (
    <>
      <span aria-hidden="true">·</span>
      <span>{kind === 'overdue_high' ? t('overdue_high') : t(kind, { time: moment(at ?? '') })}</span>
    </>
  )
}
