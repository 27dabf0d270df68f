import * as z from 'zod/mini'
import type { ScanResult } from '@/lib/contract/scan-result'
import { factValueKey, humanName } from '@/lib/domain/fact-words'
import { absoluteTime } from '@/lib/domain/format'
import { report as texts } from '@/lib/messages/en/report'
import { scanResult as scan } from '@/lib/messages/en/scan-result'
import { LISTED_ELSEWHERE } from '@/lib/domain/site-pages'
import { TlsFacts } from '@/lib/domain/tls-facts'
import { heading, pair, paragraph } from './blocks'
import type { PdfInput } from './input'
import { PAGE, STYLES } from './look'
import type { Paper } from './paper'
import { printedAddress } from './printed-address'
import type { PaperVoice } from './words'

const INDENT = 12
const MAX = 100
const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d/
/** What belongs to the way to the site; everything else is about what runs there. */
const CERTIFICATE = /^(certificate|tls|dns|mail|spf|dmarc|caa|mx)\b/i

type FactName = keyof typeof texts.fact
type PartName = keyof typeof scan.factName
type KindName = keyof typeof texts.technology.kind
const isNamed = (key: string): key is FactName => key in texts.fact
const isPart = (key: string): key is PartName => Object.hasOwn(scan.factName, key)
const isKind = (kind: string): kind is KindName => kind in texts.technology.kind

const Technologies = z.array(
  z.object({ name: z.string(), category: z.string(), version: z.optional(z.nullable(z.string())) }),
)
const Cookies = z.array(
  z.object({
    name: z.string(),
    secure: z.boolean(),
    http_only: z.boolean(),
    same_site: z.optional(z.nullable(z.string())),
    domain: z.optional(z.nullable(z.string())),
  }),
)
const Libraries = z.array(z.object({ name: z.string(), version: z.string(), url: z.string() }))

/** Facts of the scan that are not findings. */
export function facts(paper: Paper, { result, timeZone }: PdfInput, group: 'technology' | 'certificate'): void {
  const { words } = paper.voice
  const title = words(`report.tabs.${group}`)
  heading(paper, 'H1', title, { gap: 10 })
  const own = Object.entries(result.observations).filter(
    ([key]) => !LISTED_ELSEWHERE.includes(key) && CERTIFICATE.test(key) === (group === 'certificate'),
  )
  const all: [string, unknown][] = group === 'technology' ? [['target', result.target], ...own] : own
  const reasons = group === 'certificate' ? missingReasons(result) : []
  if (all.length === 0 && reasons.length === 0) paragraph(paper, words('report.facts.none'), STYLES.muted)
  for (const [key, value] of all) {
    heading(paper, 'H2', isNamed(key) ? words(`report.fact.${key}`) : humanName(key), { gap: 2 })
    for (const { name, text, depth } of factLines(plain(key, value, paper.voice), timeZone, paper.voice)) {
      const x = PAGE.left + depth * INDENT
      if (text === '') paper.space(6)
      else if (name) pair(paper, name, text, x)
      else paragraph(paper, text, STYLES.body, { x, gap: 1 })
    }
    paper.space(10)
  }
  for (const { title: name, detail } of reasons) {
    heading(paper, 'H2', name, { gap: 2 })
    paragraph(paper, detail ?? '', STYLES.muted, { gap: 10 })
  }
}

export type FactLine = { name?: string; text: string; depth: number }

/**
 * Any structure of the scanner as lines of names and values, deeper ones further in. An empty line parts the items of a
 * list.
 */
export function factLines(value: unknown, timeZone: string, voice: PaperVoice, depth = 0): FactLine[] {
  const { words, apart } = voice
  const word = (item: unknown, name?: string) => wordOf(item, timeZone, voice, name)
  if (Array.isArray(value)) {
    const items: unknown[] = value.slice(0, MAX)
    const lines = items.flatMap((item, index) => [
      ...(index > 0 && isNested(item) ? [{ text: '', depth }] : []),
      ...(isNested(item) ? factLines(item, timeZone, voice, depth) : [{ text: `• ${apart(word(item))}`, depth }]),
    ])
    if (value.length > MAX) lines.push({ text: words('scan.more', { count: value.length - MAX }), depth })
    return lines.length > 0 ? lines : [{ text: words('scan.none'), depth }]
  }
  if (!isNested(value)) return [{ text: word(value), depth }]
  return Object.entries(value).flatMap(([key, inner]): FactLine[] => {
    const name = isPart(key) ? words(`scan.factName.${key}`) : humanName(key)
    if (Array.isArray(inner) && inner.length > 0 && !inner.some(isNested))
      return [
        {
          name,
          text: inner
            .slice(0, MAX)
            .map((item) => apart(word(item)))
            .join(voice.comma),
          depth,
        },
      ]
    if (!isNested(inner) || Object.keys(inner).length === 0)
      return [{ name, text: isNested(inner) ? words('scan.none') : word(inner, key), depth }]
    return [{ text: name, depth }, ...factLines(inner, timeZone, voice, depth + 1)]
  })
}

const isNested = (value: unknown): value is object => typeof value === 'object' && value !== null

function wordOf(value: unknown, timeZone: string, { words, locale, formats }: PaperVoice, name?: string): string {
  if (value === null || value === undefined || value === '') return words('scan.none')
  if (typeof value === 'boolean') return words(value ? 'scan.yes' : 'scan.no')
  const key = factValueKey(name, value)
  if (key) return words(key)
  const text = String(value)
  return (ISO.test(text) && absoluteTime(text, { locale, timeZone, formats, zone: true })) || text
}

/** What the screen says in its own words, shorter: paper has the evidence elsewhere. */
function plain(name: string, value: unknown, { words }: PaperVoice): unknown {
  if (name === 'technologies') {
    const { data } = Technologies.safeParse(value)
    if (!data || data.length === 0) return value
    const kinds = Map.groupBy(data, ({ category }) =>
      isKind(category) ? words(`report.technology.kind.${category}`) : humanName(category),
    )
    return Object.fromEntries(
      [...kinds].map(([kind, own]) => [kind, own.map((one) => [one.name, one.version].filter(Boolean).join(' '))]),
    )
  }
  if (name === 'libraries') {
    const { data } = Libraries.safeParse(value)
    return data && data.length > 0 ? [...new Set(data.map((one) => `${one.name} ${one.version} (${one.url})`))] : value
  }
  if (name === 'cookies') {
    const { data } = Cookies.safeParse(value)
    return data ? data.map((cookie) => cookieOf(cookie, words)) : value
  }
  if (name === 'tls') {
    const { data } = TlsFacts.safeParse(value)
    return data ? tlsOf(data, words) : value
  }
  if (name === 'target') return targetOf(value as ScanResult['target'], words)
  return value
}

const cookieOf = (
  { name, secure, http_only, same_site, domain }: z.infer<typeof Cookies>[number],
  words: PaperVoice['words'],
) => ({
  [words('report.technology.cookie.name')]: name,
  [words('report.technology.cookie.secure')]: secure,
  [words('report.technology.cookie.httpOnly')]: http_only,
  [words('report.technology.cookie.sameSite')]: same_site ?? words('report.technology.notSet'),
  [words('report.technology.cookie.domain')]: domain ?? words('report.technology.notSet'),
})

const tlsOf = (
  {
    versions,
    suites,
    post_quantum: keys,
    ocsp_stapling: stapling,
    certificate_timestamps: logs,
  }: z.infer<typeof TlsFacts>,
  words: PaperVoice['words'],
) => ({
  [words('report.technology.tls.versions')]: versions,
  ...(suites && { [words('report.technology.tls.suites')]: suites }),
  ...(keys && { [words('report.technology.tls.postQuantum')]: words(`report.technology.tls.${keys}`) }),
  ...(stapling && { [words('report.technology.tls.stapling')]: words(`report.technology.tls.${stapling}`) }),
  ...(logs !== undefined && {
    [words('report.technology.tls.transparency')]:
      logs === null ? words('report.technology.tls.unreadable') : words('report.technology.tls.logs', { count: logs }),
  }),
})

const targetOf = ({ input, host, ip, url }: ScanResult['target'], words: PaperVoice['words']) => ({
  [words('report.technology.target.input')]: input,
  [words('report.technology.target.host')]: printedAddress(host),
  [words('report.technology.target.ip')]: ip,
  [words('report.technology.target.url')]: url,
})

/** Which check would have written the facts down. */
const SOURCES = { certificate: 'tls.certificate', dns: 'dns.mail' }

/** Why facts are not there, in the words of the check that looked for them. */
const missingReasons = ({ observations, checks }: ScanResult) =>
  Object.entries(SOURCES).flatMap(([fact, key]) =>
    fact in observations ? [] : checks.filter((check) => check.key === key && check.detail),
  )
