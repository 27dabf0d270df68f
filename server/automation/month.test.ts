import { eq } from 'drizzle-orm'
import { recipeApi } from '@/lib/contract/recipe'
import { isFull } from '@/lib/testing/sample'
import { assets, recipes, workspaces } from '@/server/db/schema'
import { voiceOf } from '@/server/voice'
import { previewOf } from './preview'
import { tickSchedules } from './schedules'
import { finding, openAutomation } from './testing'

const START = '2026-10-01T00:00:00Z'
const [DAYS, STEP_MINUTES] = [29, isFull ? 95 : 290]
const SEVERITIES = ['critical', 'high', 'medium', 'low', 'info'] as const

/** The same month each time, with nothing regular in it. */
function dice(seed: number) {
  let state = seed
  return (sides: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * sides)
  }
}

const RECIPES = {
  'each new high finding': { trigger: { type: 'finding_new', config: { severity: 'high' } } },
  'at most once in two hours, for each site': {
    trigger: { type: 'finding_new', config: { severity: 'low' } },
    throttle_minutes: 120,
  },
  'collected for six hours, of one site': {
    trigger: { type: 'finding_new', config: { severity: 'info' } },
    conditions: [{ field: 'site', op: 'contains', value: 'blog' }],
    throttle_minutes: 360,
    collect: true,
  },
  'by what findings are called, and when': {
    trigger: { type: 'finding_new', config: { severity: 'info' } },
    conditions: [
      { field: 'title', op: 'contains', value: 'jquery' },
      { field: 'category', op: 'eq', value: 'software' },
      { field: 'hour', op: 'in', value: [6, 7, 8, 9, 10, 11, 12] },
      { field: 'weekday', op: 'in', value: ['mon', 'tue', 'wed'] },
    ],
  },
  'any of two': {
    trigger: { type: 'finding_new', config: { severity: 'info' } },
    conditions: [
      { field: 'severity', op: 'eq', value: 'critical' },
      { field: 'tag', op: 'eq', value: 'production' },
    ],
    match: 'any',
    throttle_minutes: 60,
  },
  'a bad score': {
    trigger: { type: 'scan_completed', config: {} },
    conditions: [{ field: 'score', op: 'lte', value: 40 }],
    throttle_minutes: 1_440,
  },
  'by the clock': { trigger: { type: 'schedule', config: { every: 'week', weekday: 'thu', at: '08:00' } } },
}

test('what the preview counts of a month is what ran in it', async () => {
  const one = await openAutomation({ at: START })
  const { db, who } = one
  const [workspace] = await db
    .update(workspaces)
    .set({ created_at: new Date('2026-01-01'), settings: { timezone: 'Europe/Berlin' } })
    .where(eq(workspaces.id, who.workspace.id))
    .returning()
  const [blog] = await db
    .insert(assets)
    .values({ workspace_id: who.workspace.id, type: 'domain', value: 'blog.example' })
    .returning()
  if (!workspace || !blog) throw new Error('No workspace')
  const saved = []
  for (const [name, body] of Object.entries(RECIPES))
    saved.push(await one.save({ name, conditions: [], match: 'all', actions: [one.notify('{{count}}')], ...body }))
  await db.update(recipes).set({ active_since: new Date(START) })

  const roll = dice(20_261_101)
  for (let minute = 0; minute < DAYS * 1_440; minute += STEP_MINUTES) {
    one.turn(STEP_MINUTES)
    const site = roll(2) ? one.asset : blog
    const about = { asset_value: site.value, scan_id: who.user.id, scan_type: 'light_scan', started_by: null } as const
    if (roll(3) < 2) {
      const findings = Array.from({ length: 1 + roll(3) }, (_, number) =>
        finding(
          `${minute} ${number}`,
          SEVERITIES[roll(5)],
          roll(4) ? {} : { title: 'jquery 1.9.1', category: 'software' },
        ),
      )
      await one.happen('findings.new', { ...about, count: findings.length, findings, is_first: false }, { site })
    }
    if (roll(3) === 0)
      await one.happen(
        'scan.completed',
        { ...about, score: roll(100), grade: 'C', counts: null, earlier: null },
        { site },
      )
    await tickSchedules(one.deps)
    await one.work()
  }

  const asked = { workspace, voice: await voiceOf('en'), publicUrl: 'https://app.example', now: new Date(one.now()) }
  const counted: Record<string, object> = {}
  const ran: Record<string, object> = {}
  for (const { id, name } of saved) {
    const { recipe } = await one.ask(recipeApi.show, { token: who.token, params: { id } })
    const { count, held } = await previewOf(db, recipe as unknown as Parameters<typeof previewOf>[1], asked)
    counted[name] = { count, held }
    const states = (await one.runsOf(id)).map(({ state }) => state)
    ran[name] = {
      count: states.filter((state) => state === 'done').length,
      held: states.filter((state) => state === 'held').length,
    }
    expect([name, states.filter((state) => state !== 'done' && state !== 'held')]).toEqual([name, []])
  }
  expect(counted).toEqual(ran)
  // A month in which nothing happened would say nothing.
  expect(Object.values(ran).map((runs) => Object.values(runs)[0] > 0)).toEqual(saved.map(() => true))
})
