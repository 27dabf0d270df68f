import type { Grade } from '@/lib/contract/scan-result'
import type { SiteFacts } from './opportunity'

/** What is needed of a result to tell what it says of a business. */
export type Seen = {
  grade: Grade | null
  /** The rules that were broken. */
  rules: readonly string[]
  /** How each check ended. */
  states: Readonly<Record<string, string>>
  /** Null: nobody looked. */
  fitsPhones: boolean | null
}

const NO_HTTPS = [
  'transport.https/no-https',
  'tls.certificate/expired',
  'tls.certificate/not-yet-valid',
  'tls.certificate/name-mismatch',
  'tls.certificate/self-signed',
  'tls.certificate/untrusted',
]
const FORGEABLE = ['dns.mail/dmarc-missing', 'dns.mail/dmarc-none']
const KNOWN_HOLES = [
  'software.js/vulnerable',
  'wordpress.software/core-insecure',
  'wordpress.software/plugin-vulnerable',
  'wordpress.software/theme-vulnerable',
]

/** What a check that did not end with an answer would have said, nobody knows. */
export function siteFacts({ grade, rules, states, fitsPhones }: Seen): SiteFacts {
  const told = (check: string, broken: readonly string[]) => {
    if (broken.some((rule) => rules.includes(rule))) return true
    return ['passed', 'findings'].includes(states[check] ?? '') ? false : undefined
  }
  return {
    grade,
    hasNoHttps: told('transport.https', NO_HTTPS),
    isForgeable: told('dns.mail', FORGEABLE),
    hasKnownHole: told('software.js', KNOWN_HOLES),
    ...(fitsPhones !== null && { fitsPhones }),
  }
}
