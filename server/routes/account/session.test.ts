import { eq } from 'drizzle-orm'
import { authApi } from '@/lib/contract/auth'
import { sessionApi } from '@/lib/contract/session'
import { userApi } from '@/lib/contract/user'
import { auditLog, sessions } from '@/server/db/schema'
import { TEST_PASSWORD } from '@/server/testing'
import { hashToken } from '@/server/tokens'
import { MISSING, openContractApi } from '@/server/routes/testing'

const { db, signUp, ask, tell } = openContractApi()

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

async function twice() {
  const here = await signUp()
  const { data } = await ask(authApi.login, {
    body: { email: here.user.email, password: TEST_PASSWORD, remember: true },
    headers: { 'user-agent': FIREFOX },
  })
  return { ...here, elsewhere: data.token }
}

test('a person sees where they are signed in, and which of it is here; no token and no hash of one', async () => {
  const { token, elsewhere } = await twice()
  const { sessions: seen } = await ask(sessionApi.list, { token })
  expect(seen).toHaveLength(2)
  expect(seen).toContainEqual({
    id: expect.any(String),
    current: false,
    user_agent: FIREFOX,
    ip: null,
    remember: true,
    created_at: expect.any(String),
    last_used_at: expect.any(String),
  })
  expect(seen.filter(({ current }) => current)).toHaveLength(1)
  expect((await ask(sessionApi.list, { token: elsewhere })).sessions.find(({ current }) => current)?.user_agent).toBe(
    FIREFOX,
  )
  for (const secret of [token, elsewhere, hashToken(token), hashToken(elsewhere)])
    expect(JSON.stringify(seen)).not.toContain(secret)
})

test('what is over is not listed', async () => {
  const { token, elsewhere } = await twice()
  await db
    .update(sessions)
    .set({ expires_at: new Date(Date.now() - 1000) })
    .where(eq(sessions.token_hash, hashToken(elsewhere)))
  expect((await ask(sessionApi.list, { token })).sessions).toMatchObject([{ current: true }])
})

test('one session is ended, and the audit log names it', async () => {
  const { token, elsewhere, user } = await twice()
  const other = (await ask(sessionApi.list, { token })).sessions.find(({ current }) => !current)
  expect(await ask(sessionApi.end, { token, params: { id: other?.id ?? '' } })).toEqual({
    message: 'Device signed out.',
  })
  expect((await tell(userApi.show, { token: elsewhere })).status).toBe(401)
  expect((await tell(userApi.show, { token })).status).toBe(200)
  expect(await tell(sessionApi.end, { token, params: { id: MISSING } })).toEqual({
    status: 404,
    body: { code: 'session_not_found', message: 'Session not found.' },
  })
  const rows = await db.select().from(auditLog).where(eq(auditLog.user_id, user.id))
  expect(rows).toContainEqual(expect.objectContaining({ action: 'session.end', object: other?.id }))
})

test('all others are ended, and this one stays', async () => {
  const { token, elsewhere } = await twice()
  expect(await ask(sessionApi.endOthers, { token })).toEqual({ message: 'All other devices are signed out.' })
  expect((await tell(userApi.show, { token: elsewhere })).status).toBe(401)
  expect((await ask(sessionApi.list, { token })).sessions).toMatchObject([{ current: true }])
})
