import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { accountApi } from '@/lib/contract/account'
import { authApi } from '@/lib/contract/auth'
import { userApi } from '@/lib/contract/user'
import { passwordResets } from '@/server/db/schema'
import { TEST_PASSWORD } from '@/server/testing'
import { openContractApi } from '@/server/routes/testing'

const { db, signUp, ask, tell, outbox } = openContractApi()

const LINK_SENT = {
  message: 'If there’s an account for this email address, we’ve sent a reset link.',
}
const LINK_INVALID = {
  code: 'link_invalid',
  message: 'This link has expired or was already used. Request a new one.',
  errors: { token: ['This link has expired or was already used. Request a new one.'] },
}

/** Mails are sent after the answer. */
async function linkFor(email: string, count = 1, subject = 'Reset your password'): Promise<string> {
  for (;;) {
    const mails = outbox.filter((mail) => mail.to === email && mail.subject === subject)
    const [, token, address] =
      mails[count - 1]?.text.match(/http:\/\/soteria\.test\/reset-password\/([\w-]{43})\?email=(\S+)/) ?? []
    if (token && address === encodeURIComponent(email)) return token
    await new Promise((resolve) => setImmediate(resolve))
  }
}

const reset = (email: string, token: string, password = 'a fresh phrase 9') =>
  tell(authApi.resetPassword, { body: { token, email, password, password_confirmation: password } })

test('a forgotten password is set anew by the link in the mail, which ends all sessions and works once', async () => {
  const { user, token } = await signUp()
  expect(await tell(authApi.forgotPassword, { body: { email: user.email } })).toEqual({ status: 200, body: LINK_SENT })
  const link = await linkFor(user.email)
  expect(JSON.stringify(await db.select().from(passwordResets))).not.toContain(link)

  expect(await reset(user.email, link)).toEqual({
    status: 200,
    body: { message: 'Password changed. Sign in with your new password.' },
  })
  expect((await tell(userApi.show, { token })).status).toBe(401)
  expect((await tell(authApi.login, { body: { email: user.email, password: TEST_PASSWORD } })).status).toBe(422)
  expect((await tell(authApi.login, { body: { email: user.email, password: 'a fresh phrase 9' } })).status).toBe(200)
  expect(outbox.map(({ to, subject }) => [to, subject])).toContainEqual([user.email, 'Your password was changed'])
  expect(await reset(user.email, link, 'another phrase 9')).toEqual({ status: 422, body: LINK_INVALID })
})

test('mails about the account are in its language', async () => {
  const { user, token } = await signUp()
  await ask(accountApi.updatePreferences, { token, body: { locale: 'de' } })
  await ask(authApi.forgotPassword, { body: { email: user.email } })
  const link = await linkFor(user.email, 1, 'Passwort zurücksetzen')
  expect(outbox.find(({ to }) => to === user.email)?.text).toMatch(
    /^Guten Tag,\n\njemand hat angefordert, das Passwort Ihres Soteria-Kontos zurückzusetzen\./,
  )
  expect(await reset(user.email, link)).toMatchObject({ status: 200 })
  expect(outbox.map(({ to, subject }) => [to, subject])).toContainEqual([user.email, 'Ihr Passwort wurde geändert'])
})

test('an unknown address gets the same answer and no mail', async () => {
  const stranger = `${randomUUID()}@soteria.test`
  expect(await tell(authApi.forgotPassword, { body: { email: stranger } })).toEqual({ status: 200, body: LINK_SENT })
  const { user } = await signUp()
  await tell(authApi.forgotPassword, { body: { email: user.email } })
  await linkFor(user.email)
  expect(outbox.filter((mail) => mail.to === stranger)).toEqual([])
})

test('a link is void after 60 minutes, for another address, after a newer one, and when made up', async () => {
  const { user } = await signUp()
  const other = await signUp()
  await ask(authApi.forgotPassword, { body: { email: user.email } })
  const first = await linkFor(user.email)
  expect(await reset(other.user.email, first)).toEqual({ status: 422, body: LINK_INVALID })
  expect(await reset(user.email, 'x'.repeat(43))).toEqual({ status: 422, body: LINK_INVALID })

  await ask(authApi.forgotPassword, { body: { email: user.email } })
  const second = await linkFor(user.email, 2)
  expect(await reset(user.email, first)).toEqual({ status: 422, body: LINK_INVALID })
  const [row] = await db.select().from(passwordResets).where(eq(passwordResets.user_id, user.id))
  expect(Number(row?.expires_at) - Date.now()).toBeGreaterThan(59 * 60_000)
  await db
    .update(passwordResets)
    .set({ expires_at: sql`now() - interval '1 second'` })
    .where(eq(passwordResets.user_id, user.id))
  expect(await reset(user.email, second)).toEqual({ status: 422, body: LINK_INVALID })
})

test('of ten uses of one link at once exactly one sets the password', async () => {
  const api = openContractApi()
  const { user } = await signUp()
  await ask(authApi.forgotPassword, { body: { email: user.email } })
  const token = await linkFor(user.email)
  const body = (i: number) => ({
    token,
    email: user.email,
    password: `phrase number ${i}`,
    password_confirmation: `phrase number ${i}`,
  })
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, i) => api.tell(authApi.resetPassword, { body: body(i) })),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(9)
})

test.each([
  ['too short', 'abc 1', 'Use at least 8 characters.'],
  ['without a digit', 'only letters', 'Use at least one digit.'],
  ['repeated', 'aaaaaaa1', 'Repeated characters are easy to guess. Use several different words.'],
  ['close to a common one', 'Sommer2026', 'This password is close to a common one. Use several different words.'],
  ['common', 'Password123', 'This password is one of the most common ones. Choose another.'],
  ['with the product in it', 'my SoTeRiA 77', 'Don’t use the name of this product in your password.'],
])('a new password that is %s is refused, and the link stays good', async (_, password, text) => {
  const { user } = await signUp()
  await ask(authApi.forgotPassword, { body: { email: user.email } })
  const token = await linkFor(user.email)
  const api = openContractApi()
  expect(
    await api.tell(authApi.resetPassword, {
      body: { token, email: user.email, password, password_confirmation: password },
    }),
  ).toMatchObject({
    status: 422,
    body: { errors: { password: [text] } },
  })
  expect(
    (
      await api.tell(authApi.resetPassword, {
        body: { token, email: user.email, password: 'a fresh phrase 9', password_confirmation: 'a fresh phrase 9' },
      })
    ).status,
  ).toBe(200)
})

test('links are limited to three per account, known or not, and guesses at links to twenty', async () => {
  const api = openContractApi({ settings: { trustProxy: true } })
  const { user } = await api.signUp()
  for (const email of [user.email, `${randomUUID()}@soteria.test`]) {
    const statuses = []
    for (let i = 0; i < 4; i += 1) statuses.push((await api.tell(authApi.forgotPassword, { body: { email } })).status)
    expect(statuses).toEqual([200, 200, 200, 429])
  }
  const guesses = []
  for (let i = 0; i < 21; i += 1) {
    const body = {
      token: `guess-${i}`,
      email: user.email,
      password: 'a fresh phrase 9',
      password_confirmation: 'a fresh phrase 9',
    }
    guesses.push(
      (await api.tell(authApi.resetPassword, { body, headers: { 'x-forwarded-for': '203.0.113.99' } })).status,
    )
  }
  expect(guesses).toEqual([...Array.from({ length: 20 }, () => 422), 429])
})

test('a mail that cannot be sent changes nothing in the answer', async () => {
  const api = openContractApi({ mailer: { send: () => Promise.reject(new Error('smtp is down')) } })
  const { user } = await api.signUp()
  expect(await api.tell(authApi.forgotPassword, { body: { email: user.email } })).toEqual({
    status: 200,
    body: LINK_SENT,
  })
})
