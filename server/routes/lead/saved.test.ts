import { and, eq } from 'drizzle-orm'
import { leadApi } from '@/lib/contract/lead'
import { leadBookApi } from '@/lib/contract/lead-book'
import { leadWorkApi } from '@/lib/contract/lead-work'
import { workspaceApi } from '@/lib/contract/workspace'
import { doNotContact, leadFacts, leads } from '@/server/db/schema'
import { moveLead } from '@/server/leads/change'
import { openContractApi } from '@/server/routes/testing'

const { db, ask, send, tell, signUp } = openContractApi()

const agency = async () => {
  const who = await signUp({ plan: 'agency toolkit' })
  return { ...who, params: { workspace: who.workspace.id } }
}
type Who = Awaited<ReturnType<typeof agency>>

const save = ({ token, params }: Who, ...all: object[]) => ask(leadApi.save, { token, params, body: { leads: all } })
const saved = async ({ token, params }: Who) => (await ask(leadApi.saved, { token, params })).leads
const list = ({ token, params }: Who, query: Record<string, string> = {}) =>
  ask(leadBookApi.list, { token, params, query })
const show = async ({ token, params }: Who, lead: string) =>
  (await ask(leadBookApi.show, { token, params: { ...params, lead } })).lead

const dentist = {
  source: 'google',
  source_id: 'ChIJ1',
  name: 'Shandon Dental',
  category: 'Dentist',
  address: '1 Pope’s Quay, Cork',
  city: 'Cork',
  country: 'IE',
  phone: '021 455 1234',
  website: 'https://www.shandondental.ie/start?utm=1',
  rating: 4.6,
  reviews_count: 128,
  lat: 51.9,
  lng: -8.47,
}

test('the same business from other searches, sources and workspaces is one lead that knows more', async () => {
  const me = await agency()
  const first = await save(me, dentist, { ...dentist, rating: 4.7 })
  expect(first.results?.map(({ outcome }) => outcome)).toEqual(['created', 'duplicate'])
  const id = first.results?.[0]?.id ?? ''
  const { workspace } = await ask(workspaceApi.create, { token: me.token, body: { name: 'Second' } })
  const again = { token: me.token, params: { workspace: workspace.id } }
  const others = [
    // By its site, its number with its name, and its address.
    { source: 'd7', source_id: '9', name: 'Other name', website: 'shandondental.ie', email: 'hello@shandondental.ie' },
    { source: 'osm', source_id: 'node/1', name: 'Shandon Dental Ltd', phone: '+353 21 455 1234' },
    { source: 'osm', source_id: 'node/2', name: 'Reception', email: 'HELLO@shandondental.ie' },
  ]
  const { results } = await ask(leadApi.save, { ...again, body: { leads: others } })
  expect(results).toEqual(others.map(() => ({ outcome: 'duplicate', id })))
  expect((await ask(leadApi.saved, again)).leads).toEqual([])
  const lead = await show(me, id)
  expect(lead).toMatchObject({
    name: 'Shandon Dental',
    host: 'shandondental.ie',
    email: 'hello@shandondental.ie',
    opportunity: 28,
    opportunity_is_least: true,
  })
  expect(lead.facts.filter(({ key }) => key === 'rating')).toMatchObject([{ value: 4.7, source: 'google' }])
  const google = lead.facts.find(({ key, source }) => key === 'phone' && source === 'google')
  expect(Date.parse(google?.expires_at ?? '') / 86_400_000 - Date.now() / 86_400_000).toBeCloseTo(30, 0)
})

test('the board is thirty of each stage in their order, and says how many there are and what they bring', async () => {
  const me = await agency()
  await save(me, ...Array.from({ length: 32 }, (_, n) => ({ name: `Vet ${n}`, tags: n < 2 ? ['first'] : [] })))
  const [one, two] = (await list(me, { tag: 'first' })).leads.map(({ id }) => id)
  const move = { ...me.params, lead: one ?? '' }
  await ask(leadBookApi.move, { token: me.token, params: move, body: { status: 'meeting' } })
  const value = { value_minor: 120_00, value_currency: 'EUR', value_period: 'year' }
  await ask(leadBookApi.update, { token: me.token, params: move, body: value })
  const board = async (query: Record<string, string> = {}) =>
    (await ask(leadBookApi.board, { token: me.token, params: me.params, query })).columns
  const columns = await board()
  expect(columns.map(({ status, leads, total }) => [status, leads.length, total])).toEqual([
    ['new', 30, 31],
    ['contacted', 0, 0],
    ['replied', 0, 0],
    ['meeting', 1, 1],
    ['won', 0, 0],
    ['lost', 0, 0],
  ])
  expect(columns[3]).toMatchObject({ leads: [{ id: one }], monthly: [{ currency: 'EUR', minor: 1000 }], next: null })
  // The list goes on where the column ends.
  const rest = await list(me, { status: 'new', sort: 'rank', limit: '30', cursor: columns[0]?.next ?? '' })
  const shown = [...(columns[0]?.leads ?? []), ...rest.leads].map(({ id }) => id)
  expect(shown).toEqual((await list(me, { status: 'new', sort: 'rank' })).leads.map(({ id }) => id))
  // Of ten thousand in one answer, those that are new do not say so.
  const stages = (await saved(me)).map(({ id, status }) => [id === one, status])
  expect(stages.filter(([isMoved]) => isMoved)).toEqual([[true, 'meeting']])
  expect(stages.filter(([isMoved]) => !isMoved).every(([, status]) => status === undefined)).toBe(true)
  const narrowed = await board({ tag: 'first' })
  expect(narrowed.flatMap(({ leads }) => leads.map(({ id }) => id))).toEqual([two, one])
})

test('what is only alike is told, and merged when a person says so', async () => {
  const me = await agency()
  const [near, far] = [
    { name: 'Bandon Vets', source: 'osm', source_id: 'node/10', lat: 51.7001, lng: -8.7 },
    { name: 'Bandon Vets', source: 'osm', source_id: 'node/11', lat: 51.8, lng: -8.7 },
  ]
  const { results } = await save(me, { ...near, lat: 51.7, source_id: 'node/9' }, { ...near, phone: '1' }, far)
  expect(results?.map(({ outcome, alike }) => [outcome, alike?.length])).toEqual([
    ['created', undefined],
    ['created', 1],
    ['created', undefined],
  ])
  const [lead = '', other = ''] = results?.map(({ id }) => id ?? '') ?? []
  await ask(leadBookApi.note, { token: me.token, params: { ...me.params, lead: other }, body: { text: 'Rang them' } })
  const { lead: merged } = await ask(leadBookApi.merge, {
    token: me.token,
    params: { ...me.params, lead },
    body: { other },
  })
  expect(merged.note_list.map(({ text }) => text)).toEqual(expect.arrayContaining(['Rang them', 'Merged: Bandon Vets']))
  expect((await saved(me)).map(({ id }) => id)).not.toContain(other)
})

test('names, addresses and links of strangers are text, and pages at a site builder are nobody’s site', async () => {
  const me = await agency()
  const { results, leads: kept } = await save(
    me,
    { source: 'osm', source_id: '1', name: '<script>alert(1)</script>\u202egpj', website: 'javascript:alert(1)' },
    { source: 'osm', source_id: '2', name: 'x'.repeat(1_900), website: 'https://www.facebook.com/shandon' },
    { source: 'osm', source_id: '3', name: 'Second of them', website: 'https://www.facebook.com/cork' },
    { source: 'osm', source_id: '4', name: '   ', website: '  a' },
  )
  expect(results?.map(({ outcome }) => outcome)).toEqual(['created', 'created', 'created', 'refused'])
  expect(results?.[3]?.message).toBe('Enter a name.')
  expect(kept[0]).toMatchObject({ name: '<script>alert(1)</script> gpj' })
  expect(kept[0]?.website).toBeUndefined()
  expect(kept[1]?.name).toHaveLength(200)
  expect(kept.map(({ host }) => host)).toEqual([undefined, undefined, undefined])
  for (const [body, field] of [
    [{ leads: [dentist, { source: 'osm' }] }, 'leads.1.name'],
    [{ leads: Array.from({ length: 201 }, () => dentist) }, 'leads'],
    [{ lead: { ...dentist, value_minor: -1 } }, 'lead.value_minor'],
    [{ lead: { ...dentist, next_step_at: '2099-01-01' } }, 'lead.next_step_at'],
  ] as const)
    expect(await tell(leadApi.save, { token: me.token, params: me.params, body })).toMatchObject({
      status: 422,
      body: { errors: { [field]: [expect.any(String)] } },
    })
})

test('a change by id is kept once, refused when somebody was faster, and refused for what is not there', async () => {
  const me = await agency()
  const [stranger, { leads: made }] = [await agency(), await save(me, dentist)]
  const [{ id = '', updated_at }] = [made[0] ?? {}]
  const change = { id, status: 'contacted', notes: 'First line\nsecond', tags: ['dentists', 'dentists'], updated_at }
  const { leads: changed } = await save(me, change)
  expect(changed[0]).toMatchObject({ status: 'contacted', notes: 'First line\nsecond', tags: ['dentists'] })
  expect((await save(me, { ...change, status: 'won' })).results).toMatchObject([{ outcome: 'refused' }])
  expect(
    (await tell(leadApi.save, { token: me.token, params: me.params, body: { lead: { ...change, status: 'won' } } }))
      .status,
  ).toBe(409)
  expect((await save(stranger, { id, status: 'won' })).results).toEqual([
    { outcome: 'refused', message: 'This lead no longer exists.' },
  ])
  expect((await saved(me)).map(({ status }) => status)).toEqual(['contacted'])
})

test('Google’s words are not kept where the operator says so; the place is known all the same', async () => {
  const { ask: asked, signUp: signed } = openContractApi({ settings: { googleKeepDays: 0 } })
  const { token, workspace } = await signed({ plan: 'white label' })
  const sent = { token, params: { workspace: workspace.id }, body: { leads: [dentist, dentist] } }
  const { results } = await asked(leadApi.save, sent)
  expect(results?.map(({ outcome }) => outcome)).toEqual(['created', 'duplicate'])
  expect(await db.$count(leadFacts, eq(leadFacts.lead_id, results?.[0]?.id ?? ''))).toBe(0)
})

test('the list is searched, filtered, sorted and paged, with its columns counted over all pages', async () => {
  const me = await agency()
  await save(
    me,
    ...Array.from({ length: 5 }, (_, place) => ({
      source: 'osm',
      source_id: `${place}`,
      name: `Bakery ${place}`,
      city: place < 3 ? 'Cork' : 'Kinsale',
      tags: place === 0 ? ['bread'] : [],
      ...(place < 2 && { status: 'contacted', value_minor: 12_000, value_currency: 'EUR', value_period: 'year' }),
      ...(place === 3 && { next_step: 'Call', next_step_at: '2020-01-01T00:00:00Z' }),
    })),
  )
  const first = await list(me, { q: 'bakery cork', sort: 'name', limit: '2' })
  expect(first).toMatchObject({ total: 3, overdue: 0, tags: ['bread'] })
  expect(first.leads.map(({ name }) => name)).toEqual(['Bakery 0', 'Bakery 1'])
  const next = await list(me, { q: 'bakery cork', sort: 'name', limit: '2', cursor: first.next ?? '' })
  expect([next.leads.map(({ name }) => name), next.next, next.stages]).toEqual([['Bakery 2'], null, undefined])
  const all = await list(me)
  expect(all.stages?.slice(0, 2)).toMatchObject([
    { status: 'new', count: 3, overdue: 1 },
    { status: 'contacted', count: 2, monthly: [{ currency: 'EUR', minor: 2_000 }] },
  ])
  expect(all.overdue).toBe(1)
  expect((await list(me, { next: 'overdue' })).leads.map(({ name }) => name)).toEqual(['Bakery 3'])
  expect((await list(me, { tag: 'bread' })).total).toBe(1)
  for (const sort of ['-value', 'grade', '-opportunity', 'next_step', 'status', 'rank']) {
    const one = await list(me, { sort, limit: '3' })
    const two = await list(me, { sort, limit: '3', cursor: one.next ?? '' })
    expect(new Set([...one.leads, ...two.leads].map(({ id }) => id)).size).toBe(5)
  }
})

test('a card keeps its place on the board, and who asked to be left alone leaves its step and is listed', async () => {
  const me = await agency()
  const { leads: made } = await save(
    me,
    ...['A', 'B', 'C'].map((name) => ({
      source: 'osm',
      source_id: name,
      name,
      email: `hi@${name}.example`,
      next_step: 'Call',
    })),
  )
  const [a = '', b = '', c = ''] = made.map(({ id }) => id)
  const move = (lead: string, body: object) =>
    ask(leadBookApi.move, { token: me.token, params: { ...me.params, lead }, body })
  const column = async () =>
    (await list(me, { status: 'meeting', sort: 'rank' })).leads.map(({ name }) => name).join('')
  await move(a, { status: 'meeting' })
  await move(b, { status: 'meeting', after: a })
  await move(c, { status: 'meeting', after: a })
  expect(await column()).toBe('ACB')
  await move(b, { status: 'meeting' })
  expect(await column()).toBe('BAC')
  const { lead } = await move(c, { status: 'lost', lost_reason: 'stop' })
  expect(lead).toMatchObject({ status: 'lost', lost_reason: 'stop', do_not_contact: true })
  expect([lead.next_step, lead.email]).toEqual([undefined, undefined])
  const rows = await db.select().from(doNotContact).where(eq(doNotContact.user_id, me.user.id))
  expect(rows.map(({ kind, shown }) => `${kind} ${shown}`).toSorted((x, y) => (x < y ? -1 : 1))).toEqual([
    'domain c….example',
    'email h…@c.example',
  ])
  expect(JSON.stringify(rows)).not.toContain('hi@c.example')
})

test('a card that is moved again before its last move is done ends where it was put last', async () => {
  const me = await agency()
  await save(me, dentist)
  const [before] = await db.select().from(leads).where(eq(leads.workspace_id, me.params.workspace))
  if (!before) throw new Error('nothing was saved')
  const at = { token: me.token, params: { ...me.params, lead: before.id } }
  await ask(leadBookApi.move, { ...at, body: { status: 'contacted' } })
  // Back again, by a call that had read the lead before that move.
  await moveLead(db, before, { status: 'new', after: null })
  expect(await show(me, before.id)).toMatchObject({ status: 'new' })
})

test('what was typed stands before what others say, until it is taken back; deleting can be undone', async () => {
  const me = await agency()
  const { leads: made } = await save(me, dentist)
  const at = { token: me.token, params: { ...me.params, lead: made[0]?.id ?? '' } }
  await ask(leadBookApi.update, { ...at, body: { name: 'Dr Shandon', phone: '+353 1 234 5678', country: 'IE' } })
  await save(me, { ...dentist, name: 'Shandon Dental Clinic' })
  expect(await show(me, at.params.lead)).toMatchObject({ name: 'Dr Shandon', phone: '+353 1 234 5678', city: 'Cork' })
  const { lead } = await ask(leadBookApi.update, { ...at, body: { phone: null } })
  expect(lead.phone).toBe('021 455 1234')
  await ask(leadBookApi.remove, at)
  expect([await saved(me), (await tell(leadBookApi.show, at)).status]).toEqual([[], 404])
  await ask(leadBookApi.restore, at)
  expect(await saved(me)).toHaveLength(1)
  const since = new Date(Date.now() - 60_000).toISOString()
  await ask(leadBookApi.bulk, { token: me.token, params: me.params, body: { ids: [at.params.lead], remove: true } })
  const news = await ask(leadApi.saved, { token: me.token, params: me.params, query: { since } })
  expect([news.leads, news.removed]).toEqual([[], [at.params.lead]])
  // What was removed is forgotten after a while: then they are all there is.
  const old = await ask(leadApi.saved, { ...at, query: { since: '2020-01-01T00:00:00Z' } })
  expect([old.leads, old.removed]).toEqual([[], undefined])
})

test('what has not changed is not sent again: a strong ETag, and the same time to ask from', async () => {
  const me = await agency()
  const { leads: made } = await save(me, { ...dentist, email: 'hi@shandon.example' })
  const read = (etag?: string) =>
    send(leadApi.saved, { token: me.token, params: me.params, headers: etag ? { 'If-None-Match': etag } : {} })
  const first = await read()
  const etag = first.headers.get('etag') ?? ''
  expect(etag).toMatch(/^"[\da-f]{32}"$/)
  const { until, leads: sent } = (await first.json()) as { until: string; leads: object[] }
  expect(JSON.stringify(sent[0]).length).toBeLessThan(400)
  expect([(await read(`W/${etag}`)).status, (await read(`"other", ${etag}`)).status]).toEqual([304, 304])
  expect(await (await read()).json()).toMatchObject({ until })
  const news = async (since: string) =>
    (await ask(leadApi.saved, { token: me.token, params: me.params, query: { since } })).leads
  // Somebody else's change of what is shown of it counts as well.
  await db
    .update(leads)
    .set({ updated_at: new Date(Date.now() - 600_000) })
    .where(eq(leads.id, made[0]?.id ?? ''))
  const since = new Date(Date.now() - 300_000).toISOString()
  expect(await news(since)).toEqual([])
  const { contacts } = await ask(leadWorkApi.addNoContact, {
    token: me.token,
    body: { values: ['hi@shandon.example'] },
  })
  expect(await news(since)).toMatchObject([{ do_not_contact: true }])
  expect((await read(etag)).status).toBe(200)
  await db
    .update(leads)
    .set({ updated_at: new Date(Date.now() - 600_000) })
    .where(eq(leads.id, made[0]?.id ?? ''))
  await ask(leadWorkApi.removeNoContact, { token: me.token, params: { contact: contacts[0]?.id ?? '' } })
  const [free] = await news(since)
  expect([free?.do_not_contact, free?.email]).toEqual([undefined, 'hi@shandon.example'])
})

test('other weights count for all leads at once, and can be taken back', async () => {
  const me = await agency()
  await save(me, { ...dentist, website: undefined })
  const weigh = (weights: object | null) => ask(leadBookApi.saveSettings, { token: me.token, body: { weights } })
  const points = async () =>
    (
      await db
        .select()
        .from(leads)
        .where(and(eq(leads.user_id, me.user.id)))
    ).map(({ opportunity }) => opportunity)
  expect(await points()).toEqual([60])
  await weigh({ no_website: 0, phone_known: 50 })
  expect(await points()).toEqual([65])
  const { settings } = await weigh(null)
  expect([await points(), settings.weights]).toEqual([[60], settings.default_weights])
  expect(
    (await tell(leadBookApi.saveSettings, { token: me.token, body: { weights: { no_website: 61 } } })).status,
  ).toBe(422)
})

test('a search says what is saved already, whose client it is, who is to be left alone, and what it is worth', async () => {
  const me = await agency()
  const body = { provider: 'google', keyword: 'dentist', location: 'Springfield', country: 'US' }
  const search = async () => (await ask(leadApi.search, { token: me.token, body })).leads
  const [first, second] = await search()
  if (!first || !second) throw new Error('The sample directory has no dentists')
  expect(first).toMatchObject({ already_saved: null, is_client: false, do_not_contact: false, scan: null })
  expect(first.opportunity).toMatchObject({ is_least: true })
  const { results } = await save(me, first, { ...second, status: 'lost', lost_reason: 'stop' })
  const [id = '', other = ''] = results?.map((result) => result.id ?? '') ?? []
  await ask(leadBookApi.update, {
    token: me.token,
    params: { ...me.params, lead: other },
    body: { lost_reason: 'stop' },
  })
  const again = await search()
  expect(again[0]?.already_saved).toMatchObject({ id, workspace_id: me.workspace.id })
  expect(again[1]).toMatchObject({ do_not_contact: true, phone: null, email: null })
})
