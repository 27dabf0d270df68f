import { isIP } from 'node:net'
import type { Evidence } from '@/lib/contract/scan-result'
import { type Check, defineCheck, type Hit, Inconclusive, type Rule } from '@/server/scanner/check'
import { surveyOnce } from '@/server/scanner/checks/tls-survey'
import { MOZILLA_TLS, OWASP } from '@/server/scanner/checks/standards'
import { TLS_VERSIONS, type TlsSurvey, weakness } from '@/server/net/tls-probe'
import { askTool } from './ask-tool'
import { readXml } from './read-xml'
import { urlHost } from '@/server/scanner/target'

const RULES = {
  version: {
    title: 'sslscan: an old version of TLS is accepted',
    severity: 'medium',
    means: 'Another program, sslscan, reports an old version of encryption that our own check did not see.',
    impact: 'Connections that use it rest on outdated mathematics. Payment rules (PCI DSS) do not allow them.',
    fix: 'Look at the versions the server is set up for, and allow only TLS 1.2 and 1.3.',
    effort: 'minutes',
    cwe: [327],
    owasp: OWASP.cryptography,
    asvs: ['12.1.1'],
    references: [MOZILLA_TLS],
  },
  cipher: {
    title: 'sslscan: a weak cipher is accepted',
    severity: 'high',
    means: 'Another program, sslscan, reports a weak kind of encryption that our own check did not see.',
    impact: 'An attacker on the way may read connections that use it.',
    fix: 'Look at the ciphers the server is set up for, and allow only current ones.',
    effort: 'minutes',
    cwe: [327],
    owasp: OWASP.cryptography,
    asvs: ['12.1.2'],
    references: [MOZILLA_TLS],
  },
  renegotiation: {
    title: 'sslscan: connections can be renegotiated insecurely',
    severity: 'medium',
    means: 'Another program, sslscan, reports that the server lets a connection start anew in the old, unprotected way.',
    impact: 'An attacker on the way can put words of their own before those of a visitor.',
    fix: 'Update the TLS library of the server, or turn renegotiation off.',
    effort: 'hours',
    cwe: [310],
    owasp: OWASP.cryptography,
    references: [{ title: 'RFC 5746: renegotiation indication', url: 'https://www.rfc-editor.org/rfc/rfc5746' }],
  },
  compression: {
    title: 'sslscan: TLS compresses what it encrypts',
    severity: 'medium',
    means: 'Another program, sslscan, reports that the server compresses what it sends before encrypting it.',
    impact: 'An attacker on the way can guess session cookies from the length of answers (CRIME).',
    fix: 'Turn compression in TLS off.',
    effort: 'minutes',
    cwe: [310],
    owasp: OWASP.cryptography,
    references: [{ title: 'NVD: CVE-2012-4929 (CRIME)', url: 'https://nvd.nist.gov/vuln/detail/CVE-2012-4929' }],
  },
} satisfies Record<string, Rule>

type Seen = { engine: string; versions: string[]; suites: string[]; insecureRenegotiation: boolean; compression: boolean }

const TIMEOUT_MS = 60_000

/** What sslscan says about the same address and port. Only what our own check did not see becomes a finding, and none of it counts for the score. */
export const sslscanBy = (binary: string): Check =>
  defineCheck({
    id: 'opinion.sslscan',
    title: 'Second opinion on TLS (sslscan)',
    category: 'transport',
    modes: ['full'],
    rules: RULES,
    async run(context) {
      const own = await surveyOnce(context)
      const { host, httpsPort } = context.target
      const place = `${context.ip.includes(':') ? `[${context.ip}]` : context.ip}:${httpsPort}`
      const name = isIP(host) ? [] : [`--sni-name=${host}`]
      // Heartbleed is found by reading memory of the server: not ours to do.
      const args = ['--no-colour', '--xml=-', '--no-heartbleed', '--timeout=5', ...name, place]
      const seen = readSslscan(await askTool('sslscan', context, { binary, args, timeoutMs: TIMEOUT_MS }))
      const hits = judge(seen, own)
      context.observe('sslscan', { engine: seen.engine, versions: seen.versions, suites: seen.suites })
      context.note(`${seen.engine} ${hits.length > 0 ? 'saw what our own check did not' : 'saw nothing weak that our own check did not see'}.`)
      return hits.map((hit) => ({ ...hit, at: `${urlHost(host)}:${httpsPort}`, confidence: 'likely' as const }))
    },
  })

/** Its report as facts; versions and suites are written as we write them. Throws Inconclusive when there is none. */
export function readSslscan(xml: string): Seen {
  const elements = readXml(xml)
  const has = (name: string) => elements.some(({ tag }) => tag === name)
  // A report without an answer would pass as a clean one.
  if (has('error') || !has('protocol')) throw new Inconclusive('sslscan gave no second opinion. It did not come to a report on this site.')
  const all = (tag: string) => elements.filter((element) => element.tag === tag).map(({ attributes }) => attributes)
  const versions = all('protocol').flatMap(({ type, version, enabled }) => (enabled === '1' ? [type === 'ssl' ? `SSLv${version}` : `TLSv${version}`] : []))
  const suites = all('cipher').flatMap(({ status, sslversion, cipher }) => (status === 'accepted' || status === 'preferred' ? [`${sslversion} ${cipher}`] : []))
  return {
    engine: `sslscan ${all('document')[0]?.version ?? ''}`.trim(),
    versions,
    suites,
    insecureRenegotiation: all('renegotiation').some(({ supported, secure }) => supported === '1' && secure === '0'),
    compression: all('compression').some(({ supported }) => supported === '1'),
  }
}

function judge(seen: Seen, own: TlsSurvey): Omit<Hit<keyof typeof RULES>, 'at'>[] {
  const evidence = (data: Record<string, unknown>): Evidence[] => [{ label: `Reported by ${seen.engine}`, data }]
  const ownVersions: string[] = TLS_VERSIONS.filter((version) => own.versions[version] === 'yes')
  const ownSuites = Object.entries(own.suites).flatMap(([version, suites]) => suites.map((suite) => `${version} ${suite}`))
  const versions = seen.versions.filter((version) => !/^TLSv1\.[23]$/.test(version) && !ownVersions.includes(version))
  const suites = seen.suites.filter((suite) => weakness(suite.split(' ')[1] ?? '') && !ownSuites.includes(suite))
  return [
    ...versions.map((version) => ({
      rule: 'version' as const,
      key: version,
      title: `sslscan: ${version.replace('v', ' ')} is accepted`,
      evidence: evidence({ version }),
    })),
    ...(suites.length > 0 ? [{ rule: 'cipher' as const, evidence: evidence({ suites: suites.slice(0, 20) }) }] : []),
    ...(seen.insecureRenegotiation ? [{ rule: 'renegotiation' as const, evidence: evidence({ secure_renegotiation: false }) }] : []),
    ...(seen.compression ? [{ rule: 'compression' as const, evidence: evidence({ compression: true }) }] : []),
  ]
}
