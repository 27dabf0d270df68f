import { useFormatter, useTranslations } from 'use-intl'
import { Drawer } from '@/components/ui/drawer'
import { GradeTile } from '@/components/ui/grade-tile'
import { SeverityBadge } from '@/components/ui/severity-badge'
import type { WidgetLead } from '@/lib/contract/widget'
import type { ReactNode } from 'react'

export type WidgetLeadDrawerProps = { open: boolean; lead: WidgetLead | null; onClose: () => void }

/** Who they are, what the check found, and the words they agreed to. */
export function WidgetLeadDrawer({ open, lead, onClose }: WidgetLeadDrawerProps) {
  return (
    <Drawer wide open={open} onOpenChange={(isOpen) => !isOpen && onClose()} title={<bdi>{lead?.email}</bdi>}>
      {lead && (
        <div className="grid gap-6">
          <Contact lead={lead} />
          <Report lead={lead} />
          <Consent lead={lead} />
        </div>
      )}
    </Drawer>
  )
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null
  return (
    <div className="grid grid-cols-[120px_minmax(0,1fr)] gap-3">
      <dt className="text-2">{name}</dt>
      <dd className="whitespace-pre-line [overflow-wrap:anywhere]">
        <bdi>{children}</bdi>
      </dd>
    </div>
  )
}

function Contact({ lead }: { lead: WidgetLead }) {
  const t = useTranslations('widget.leads')
  const format = useFormatter()
  const time = (at: string | null | undefined) =>
    at ? format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' }) : null
  return (
    <section aria-label={t('contact')}>
      <dl className="grid gap-2 text-13">
        <Line name={t('website')}>{lead.website}</Line>
        <Line name={t('name')}>{lead.name}</Line>
        <Line name={t('phone')}>{lead.phone}</Line>
        <Line name={t('message')}>{lead.message}</Line>
        <Line name={t('page')}>{lead.page_url}</Line>
        <Line name={t('from')}>{lead.referrer}</Line>
        <Line name={t('tags')}>{lead.tags?.join(', ')}</Line>
        <Line name={t('mailed')}>{time(lead.mailed_at)}</Line>
        <Line name={t('unsubscribed')}>{time(lead.unsubscribed_at)}</Line>
        {Object.entries(lead.utm ?? {}).map(([name, value]) => (
          <Line key={name} name={name}>
            {value}
          </Line>
        ))}
      </dl>
    </section>
  )
}

function Report({ lead: { lead_scan: scan } }: { lead: WidgetLead }) {
  const t = useTranslations('widget.leads')
  const issues = scan?.issues ?? []
  return (
    <section aria-labelledby="widget-lead-report" className="grid gap-3">
      <h3 id="widget-lead-report" className="text-14 font-strong">
        {t('report')}
      </h3>
      {scan?.status === 'completed' ? (
        <GradeTile grade={scan.grade ?? null} score={scan.score ?? null} />
      ) : (
        <p className="text-13 text-2">{scan?.failure_message ?? t('none')}</p>
      )}
      <ol className="grid gap-3 text-13">
        {issues.map((issue, place) => (
          <li key={issue.id ?? place} className="grid gap-1 border-t pt-3">
            <span className="flex flex-wrap items-center gap-2">
              <SeverityBadge severity={issue.severity} />
              <span className="font-medium [overflow-wrap:anywhere]">{issue.title}</span>
            </span>
            <span className="text-2 [overflow-wrap:anywhere]">{issue.plain}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Consent({ lead: { consent_text, consent_version, consent_at } }: { lead: WidgetLead }) {
  const t = useTranslations('widget.leads')
  const format = useFormatter()
  if (!consent_text) return null
  return (
    <section aria-labelledby="widget-lead-consent" className="grid gap-1 text-13">
      <h3 id="widget-lead-consent" className="text-14 font-strong">
        {t('consentTitle')}
      </h3>
      <blockquote className="border-s-2 ps-3 [overflow-wrap:anywhere]">
        <bdi>{consent_text}</bdi>
      </blockquote>
      <p className="text-2">
        {consent_version !== undefined && t('version', { version: consent_version })}
        {consent_at && ` · ${format.dateTime(new Date(consent_at), { dateStyle: 'medium', timeStyle: 'short' })}`}
      </p>
    </section>
  )
}
