import { and, eq } from 'drizzle-orm'
import { recipeApi } from '@/lib/contract/recipe'
import { exampleFinding } from '@/lib/testing/results'
import { events, incidents, monitors, settings, workspaces } from '@/server/db/schema'
import { completeScan } from '@/server/routes/testing'
import { backfillEvents } from './backfill'
import { openAutomation } from './testing'

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()

test('what happened before there were recipes is written down once, for previews, and runs none', async () => {
  const one = await openAutomation({ at: new Date().toISOString() })
  const { user, workspace, token } = one.who
  await one.db
    .update(workspaces)
    .set({ created_at: new Date(daysAgo(100)) })
    .where(eq(workspaces.id, workspace.id))
  const scan = (days: number, ids: string[], score: number) =>
    completeScan(one.db, {
      user,
      workspace,
      asset: one.asset,
      at: daysAgo(days),
      score,
      found: { findings: ids.map((id) => exampleFinding({ id, severity: 'high' })) },
    })
  await scan(40, ['a'], 90)
  await scan(20, ['a', 'b'], 70)
  await scan(10, ['b', 'c'], 75)
  await one.db.insert(monitors).values({ asset_id: one.asset.id })
  const started_at = new Date(daysAgo(5))
  const ended_at = new Date(started_at.getTime() + 600_000)
  await one.db
    .insert(incidents)
    .values({ asset_id: one.asset.id, kind: 'down', cause: 'timeout', started_at, ended_at, ending: 'recovered' })
  const recipe = await one.save({ trigger: { type: 'finding_new', config: {} }, actions: [one.notify()] })
  const stop = new AbortController().signal
  for (const _ of [1, 2]) {
    await one.db.delete(settings).where(eq(settings.key, 'events_backfilled'))
    await backfillEvents(one.db, one.deps.log, stop)
  }
  await one.work()
  expect(await one.runsOf(recipe.id)).toEqual([])
  const rows = await one.db
    .select()
    .from(events)
    .where(eq(events.workspace_id, workspace.id))
    .orderBy(events.at, events.type)
  expect(rows.map(({ type }) => type)).toEqual([
    'findings.new',
    'scan.completed',
    'score.dropped',
    'findings.new',
    'scan.completed',
    'score.dropped',
    'site.down',
    'site.up',
  ])
  const previewed = async (trigger: object) =>
    (await one.ask(recipeApi.preview, { token, params: { workspace: workspace.id }, body: { trigger } })).preview
  expect(await previewed({ type: 'finding_new', config: { severity: 'high' } })).toMatchObject({
    count: 2,
    samples: [{ severity: 'high', site: 'shop.example' }, {}],
  })
  expect((await previewed({ type: 'score_dropped', config: { by: 1 } })).count).toBe(2)
  expect((await previewed({ type: 'site_down', config: { minutes: 10 } })).count).toBe(1)
  expect((await previewed({ type: 'site_down', config: { minutes: 11 } })).count).toBe(0)
  expect(await one.db.$count(events, and(eq(events.workspace_id, workspace.id), eq(events.is_backfill, false)))).toBe(0)
})
