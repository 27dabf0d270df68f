import { eq, sql } from 'drizzle-orm'
import { auditLog, emailChanges, knownDevices } from '@/server/db/schema'
import { openTestApi } from '@/server/testing'
import { tidyUp } from './housekeeping'

const { db, signUp } = openTestApi()

test('old rows of the audit log go after as many days as the operator set, and none where it is kept for ever', async () => {
  const { user } = await signUp()
  await db.insert(auditLog).values(
    [40, 100, 400].map((days) => ({
      action: `${days}`,
      user_id: user.id,
      at: sql`now() - make_interval(days => ${days})`,
    })),
  )
  const left = async () =>
    (await db.select().from(auditLog).where(eq(auditLog.user_id, user.id)).orderBy(auditLog.at)).map(
      ({ action }) => action,
    )
  await tidyUp(db, { auditDays: 0 })
  expect(await left()).toEqual(['400', '100', '40'])
  await tidyUp(db, { auditDays: 365 })
  expect(await left()).toEqual(['100', '40'])
  await tidyUp(db, { auditDays: 60 })
  expect(await left()).toEqual(['40'])
})

test('links that are over and browsers that nobody used for a year go', async () => {
  const { user } = await signUp()
  await db.insert(emailChanges).values({
    user_id: user.id,
    email: 'new@soteria.test',
    token_hash: user.id,
    expires_at: sql`now() - interval '1 minute'`,
  })
  await db.insert(knownDevices).values([
    { user_id: user.id, device_hash: 'old', last_used_at: sql`now() - interval '400 days'` },
    { user_id: user.id, device_hash: 'new' },
  ])
  await tidyUp(db, { auditDays: 0 })
  expect(await db.$count(emailChanges, eq(emailChanges.user_id, user.id))).toBe(0)
  expect(
    (await db.select().from(knownDevices).where(eq(knownDevices.user_id, user.id))).map(
      ({ device_hash }) => device_hash,
    ),
  ).toEqual(['new'])
})
