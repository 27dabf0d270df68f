import { eq } from 'drizzle-orm'
import { events } from '@/server/db/schema'
import { finding, openAutomation } from '@/server/automation/testing'

test('an event has at most 16 kB: of many findings those that come first, and the count of all', async () => {
  const one = await openAutomation()
  const long = Array.from({ length: 300 }, (_, place) =>
    finding(`finding-${place}`, 'high', { title: 'ü'.repeat(100), category: 'exposure' }),
  )
  await one.found(long, { about: 'long' })
  await one.found(long.slice(0, 3), { about: 'short' })
  const stored = async (about: string) => {
    const [event] = await one.db
      .select()
      .from(events)
      .where(eq(events.key, `findings.new:${about}`))
    return event?.data as { count: number; findings: { id: string }[] }
  }
  const cut = await stored('long')
  expect(Buffer.byteLength(JSON.stringify(cut))).toBeLessThanOrEqual(16 * 1024)
  expect(cut.count).toBe(300)
  expect(cut.findings.map(({ id }) => id)).toEqual(long.slice(0, cut.findings.length).map(({ id }) => id))
  // Nothing is left out that has room.
  const next = Buffer.byteLength(JSON.stringify({ ...cut, findings: long.slice(0, cut.findings.length + 1) }))
  expect(next).toBeGreaterThan(16 * 1024 - 2 * 100)
  expect((await stored('short')).findings).toHaveLength(3)
})
