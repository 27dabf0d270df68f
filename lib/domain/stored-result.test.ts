import { findingIn } from './finding-texts'
import { namedIn, type StoredFinding, writtenFindings } from './stored-result'
import * as de from '@/lib/messages/de/rules'
import * as ar from '@/lib/messages/ar/rules'

const SEEN: StoredFinding = {
  id: '0000000000000001',
  rule: 'network.ports/open-database',
  check: 'network.ports',
  severity: 'critical',
  confidence: 'confirmed',
  at: 'shop.example.com:6379',
  key: 'Redis without a password',
  words: { title: { say: 'service', values: { service: { say: 'openRedis' }, port: 6379 } } },
  evidence: [{ label: { say: 'said' }, excerpt: '+PONG' }],
}
const CHECK = [{ key: 'network.ports', category: 'network' as const }]
const AT = new Date('2026-11-20T10:00:00Z')
function written(finding: StoredFinding) {
  const [one] = writtenFindings([finding], CHECK, AT)
  if (!one) throw new Error('Nothing was written')
  return one
}

test('a kept finding is written out with its rule, its phrases and its place', () => {
  expect(written(SEEN)).toMatchObject({
    category: 'network',
    title: 'Redis without a password is open to the internet on port 6379',
    impact: 'Anyone can read, change and delete its data. With some databases, attackers can take over the server.',
    fix_effort: 'hours',
    snippets: [{ platform: 'text', code: expect.stringContaining('sudo ufw deny 6379/tcp') }],
    evidence: [{ label: 'Response of the service', excerpt: '+PONG' }],
    cwe: [306, 668],
    cve: [],
  })
})

test('it is read in the language of whoever reads, gap by gap', () => {
  const german = findingIn(written(SEEN), { texts: de })
  expect(german).toMatchObject({
    title: 'Redis ohne Passwort ist auf Port 6379 zum Internet offen',
    remediation: de.rules['network.ports/open-database'].fix,
  })
  expect(findingIn(written(SEEN), { texts: ar }).title).toContain('\u20686379\u2069')
})

test('what a stranger wrote fills a gap and nothing else', () => {
  const finding = { ...SEEN, words: { title: { say: 'panel', values: { product: '{port} $& \u202E' } } } }
  const show = (text: string) => text.replace('\u202E', '?')
  expect(findingIn(written(finding), { texts: de, show }).title).toBe(
    de.phrases.panel.replace('{product}', () => '{port} $& ?'),
  )
})

test('a text of no rule and a rule of another version stay as they are', () => {
  expect(findingIn(written({ ...SEEN, words: { title: 'nuclei: A report' } }), { texts: de }).title).toBe(
    'nuclei: A report',
  )
  expect(written({ ...SEEN, rule: 'network.ports/of-tomorrow', words: {} })).toMatchObject({
    title: 'network.ports/of-tomorrow',
    impact: '',
    cwe: [],
  })
})

test('a finding of an API that knows no rules is shown as that API writes it', () => {
  const { words: _, ...foreign } = written(SEEN)
  expect(findingIn({ ...foreign, summary_plain: 'Own words.' }, { texts: de })).toMatchObject({
    title: foreign.title,
    summary_plain: 'Own words.',
  })
})

test('what stays open is named by its rule, also where version 1 stored its title', () => {
  const rule = 'exposure.files/secrets'
  const older = namedIn({ rule: SEEN.rule, title: 'Redis without a password is reachable on port 6379', words: null })
  expect(older.words).toEqual({ title: { say: 'service', values: { service: { say: 'openRedis' }, port: '6379' } } })
  expect(namedIn({ rule, title: null, words: null })).toMatchObject({ rule, words: {} })
  expect(namedIn({ rule: SEEN.rule, title: null, words: SEEN.words ?? null }).words).toMatchObject({
    title: { say: 'service', values: { service: { say: 'openRedis' } } },
  })
})
