import type { Check, Finding, Severity } from '@/lib/contract/scan-result'
import type { Entry, Exported } from '@/lib/domain/finding-entries'
import { isAnswer } from '@/lib/domain/scan-diff'

const LEVEL = {
  critical: 'error',
  high: 'error',
  medium: 'warning',
  low: 'note',
  info: 'note',
} as const satisfies Record<Severity, string>
/** The numbers code hosts sort by. */
const SECURITY_SEVERITY = {
  critical: '9.5',
  high: '8.0',
  medium: '5.5',
  low: '3.0',
  info: '0.0',
} as const satisfies Record<Severity, string>
const RANK = { critical: 100, high: 80, medium: 50, low: 20, info: 0 } as const satisfies Record<Severity, number>

/**
 * The list as SARIF 2.1.0, by the product's name. What was set aside is suppressed with its reason; a check without an
 * answer is a notification of the run.
 */
export function findingsSarif({ result, entries }: Exported, product: string): string {
  const perRule = new Map(entries.map(({ finding }) => [finding.rule, finding]))
  const rules = [...perRule.keys()]
  const run = {
    tool: { driver: { name: product, semanticVersion: result.engine, rules: [...perRule.values()].map(ruleOf) } },
    invocations: [
      {
        executionSuccessful: true,
        startTimeUtc: result.started_at,
        endTimeUtc: result.ended_at,
        toolExecutionNotifications: result.checks.filter(({ state }) => !isAnswer(state)).map(notificationOf),
      },
    ],
    results: entries.map((entry) => resultOf(entry, rules.indexOf(entry.finding.rule))),
    columnKind: 'utf16CodeUnits',
    properties: { target: result.target.input, mode: result.mode },
  }
  return JSON.stringify(
    { $schema: 'https://json.schemastore.org/sarif-2.1.0.json', version: '2.1.0', runs: [run] },
    null,
    2,
  )
}

function ruleOf({ rule, title, summary_plain, impact, remediation, references, severity, cwe, owasp }: Finding) {
  const [helpUri] = references.flatMap(({ url }) => httpUri(url) ?? [])
  return {
    id: rule,
    name: rule.split('/').at(-1) ?? rule,
    shortDescription: { text: title },
    fullDescription: { text: `${summary_plain} ${impact}`.trim() || title },
    help: { text: remediation || title },
    ...(helpUri && { helpUri }),
    defaultConfiguration: { level: LEVEL[severity] },
    properties: {
      'security-severity': SECURITY_SEVERITY[severity],
      tags: [...new Set(['security', ...cwe.map((number) => `external/cwe/cwe-${number}`), ...owasp])],
    },
  }
}

function resultOf({ finding, status, drift, state }: Entry, ruleIndex: number) {
  const suppressions =
    status === 'false_positive' || status === 'accepted'
      ? [{ kind: 'external', status: 'accepted', ...reason(state?.decision?.note) }]
      : []
  return {
    ruleId: finding.rule,
    ruleIndex,
    kind: 'fail',
    level: LEVEL[finding.severity],
    rank: RANK[finding.severity],
    message: {
      text: [`${finding.title}${finding.key && ` (${finding.key})`}`, finding.summary_plain].filter(Boolean).join('. '),
    },
    locations: [
      {
        physicalLocation: { artifactLocation: { uri: uriOf(finding.at) } },
        logicalLocations: [{ fullyQualifiedName: finding.at || 'site', kind: 'resource' }],
      },
    ],
    partialFingerprints: { 'soteria/v1': finding.id },
    suppressions,
    properties: {
      confidence: finding.confidence,
      status,
      ...(drift && { drift }),
      ...(finding.cve.length > 0 && { cve: finding.cve }),
    },
  }
}

const reason = (note: string | undefined) => (note ? { justification: note } : {})

const notificationOf = ({ key, title, state, detail }: Check) => ({
  descriptor: { id: key },
  level: state === 'error' ? 'error' : 'warning',
  message: { text: `${title}: ${detail ?? state}` },
})

/** An address as it is; a port as `tcp:`, a name as `dns:`, since neither is an address of its own. */
function uriOf(place: string) {
  const at = place.toWellFormed()
  const url = at.includes('://') ? httpUri(at) : null
  if (url) return url
  const [, host = '', port] = /^\[?(.+?)\]?:(\d+)$/.exec(at) ?? []
  if (!port) return `dns:${encodeURIComponent(at)}`
  return `tcp://${URL.canParse(`http://[${host}]`) ? `[${host}]` : encodeURIComponent(host)}:${port}`
}

/** Browsers take signs in an address that RFC 3986 does not, and so does URL. */
function httpUri(address: string) {
  const url = URL.parse(address)
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') return null
  const afterHost = (text: string) => uriSafe(text).replaceAll(/[[\]]/g, encodeURIComponent)
  return uriSafe(url.origin) + afterHost(url.pathname + url.search) + (url.hash && `#${afterHost(url.hash.slice(1))}`)
}

const uriSafe = (text: string) =>
  text.replaceAll(/%(?![\da-f]{2})/gi, '%25').replaceAll(/[^\w.~:/?@!$&'()*+,;=%[\]-]/g, encodeURIComponent)
