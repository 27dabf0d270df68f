// Scan findings, the same every time: texts that repeat, texts that hardly do, a number and a date.
const SEVERITIES = ['critical', 'high', 'medium', 'low', 'info']
const CATEGORIES = [
  'Injection',
  'Access control',
  'Cryptography',
  'Misconfiguration',
  'Vulnerable component',
  'Authentication',
  'Logging',
  'Headers',
  'Cookies',
  'TLS',
  'DNS',
]
const STATES = ['open', 'confirmed', 'fixed', 'false positive', 'accepted', 'reopened']
const KINDS = [
  'SQL injection',
  'Reflected XSS',
  'Missing policy',
  'Weak cipher',
  'Expired certificate',
  'Open redirect',
  'Directory listing',
  'Outdated jQuery',
  'Exposed folder',
  'Command injection',
  'SPF record missing',
]
const PLACES = [
  'in login form',
  'in search parameter',
  'on static host',
  'behind CDN',
  'in REST endpoint',
  'in admin panel',
  'in upload handler',
  'in checkout',
]
const PATHS = [
  'admin',
  'api',
  'cart',
  'user',
  'blog',
  'static',
  'search',
  'v1',
  'v2',
  'auth',
  'node',
  'item',
  'order',
  'report',
]

export const COLUMNS = [
  ['id', 'ID'],
  ['severity', 'Severity'],
  ['title', 'Title'],
  ['asset', 'Asset'],
  ['url', 'Location'],
  ['category', 'Category'],
  ['status', 'Status'],
  ['cvss', 'CVSS'],
  ['seen', 'First seen'],
]

export function makeRows(count) {
  let state = 7
  const below = (end) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 4_294_967_296) * end)
  }
  const pick = (values) => values[below(values.length)]
  const days = Array.from({ length: 365 }, (_, day) => new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10))
  return Array.from({ length: count }, (_, index) => ({
    id: `V${String(index + 1).padStart(7, '0')}`,
    severity: pick(SEVERITIES),
    title: `${pick(KINDS)} ${pick(PLACES)}`,
    asset: `host${below(500)}.${pick(['example.com', 'shop.example.org', 'blog.example.net'])}`,
    url: `/${pick(PATHS)}/${pick(PATHS)}/${below(1e7).toString(36)}?p=${below(10_000)}`,
    category: pick(CATEGORIES),
    status: pick(STATES),
    cvss: below(101) / 10,
    seen: pick(days),
  }))
}
