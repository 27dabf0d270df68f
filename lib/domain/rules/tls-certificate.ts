import type { Rule } from './rule'
import { CERTBOT, LETS_ENCRYPT, MOZILLA_TLS, OWASP, rfc } from './standards'

const X509 = rfc(5280, 'X.509 certificates')
const ISSUE = [
  { platform: 'nginx' as const, code: 'sudo certbot --nginx -d {{host}}' },
  { platform: 'apache' as const, code: 'sudo certbot --apache -d {{host}}' },
]
const RENEW = [{ platform: 'text' as const, code: 'sudo certbot renew\nsystemctl list-timers certbot.timer' }]

export const RULES = {
  expired: {
    severity: 'high',
    effort: 'minutes',
    snippets: RENEW,
    cwe: [298],
    owasp: OWASP.cryptography,
    asvs: ['12.2.2'],
    references: [CERTBOT, X509],
  },
  'not-yet-valid': {
    severity: 'high',
    effort: 'minutes',
    cwe: [298],
    owasp: OWASP.cryptography,
    asvs: ['12.2.2'],
    references: [X509],
  },
  'expires-soon': {
    severity: 'low',
    effort: 'minutes',
    snippets: RENEW,
    cwe: [298],
    owasp: OWASP.cryptography,
    references: [CERTBOT],
  },
  'name-mismatch': {
    severity: 'high',
    effort: 'hours',
    snippets: ISSUE,
    cwe: [297],
    owasp: OWASP.authentication,
    asvs: ['12.2.2'],
    references: [CERTBOT, rfc(9525, 'Service identity in TLS')],
  },
  'self-signed': {
    severity: 'high',
    effort: 'hours',
    snippets: ISSUE,
    cwe: [295],
    owasp: OWASP.authentication,
    asvs: ['12.2.2'],
    references: [LETS_ENCRYPT, CERTBOT],
  },
  untrusted: {
    severity: 'high',
    effort: 'hours',
    snippets: [
      {
        platform: 'nginx',
        code: 'ssl_certificate     /etc/letsencrypt/live/{{host}}/fullchain.pem;\nssl_certificate_key /etc/letsencrypt/live/{{host}}/privkey.pem;',
      },
      {
        platform: 'apache',
        code: 'SSLCertificateFile    /etc/letsencrypt/live/{{host}}/fullchain.pem\nSSLCertificateKeyFile /etc/letsencrypt/live/{{host}}/privkey.pem',
      },
    ],
    cwe: [295],
    owasp: OWASP.authentication,
    asvs: ['12.2.2'],
    references: [MOZILLA_TLS, X509],
  },
  'weak-key': {
    severity: 'high',
    effort: 'hours',
    snippets: ISSUE.map(({ platform, code }) => ({
      platform,
      code: `${code} --key-type ecdsa --elliptic-curve secp256r1 --force-renewal`,
    })),
    cwe: [326],
    owasp: OWASP.cryptography,
    references: [MOZILLA_TLS],
  },
  'weak-signature': {
    severity: 'high',
    effort: 'hours',
    snippets: ISSUE,
    cwe: [328],
    owasp: OWASP.cryptography,
    references: [MOZILLA_TLS],
  },
} satisfies Record<string, Rule>
