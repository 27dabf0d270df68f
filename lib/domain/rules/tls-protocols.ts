import type { Snippet } from '@/lib/contract/scan-result'
import type { Rule } from './rule'
import { MOZILLA_TLS, OWASP, rfc } from './standards'

const VERSIONS: Snippet[] = [
  {
    platform: 'nginx',
    code: '# http block, in place of every ssl_protocols line; for a port the first server block decides\nssl_protocols TLSv1.2 TLSv1.3;',
  },
  { platform: 'apache', code: '# in place of every SSLProtocol line\nSSLProtocol -all +TLSv1.2 +TLSv1.3' },
  { platform: 'caddy', code: 'tls {\n  protocols tls1.2 tls1.3\n}' },
  {
    platform: 'cloudflare',
    code: `curl -X PATCH "https://api.cloudflare.com/client/v4/zones/$ZONE_ID/settings/min_tls_version" \\
  -H "Authorization: Bearer $API_TOKEN" -H "Content-Type: application/json" \\
  --data '{"value":"1.2"}'`,
  },
]

const SUITES =
  'ECDHE-ECDSA-AES128-GCM-SHA256:ECDHE-RSA-AES128-GCM-SHA256:ECDHE-ECDSA-AES256-GCM-SHA384:ECDHE-RSA-AES256-GCM-SHA384:ECDHE-ECDSA-CHACHA20-POLY1305:ECDHE-RSA-CHACHA20-POLY1305'
const CIPHERS: Snippet[] = [
  {
    platform: 'nginx',
    code: `# http block, in place of every ssl_ciphers line\nssl_ciphers ${SUITES};\nssl_prefer_server_ciphers off;`,
  },
  {
    platform: 'apache',
    code: `# in place of every SSLCipherSuite line\nSSLCipherSuite ${SUITES}\nSSLHonorCipherOrder off`,
  },
]

export const RULES = {
  sslv3: {
    severity: 'high',
    effort: 'minutes',
    snippets: VERSIONS,
    cwe: [327],
    owasp: OWASP.cryptography,
    asvs: ['12.1.1'],
    references: [rfc(7568, 'Deprecating SSL 3.0'), MOZILLA_TLS],
  },
  'legacy-tls': {
    severity: 'medium',
    effort: 'minutes',
    snippets: VERSIONS,
    cwe: [327],
    owasp: OWASP.cryptography,
    asvs: ['12.1.1'],
    references: [rfc(8996, 'Deprecating TLS 1.0 and 1.1'), MOZILLA_TLS],
  },
  'no-modern': {
    severity: 'high',
    effort: 'hours',
    snippets: VERSIONS,
    cwe: [327],
    owasp: OWASP.cryptography,
    asvs: ['12.1.1'],
    references: [MOZILLA_TLS],
  },
  'no-tls13': {
    severity: 'info',
    effort: 'minutes',
    snippets: VERSIONS.filter((snippet) => snippet.platform !== 'cloudflare'),
    asvs: ['12.1.1'],
    references: [rfc(8446, 'TLS 1.3'), MOZILLA_TLS],
  },
  'weak-cipher': {
    severity: 'high',
    effort: 'minutes',
    snippets: CIPHERS,
    cwe: [327],
    owasp: OWASP.cryptography,
    asvs: ['12.1.2'],
    references: [MOZILLA_TLS, rfc(7465, 'Prohibiting RC4')],
  },
  'old-cipher': {
    severity: 'medium',
    effort: 'minutes',
    snippets: CIPHERS,
    cwe: [327],
    owasp: OWASP.cryptography,
    asvs: ['12.1.2'],
    references: [{ title: 'Sweet32', url: 'https://sweet32.info/' }, MOZILLA_TLS],
  },
  'no-forward-secrecy': {
    severity: 'low',
    effort: 'minutes',
    snippets: CIPHERS,
    cwe: [327],
    owasp: OWASP.cryptography,
    asvs: ['12.1.2'],
    references: [MOZILLA_TLS],
  },
} satisfies Record<string, Rule>
