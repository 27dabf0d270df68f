import { eq, sql } from 'drizzle-orm'
import { recipeApi } from '@/lib/contract/recipe'
import { finding, openAutomation } from '@/server/automation/testing'
import { auditLog, deliveries, recipes, workspaces } from '@/server/db/schema'
import { stopClock } from '@/server/routes/testing'

type Automation = Awaited<ReturnType<typeof openAutomation>>

const NEW = { type: 'finding_new', config: { severity: 'high' } }
const at = ({ who }: Automation) => ({ token: who.token, params: { workspace: who.workspace.id } })
const of = ({ who }: Automation, { id }: { id: string }) => ({ token: who.token, params: { id } })

afterEach(() => jest.useRealTimers())

test('a recipe is stored, read back, changed under its id, switched and deleted', async () => {
  const one = await openAutomation()
  const conditions = [{ field: 'tag', op: 'eq', value: 'production' }]
  const made = await one.save({ trigger: NEW, conditions, actions: [one.notify()] })
  expect(made).toMatchObject({
    status: 'active',
    version: 1,
    match: 'all',
    throttle_minutes: 0,
    collect: false,
    quiet: 'send',
    runs_count: 0,
    last_run_at: null,
  })
  await one.found([finding('a')])
  await one.work()
  expect(
    (await one.ask(recipeApi.updateStatus, { ...of(one, made), body: { status: 'inactive' } })).recipe.status,
  ).toBe('inactive')
  const changed = await one.save({
    id: made.id,
    name: 'Renamed',
    trigger: NEW,
    conditions,
    actions: [one.notify()],
    throttle_minutes: 30,
    version: 1,
  })
  expect(changed).toMatchObject({
    id: made.id,
    name: 'Renamed',
    status: 'inactive',
    version: 2,
    throttle_minutes: 30,
    runs_count: 1,
  })
  const { recipe: shown } = await one.ask(recipeApi.show, of(one, made))
  expect(shown).toMatchObject({ conditions, actions: [one.notify()], runs: [{ state: 'done' }] })
  expect((await one.ask(recipeApi.list, at(one))).recipes).toHaveLength(1)
  const log = await one.db.select().from(auditLog).where(eq(auditLog.object, made.id)).orderBy(auditLog.at)
  const sentence =
    'When a new finding of high severity or higher appears, if its tag is production, post to Shop alerts'
  expect(log.map(({ action, detail }) => [action, detail])).toEqual([
    ['recipe.create', `${sentence}.`],
    ['recipe.updateStatus', `${sentence}.`],
    ['recipe.create', `${sentence}, at most once every 30 minutes per site.`],
  ])
  const params = { workspace: one.who.workspace.id, id: made.id }
  expect(await one.ask(recipeApi.remove, { token: one.who.token, params })).toEqual({
    message: 'Recipe deleted.',
  })
  expect((await one.ask(recipeApi.list, at(one))).recipes).toEqual([])
})

test('who saves over a change of somebody else is told when it was, and may do it anyway', async () => {
  const one = await openAutomation()
  const body = { trigger: NEW, actions: [one.notify()] }
  const made = await one.save(body)
  await one.save({ ...body, id: made.id, version: 1 })
  const second = await one.tell(recipeApi.create, {
    ...at(one),
    body: { name: 'Mine', id: made.id, version: 1, ...body },
  })
  expect(second).toMatchObject({
    status: 409,
    body: {
      code: 'recipe_changed',
      message: expect.stringMatching(
        /^This recipe was changed at \d\d?:\d\d.*\. Load the latest version or overwrite it\.$/,
      ),
    },
  })
  expect(await one.save({ ...body, id: made.id })).toMatchObject({ version: 3 })
})

test('connections of others, or that cannot do it, and the hundred and first recipe are refused', async () => {
  const one = await openAutomation()
  const other = await openAutomation()
  const store = (...actions: object[]) =>
    one.tell(recipeApi.create, { ...at(one), body: { name: 'Recipe', trigger: NEW, actions } })
  expect(await store(one.notify(), { ...one.notify(), integration_id: other.chat })).toMatchObject({
    status: 422,
    body: { errors: { 'actions.1.integration_id': ['Choose a connection.'] } },
  })
  expect(await store({ type: 'create_ticket', integration_id: one.chat })).toMatchObject({
    status: 422,
    body: { errors: { 'actions.0.integration_id': ['This connection doesn’t fit the action.'] } },
  })
  const row = {
    workspace_id: one.who.workspace.id,
    name: 'Recipe',
    trigger: { type: 'scan_failed', config: {} } as const,
    actions: [],
  }
  await one.db.insert(recipes).values(Array.from({ length: 100 }, () => row))
  expect(await store(one.notify())).toMatchObject({ status: 422, body: { code: 'too_many_recipes' } })
})

/** Thirty-five days, as long ago as they are: what happened in them, and recipes looked at again and again. */
async function liveThrough(one: Automation) {
  await one.db
    .update(workspaces)
    .set({ created_at: new Date('2026-01-01T00:00:00Z') })
    .where(eq(workspaces.id, one.who.workspace.id))
  for (let n = 0; n < 70; n += 1) {
    await one.found([finding(`f${n}`, n % 3 === 0 ? 'critical' : 'low')])
    if (n % 4 === 0) {
      one.turn(10)
      await one.found([finding(`again${n}`, 'high', { category: n % 8 === 0 ? 'headers' : 'exposure' })])
      one.turn(-10)
    }
    if (n % 5 === 0) await one.completed(60 + (n % 30), n === 0 ? null : 70)
    one.turn(12 * 60)
    // Now and then nobody looks for two days.
    if (n % 7 > 3 || n === 69) await one.work()
  }
}

const MONTH: [string, object][] = [
  ['each serious finding', { trigger: NEW }],
  ['with a condition', { trigger: NEW, conditions: [{ field: 'category', op: 'eq', value: 'headers' }] }],
  ['at most once in two days', { trigger: NEW, throttle_minutes: 2880 }],
  ['collected for two days', { trigger: NEW, throttle_minutes: 2880, collect: true }],
  [
    'when the score falls',
    { trigger: { type: 'scan_completed', config: {} }, conditions: [{ field: 'score', op: 'changed_down' }] },
  ],
]

test('what a preview counts is what ran in a month', async () => {
  const one = await openAutomation({ at: '2026-09-01T00:00:00Z' })
  const saved = []
  for (const [name, body] of MONTH) saved.push(await one.save({ name, ...body, actions: [one.notify()] }))
  await liveThrough(one)
  const now = new Date(one.now())
  const from = now.getTime() - 30 * 86_400_000
  stopClock(now.toISOString())
  for (const [place, [name, body]] of MONTH.entries()) {
    const { preview } = await one.ask(recipeApi.preview, { ...at(one), body })
    const runs = (await one.runsOf(saved[place]?.id ?? '')).filter((run) => run.at.getTime() >= from)
    const held = runs.filter(({ state }) => state === 'held').length
    expect([name, preview.count, preview.held]).toEqual([name, runs.length - held, held])
    expect([name, preview.count + preview.held > 2]).toEqual([name, true])
    expect(preview.days.reduce((sum, day) => sum + day.count, 0)).toBe(preview.count)
    expect(preview.samples[0]).toMatchObject({ event_id: String(runs.at(-1)?.event_id), site: 'shop.example' })
    expect(preview).toMatchObject({ is_partial: false, since: new Date(from).toISOString() })
  }
})

test('a preview needs no name and no connection, says since when it counts, and leaves no trace', async () => {
  const one = await openAutomation({ at: new Date().toISOString() })
  await one.db
    .update(workspaces)
    .set({ created_at: new Date(one.now() - 60_000) })
    .where(eq(workspaces.id, one.who.workspace.id))
  await one.found([finding('git', 'critical')])
  const { preview } = await one.ask(recipeApi.preview, {
    ...at(one),
    body: { trigger: NEW, actions: [{ type: 'notify', config: {} }] },
  })
  expect(preview).toMatchObject({
    count: 1,
    held: 0,
    is_partial: true,
    samples: [
      {
        title: 'Git repository is public',
        severity: 'critical',
        values: { site: 'shop.example', severity: 'Critical', count: '1' },
      },
    ],
  })
  expect(preview.days).toHaveLength(31)
  const clock = { trigger: { type: 'schedule', config: { every: 'day' } } }
  expect((await one.ask(recipeApi.preview, { ...at(one), body: clock })).preview.count).toBeLessThanOrEqual(1)
  const strange = { trigger: NEW, conditions: [{ field: 'score', op: 'gte', value: 3 }] }
  expect(await one.tell(recipeApi.preview, { ...at(one), body: strange })).toMatchObject({ status: 422 })
})

test('a test run says what would be sent, under a name of its own; tickets and scans are only shown', async () => {
  const one = await openAutomation({ at: new Date().toISOString() })
  const jira = await one.connect('jira', 'Tickets')
  const actions = [
    one.notify(),
    { type: 'create_ticket', integration_id: jira },
    { type: 'start_scan', config: { scan_type: 'light_scan' } },
  ]
  const made = await one.save({ trigger: NEW, actions, throttle_minutes: 60 })
  expect(await one.tell(recipeApi.run, { ...of(one, made), body: {} })).toMatchObject({
    status: 422,
    body: { code: 'nothing_to_test' },
  })
  await one.found([finding('a')])
  await one.work()
  await one.db.delete(deliveries).where(eq(deliveries.workspace_id, one.who.workspace.id))
  for (const _ of [1, 2]) {
    expect(await one.ask(recipeApi.run, { ...of(one, made), body: {} })).toMatchObject({
      run: { is_test: true, state: 'done', site: 'shop.example' },
      outcomes: [
        {
          type: 'notify',
          to: 'Shop alerts',
          is_sent: true,
          title: '[Test] High on shop.example: Git repository is public',
        },
        {
          type: 'create_ticket',
          to: 'Tickets',
          is_sent: false,
          reason: { key: 'testOnly' },
          title: expect.stringContaining('Git'),
        },
        { type: 'start_scan', is_sent: false, reason: { key: 'testOnly' } },
      ],
    })
  }
  expect((await one.messages()).map(({ is_test, to_name }) => [is_test, to_name])).toEqual([
    [true, 'Shop alerts'],
    [true, 'Shop alerts'],
  ])
  const { runs } = await one.ask(recipeApi.runs, of(one, made))
  expect(runs.map(({ is_test }) => is_test)).toEqual([true, true, false])
  expect((await one.ask(recipeApi.show, of(one, made))).recipe).toMatchObject({ runs_count: 1 })
})

test('runs are read page by page', async () => {
  const one = await openAutomation()
  const made = await one.save({ trigger: NEW, actions: [one.notify()] })
  await one.db.execute(
    sql`insert into events (key, type, workspace_id, data, at) select 'x:' || ${made.id} || n, 'findings.new', ${one.who.workspace.id}, '{}', now() from generate_series(1, 120) n`,
  )
  await one.db.execute(
    sql`insert into recipe_runs (recipe_id, recipe_version, event_id, state, at) select ${made.id}, 1, id, 'done', at - id * interval '1 minute' from events where workspace_id = ${one.who.workspace.id}`,
  )
  const seen = []
  let before: string | undefined
  do {
    const page = await one.ask(recipeApi.runs, {
      ...of(one, made),
      query: before === undefined ? undefined : { before },
    })
    seen.push(...page.runs.map(({ id }) => id))
    before = page.next ?? undefined
  } while (before !== undefined)
  expect(new Set(seen).size).toBe(120)
})
