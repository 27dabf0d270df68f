import { lostOf, protectionsOf } from './headers'

type Sent = Record<string, string | string[]>

const protections = (sent: Sent) => protectionsOf((name) => [sent[name] ?? []].flat())

const STRICT = "default-src 'self'; script-src 'self'; frame-ancestors 'none'"

test.each<[string, Sent, Sent, string[]]>([
  ['the same', { 'content-security-policy': STRICT }, { 'content-security-policy': STRICT }, []],
  [
    'another max-age',
    { 'strict-transport-security': 'max-age=63072000; preload' },
    { 'strict-transport-security': 'includeSubDomains; max-age="300"' },
    [],
  ],
  [
    'a max-age of zero',
    { 'strict-transport-security': 'max-age=31536000' },
    { 'strict-transport-security': 'max-age=0' },
    ['strict-transport-security'],
  ],
  ['no HSTS', { 'strict-transport-security': 'max-age=31536000' }, {}, ['strict-transport-security']],
  [
    'HSTS without its age',
    { 'strict-transport-security': 'max-age=9' },
    { 'strict-transport-security': 'preload' },
    ['strict-transport-security'],
  ],
  ['no policy at all', { 'content-security-policy': STRICT }, {}, ['content-security-policy']],
  [
    'an empty policy',
    { 'content-security-policy': STRICT },
    { 'content-security-policy': ' ; ' },
    ['content-security-policy'],
  ],
  [
    'a policy for images alone',
    { 'content-security-policy': "default-src 'self'" },
    { 'content-security-policy': "img-src 'self'" },
    ['content-security-policy: script-src'],
  ],
  [
    'inline scripts let in',
    { 'content-security-policy': "script-src 'self'" },
    { 'content-security-policy': "script-src 'self' 'unsafe-inline'" },
    ['content-security-policy: script-src'],
  ],
  [
    'inline scripts let in by the default',
    { 'content-security-policy': "default-src 'self'" },
    { 'content-security-policy': "default-src 'self' 'UNSAFE-INLINE'" },
    ['content-security-policy: script-src'],
  ],
  [
    'scripts from anywhere',
    { 'content-security-policy': "script-src 'self'" },
    { 'content-security-policy': 'script-src *' },
    ['content-security-policy: script-src'],
  ],
  [
    'unsafe-inline beside a nonce, for old browsers',
    { 'content-security-policy': "script-src 'nonce-abc'" },
    { 'content-security-policy': "script-src 'nonce-xyz' 'unsafe-inline'" },
    [],
  ],
  [
    'the default in place of script-src',
    { 'content-security-policy': "script-src 'self'" },
    { 'content-security-policy': "default-src 'none'" },
    [],
  ],
  [
    'inline styles let in',
    { 'content-security-policy': "default-src 'self'" },
    { 'content-security-policy': "default-src 'self'; style-src 'unsafe-inline'" },
    [],
  ],
  [
    'a policy in two headers',
    { 'content-security-policy': STRICT },
    { 'content-security-policy': ["script-src 'self'", "frame-ancestors 'self'"] },
    [],
  ],
  [
    'a policy in two parts',
    { 'content-security-policy': STRICT },
    { 'content-security-policy': "img-src *, script-src 'self', frame-ancestors 'none'" },
    [],
  ],
  [
    'a policy that was never strict',
    { 'content-security-policy': "script-src 'unsafe-inline'" },
    { 'content-security-policy': 'script-src *' },
    [],
  ],
  [
    'no frame-ancestors',
    { 'content-security-policy': STRICT },
    { 'content-security-policy': "default-src 'self'" },
    ['content-security-policy: frame-ancestors'],
  ],
  [
    'frame-ancestors for all',
    { 'content-security-policy': STRICT },
    { 'content-security-policy': "default-src 'self'; frame-ancestors *" },
    ['content-security-policy: frame-ancestors'],
  ],
  [
    'frame-ancestors in place of X-Frame-Options',
    { 'x-frame-options': 'DENY' },
    { 'content-security-policy': "frame-ancestors 'self'" },
    [],
  ],
  [
    'X-Frame-Options in place of frame-ancestors',
    { 'content-security-policy': STRICT },
    { 'content-security-policy': "default-src 'self'", 'x-frame-options': 'sameorigin' },
    [],
  ],
  ['no X-Frame-Options', { 'x-frame-options': 'SAMEORIGIN' }, {}, ['x-frame-options']],
  [
    'X-Frame-Options that browsers pass over',
    { 'x-frame-options': 'SAMEORIGIN' },
    { 'x-frame-options': 'ALLOWALL' },
    ['x-frame-options'],
  ],
  ['another referrer policy', { 'referrer-policy': 'no-referrer' }, { 'referrer-policy': 'same-origin' }, []],
  ['no referrer policy', { 'referrer-policy': 'no-referrer' }, {}, ['referrer-policy']],
  ['one more header', {}, { 'permissions-policy': 'camera=()' }, []],
])('%s', (_, before, now, lost) => {
  expect(lostOf(protections(before), protections(now))).toEqual(lost)
})
