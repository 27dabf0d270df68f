import * as z from 'zod/mini'
import { SEVERITIES, type Severity } from '@/lib/contract/scan-result'

const Report = z.object({
  'template-id': z.string(),
  'matcher-name': z.optional(z.string()),
  'matched-at': z.string(),
  info: z.object({
    name: z.string(),
    severity: z.optional(z.string()),
    description: z.optional(z.nullable(z.string())),
    reference: z.optional(z.nullable(z.union([z.string(), z.array(z.string())]))),
    classification: z.optional(
      z.nullable(z.object({ 'cve-id': z.optional(z.nullable(z.union([z.string(), z.array(z.string())]))) })),
    ),
  }),
})
export type NucleiReport = {
  template: string
  matcher: string
  name: string
  severity: Severity
  url: string
  description: string
  references: string[]
  cve: string[]
}

/** Its lines as facts; what is no report is passed over. */
export function readNuclei(lines: string): NucleiReport[] {
  const reports = lines.split('\n').flatMap((line) => {
    const { data } = Report.safeParse(parse(line))
    return data ? [reportOf(data)] : []
  })
  return [...new Map(reports.map((report) => [`${report.template} ${report.matcher} ${report.url}`, report])).values()]
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}

function reportOf({
  info,
  'template-id': template,
  'matcher-name': matcher = '',
  'matched-at': url,
}: z.infer<typeof Report>): NucleiReport {
  const severity = SEVERITIES.find((known) => known === info.severity?.toLowerCase()) ?? 'info'
  const references = [info.reference ?? []]
    .flat()
    .filter((address) => address.length <= 300 && URL.parse(address)?.protocol === 'https:')
  const cve = [info.classification?.['cve-id'] ?? []]
    .flat()
    .flatMap((id) => (/^CVE-\d{4}-\d{4,7}$/i.test(id) ? [id.toUpperCase()] : []))
  return {
    template,
    matcher,
    name: info.name,
    severity,
    url,
    description: info.description?.trim() ?? '',
    references: references.slice(0, 4),
    cve,
  }
}
