import { useTranslations } from 'use-intl'
import type { Entry } from '@/lib/domain/finding-entries'
import { visibleText } from '@/lib/domain/visible-text'

/** Longer than any run of backticks inside, so that a stranger's text cannot end the block. */
function fenced(text: string) {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}\n${text}\n${fence}`
}

/** A finding as Markdown, for the ticket of whoever repairs it. */
export function useTicket() {
  const t = useTranslations()
  return ({ finding }: Entry, site: string): string => {
    const { title, severity, at, key, summary_plain, impact, remediation, snippets, evidence, rule, cwe, id } = finding
    return [
      `## ${t(`ui.severity.${severity}`)}: ${title}`,
      `${site}\n\n${fenced(visibleText([at, key].filter(Boolean).join(' ')))}`,
      `**${t('scan.means')}.** ${summary_plain}`,
      `**${t('scan.impact')}.** ${impact}`,
      `**${t('scan.fix')}.** ${remediation}`,
      ...snippets.map(({ platform, code }) => `${t('scan.fixFor', { platform: t(`scan.platform.${platform}`) })}\n\n${fenced(code)}`),
      ...evidence.flatMap(({ label, excerpt }) => (excerpt ? [`${label}\n\n${fenced(visibleText(excerpt))}`] : [])),
      [rule, ...cwe.map((number) => `CWE-${number}`), id].join(' · '),
    ].join('\n\n')
  }
}
