import { say } from '@/lib/domain/say'
import type { Rule } from './rule'
import { rfc } from './standards'

const SPF = rfc(7208, 'SPF')
/** What receives mail for the domain sends it, too; services that do so beside it are named one by one. */
const SPF_RECORD = '; with include: for each service that sends mail in your name\n{{host}}. IN TXT "v=spf1 mx ~all"'
const DMARC = [rfc(9989, 'DMARC'), { title: 'dmarc.org', url: 'https://dmarc.org/' }]

export const RULES = {
  'spf-missing': {
    severity: 'low',
    effort: 'hours',
    snippets: [
      { platform: 'dns', code: SPF_RECORD },
      { platform: 'dns', code: '; where the domain sends no mail at all\n{{host}}. IN TXT "v=spf1 -all"' },
    ],
    cwe: [290],
    references: [SPF],
  },
  'spf-many': {
    severity: 'medium',
    effort: 'minutes',
    snippets: [{ platform: 'dns', code: `; one record with what stands in all of them\n${SPF_RECORD}` }],
    cwe: [290],
    references: [SPF],
  },
  'spf-open': {
    severity: 'high',
    effort: 'minutes',
    snippets: [{ platform: 'dns', code: SPF_RECORD }],
    cwe: [290],
    references: [SPF],
  },
  'spf-weak': {
    severity: 'low',
    effort: 'minutes',
    snippets: [{ platform: 'dns', code: SPF_RECORD }],
    cwe: [290],
    references: [SPF],
  },
  'spf-lookups': {
    severity: 'medium',
    effort: 'hours',
    cwe: [290],
    references: [SPF],
  },
  'dmarc-missing': {
    severity: 'medium',
    effort: 'hours',
    snippets: [{ platform: 'dns', code: '_dmarc.{{host}}. IN TXT "v=DMARC1; p=none; rua=mailto:dmarc@{{host}}"' }],
    cwe: [290],
    references: DMARC,
  },
  'dmarc-none': {
    severity: 'low',
    effort: 'days',
    snippets: [
      { platform: 'dns', code: '_dmarc.{{host}}. IN TXT "v=DMARC1; p=quarantine; rua=mailto:dmarc@{{host}}"' },
    ],
    cwe: [290],
    references: DMARC,
  },
  'dmarc-test': {
    severity: 'low',
    effort: 'minutes',
    snippets: [{ platform: 'dns', code: '_dmarc.{{host}}. IN TXT "v=DMARC1; p=reject; rua=mailto:dmarc@{{host}}"' }],
    cwe: [290],
    references: DMARC,
  },
  'caa-missing': {
    severity: 'info',
    effort: 'minutes',
    snippets: [
      {
        platform: 'dns',
        code: '; the authority that issues your certificates, here Let\'s Encrypt\n{{host}}. IN CAA 0 issue "letsencrypt.org"',
      },
    ],
    cwe: [295],
    references: [rfc(8659, 'CAA'), { title: "Let's Encrypt: CAA", url: 'https://letsencrypt.org/docs/caa/' }],
  },
  'mta-sts-missing': {
    severity: 'info',
    effort: 'hours',
    snippets: [
      { platform: 'dns', code: '_mta-sts.{{host}}. IN TXT "v=STSv1; id=1"' },
      { platform: 'text', code: 'version: STSv1\nmode: testing\nmx: mail.{{host}}\nmax_age: 86400' },
    ],
    cwe: [319],
    references: [rfc(8461, 'MTA-STS')],
  },
  'dnssec-missing': {
    severity: 'info',
    effort: 'hours',
    cwe: [345],
    references: [rfc(9364, 'DNSSEC')],
  },
  'dangling-cname': {
    severity: 'high',
    effort: 'minutes',
    cwe: [672],
    references: [{ title: say('owaspTakeover'), url: 'https://owasp.org/www-project-web-security-testing-guide/' }],
  },
} satisfies Record<string, Rule>
