import { useTranslations } from 'use-intl'
import { useMoment } from '@/components/ui/use-moment'
import type { WholeLead } from '@/lib/contract/lead-record'
import { leadDeeds } from '@/lib/messages/en/lead-deeds'
import { withTexts } from '@/lib/react/i18n'

type Happened = { key: string; at: string; what: string; text?: string | null }

/** All that happened with a lead, the newest first. */
export const LeadHistory = withTexts({ leadDeeds }, function LeadHistory({ lead }: { lead: WholeLead }) {
  const t = useTranslations('leadDeeds.history')
  const kindOf = useTranslations('lead.note.kind')
  const moment = useMoment()
  const { scan, client_workspace_id: client, archived_at: archived } = lead
  const all: Happened[] = [
    ...lead.note_list.map(({ id, kind, text, at }) => ({ key: id, at, what: kindOf(kind), text })),
    ...lead.outreach.map(({ id, channel, subject, sent_at, created_at }) => ({
      key: id,
      at: sent_at ?? created_at,
      what: t(`sent.${channel}`),
      text: subject,
    })),
    ...lead.shares.map(({ id, created_at }) => ({ key: id, at: created_at, what: t('shared') })),
    ...(scan?.checked_at
      ? [{ key: scan.id, at: scan.checked_at, what: scan.grade ? t('scanned', { grade: scan.grade }) : t('noAnswer') }]
      : []),
    ...(archived ? [{ key: 'archived', at: archived, what: t('archived') }] : []),
    { key: 'saved', at: lead.created_at, what: t('saved') },
  ]
  return (
    <ol className="grid gap-3 pt-4 text-13">
      {all
        .toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at))
        .map(({ key, at, what, text }) => (
          <li key={key} className="grid gap-0.5 border-s-2 ps-3">
            <span className="text-12 text-3">{moment(at)}</span>
            <span>{what}</span>
            {text && <bdi className="line-clamp-3 whitespace-pre-wrap text-2 [overflow-wrap:anywhere]">{text}</bdi>}
          </li>
        ))}
      {client && <li className="order-first border-s-2 ps-3">{t('client')}</li>}
    </ol>
  )
})
