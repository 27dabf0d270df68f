import type { StoredEvidence } from '@/lib/domain/stored-result'
import { defineCheck, type Hit, say } from '@/server/scanner/check'
import type { PeerCertificate } from '@/server/net/certificate'
import { RULES } from '@/lib/domain/rules/tls-certificate'
import { peerOnce } from './tls-peer'
import { assertHttps } from './unreachable'
import { urlHost } from '@/server/scanner/target'

const DAY = 86_400_000
const DATE_ERRORS = ['CERT_HAS_EXPIRED', 'CERT_NOT_YET_VALID']
const BROKEN_HASH = /md2|md5|sha-?1(?!\d)/i

type Finding = Pick<Hit<keyof typeof RULES>, 'rule' | 'key'> & { facts?: Record<string, unknown> }

export const tlsCertificate = defineCheck({
  id: 'tls.certificate',
  category: 'transport',
  modes: ['light', 'full'],
  rules: RULES,
  async run(context) {
    assertHttps(await context.origins())
    const certificate = await peerOnce(context)
    const { host, httpsPort } = context.target
    context.observe('certificate', facts(certificate))
    const now = Date.now()
    const dates = judgeDates(certificate, now)
    if (dates.length === 0)
      context.note(say('certificateDays', { days: Math.floor((certificate.validTo.getTime() - now) / DAY) }))
    const found = [...dates, ...judgeIdentity(certificate, host), ...judgeStrength(certificate)]
    return found.map(({ rule, key, facts: extra }) => ({
      rule,
      key,
      at: `${urlHost(host)}:${httpsPort}`,
      evidence: [evidence(certificate, extra)],
    }))
  },
})

/** Own arithmetic: OpenSSL names one fault only, and expiry would hide the others. */
export function judgeDates(
  { validFrom, validTo }: Pick<PeerCertificate, 'validFrom' | 'validTo'>,
  now: number,
): Finding[] {
  const left = validTo.getTime() - now
  const lifetime = validTo.getTime() - validFrom.getTime()
  if (left < 0) return [{ rule: 'expired', facts: { days_ago: Math.floor(-left / DAY) } }]
  if (validFrom.getTime() > now) return [{ rule: 'not-yet-valid' }]
  // A certificate that lives six days is healthy with three days left.
  if (left < Math.min(14 * DAY, lifetime / 3))
    return [{ rule: 'expires-soon', facts: { days_left: Math.floor(left / DAY) } }]
  return []
}

function judgeIdentity(certificate: PeerCertificate, host: string): Finding[] {
  const found: Finding[] = []
  if (!certificate.matchesHost) found.push({ rule: 'name-mismatch', facts: { asked: host } })
  if (certificate.isSelfSigned) found.push({ rule: 'self-signed' })
  else if (certificate.trustError && !isOwnDate(certificate)) {
    const store = `Mozilla's list of authorities as of Node ${process.versions.node}`
    found.push({
      rule: 'untrusted',
      key: certificate.trustError,
      facts: { openssl: certificate.trustError, trust_store: store },
    })
  }
  return found
}

/** The trust error only repeats what the dates say already; an expired intermediate is another matter. */
function isOwnDate(certificate: PeerCertificate): boolean {
  if (certificate.trustError === 'ERR_TLS_CERT_ALTNAME_INVALID') return true
  const dates = judgeDates(certificate, Date.now()).map(({ rule }) => rule)
  return (
    DATE_ERRORS.includes(certificate.trustError ?? '') && (dates.includes('expired') || dates.includes('not-yet-valid'))
  )
}

function judgeStrength({
  key,
  signature,
  isSelfSigned,
}: Pick<PeerCertificate, 'key' | 'signature' | 'isSelfSigned'>): Finding[] {
  const found: Finding[] = []
  if (key.bits !== null && key.bits < 2048) found.push({ rule: 'weak-key' })
  // Nobody relies on the signature a certificate makes under itself.
  if (!isSelfSigned && signature && BROKEN_HASH.test(signature)) found.push({ rule: 'weak-signature' })
  return found
}

function evidence(certificate: PeerCertificate, extra: Record<string, unknown> = {}): StoredEvidence {
  return { label: say('certificate'), data: { ...facts(certificate), ...extra } }
}

function facts({
  subject,
  issuer,
  names,
  validFrom,
  validTo,
  sha256,
  key,
  signature,
  chain,
  protocol,
  cipher,
}: PeerCertificate) {
  return {
    subject,
    issuer,
    names,
    valid_from: validFrom.toISOString(),
    valid_to: validTo.toISOString(),
    sha256,
    key,
    signature,
    chain: chain.map((link) => link.subject),
    protocol,
    cipher,
  }
}
