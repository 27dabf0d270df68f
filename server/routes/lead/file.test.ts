import Papa from 'papaparse'
import { and, count, eq, getTableColumns, isNull, sql } from 'drizzle-orm'
import { leadApi } from '@/lib/contract/lead'
import { leadBookApi } from '@/lib/contract/lead-book'
import { leadWorkApi } from '@/lib/contract/lead-work'
import { leads } from '@/server/db/schema'
import { MISSING, openContractApi } from '@/server/routes/testing'

const { db, ask, tell, send, signUp } = openContractApi()

const agency = async () => {
  const who = await signUp({ plan: 'agency toolkit' })
  return { ...who, params: { workspace: who.workspace.id } }
}
type Who = Awaited<ReturnType<typeof agency>>
type More = { dry?: '1' | '0'; country?: string; mapping?: string }

const bring = ({ token, params }: Who, file: string, more: More = {}) =>
  ask(leadBookApi.import, { token, params, body: { file, ...more } })
const refusal = ({ token, params }: Who, file: unknown, more: More = {}) =>
  tell(leadBookApi.import, { token, params, body: { file, ...more } })
const saved = async ({ token, params }: Who) => (await ask(leadApi.saved, { token, params })).leads
const outcomes = ({ results }: { results: { line: number; outcome: string }[] }) =>
  results.map(({ line, outcome }) => [line, outcome])

const LIST = `Company;Web;Telefon;E-Mail;Ort;Tags
Shandon Dental;https://www.shandondental.ie/;021 455 1234;Hello@shandondental.ie;Cork;dentists, cork
"Bäckerei ""Huber""
am Markt";;089 123456;;München;
;;;info@nameless.example;;
Tivoli Tooth Clinic;;;;Cork;
shandon dental ltd;shandondental.ie;;;;
`

test('a file is looked at first, then imported line by line, and the same file again makes nothing twice', async () => {
  const me = await agency()
  const dry = await bring(me, LIST, { dry: '1', country: 'IE' })
  expect(dry).toMatchObject({
    columns: ['Company', 'Web', 'Telefon', 'E-Mail', 'Ort', 'Tags'],
    mapping: { name: 'Company', website: 'Web', phone: 'Telefon', email: 'E-Mail', city: 'Ort', tags: 'Tags' },
    encoding: 'utf-8',
    total: 5,
    counts: { created: 3, updated: 0, duplicate: 1, refused: 1 },
  })
  expect(dry.preview[1]?.[0]).toBe('Bäckerei "Huber"\nam Markt')
  expect(await saved(me)).toEqual([])
  const first = await bring(me, LIST, { country: 'IE' })
  expect(outcomes(first)).toEqual([
    [2, 'created'],
    [3, 'created'],
    [5, 'refused'],
    [6, 'created'],
    [7, 'duplicate'],
  ])
  expect(first.results[2]).toMatchObject({ code: 'lead_without_name', message: 'Enter a name.' })
  const kept = await saved(me)
  expect(kept).toHaveLength(3)
  expect(kept.find(({ website }) => website)).toMatchObject({
    name: 'Shandon Dental',
    email: 'hello@shandondental.ie',
    city: 'Cork',
    country: 'IE',
    tags: ['dentists', 'cork'],
  })
  const again = await bring(me, LIST, { country: 'IE' })
  expect(again.counts).toEqual({ created: 0, updated: 0, duplicate: 4, refused: 1 })
  const changed = await bring(me, LIST.replace('455 1234', '455 9999'), { country: 'IE' })
  expect(changed.counts).toEqual({ created: 0, updated: 1, duplicate: 3, refused: 1 })
  expect((await saved(me)).map(({ phone }) => phone)).toContain('021 455 9999')
  expect(await saved(me)).toHaveLength(3)
})

test('what was typed stays, and the board has the lines in their order', async () => {
  const me = await agency()
  const made = await bring(me, 'name,email\nOne,one@a.example\nTwo,two@b.example\nThree,three@c.example\n')
  const [lead = ''] = made.results.map(({ id }) => id ?? '')
  const change = { name: 'The real name' }
  await ask(leadBookApi.update, { token: me.token, params: { ...me.params, lead }, body: change })
  await bring(me, 'name,email,city\nUno,one@a.example,Cork\n')
  const { leads: board } = await ask(leadBookApi.list, { token: me.token, params: me.params, query: { sort: 'rank' } })
  expect(board.map(({ name, city }) => [name, city])).toEqual([
    ['The real name', 'Cork'],
    ['Two', undefined],
    ['Three', undefined],
  ])
})

test('an older file is read as what it is, and who asked to be left alone is not brought back', async () => {
  const me = await agency()
  const body = { values: ['stop@murphy.example'] }
  await ask(leadWorkApi.addNoContact, { token: me.token, body })
  const form = new FormData()
  form.set(
    'file',
    new Blob([new Uint8Array(Buffer.from('name,mail\nB\xE4cker,a@b.example\nMurphy,stop@murphy.example', 'latin1'))]),
  )
  const answer = await ask(leadBookApi.import, { token: me.token, params: me.params, body: form })
  expect(answer).toMatchObject({ encoding: 'windows-1252', counts: { created: 1, refused: 1 } })
  expect(answer.results[1]).toEqual({
    line: 3,
    name: 'Murphy',
    outcome: 'refused',
    code: 'lead_opted_out',
    message: 'This business has opted out.',
  })
  expect((await saved(me)).map(({ name }) => name)).toEqual(['Bäcker'])
})

test('which column is the name is asked for when the file does not say it', async () => {
  const me = await agency()
  const file = 'who,,who\nAda,x,y\n'
  expect(await bring(me, file, { dry: '1' })).toMatchObject({
    columns: ['who', 'B', 'who (C)'],
    mapping: {},
    total: 1,
    results: [],
  })
  expect(await refusal(me, file)).toMatchObject({
    status: 422,
    body: { code: 'csv_name_column', message: 'Choose the column with the name.' },
  })
  const mapping = JSON.stringify({ name: 'who', category: 'who (C)' })
  expect((await bring(me, file, { mapping })).counts.created).toBe(1)
  expect(await saved(me)).toMatchObject([{ name: 'Ada', category: 'y' }])
})

test.each([
  ['nothing', undefined, {}, 'csv_missing', 'file'],
  ['an empty file', '\n\n', {}, 'csv_missing', 'file'],
  ['too many lines', `name\n${'a\n'.repeat(10_001)}`, {}, 'csv_too_long', 'file'],
  ['a column that is not there', 'name\na', { mapping: '{"name":"b"}' }, 'csv_mapping', 'mapping'],
  ['a field that is not there', 'name\na', { mapping: '{"names":"name"}' }, 'csv_mapping', 'mapping'],
  ['no mapping', 'name\na', { mapping: '[' }, 'csv_mapping', 'mapping'],
])('%s is refused as a whole', async (_, file, more, code, field) => {
  const me = await agency()
  expect(await refusal(me, file, more)).toMatchObject({
    status: 422,
    body: { code, errors: { [field]: [expect.any(String)] } },
  })
  expect(await saved(me)).toEqual([])
})

test('a quotation mark that is never closed is named with its line, and a file of more than 5 MB refused', async () => {
  const me = await agency()
  const lines = ['name,city', '"two', 'lines",Cork', 'plain,Cork', 'A,"Cork', 'B,Cork']
  expect(await refusal(me, lines.join('\r\n'))).toMatchObject({
    status: 422,
    body: { message: 'Line 5: closing quotation mark missing.', values: { line: 5 } },
  })
  expect(await refusal(me, `name\n${'x'.repeat(5 * 1024 * 1024)}`)).toMatchObject({
    status: 413,
    body: { code: 'csv_too_large', message: 'Use a file of up to 5 MB.' },
  })
})

test('what does not fit any more is refused line by line', async () => {
  const me = await agency()
  const rows = Array.from({ length: 999 }, (_, at) => `Lead ${at},l${at}@x${at}.example`)
  const first = await bring(me, `name,email\n${rows.join('\n')}`)
  expect(first.counts).toEqual({ created: 999, updated: 0, duplicate: 0, refused: 0 })
  // The others as copies of one: an import of all would say no more.
  const columns = sql.raw(
    Object.keys(getTableColumns(leads))
      .filter((name) => name !== 'id')
      .join(', '),
  )
  await db.execute(
    sql`insert into ${leads} (${columns}) select ${columns} from ${leads}, generate_series(1, 9000)
        where id = (select id from ${leads} where user_id = ${me.user.id} limit 1)`,
  )
  const next = await bring(me, 'name,email\nFits,a@a.example\nLate,b@b.example\nLead 1,l1@x1.example')
  expect(next.results.map(({ outcome, code }) => code ?? outcome)).toEqual(['created', 'leads_full', 'duplicate'])
  const [kept] = await db
    .select({ count: count() })
    .from(leads)
    .where(and(eq(leads.user_id, me.user.id), isNull(leads.removed_at)))
  expect(kept?.count).toBe(10_000)
})

test('the export has what the list has, as text for spreadsheets, and can be imported again', async () => {
  const me = await agency()
  await bring(me, 'name,phone,city,tags,rating\n=2+2,+353 21 455 1234,Cork,"a, b","4,6"\nOther,,Dublin,,\n')
  const csv = async (query: Record<string, string>) => {
    const response = await send(leadBookApi.export, { token: me.token, params: me.params, query })
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="leads-Main-\d{4}-\d\d-\d\d\.csv"/,
    )
    return response.text()
  }
  const text = await csv({ q: 'cork' })
  const [row, ...others] = Papa.parse<Record<string, string>>(text, { header: true }).data
  expect(others).toEqual([])
  expect(row).toMatchObject({
    Name: "'=2+2",
    Phone: "'+353 21 455 1234",
    City: 'Cork',
    Tags: 'a; b',
    Rating: '4.6',
    Stage: 'new',
  })
  expect((await bring(me, await csv({}))).counts).toEqual({ created: 0, updated: 0, duplicate: 2, refused: 0 })
  expect(await csv({ status: 'won' })).not.toContain('Cork')
  const stranger = await agency()
  expect((await send(leadBookApi.export, { token: stranger.token, params: me.params })).status).toBe(404)
  expect((await send(leadBookApi.export, { token: me.token, params: { workspace: MISSING } })).status).toBe(404)
})
