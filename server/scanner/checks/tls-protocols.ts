import type { StoredEvidence } from '@/lib/domain/stored-result'
import { type Context, defineCheck, type Hit, Inconclusive, say, type PhraseId } from '@/server/scanner/check'
import { forwardSecret, TLS_VERSIONS, type TlsSurvey, type TlsVersion, weakness } from '@/server/net/tls-probe'
import type { Weakness } from '@/server/net/tls-suites'
import { urlHost } from '@/server/scanner/target'
import { RULES } from '@/lib/domain/rules/tls-protocols'
import { peerOnce } from './tls-peer'
import { surveyOnce } from './tls-survey'

type Found = Omit<Hit<keyof typeof RULES>, 'at'>[]
type Accepted = { version: TlsVersion; suite: string }

export const tlsProtocols = defineCheck({
  id: 'tls.protocols',
  category: 'transport',
  modes: ['light', 'full'],
  rules: RULES,
  async run(context) {
    const survey = await surveyOnce(context)
    const versions = TLS_VERSIONS.filter((version) => survey.versions[version] === 'yes')
    if (versions.length === 0) throw new Inconclusive(say('noTlsVersion'))
    context.note(say('tlsSpoken', { versions: versions.map(spoken).join(' · ') }))
    const postQuantum = survey.postQuantum && { post_quantum: survey.postQuantum }
    context.observe('tls', {
      versions,
      suites: survey.suites,
      ...postQuantum,
      ...(context.mode === 'full' && (await proofs(context))),
    })
    const at = `${urlHost(context.target.host)}:${context.target.httpsPort}`
    return [...judgeVersions(survey, versions), ...judgeSuites(survey)].map((hit) => ({ ...hit, at }))
  },
})

/** What comes with the certificate of a full scan: noted, not judged. Nothing where there was no handshake. */
async function proofs(context: Context) {
  const peer = await peerOnce(context).catch((error: unknown) => {
    if (error instanceof Inconclusive) return null
    throw error
  })
  return peer && { ocsp_stapling: peer.stapling, certificate_timestamps: peer.timestamps }
}

function judgeVersions(survey: TlsSurvey, versions: TlsVersion[]): Found {
  const found: Found = []
  const old = versions.filter((version) => version === 'TLSv1.0' || version === 'TLSv1.1')
  if (versions.includes('SSLv3')) found.push({ rule: 'sslv3', evidence: versionEvidence(survey) })
  if (old.length > 0)
    found.push({
      rule: 'legacy-tls',
      title: old.length > 1 ? say('tlsVersions') : say('tlsVersion', { version: old.map(spoken).join() }),
      evidence: versionEvidence(survey),
    })
  if (isOff(survey, 'TLSv1.2') && isOff(survey, 'TLSv1.3'))
    found.push({ rule: 'no-modern', evidence: versionEvidence(survey) })
  else if (isOff(survey, 'TLSv1.3')) found.push({ rule: 'no-tls13', evidence: versionEvidence(survey) })
  return found
}

/** Silence proves nothing. */
const isOff = (survey: TlsSurvey, version: TlsVersion) => survey.versions[version] === 'no'

function judgeSuites(survey: TlsSurvey): Found {
  const accepted = TLS_VERSIONS.flatMap((version) =>
    (survey.suites[version] ?? []).map((suite): Accepted => ({ version, suite })),
  )
  const classes = new Set(accepted.map(({ suite }) => weakness(suite)).filter((kind) => kind !== null))
  const found: Found = [...classes].map((kind) => ({
    rule: kind.startsWith('64-bit') ? 'old-cipher' : 'weak-cipher',
    key: kind,
    title: say('cipher', { kind: { say: CIPHERS[kind] } }),
    evidence: suiteEvidence(accepted.filter(({ suite }) => weakness(suite) === kind)),
  }))
  const keyBound = accepted.filter(({ suite }) => !forwardSecret(suite) && !weakness(suite))
  if (keyBound.length > 0) found.push({ rule: 'no-forward-secrecy', evidence: suiteEvidence(keyBound) })
  return found
}

function versionEvidence({ versions }: TlsSurvey): StoredEvidence[] {
  return [{ label: say('tlsAsked'), data: { versions } }]
}

function suiteEvidence(accepted: Accepted[]): StoredEvidence[] {
  return [
    {
      label: say('tlsAccepted'),
      data: { suites: accepted.slice(0, 20).map(({ version, suite }) => `${version} ${suite}`) },
    },
  ]
}

const CIPHERS: Record<Weakness, PhraseId> = {
  'no encryption': 'noEncryption',
  'no authentication': 'noAuthentication',
  'export-grade key': 'exportKey',
  'RC4 or RC2': 'rc4',
  '64-bit block (Sweet32)': 'block64',
}

/** `TLSv1.0` as people write it. */
const spoken = (version: TlsVersion) => version.replace('v', ' ')
