import { type ColumnSource, columnSources } from '@/components/data-table/row-source'
import { plainModel, type Sort } from '@/components/data-table/row-model'
import { textCollator } from '@/components/data-table/sort-key'
import { columnsFor } from '@/components/data-table/table'
import { engineModel } from './engine'
import { asciiWeights, isPlainAscii, naturalBytes } from './natural-bytes'
import { type Answer, rowHost } from './row-host'
import { compareBytes } from './sort-bytes'

type Row = {
  id: string
  host: string
  path: string
  severity: string | null
  score: number | undefined
  ip: string
  seen: string
  tags: string[]
  by: string
}

/** The same numbers every time: a failure can be run again. */
function random(seed: number) {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (end: number) => Math.floor(next() * end)
  return { below, pick: <V>(values: readonly V[]) => values[below(values.length)] as V }
}

const SEVERITIES = ['critical', 'high', 'medium', 'low', 'info']
const WORDS = [
  'Shop',
  'shop',
  'Café',
  'cafe',
  'Übung',
  'übung',
  'zoo',
  'ÅNGSTRÖM',
  '東京',
  'a-b',
  'a b',
  'a_b',
  '007',
  '7',
  '70',
  '1.10',
  '1.9',
  '',
  ' x',
  'ﬁn',
  'Ωmega',
  'e\u0301',
]

function makeRows(count: number, seed: number): Row[] {
  const { below, pick } = random(seed)
  const word = () => `${pick(WORDS)}${below(3) ? below(120) : ''}`
  return Array.from({ length: count }, (_, index) => ({
    id: `r${index}`,
    host: `host${below(40)}.${pick(['example.com', 'Example.org', 'shop.example'])}`,
    path: `/${word()}/${word()}?p=${below(10_000)}`,
    severity: pick([...SEVERITIES, null]),
    score: below(9) ? below(1000) / 10 - 20 : undefined,
    ip: pick([`10.0.${below(3)}.${below(300)}`, `2001:db8::${below(99)}`, 'unknown', '']),
    seen: new Date(Date.UTC(2026, 0, 1) + below(400) * 3_600_000).toISOString(),
    tags: Array.from({ length: below(3) }, () => pick(['web', 'mail', 'Café'])),
    by: word(),
  }))
}

const column = columnsFor<Row>()
const columns = columnSources<Row>(
  column.columns([
    column.accessor('host', { header: 'Asset' }),
    column.accessor('path', { header: 'Path' }),
    column.accessor('severity', { header: 'Severity', meta: { sort: SEVERITIES } }),
    column.accessor('score', {
      header: 'Score',
      meta: { text: (row: Row) => (row.score === undefined ? 'no score' : `Score ${row.score}`) },
    }),
    column.accessor('ip', { header: 'Address', meta: { sort: 'ip' } }),
    column.accessor('seen', { header: 'Seen', meta: { search: false } }),
    column.accessor('tags', { header: 'Tags' }),
    column.accessor('by', { header: 'By' }),
  ]),
)

function randomSearch({ below, pick }: ReturnType<typeof random>) {
  const piece = () =>
    pick(['cafe', 'CAFÉ', 'host1', '.com', 'crit', 'score 1', '10.0', 'shop', 'ub', '東', 'web', '/a', 'zzz', 'o', '7'])
  return pick(['', piece(), piece(), `${piece()} ${piece()}`, piece().slice(0, 1 + below(3))])
}

function randomSorts({ below, pick }: ReturnType<typeof random>): Sort[] {
  const ids = new Set(Array.from({ length: below(4) }, () => pick(columns).id))
  return [...ids].map((id) => ({ id, desc: below(2) === 1 }))
}

const collator = textCollator('en')

test.each([1, 2, 3, 4])(
  'whatever is searched and sorted, by any columns, the engine shows what the plain way shows (%i)',
  (seed) => {
    const rows = makeRows(seed === 4 ? 9000 : 700 * seed, seed)
    const dice = random(seed * 1000)
    const [plain, engine] = [plainModel(rows, columns, collator), engineModel(rows, columns, collator)]
    let search = ''
    let sorts: Sort[] = []
    for (let step = 0; step < (seed === 4 ? 25 : 80); step++) {
      // Typed on, typed back, changed altogether; sorted by more columns, or by others.
      const change = dice.below(5)
      if (change === 0) search = randomSearch(dice)
      else if (change === 1) search += dice.pick(['a', 'e', '1', ' ', 'o', '.'])
      else if (change === 2) search = search.slice(0, -1)
      else sorts = randomSorts(dice)
      const [expected, actual] = [plain.view(search, sorts), engine.view(search, sorts)]
      const start = dice.below(3) ? 0 : dice.below(expected.found + 20)
      const asked = `step ${step}: "${search}" ${JSON.stringify(sorts)} from ${start}`
      expect([asked, actual.found]).toEqual([asked, expected.found])
      expect([asked, actual.slice(start, start + 60)]).toEqual([asked, expected.slice(start, start + 60)])
      expect(actual.slice(0, rows.length)).toEqual(expected.slice(0, rows.length))
    }
  },
)

test('what is done ahead changes no answer', () => {
  const rows = makeRows(600, 9)
  const engine = engineModel(rows, columns, collator)
  for (const work of engine.prepare?.() ?? []) work()
  const sorts = [{ id: 'by', desc: true }]
  expect(engine.view('cafe', sorts).slice(0, 600)).toEqual(
    plainModel(rows, columns, collator).view('cafe', sorts).slice(0, 600),
  )
})

test('what a worker is told piece by piece, in any order of the columns, it answers as the engine beside the rows does', () => {
  const rows = makeRows(300, 11)
  const answers: Answer[] = []
  const tell = rowHost((answer) => answers.push(answer))
  const facts = columns.map(({ id, ordering, isSortable, isSearchable }) => ({
    id,
    ordering,
    isSortable,
    isSearchable,
  }))
  tell({ kind: 'columns', count: rows.length, locale: 'en', columns: facts })
  tell({ kind: 'view', question: 1, search: 'zoo', sorts: [] })
  tell({ kind: 'view', question: 2, search: 'cafe', sorts: [{ id: 'score', desc: true }] })
  for (const { id, value, text } of columns.toReversed()) {
    for (const some of [rows.slice(0, 200), rows.slice(200)]) {
      expect(answers).toEqual([])
      const [values, texts] = [some.map(value), some.map(text)]
      tell({
        kind: 'part',
        column: id,
        values,
        texts: values.every((one, place) => one === texts[place]) ? null : texts,
      })
    }
  }
  tell({ kind: 'view', question: 3, search: '', sorts: [{ id: 'by', desc: false }] })
  const engine = engineModel(rows, columns, collator)
  const expected = (search: string, sort: Sort) => engine.view(search, [sort]).slice(0, 300)
  expect(answers.map(({ question, rows: found }) => [question, [...found]])).toEqual([
    [2, expected('cafe', { id: 'score', desc: true })],
    [3, expected('', { id: 'by', desc: false })],
  ])
})

test('a table of nothing and a table of empty values have an order', () => {
  const none: readonly Row[] = []
  const empty = Array.from({ length: 3 }, (_, index) => ({
    ...(makeRows(1, 1)[0] as Row),
    id: `${index}`,
    score: undefined,
    by: '',
  }))
  for (const desc of [false, true]) {
    expect(engineModel(none, columns, collator).view('', [{ id: 'by', desc }])).toMatchObject({ found: 0 })
    for (const id of ['score', 'by'])
      expect(engineModel(empty, columns, collator).view('', [{ id, desc }]).slice(0, 5)).toEqual([0, 1, 2])
  }
})

test('plain ASCII as bytes has the order of the collator', () => {
  const dice = random(77)
  const letters = ` !"#$%&'()*+,-./0123456789:;<=>?@AZaz[\\]^_\`{|}~0019b`
  const weights = asciiWeights(collator)
  if (!weights) throw new Error('English has weights')
  for (let round = 0; round < 20_000; round++) {
    const texts = [0, 1].map(() => Array.from({ length: 1 + dice.below(9) }, () => dice.pick([...letters])).join(''))
    const bytes = naturalBytes(texts, weights)
    expect([texts, Math.sign(compareBytes(bytes, 0, 1))]).toEqual([
      texts,
      Math.sign(collator.compare(texts[0] ?? '', texts[1] ?? '')),
    ])
  }
})

test('what the bytes cannot say is left to the collator', () => {
  expect(['Café', 'a\tb', '', '9'.repeat(300)].map(isPlainAscii)).toEqual([false, false, false, false])
  expect(asciiWeights(textCollator('sv'))).toBeNull()
  expect(asciiWeights(textCollator('cs'))).toBeNull()
})

test('in a language with an order of its own the engine follows it too', () => {
  const rows = makeRows(800, 5)
  const swedish = textCollator('sv')
  const sorts = [{ id: 'by', desc: false }]
  const cells = (source: ColumnSource<Row>[]) => engineModel(rows, source, swedish).view('', sorts).slice(0, 800)
  expect(cells(columns)).toEqual(plainModel(rows, columns, swedish).view('', sorts).slice(0, 800))
})
