import { useTranslations } from 'use-intl'
import { CopyButton } from '@/components/ui/copy-button'
import { SeverityBadge } from '@/components/ui/severity-badge'
import type { LeadIssue } from '@/lib/contract/lead-record'

/** What a developer needs of a finding: what it is, where, and what to do. */
export const forDeveloper = ({ title, at, plain, fix, rule }: LeadIssue) =>
  [title, at, plain, fix, rule].filter(Boolean).join('\n')

/** All that a scan found: how bad, what and where; what to do about it is folded away. */
export function LeadIssues({ issues }: { issues: readonly LeadIssue[] }) {
  const t = useTranslations('leadDeeds.scan')
  return (
    <ol aria-label={t('issues')} className="grid gap-3 text-13">
      {issues.map((issue, place) => (
        <li key={issue.id ?? place} className="grid grid-cols-[minmax(0,1fr)] gap-1.5 rounded-lg border p-3">
          <span className="flex flex-wrap items-center gap-2">
            <SeverityBadge severity={issue.severity} />
            <span className="min-w-0 font-medium [overflow-wrap:anywhere]">{issue.title}</span>
          </span>
          <span className="text-2 [overflow-wrap:anywhere]">{issue.plain}</span>
          {issue.at && (
            <bdi dir="ltr" className="mono text-12 text-3 [overflow-wrap:anywhere]">
              {issue.at}
            </bdi>
          )}
          <details>
            <summary className="min-h-6 cursor-pointer text-12 font-medium text-brand-text">{t('developer')}</summary>
            <div className="mt-2 grid justify-items-start gap-2">
              {issue.fix && <p className="whitespace-pre-line [overflow-wrap:anywhere]">{issue.fix}</p>}
              {issue.rule && (
                <bdi dir="ltr" className="mono text-12 text-3">
                  {issue.rule}
                </bdi>
              )}
              <CopyButton text={forDeveloper(issue)} label={t('copy')} />
            </div>
          </details>
        </li>
      ))}
    </ol>
  )
}
