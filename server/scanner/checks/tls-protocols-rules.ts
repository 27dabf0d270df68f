import type { Snippet } from '@/lib/contract/scan-result'
import type { Rule } from '@/server/scanner/check'
import { MOZILLA_TLS, OWASP, rfc } from './standards'

const VERSIONS: Snippet[] = [
  { platform: 'nginx', code: '# http block, in place of every ssl_protocols line; for a port the first server block decides\nssl_protocols TLSv1.2 TLSv1.3;' },
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
  { platform: 'nginx', code: `# http block, in place of every ssl_ciphers line\nssl_ciphers ${SUITES};\nssl_prefer_server_ciphers off;` },
  { platform: 'apache', code: `# in place of every SSLCipherSuite line\nSSLCipherSuite ${SUITES}\nSSLHonorCipherOrder off` },
]

export const RULES = {
  sslv3: {
    title: 'SSL 3.0 is accepted',
    severity: 'high',
    means: 'The server still agrees to an encryption standard of 1996 that has been broken.',
    impact: 'An attacker on the way can read parts of the connection, session cookies included (POODLE).',
    fix: 'Switch SSL 3.0 off and allow only TLS 1.2 and 1.3.',
    effort: 'minutes',
    snippets: VERSIONS,
    cwe: [327],
    owasp: OWASP.cryptography,
    asvs: ['12.1.1'],
    references: [rfc(7568, 'Deprecating SSL 3.0'), MOZILLA_TLS],
  },
  'legacy-tls': {
    title: 'TLS 1.0 or 1.1 is accepted',
    severity: 'medium',
    means: 'The server still agrees to old versions of encryption that have been officially withdrawn.',
    impact: 'Connections that use them rest on outdated mathematics. Payment rules (PCI DSS) do not allow them.',
    fix: 'Allow only TLS 1.2 and 1.3. Every browser of the last ten years can use them.',
    effort: 'minutes',
    snippets: VERSIONS,
    cwe: [327],
    owasp: OWASP.cryptography,
    asvs: ['12.1.1'],
    references: [rfc(8996, 'Deprecating TLS 1.0 and 1.1'), MOZILLA_TLS],
  },
  'no-modern': {
    title: 'Neither TLS 1.2 nor 1.3 is offered',
    severity: 'high',
    means: 'The server offers only versions of encryption that current browsers refuse.',
    impact: 'Visitors with a current browser cannot open the site, and the others are poorly protected.',
    fix: 'Update the web server and its TLS library, and switch on TLS 1.2 and 1.3.',
    effort: 'hours',
    snippets: VERSIONS,
    cwe: [327],
    owasp: OWASP.cryptography,
    asvs: ['12.1.1'],
    references: [MOZILLA_TLS],
  },
  'no-tls13': {
    title: 'TLS 1.3 is not offered',
    severity: 'info',
    means: 'The server does not offer the newest version of encryption. The older version 1.2 is still safe when it is set up well.',
    impact: 'Connections start more slowly and depend on careful settings.',
    fix: 'Switch TLS 1.3 on. It needs OpenSSL 1.1.1 or newer.',
    effort: 'minutes',
    snippets: VERSIONS.filter((snippet) => snippet.platform !== 'cloudflare'),
    asvs: ['12.1.1'],
    references: [rfc(8446, 'TLS 1.3'), MOZILLA_TLS],
  },
  'weak-cipher': {
    title: 'A broken cipher is accepted',
    severity: 'high',
    means: 'The server agrees to kinds of encryption that can be broken or that do not encrypt at all.',
    impact: 'An attacker on the way can read connections that use them.',
    fix: 'Allow only current ciphers, for instance the "intermediate" list of Mozilla.',
    effort: 'minutes',
    snippets: CIPHERS,
    cwe: [327],
    owasp: OWASP.cryptography,
    asvs: ['12.1.2'],
    references: [MOZILLA_TLS, rfc(7465, 'Prohibiting RC4')],
  },
  'old-cipher': {
    title: 'A 64-bit block cipher is accepted',
    severity: 'medium',
    means: 'The server agrees to an old kind of encryption (3DES or IDEA) that is too small for long connections.',
    impact: 'An attacker who records enough of one long connection can read parts of it (Sweet32).',
    fix: 'Remove 3DES and IDEA from the cipher list.',
    effort: 'minutes',
    snippets: CIPHERS,
    cwe: [327],
    owasp: OWASP.cryptography,
    asvs: ['12.1.2'],
    references: [{ title: 'Sweet32', url: 'https://sweet32.info/' }, MOZILLA_TLS],
  },
  'no-forward-secrecy': {
    title: 'Ciphers without forward secrecy are accepted',
    severity: 'low',
    means: 'The server agrees to connections that depend on one long-lived key. Current browsers do not choose them, old programs do.',
    impact: 'Someone who records such connections today can read them later, should the key ever be stolen.',
    fix: 'Allow only ciphers whose name starts with ECDHE, and TLS 1.3.',
    effort: 'minutes',
    snippets: CIPHERS,
    cwe: [327],
    owasp: OWASP.cryptography,
    asvs: ['12.1.2'],
    references: [MOZILLA_TLS],
  },
} satisfies Record<string, Rule>
