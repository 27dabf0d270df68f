import { eq } from 'drizzle-orm'
import { recipeApi } from '@/lib/contract/recipe'
import { deliveries, events, recipes, scans, workspaces } from '@/server/db/schema'
import { completeScan } from '@/server/routes/testing'
import { exampleFinding } from '@/lib/testing/results'
import { tickSchedules } from './schedules'
import { openAutomation } from './testing'

const DIGEST = { type: 'email_report', config: { what: 'digest' } }
const daily = (time: string) => ({
  trigger: { type: 'schedule', config: { every: 'day', at: time } },
  actions: [DIGEST],
})

async function openClock(at: string, timezone: string) {
  const one = await openAutomation({ at })
  await one.db.update(workspaces).set({ settings: { timezone } }).where(eq(workspaces.id, one.who.workspace.id))
  const save = async (body: object) => {
    const recipe = await one.save(body)
    await one.db
      .update(recipes)
      .set({ active_since: new Date(at) })
      .where(eq(recipes.id, recipe.id))
    return recipe
  }
  const tick = async () => {
    await tickSchedules(one.deps)
    await one.work()
  }
  const slots = async (recipe: { id: string }) =>
    (await one.runsOf(recipe.id)).map((run) => run.at.toISOString().slice(0, 16))
  return { ...one, save, tick, slots }
}

test('a recipe by the clock runs once at its time in the zone of the workspace, over the change of its clocks', async () => {
  const one = await openClock('2026-10-24T05:00:00Z', 'Europe/Berlin')
  const recipe = await one.save(daily('08:00'))
  for (let minute = 0; minute < 52 * 60; minute += 20) {
    await one.tick()
    one.turn(20)
  }
  expect(await one.slots(recipe)).toEqual(['2026-10-24T06:00', '2026-10-25T07:00', '2026-10-26T07:00'])
})

test('a time that nobody was there for is made up within six hours, once, and not later; none from before it was saved', async () => {
  const one = await openClock('2026-11-02T09:00:00Z', 'UTC')
  const recipe = await one.save(daily('08:00'))
  await one.tick()
  expect(await one.slots(recipe)).toEqual([])
  one.turn(29 * 60 - 1)
  await one.tick()
  await one.tick()
  expect(await one.slots(recipe)).toEqual(['2026-11-03T08:00'])
  one.turn(24 * 60 + 2)
  await one.tick()
  expect(await one.slots(recipe)).toHaveLength(1)
})

test('a recipe that is renamed at its very time still runs', async () => {
  const one = await openClock('2026-11-02T07:00:00Z', 'UTC')
  const trigger = { type: 'schedule', config: { every: 'week', weekday: 'mon', day: 1, at: '08:00' } }
  const body = { trigger, actions: [DIGEST] }
  const recipe = await one.save(body)
  one.turn(61)
  await one.ask(recipeApi.create, {
    token: one.who.token,
    params: { workspace: one.who.workspace.id },
    body: { id: recipe.id, name: 'Mondays', ...body },
  })
  await one.tick()
  expect(await one.slots(recipe)).toEqual(['2026-11-02T08:00'])
})

test('a digest says what was found, fixed and is open since the time before, for each site', async () => {
  const one = await openClock('2026-11-04T07:00:00Z', 'UTC')
  await one.save({ name: 'Morning', ...daily('08:00') })
  const { user, workspace } = one.who
  const scan = (at: string, ids: string[], score: number) =>
    completeScan(one.db, {
      user,
      workspace,
      asset: one.asset,
      at,
      score,
      found: { findings: ids.map((id) => exampleFinding({ id, severity: 'high' })) },
    })
  await scan('2026-11-01T08:00:00Z', ['a', 'b'], 70)
  await scan('2026-11-04T03:00:00Z', ['b', 'c'], 71)
  one.turn(65)
  await one.tick()
  const [mail] = await one.db.select().from(deliveries).where(eq(deliveries.user_id, user.id))
  expect(mail?.target).toBe(user.email)
  expect(mail?.body?.subject).toBe('Daily digest for Main')
  expect(mail?.body?.text).toContain('New findings: 1. Fixed: 0. Open: 3.')
  expect(mail?.body?.text).toMatch(/- shop\.example: score \d+, new 1, fixed 0, open 3/)
  expect(mail?.body?.text).toContain('Every day at 08:00, email a digest to you.')
})

test('the latest report goes along as PDF, to a connection as to the account itself', async () => {
  const one = await openAutomation()
  const post = await one.connect('email', 'Team')
  const report = { type: 'email_report', config: { what: 'report' } }
  await one.save({
    trigger: { type: 'scan_completed', config: {} },
    actions: [report, { ...report, integration_id: post }],
  })
  const { user, workspace } = one.who
  const scan = await completeScan(one.db, { user, workspace, asset: one.asset, at: '2026-11-01T08:00:00Z' })
  await one.completed(80, null)
  await one.work()
  const sent = await one.db
    .select()
    .from(deliveries)
    .where(eq(deliveries.workspace_id, workspace.id))
    .orderBy(deliveries.position)
  expect(sent.map(({ kind, target, to_name, attachments }) => [kind, to_name ?? target, attachments])).toEqual([
    ['mail', user.email, [{ report: scan }]],
    ['message', 'Team', [{ report: scan }]],
  ])
  await one.sendMails()
  expect(one.outbox.filter(({ to }) => to === user.email)).toMatchObject([
    {
      subject: 'Security report for shop.example',
      files: [{ type: 'application/pdf', name: expect.stringMatching(/\.pdf$/) }],
    },
  ])
  expect(await one.db.$count(scans, eq(scans.workspace_id, workspace.id))).toBe(1)
  expect(await one.db.$count(events, eq(events.workspace_id, workspace.id))).toBe(1)
})
