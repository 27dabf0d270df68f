import { CONTRACT_LANGUAGES, CONTRACT_STATUSES, CONTRACT_TYPES } from '@/lib/contract/contract'
import { blanksOf, bodyOf, markdownOf, type PaperInput, slotsOf } from './document'
import { clausesOf, LONG_SLOTS, mayBecome, SLOTS, statusAt } from './kinds'
import { paperTexts } from './texts'

const FULL = Object.fromEntries(
  SLOTS.map((slot) => [slot, LONG_SLOTS.has(slot) ? `first ${slot}\nsecond` : `a ${slot}`]),
)

const paper = (
  type: PaperInput['type'],
  language: PaperInput['language'],
  change: Partial<PaperInput> = {},
): PaperInput => ({
  type,
  title: 'Title',
  language,
  values: FULL,
  clauses: clausesOf(type).map(({ key }) => ({ key, on: true })),
  assets: [{ value: 'example.com', method: 'dns', seen_at: '2026-11-12T10:04:00Z' }],
  value: { minor: 123_450, currency: 'EUR', period: 'month' },
  starts_on: '2026-11-24',
  ends_on: '2027-11-23',
  signer: { name: 'Orla Daly', role: 'Partner' },
  ...change,
})

const slotsIn = (text: string) =>
  [...text.matchAll(/\{([^}]*)\}/g)].map(([, name = '']) => name).toSorted((a, b) => a.localeCompare(b))

test('every language has the same clauses with the same fields', async () => {
  const [en, ...others] = await Promise.all(CONTRACT_LANGUAGES.map(paperTexts))
  for (const texts of others) {
    expect(Object.keys(texts.clauses)).toEqual(Object.keys(en?.clauses ?? {}))
    for (const [key, { text, title }] of Object.entries(en?.clauses ?? {})) {
      const other = texts.clauses[key as keyof typeof texts.clauses]
      expect([key, slotsIn(other.text), other.title === '']).toEqual([key, slotsIn(text), title === ''])
    }
    expect(slotsIn(texts.intro)).toEqual(slotsIn(en?.intro ?? ''))
  }
})

test.each(CONTRACT_LANGUAGES)(
  'the eight documents in %s have no gap left, and name each one that is empty',
  async (language) => {
    const texts = await paperTexts(language)
    for (const type of CONTRACT_TYPES) {
      const full = paper(type, language)
      const text = JSON.stringify(bodyOf(full, texts))
      expect(text).not.toMatch(/[{][a-z_]+[}]|undefined|\[\w/)
      expect(blanksOf({ ...full, signer: { name: 'Orla', role: 'Partner', email: 'o@example.com' } }, texts)).toEqual(
        [],
      )
      const bare = paper(type, language, {
        values: {},
        value: null,
        starts_on: null,
        ends_on: null,
        signer: null,
        assets: [],
      })
      const blanks = blanksOf(bare, texts)
      expect(blanks.filter((name) => name !== 'email' && name !== 'assets')).toEqual(slotsOf(bare, texts))
      const draft = bodyOf(bare, texts)
        .map((block) => block.text)
        .join('\n')
      for (const slot of slotsOf(bare, texts)) expect(draft).toContain(`[${texts.fields[slot]}]`)
      expect(markdownOf(bodyOf(full, texts), texts)).toMatch(/^# Title\n\n/)
    }
  },
)

test('a clause can be left out, worded otherwise or added, and what looks like a field in it is text', async () => {
  const texts = await paperTexts('en')
  const clauses = [
    { key: 'never', on: false },
    { key: 'results', on: true, text: 'Reports go to {client} and nobody named {else}.' },
    { key: 'own_1', on: true, text: 'Parking\nUse the yard.' },
  ]
  const body = bodyOf(paper('authorisation', 'en', { clauses }), texts)
  const text = body.map((block) => block.text).join('\n')
  expect(text).not.toContain('never does')
  expect(text).toContain('Reports go to a client and nobody named {else}.')
  expect(body.slice(-2).map((block) => block.text)).toEqual(['7 Parking', 'Use the yard.'])
  expect(body.find(({ rows }) => rows)?.rows).toEqual([['example.com', 'DNS record, 12 Nov 2026, 10:04 UTC']])
})

test('what is signed or withdrawn stays so, and what is out of time has expired', () => {
  for (const to of CONTRACT_STATUSES) expect([mayBecome('signed', to), mayBecome('void', to)]).toEqual([false, false])
  expect([mayBecome('declined', 'signed'), mayBecome('expired', 'signed'), mayBecome('viewed', 'signed')]).toEqual([
    false,
    false,
    true,
  ])
  const expires_at = '2026-11-24T00:00:00Z'
  const at = Date.parse(expires_at)
  expect(CONTRACT_STATUSES.map((status) => statusAt({ status, expires_at }, at))).toEqual([
    'draft',
    'expired',
    'expired',
    'signed',
    'declined',
    'expired',
    'void',
  ])
})
