import { eq } from 'drizzle-orm'
import { events, workspaces } from '@/server/db/schema'
import { voiceOf } from '@/server/voice'
import { previewOf } from './preview'
import { finding, openAutomation } from './testing'

const MINUTE_MS = 60_000
const EVENTS = 2050

test.each([
  ['of which little is asked', []],
  [
    'of which much is asked',
    [
      { field: 'title', op: 'contains', value: 'git' },
      { field: 'category', op: 'eq', value: 'exposure' },
    ],
  ],
])('many events %s are counted a slice at a time, and others are answered meanwhile', async (_, conditions) => {
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
    key: `findings.new:slice-${conditions.length}-${number}`,
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
  expect(others).toBeGreaterThanOrEqual(2)
  expect([preview.count, preview.held, preview.is_partial]).toEqual([EVENTS / 2, 0, false])
  const odd = stored.filter((_, number) => number % 2)
  const newest = odd.toSorted((a, b) => b.at.getTime() - a.at.getTime() || b.id - a.id).slice(0, 50)
  expect(preview.samples.map(({ event_id }) => event_id)).toEqual(newest.map(({ id }) => String(id)))
  expect(preview.samples[0]).toMatchObject({
    title: 'Git repository is public',
    severity: 'high',
    site: 'shop.example',
    report_url: 'https://app.example/report/41c9d3a0-0000-4000-8000-000000000001',
  })
})

test('of findings that are called otherwise than their rule, or are back, the preview knows what recipes are asked', async () => {
  const one = await openAutomation()
  const [at, now] = [new Date('2026-10-30T09:00:00Z'), new Date('2026-11-02T09:00:00Z')]
  const [workspace] = await one.db
    .update(workspaces)
    .set({ created_at: new Date('2026-01-01') })
    .where(eq(workspaces.id, one.who.workspace.id))
    .returning()
  if (!workspace) throw new Error('No workspace')
  const { category: _, ...old } = finding('f1', 'high')
  const separators = '\u001f\u001e'
  const several = [
    old,
    finding('f2', 'high'),
    { ...finding('f3', 'low'), title: `jquery${separators} 1.9.1`, words: { title: 'jquery 1.9.1' } },
    { ...finding('f4', 'critical'), seen_before_days: 12 },
  ]
  const happened = several.map((facts, number) => ({
    workspace_id: workspace.id,
    type: 'findings.back' as const,
    key: `findings.back:odd-${number}`,
    asset_id: one.asset.id,
    data: {
      scan_id: '41c9d3a0-0000-4000-8000-000000000002',
      scan_type: 'light_scan' as const,
      asset_value: 'shop.example',
      started_by: null,
      count: 2,
      is_first: false,
      findings: [finding('f0', 'info'), facts],
    },
    at: new Date(at.getTime() + number * MINUTE_MS),
    matched_at: now,
  }))
  const stored = await one.db.insert(events).values(happened).returning({ id: events.id })
  const found = async (conditions: object[]) => {
    const preview = await previewOf(
      one.db,
      {
        trigger: { type: 'finding_back', config: { severity: 'low' } },
        conditions,
        match: 'all',
        throttle_minutes: 0,
        collect: false,
        actions: [],
        quiet: 'send',
      } as unknown as Parameters<typeof previewOf>[1],
      { workspace, voice: await voiceOf('en'), publicUrl: 'https://app.example', now },
    )
    expect(preview.count).toBe(preview.samples.length)
    return preview.samples.map(({ event_id }) => stored.findIndex(({ id }) => String(id) === event_id)).reverse()
  }
  expect(await found([])).toEqual([0, 1, 2, 3])
  expect(await found([{ field: 'category', op: 'eq', value: 'exposure' }])).toEqual([1, 2, 3])
  expect(await found([{ field: 'title', op: 'contains', value: 'git' }])).toEqual([0, 1, 3])
  expect(await found([{ field: 'title', op: 'contains', value: 'jquery' }])).toEqual([2])
  expect(await found([{ field: 'seen_before', op: 'lte', value: 12 }])).toEqual([3])
  expect(
    await found([
      { field: 'effort', op: 'neq', value: 'none' },
      { field: 'site', op: 'contains', value: 'shop' },
      { field: 'seen_before', op: 'gte', value: 13 },
    ]),
  ).toEqual([0, 1, 2])
})
