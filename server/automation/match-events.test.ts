import { eq, sql } from 'drizzle-orm'
import { EVENT_BODIES } from '@/lib/automation/event-body'
import { recipeApi } from '@/lib/contract/recipe'
import {
  assets,
  deliveries,
  events,
  incidents,
  integrations,
  monitors,
  recipeRuns,
  recipes,
  scans,
  subscriptions,
} from '@/server/db/schema'
import { automate } from './match-events'
import { finding, openAutomation } from './testing'

type Automation = Awaited<ReturnType<typeof openAutomation>>

const SERIOUS = { type: 'finding_new', config: { severity: 'high' } }
const titles = async (one: Automation) => (await one.messages()).map(({ message }) => message?.title)
const ends = async (one: Automation, recipe: { id: string }) =>
  (await one.runsOf(recipe.id)).map(({ state, reason }) => reason?.key ?? state)

test('what fifty tell at once happened once, and a recipe tells it once, whoever looks', async () => {
  const one = await openAutomation()
  const recipe = await one.save({ trigger: SERIOUS, actions: [one.notify()] })
  await Promise.all(
    Array.from({ length: 50 }, () =>
      one.found([finding('low', 'low'), finding('git', 'critical')], { about: `same:${recipe.id}` }),
    ),
  )
  await Promise.all([one.work(), one.work(), one.work()])
  expect(await one.db.$count(events, eq(events.workspace_id, one.who.workspace.id))).toBe(1)
  expect(await one.runsOf(recipe.id)).toMatchObject([{ state: 'done', matched: [{ id: 'git' }], recipe_version: 1 }])
  expect(await titles(one)).toEqual(['Critical on shop.example: Git repository is public'])
  // Two workers on much: nothing is told twice, and nothing is left.
  const other = await one.save({ trigger: SERIOUS, actions: [one.notify('{{count}}')] })
  for (let n = 0; n < 15; n += 1) await one.found([finding(`more${n}`)], { about: `more:${n}:${other.id}` })
  await Promise.all([one.work(), one.work()])
  const both = [...(await one.runsOf(recipe.id)), ...(await one.runsOf(other.id))]
  expect(new Set(both.map(({ recipe_id, event_id }) => `${recipe_id} ${event_id}`)).size).toBe(1 + 15 + 15)
  expect([both.length, (await one.messages()).length]).toEqual([31, 31])
  const { recipe: shown } = await one.ask(recipeApi.show, { token: one.who.token, params: { id: recipe.id } })
  expect(shown).toMatchObject({
    runs_count: 16,
    last_result: 'ok',
    last_run_at: '2026-11-02T09:00:00.000Z',
  })
  expect(shown.runs?.[0]).toMatchObject({
    state: 'done',
    event: 'findings.new',
    site: 'shop.example',
    count: 1,
    deliveries: [{ to: 'Shop alerts', state: 'waiting' }],
  })
})

test('every event says to a machine what its schema says', async () => {
  const one = await openAutomation()
  const hook = await one.connect('webhook', 'Hook')
  const types = ['finding_new', 'scan_completed', 'site_up', 'asset_verified'] as const
  for (const type of types)
    await one.save({ trigger: { type, config: {} }, actions: [{ type: 'webhook', integration_id: hook }] })
  await one.found([finding('git')])
  await one.completed(61, 84)
  await one.happen('site.up', { incident_id: 'i1', asset_value: 'shop.example', ms: 5_000 })
  await one.happen('asset.verified', { asset_value: 'shop.example', method: 'dns' })
  await one.work()
  const bodies = (await one.messages()).map(({ message }) => message?.event)
  expect(bodies.map((body) => String(body?.type)).toSorted()).toEqual([
    'asset.verified',
    'findings.new',
    'scan.completed',
    'site.up',
  ])
  for (const body of bodies) expect(EVENT_BODIES[body?.type as keyof typeof EVENT_BODIES].parse(body)).toEqual(body)
  const { events: kinds } = await one.ask(recipeApi.events, { token: one.who.token })
  expect(kinds.map(({ type }) => type).sort()).toEqual(Object.keys(EVENT_BODIES).sort())
  for (const { type, example, schema } of kinds) {
    expect(EVENT_BODIES[type as keyof typeof EVENT_BODIES].parse(example)).toEqual(example)
    expect(schema).toMatchObject({ type: 'object', required: ['type', 'timestamp', 'data'] })
  }
})

test('a limit holds back for each site, and what it collected goes out as one message when it ends', async () => {
  const one = await openAutomation()
  const recipe = await one.save({
    trigger: SERIOUS,
    actions: [one.notify('{{count}}: {{title}}')],
    throttle_minutes: 15,
    collect: true,
  })
  for (const [minute, id] of [0, 4, 6].entries()) {
    await one.found([finding(`f${id}`)])
    if (minute < 2) one.turn(minute === 0 ? 4 : 2)
    await one.work()
  }
  expect(await ends(one, recipe)).toEqual(['done', 'collecting', 'collecting'])
  one.turn(8)
  await one.work()
  expect(await titles(one)).toHaveLength(1)
  one.turn(1)
  await one.work()
  await one.work()
  expect(await titles(one)).toEqual(['1: Git repository is public', '2: Git repository is public (and 1 more)'])
  expect(await ends(one, recipe)).toEqual(['done', 'collected', 'collected'])
  one.turn(14)
  await one.found([finding('next')])
  await one.work()
  expect((await ends(one, recipe)).at(-1)).toBe('collecting')
})

test('without collecting, what a limit holds back is told to nobody', async () => {
  const one = await openAutomation()
  const recipe = await one.save({ trigger: SERIOUS, actions: [one.notify()], throttle_minutes: 60 })
  await one.found([finding('a')])
  one.turn(59)
  await one.found([finding('b')])
  one.turn(1)
  await one.found([finding('c')])
  one.turn(600)
  await one.work()
  expect(await ends(one, recipe)).toEqual(['done', 'throttled', 'done'])
  expect(await titles(one)).toHaveLength(2)
})

test('an outage is told when it has lasted, and not when it was over before', async () => {
  const one = await openAutomation()
  await one.db.insert(monitors).values({ asset_id: one.asset.id })
  const recipe = await one.save({
    trigger: { type: 'site_down', config: { minutes: 10 } },
    actions: [one.notify('{{title}}. {{change}}')],
  })
  const down = async () => {
    const started_at = new Date(one.now())
    const [incident] = await one.db
      .insert(incidents)
      .values({ asset_id: one.asset.id, kind: 'down', cause: 'timeout', started_at })
      .returning()
    const incident_id = incident?.id ?? ''
    one.turn(1)
    await one.happen('site.down', {
      incident_id,
      asset_value: 'shop.example',
      cause: 'timeout',
      message: null,
      since: started_at.toISOString(),
    })
    await one.work()
    return (ended: Date) =>
      one.db.update(incidents).set({ ended_at: ended, ending: 'recovered' }).where(eq(incidents.id, incident_id))
  }
  const end = await down()
  expect(await one.runsOf(recipe.id)).toMatchObject([
    { state: 'held', reason: { key: 'lasting', values: { minutes: 10 } } },
  ])
  one.turn(5)
  await end(new Date(one.now()))
  await down()
  one.turn(8)
  await one.work()
  expect(await ends(one, recipe)).toEqual(['over', 'lasting'])
  one.turn(1)
  await one.work()
  expect(await ends(one, recipe)).toEqual(['over', 'done'])
  expect(await titles(one)).toEqual(['Site is down. No response in time'])
})

test('what a recipe tells waits for the end of quiet hours, if it says so', async () => {
  const one = await openAutomation()
  await one.save({ trigger: SERIOUS, actions: [one.notify()], quiet: 'wait' })
  await one.save({ trigger: SERIOUS, actions: [one.notify()] })
  await one.found([finding('a')])
  await one.work()
  expect((await one.messages()).filter(({ is_quiet }) => is_quiet)).toHaveLength(1)
})

test('an action that fails does not keep the next from being done', async () => {
  const one = await openAutomation()
  const gone = await one.connect('discord', 'Gone')
  const actions = [{ ...one.notify(), integration_id: gone }, one.notify()]
  const recipe = await one.save({ trigger: SERIOUS, actions })
  await one.db.delete(integrations).where(eq(integrations.id, gone))
  await one.found([finding('a')])
  await one.work()
  expect(await one.runsOf(recipe.id)).toMatchObject([{ state: 'failed', reason: { key: 'noConnection' } }])
  expect((await one.messages()).map(({ state, to_name }) => [state, to_name])).toEqual([
    ['failed', ''],
    ['waiting', 'Shop alerts'],
  ])
  const { recipes: listed } = await one.ask(recipeApi.list, {
    token: one.who.token,
    params: { workspace: one.who.workspace.id },
  })
  expect(listed).toMatchObject([{ last_result: 'failed', problem: { key: 'noConnection' } }])
})

const scanAgain = (scan_type: string) => ({ type: 'start_scan', config: { scan_type, consent: true } })

test('a recipe starts a scan, fully only where the site is proved, and never on what it led to itself', async () => {
  const one = await openAutomation()
  const full = await one.save({ trigger: { type: 'scan_failed', config: {} }, actions: [scanAgain('full_scan')] })
  const light = await one.save({ trigger: { type: 'scan_completed', config: {} }, actions: [scanAgain('light_scan')] })
  const scan = {
    scan_id: 's',
    scan_type: 'full_scan',
    asset_value: 'shop.example',
    started_by: null,
    reason: 'dns',
  } as const
  await one.happen('scan.failed', scan)
  await one.work()
  expect(await ends(one, full)).toEqual(['notVerified'])
  await one.db.execute(sql`update assets set status = 'verified' where id = ${one.asset.id}`)
  await one.happen('scan.failed', scan)
  await one.work()
  const [begun] = await one.db.select().from(scans).where(eq(scans.asset_id, one.asset.id))
  expect(begun).toMatchObject({
    scan_type: 'full_scan',
    status: 'queued',
    caused_by: [full.id],
    initiated_by: null,
    consent: { by: one.who.user.id },
  })
  expect(one.woken).toEqual([begun?.id])
  await one.completed(90, null)
  await one.work()
  expect(await ends(one, light)).toEqual(['scanning'])
  await one.db.delete(scans).where(eq(scans.asset_id, one.asset.id))
  await one.completed(90, 90, { caused_by: [light.id] })
  await one.completed(90, 90, {
    caused_by: ['a', 'b', 'c'].map((letter) => `00000000-0000-4000-8000-00000000000${letter}`),
  })
  await one.completed(90, 90, { caused_by: [full.id] })
  await one.work()
  expect(await ends(one, light)).toEqual(['scanning', 'done'])
  expect((await one.db.select().from(scans).where(eq(scans.asset_id, one.asset.id)))[0]?.caused_by).toEqual([
    full.id,
    light.id,
  ])
})

test.each([
  [1, { key: 'tooOften' }],
  [30, null],
])(
  'a recipe that runs more than sixty times in an hour is held; %d hours later its row says %j',
  async (hours, said) => {
    const one = await openAutomation({ at: new Date(Date.now() - hours * 3_600_000).toISOString() })
    const recipe = await one.save({ trigger: SERIOUS, actions: [one.notify()] })
    for (let n = 0; n < 62; n += 1) await one.found([finding(`f${n}`)])
    await one.work()
    const states = await ends(one, recipe)
    expect([states.filter((state) => state === 'done').length, states.slice(-2)]).toEqual([
      60,
      ['tooOften', 'tooOften'],
    ])
    const { recipes: listed } = await one.ask(recipeApi.list, {
      token: one.who.token,
      params: { workspace: one.who.workspace.id },
    })
    expect(listed).toMatchObject([{ runs_count: 60, problem: said }])
  },
)

test('each finding gets a ticket of its own, of many the rest get one; what is fixed is told at the same ticket', async () => {
  const one = await openAutomation()
  const jira = await one.connect('jira', 'Tickets')
  const actions = [{ type: 'create_ticket', integration_id: jira, config: { kind: 'Bug' } }]
  await one.save({ trigger: SERIOUS, actions })
  await one.save({ trigger: { type: 'finding_fixed', config: {} }, actions })
  await one.found(Array.from({ length: 12 }, (_, n) => finding(`f${n}`)))
  await one.work()
  const opened = (await one.messages()).map(({ message }) => message)
  expect(opened.map((message) => message?.about)).toEqual([
    ...Array.from({ length: 9 }, (_, n) => `finding:${one.asset.id}:f${n}`),
    `findings:${one.asset.id}`,
  ])
  expect(opened[0]).toMatchObject({
    title: 'Git repository is public on shop.example',
    text: expect.stringMatching(/^Severity: High\n./),
    isOver: false,
    ticketKind: 'Bug',
  })
  expect(opened[9]).toMatchObject({ title: '3 more findings on shop.example', ticketKind: 'Bug' })
  await one.db.delete(deliveries).where(eq(deliveries.workspace_id, one.who.workspace.id))
  const scan = {
    scan_id: one.asset.id,
    scan_type: 'light_scan',
    asset_value: 'shop.example',
    started_by: null,
  } as const
  await one.happen('findings.fixed', { ...scan, count: 1, findings: [finding('f3')], is_first: false })
  await one.work()
  expect((await one.messages()).map(({ message }) => message)).toMatchObject([
    {
      about: `finding:${one.asset.id}:f3`,
      isOver: true,
      title: 'Fixed: Git repository is public on shop.example',
    },
  ])
  await one.db.delete(deliveries).where(eq(deliveries.workspace_id, one.who.workspace.id))
  const others = Array.from({ length: 12 }, (_, n) => finding(`g${n}`))
  await one.happen('findings.fixed', { ...scan, count: 12, findings: others, is_first: false })
  await one.work()
  // Whose rest it was is not known: its ticket stays open.
  expect((await one.messages()).at(-1)?.message).toMatchObject({
    about: `findings:${one.asset.id}`,
    isOver: false,
    title: 'Fixed: 3 findings on shop.example',
  })
})

test('with the plan, or off, a recipe ends; what happened meanwhile is not told later', async () => {
  const one = await openAutomation()
  const recipe = await one.save({ trigger: SERIOUS, actions: [one.notify()] })
  await one.db.delete(subscriptions).where(eq(subscriptions.user_id, one.who.user.id))
  await one.found([finding('a')])
  await one.work()
  await one.db.insert(subscriptions).values({ user_id: one.who.user.id, name: 'premium' })
  await one.db.update(recipes).set({ status: 'inactive' }).where(eq(recipes.id, recipe.id))
  await one.found([finding('b')])
  await one.work()
  await one.db.update(recipes).set({ status: 'active' }).where(eq(recipes.id, recipe.id))
  await one.work()
  expect(await one.db.$count(recipeRuns, eq(recipeRuns.recipe_id, recipe.id))).toBe(0)
})

test('an event that breaks holds up no other', async () => {
  const one = await openAutomation()
  const recipe = await one.save({ trigger: SERIOUS, actions: [one.notify()] })
  await one.found([finding('a')])
  await one.db.execute(
    sql`update events set data = '{"findings": [null]}' where workspace_id = ${one.who.workspace.id}`,
  )
  await one.found([finding('b')])
  await automate(one.deps)
  expect(await one.runsOf(recipe.id)).toMatchObject([{ matched: [{ id: 'b' }] }])
  // What passes is over after a few looks; what does not is given up.
  for (let look = 0; look < 4; look += 1) await automate(one.deps)
  expect(await one.db.$count(events, sql`workspace_id = ${one.who.workspace.id} and matched_at is null`)).toBe(0)
})

test.each([
  new Error('Connection terminated unexpectedly'),
  Object.assign(new Error('too many clients'), { code: '53300' }),
  Object.assign(new Error('shutting down'), { code: '57P01' }),
])('with the database away for a while (%s), what happened is told when it is back', async (error) => {
  const one = await openAutomation()
  const recipe = await one.save({ trigger: SERIOUS, actions: [one.notify()] })
  await one.found([finding('a')])
  const away = new Proxy(one.db, {
    get: (db, key) => (key === 'transaction' ? () => Promise.reject(error) : Reflect.get(db, key).bind?.(db)),
  })
  for (let look = 0; look < 10; look += 1) await automate({ ...one.deps, db: away })
  await one.work()
  expect(await ends(one, recipe)).toEqual(['done'])
})

test('a run that told nobody leaves the limit to the next', async () => {
  const one = await openAutomation()
  const recipe = await one.save({ trigger: SERIOUS, actions: [one.notify()], throttle_minutes: 60 })
  const turnOn = (status: 'active' | 'inactive') =>
    one.db.update(integrations).set({ status }).where(eq(integrations.id, one.chat))
  await turnOn('inactive')
  await one.found([finding('a')])
  await one.work()
  await turnOn('active')
  one.turn(5)
  for (const id of ['b', 'c']) await one.found([finding(id)])
  await one.work()
  expect(await ends(one, recipe)).toEqual(['connectionOff', 'done', 'throttled'])
})

test('sixty messages an hour are the most, of what was collected too', async () => {
  const one = await openAutomation()
  const recipe = await one.save({ trigger: SERIOUS, actions: [one.notify()], throttle_minutes: 1, collect: true })
  const sites = await one.db
    .insert(assets)
    .values(
      Array.from({ length: 31 }, (_, n) => ({
        workspace_id: one.who.workspace.id,
        type: 'domain' as const,
        value: `site${n}.example`,
      })),
    )
    .returning()
  for (let turn = 0; turn < 3; turn += 1) for (const site of sites) await one.found([finding(`f${turn}`)], { site })
  await one.work()
  one.turn(2)
  await one.work()
  const all = await ends(one, recipe)
  expect(await titles(one)).toHaveLength(60)
  expect(all.filter((end) => end === 'tooOften')).toHaveLength(4)
})

test('a body has no more than 64 kB, and says how much of what was collected it leaves out', async () => {
  const one = await openAutomation()
  const hook = await one.connect('webhook', 'Hook')
  await one.save({
    trigger: SERIOUS,
    actions: [{ type: 'webhook', integration_id: hook }],
    throttle_minutes: 15,
    collect: true,
  })
  for (let n = 0; n < 13; n += 1) {
    await one.found(Array.from({ length: 100 }, (_, place) => finding(`f${n}-${place}-${'x'.repeat(40)}`)))
    if (n === 0) await one.work()
    one.turn(n === 0 ? 1 : 0)
  }
  await one.work()
  one.turn(15)
  await one.work()
  const event = (await one.messages()).at(-1)?.message?.event
  const { collected, collected_left_out } = Object(event?.data) as { collected: unknown[]; collected_left_out: number }
  expect(JSON.stringify(event).length).toBeLessThanOrEqual(65_536)
  expect(collected.length).toBeGreaterThan(0)
  expect(collected.length + collected_left_out).toBe(11)
})

test('a chat gets the way to the report once: in the text, or beside it', async () => {
  const one = await openAutomation()
  await one.save({ name: 'In it', trigger: SERIOUS, actions: [one.notify('{{title}}\n{{report_url}}')] })
  await one.save({ name: 'Beside it', trigger: SERIOUS, actions: [one.notify('{{title}}')] })
  await one.found([finding('git')])
  await one.work()
  const said = (await one.messages()).map(({ message }) => [message?.text ?? '', message?.link?.url ?? null])
  const address = said.find(([text]) => text !== '')?.[0]
  expect(address).toMatch(/^http:\/\/soteria\.test\/report\//)
  expect(said).toHaveLength(2)
  expect(said).toEqual(
    expect.arrayContaining([
      [address, null],
      ['', address],
    ]),
  )
})
