import { eq } from 'drizzle-orm'
import type { Message } from '@/lib/automation/message'
import { deliveries, integrations } from '@/server/db/schema'
import { openContractApi } from '@/server/routes/testing'
import { leaveMessage } from './deliveries'

const { db, signUp } = openContractApi()

const message: Message = {
  title: 'New critical finding on shop.example',
  text: 'Git folder is public',
  link: null,
  severity: 'critical',
  site: 'shop.example',
  sender: 'Soteria',
  about: 'finding:4f1d',
  isOver: false,
  event: { type: 'findings.new', timestamp: '2026-11-22T14:32:08Z', data: {} },
  ticket: null,
  contact: null,
}

async function connection(values: Partial<typeof integrations.$inferInsert> = {}) {
  const { workspace } = await signUp()
  const [row] = await db
    .insert(integrations)
    .values({ workspace_id: workspace.id, type: 'slack', name: 'Team', host: 'hooks.slack.com', ...values })
    .returning()
  const leave = (more: Partial<Parameters<typeof leaveMessage>[1]> = {}) =>
    leaveMessage(db, {
      workspaceId: workspace.id,
      runId: null,
      position: null,
      integrationId: row?.id ?? null,
      toName: 'Once',
      message,
      ...more,
    })
  const states = async () =>
    (
      await db.select().from(deliveries).where(eq(deliveries.workspace_id, workspace.id)).orderBy(deliveries.created_at)
    ).map(({ state, reason }) => [state, reason?.key])
  return { leave, states, workspace }
}

test('a message waits for its connection, or for the one that finds out whether it works again', async () => {
  const { leave, states } = await connection()
  await leave()
  const broken = await connection({ status: 'error' })
  await broken.leave()
  expect([await states(), await broken.states()]).toEqual([[['waiting', undefined]], [['held', undefined]]])
})

test('what cannot go anywhere stands in the list with the reason, a connection of somebody else as one that is gone', async () => {
  const other = await connection()
  const { leave, states, workspace } = await connection({ status: 'inactive' })
  await leave()
  expect(await states()).toEqual([['failed', 'switchedOff']])
  await leave({ integrationId: null })
  await other.leave({ workspaceId: workspace.id })
  // Two of one millisecond may stand either way round.
  const reasons = (await states()).map(([state, reason]) => `${state}: ${reason}`)
  expect(reasons.toSorted()).toEqual(['failed: deleted', 'failed: deleted', 'failed: switchedOff'])
})

test('of more than a thousand that wait the oldest is told no more', async () => {
  const { leave, states, workspace } = await connection({ status: 'error' })
  const first = await leave()
  const [row] = await db
    .select()
    .from(deliveries)
    .where(eq(deliveries.id, first ?? ''))
  if (!row) throw new Error('Nothing was left')
  const { id: _, created_at: before, ...values } = row
  const more = Array.from({ length: 999 }, (_, number) => ({
    ...values,
    created_at: new Date(before.getTime() + number + 1),
  }))
  await db.insert(deliveries).values(more)
  expect((await states()).filter(([state]) => state === 'held')).toHaveLength(1_000)
  await db
    .update(deliveries)
    .set({ created_at: new Date(before.getTime() - 60_000) })
    .where(eq(deliveries.id, first ?? ''))
  await leave()
  expect((await states())[0]).toEqual(['failed', 'queueFull'])
  expect(await db.$count(deliveries, eq(deliveries.workspace_id, workspace.id))).toBe(1_001)
})
