/** TLS 1.3 suites are a list of their own: the others say nothing about them. */
export const TLS13_SUITES: ReadonlyMap<number, string> = new Map([
  [0x1301, 'TLS_AES_128_GCM_SHA256'],
  [0x1302, 'TLS_AES_256_GCM_SHA384'],
  [0x1303, 'TLS_CHACHA20_POLY1305_SHA256'],
])

/** IANA number and OpenSSL name of every suite of SSLv3 to TLS 1.2 that servers still speak or once spoke. */
export const SUITES: ReadonlyMap<number, string> = new Map(
  `
  c02c ECDHE-ECDSA-AES256-GCM-SHA384
  c030 ECDHE-RSA-AES256-GCM-SHA384
  009f DHE-RSA-AES256-GCM-SHA384
  cca9 ECDHE-ECDSA-CHACHA20-POLY1305
  cca8 ECDHE-RSA-CHACHA20-POLY1305
  ccaa DHE-RSA-CHACHA20-POLY1305
  c02b ECDHE-ECDSA-AES128-GCM-SHA256
  c02f ECDHE-RSA-AES128-GCM-SHA256
  009e DHE-RSA-AES128-GCM-SHA256
  c05d ECDHE-ECDSA-ARIA256-GCM-SHA384
  c061 ECDHE-ARIA256-GCM-SHA384
  c05c ECDHE-ECDSA-ARIA128-GCM-SHA256
  c060 ECDHE-ARIA128-GCM-SHA256
  c0af ECDHE-ECDSA-AES256-CCM8
  c0ae ECDHE-ECDSA-AES128-CCM8
  c0a3 DHE-RSA-AES256-CCM8
  c0a2 DHE-RSA-AES128-CCM8
  c053 DHE-RSA-ARIA256-GCM-SHA384
  c052 DHE-RSA-ARIA128-GCM-SHA256
  00c4 DHE-RSA-CAMELLIA256-SHA256
  00be DHE-RSA-CAMELLIA128-SHA256
  c0ad ECDHE-ECDSA-AES256-CCM
  c0ac ECDHE-ECDSA-AES128-CCM
  c09f DHE-RSA-AES256-CCM
  c09e DHE-RSA-AES128-CCM
  c024 ECDHE-ECDSA-AES256-SHA384
  c028 ECDHE-RSA-AES256-SHA384
  006b DHE-RSA-AES256-SHA256
  c073 ECDHE-ECDSA-CAMELLIA256-SHA384
  c077 ECDHE-RSA-CAMELLIA256-SHA384
  c023 ECDHE-ECDSA-AES128-SHA256
  c027 ECDHE-RSA-AES128-SHA256
  0067 DHE-RSA-AES128-SHA256
  c072 ECDHE-ECDSA-CAMELLIA128-SHA256
  c076 ECDHE-RSA-CAMELLIA128-SHA256
  c00a ECDHE-ECDSA-AES256-SHA
  c014 ECDHE-RSA-AES256-SHA
  0039 DHE-RSA-AES256-SHA
  0088 DHE-RSA-CAMELLIA256-SHA
  c009 ECDHE-ECDSA-AES128-SHA
  c013 ECDHE-RSA-AES128-SHA
  0033 DHE-RSA-AES128-SHA
  0045 DHE-RSA-CAMELLIA128-SHA
  009d AES256-GCM-SHA384
  c0a1 AES256-CCM8
  c09d AES256-CCM
  c051 ARIA256-GCM-SHA384
  009c AES128-GCM-SHA256
  c0a0 AES128-CCM8
  c09c AES128-CCM
  c050 ARIA128-GCM-SHA256
  003d AES256-SHA256
  00c0 CAMELLIA256-SHA256
  003c AES128-SHA256
  00ba CAMELLIA128-SHA256
  0035 AES256-SHA
  0084 CAMELLIA256-SHA
  002f AES128-SHA
  0041 CAMELLIA128-SHA
  0096 SEED-SHA
  0007 IDEA-CBC-SHA
  c008 ECDHE-ECDSA-DES-CBC3-SHA
  c012 ECDHE-RSA-DES-CBC3-SHA
  0016 DHE-RSA-DES-CBC3-SHA
  000a DES-CBC3-SHA
  0015 DHE-RSA-DES-CBC-SHA
  0009 DES-CBC-SHA
  c007 ECDHE-ECDSA-RC4-SHA
  c011 ECDHE-RSA-RC4-SHA
  0005 RC4-SHA
  0004 RC4-MD5
  0003 EXP-RC4-MD5
  0006 EXP-RC2-CBC-MD5
  0008 EXP-DES-CBC-SHA
  0014 EXP-DHE-RSA-DES-CBC-SHA
  c010 ECDHE-RSA-NULL-SHA
  003b NULL-SHA256
  0002 NULL-SHA
  0001 NULL-MD5
  0018 ADH-RC4-MD5
  001b ADH-DES-CBC3-SHA
  0034 ADH-AES128-SHA
  003a ADH-AES256-SHA
  00a6 ADH-AES128-GCM-SHA256
  00a7 ADH-AES256-GCM-SHA384
  c018 AECDH-AES128-SHA
  c019 AECDH-AES256-SHA
  c016 AECDH-RC4-SHA
  `
    .trim()
    .split('\n')
    .map(readLine),
)

export const WEAKNESSES = ['no encryption', 'no authentication', 'export-grade key', 'RC4 or RC2', '64-bit block (Sweet32)'] as const
export type Weakness = (typeof WEAKNESSES)[number]

/** What is broken in a suite, by its OpenSSL name; null when nothing is. */
export function weakness(suite: string): Weakness | null {
  if (/NULL/.test(suite)) return 'no encryption'
  if (/^(ADH|AECDH)-/.test(suite)) return 'no authentication'
  if (suite.startsWith('EXP-')) return 'export-grade key'
  if (/RC4|RC2/.test(suite)) return 'RC4 or RC2'
  if (/DES-CBC|IDEA/.test(suite)) return '64-bit block (Sweet32)'
  return null
}

/** Whether a stolen server key leaves recorded traffic unreadable. */
export const forwardSecret = (suite: string) => /^(ECDHE|DHE|TLS)[-_]/.test(suite)

export const isModern = (suite: string) => forwardSecret(suite) && /GCM|CCM|POLY1305/.test(suite)

function readLine(line: string): [number, string] {
  const [number = '', name = ''] = line.trim().split(' ')
  return [Number.parseInt(number, 16), name]
}
