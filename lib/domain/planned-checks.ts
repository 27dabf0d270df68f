import type { Category, Check } from '@/lib/contract/scan-result'
import { english } from './english'

/** The checks of a scan in their order, as the scanner has them. */
const PLAN: readonly (readonly [key: string, category: Category])[] = [
  ['transport.https', 'transport'],
  ['tls.certificate', 'transport'],
  ['tls.protocols', 'transport'],
  ['http.headers', 'headers'],
  ['http.csp', 'headers'],
  ['http.cookies', 'cookies'],
  ['http.cors', 'headers'],
  ['content.page', 'content'],
  ['software.js', 'software'],
  ['software.technology', 'software'],
  ['dns.mail', 'dns_mail'],
  ['exposure.files', 'exposure'],
  ['exposure.listing', 'exposure'],
  ['exposure.sourcemaps', 'exposure'],
  ['exposure.panels', 'exposure'],
  ['exposure.api', 'exposure'],
  ['exposure.methods', 'exposure'],
  ['wordpress.core', 'wordpress'],
  ['wordpress.software', 'wordpress'],
  ['network.ports', 'network'],
  ['meta.securitytxt', 'content'],
]

/** What guesses addresses or knocks on ports. */
const IN_FULL_ONLY: readonly Category[] = ['exposure', 'wordpress', 'network']

/** The rows of a scan before its first check has begun. */
export const plannedChecks = (type: string): Check[] =>
  PLAN.filter(([, category]) => type === 'full_scan' || !IN_FULL_ONLY.includes(category)).map(([key, category]) => ({
    key,
    title: english({ say: key }),
    category,
    state: 'pending',
    detail: null,
    took_ms: null,
    ended_at: null,
    findings: 0,
  }))
