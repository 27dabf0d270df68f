import { eq } from 'drizzle-orm'
import { events, workspaces } from '@/server/db/schema'
import { voiceOf } from '@/server/voice'
import { previewOf } from './preview'
import { finding, openAutomation } from './testing'

const MINUTE_MS = 60_000
const EVENTS = 2050

test.each([
  ['of which little is asked', [], 2],
  [
    'of which much is asked',
    [
      { field: 'title', op: 'contains', value: 'git' },
      { field: 'category', op: 'eq', value: 'exposure' },
    ],
    8,
  ],
])('many events %s are counted a slice at a time, and others are answered meanwhile', async (_, conditions, turns) => {
  const one = await openAutomation()
  const now = new Date('2026-11-02T09:00:00Z')
  const [workspace] = await one.db
    .update(workspaces)
    .set({ created_at: new Date('2026-01-01') })
    .where(eq(workspaces.id, one.who.workspace.id))
    .returning()
  if (!workspace) throw new Error('No workspace')
  const happened = Array.from({ length: EVENTS }, (_, number) => ({
    workspace_id: workspace.id,
    type: 'findings.new' as const,
    key: `findings.new:slice-${turns}-${number}`,
    asset_id: one.asset.id,
    data: {
      scan_id: '41c9d3a0-0000-4000-8000-000000000001',
      scan_type: 'light_scan' as const,
      asset_value: 'shop.example',
      started_by: null,
      count: 1,
      is_first: false,
      findings: [finding(`f${number}`, number % 2 ? 'high' : 'low')],
    },
    // Several at one moment, as a night of scans has them.
    at: new Date(now.getTime() - Math.floor(number / 3) * 10 * MINUTE_MS),
    matched_at: now,
  }))
  const stored = await one.db.insert(events).values(happened).returning({ id: events.id, at: events.at })
  let others = 0
  const answer = () => {
    others += 1
    waiting = setImmediate(answer)
  }
  let waiting = setImmediate(answer)
  const preview = await previewOf(
    one.db,
    {
      trigger: { type: 'finding_new', config: { severity: 'high' } },
      conditions,
      match: 'all',
      throttle_minutes: 0,
      collect: false,
      actions: [],
      quiet: 'send',
    } as Parameters<typeof previewOf>[1],
    { workspace, voice: await voiceOf('en'), publicUrl: 'https://app.example', now },
  )
  clearImmediate(waiting)
  expect(others).toBeGreaterThanOrEqual(turns)
  expect([preview.count, preview.held, preview.is_partial]).toEqual([EVENTS / 2, 0, false])
  const odd = stored.filter((_, number) => number % 2)
  const newest = odd.toSorted((a, b) => b.at.getTime() - a.at.getTime() || b.id - a.id).slice(0, 50)
  expect(preview.samples.map(({ event_id }) => event_id)).toEqual(newest.map(({ id }) => String(id)))
  expect(preview.samples[0]).toMatchObject({
    title: 'The Git repository can be downloaded',
    severity: 'high',
    site: 'shop.example',
    report_url: 'https://app.example/report/41c9d3a0-0000-4000-8000-000000000001',
  })
})
