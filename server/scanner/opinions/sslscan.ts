import type { StoredEvidence } from '@/lib/domain/stored-result'
import { RULES } from '@/lib/domain/rules/sslscan'
import { isIP } from 'node:net'
import { type Check, defineCheck, type Hit, Inconclusive, say } from '@/server/scanner/check'
import { surveyOnce } from '@/server/scanner/checks/tls-survey'
import { TLS_VERSIONS, type TlsSurvey, weakness } from '@/server/net/tls-probe'
import { askTool } from './ask-tool'
import { readXml } from './read-xml'
import { urlHost } from '@/server/scanner/target'

type Seen = {
  engine: string
  versions: string[]
  suites: string[]
  insecureRenegotiation: boolean
  compression: boolean
}

const TIMEOUT_MS = 60_000

/**
 * What sslscan says about the same address and port. Only what our own check did not see becomes a finding, and none of
 * it counts for the score.
 */
export const sslscanBy = (binary: string): Check =>
  defineCheck({
    id: 'opinion.sslscan',
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
      context.note(say(hits.length > 0 ? 'toolSawMore' : 'toolSawNoMore', { engine: seen.engine }))
      return hits.map((hit) => ({ ...hit, at: `${urlHost(host)}:${httpsPort}`, confidence: 'likely' as const }))
    },
  })

/** Its report as facts; versions and suites are written as we write them. Throws Inconclusive when there is none. */
export function readSslscan(xml: string): Seen {
  const elements = readXml(xml)
  const has = (name: string) => elements.some(({ tag }) => tag === name)
  // A report without an answer would pass as a clean one.
  if (has('error') || !has('protocol'))
    throw new Inconclusive([say('noOpinion', { tool: 'sslscan' }), say('toolNoReport')])
  const all = (tag: string) => elements.filter((element) => element.tag === tag).map(({ attributes }) => attributes)
  const versions = all('protocol').flatMap(({ type, version, enabled }) =>
    enabled === '1' ? [type === 'ssl' ? `SSLv${version}` : `TLSv${version}`] : [],
  )
  const suites = all('cipher').flatMap(({ status, sslversion, cipher }) =>
    status === 'accepted' || status === 'preferred' ? [`${sslversion} ${cipher}`] : [],
  )
  return {
    engine: `sslscan ${all('document')[0]?.version ?? ''}`.trim(),
    versions,
    suites,
    insecureRenegotiation: all('renegotiation').some(({ supported, secure }) => supported === '1' && secure === '0'),
    compression: all('compression').some(({ supported }) => supported === '1'),
  }
}

function judge(seen: Seen, own: TlsSurvey): Omit<Hit<keyof typeof RULES>, 'at'>[] {
  const evidence = (data: Record<string, unknown>): StoredEvidence[] => [
    { label: say('reportedBy', { engine: seen.engine }), data },
  ]
  const ownVersions: string[] = TLS_VERSIONS.filter((version) => own.versions[version] === 'yes')
  const ownSuites = Object.entries(own.suites).flatMap(([version, suites]) =>
    suites.map((suite) => `${version} ${suite}`),
  )
  const versions = seen.versions.filter((version) => !/^TLSv1\.[23]$/.test(version) && !ownVersions.includes(version))
  const suites = seen.suites.filter((suite) => weakness(suite.split(' ')[1] ?? '') && !ownSuites.includes(suite))
  return [
    ...versions.map((version) => ({
      rule: 'version' as const,
      key: version,
      title: say('sslscanVersion', { version: version.replace('v', ' ') }),
      evidence: evidence({ version }),
    })),
    ...(suites.length > 0 ? [{ rule: 'cipher' as const, evidence: evidence({ suites: suites.slice(0, 20) }) }] : []),
    ...(seen.insecureRenegotiation
      ? [{ rule: 'renegotiation' as const, evidence: evidence({ secure_renegotiation: false }) }]
      : []),
    ...(seen.compression ? [{ rule: 'compression' as const, evidence: evidence({ compression: true }) }] : []),
  ]
}
