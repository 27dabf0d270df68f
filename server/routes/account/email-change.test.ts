import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { accountApi } from '@/lib/contract/account'
import { authApi } from '@/lib/contract/auth'
import { userApi } from '@/lib/contract/user'
import { emailChanges } from '@/server/db/schema'
import { TEST_PASSWORD } from '@/server/testing'
import { openContractApi } from '@/server/routes/testing'

const { db, signUp, ask, tell, outbox } = openContractApi()

const LINK_INVALID = {
  status: 422,
  body: { code: 'link_invalid', message: 'This link has expired or was already used. Request a new one.' },
}
const newAddress = () => `new-${randomUUID()}@soteria.test`

const change = (token: string, email: string, current_password = TEST_PASSWORD) =>
  tell(accountApi.updateProfile, { token, body: { name: 'Ada', email, current_password } })

const mailsTo = (email: string) => outbox.filter((mail) => mail.to === email).map(({ subject }) => subject)

/** Mails are sent after the answer. */
async function linkFor(email: string, count = 1): Promise<string> {
  for (;;) {
    const mail = outbox.filter(({ to, subject }) => to === email && subject === 'Confirm your new email address')[
      count - 1
    ]
    const [, token] = mail?.text.match(/http:\/\/soteria\.test\/setting#confirm=([\w-]{43})\s/) ?? []
    if (token) return token
    await new Promise((resolve) => setImmediate(resolve))
  }
}

test('a new address counts once its mailbox confirmed it, is told to the old one, and ends every other session', async () => {
  const { user, token } = await signUp()
  const { data: elsewhere } = await ask(authApi.login, { body: { email: user.email, password: TEST_PASSWORD } })
  const email = newAddress()
  expect(await change(token, email)).toMatchObject({ status: 200, body: { user: { name: 'Ada', email: user.email } } })
  expect(await ask(accountApi.pendingEmail, { token })).toEqual({ pending_email: email })
  expect(mailsTo(user.email)).toEqual(['A new email address was entered for your account'])
  expect(outbox.find(({ to }) => to === user.email)?.text).toContain(email)

  const link = await linkFor(email)
  expect(JSON.stringify(await db.select().from(emailChanges))).not.toContain(link)
  expect((await ask(accountApi.confirmEmail, { token, body: { token: link } })).user.email).toBe(email)
  expect(mailsTo(user.email)).toContain('Your email address was changed')
  expect(await ask(accountApi.pendingEmail, { token })).toEqual({ pending_email: null })
  expect((await tell(userApi.show, { token })).status).toBe(200)
  expect((await tell(userApi.show, { token: elsewhere.token })).status).toBe(401)
  expect((await tell(authApi.login, { body: { email, password: TEST_PASSWORD } })).status).toBe(200)
  expect((await tell(authApi.login, { body: { email: user.email, password: TEST_PASSWORD } })).status).toBe(422)
  expect(await tell(accountApi.confirmEmail, { token, body: { token: link } })).toMatchObject(LINK_INVALID)
})

test('whether another account has the address is told to its owner alone', async () => {
  const me = await signUp()
  const other = await signUp()
  const free = newAddress()
  const taken = await change(me.token, other.user.email)
  expect(await ask(accountApi.pendingEmail, { token: me.token })).toEqual({ pending_email: other.user.email })
  const answer = await change(me.token, free)
  expect(JSON.stringify(taken)).toBe(JSON.stringify(answer))
  await linkFor(free)
  expect(mailsTo(other.user.email)).toEqual(['Your email address was entered in another account'])
  expect(outbox.find(({ to }) => to === other.user.email)?.text).not.toContain('#confirm=')
})

test('an address that somebody else took meanwhile is not taken over', async () => {
  const [me, other] = [await signUp(), await signUp()]
  const email = newAddress()
  await change(me.token, email)
  const mine = await linkFor(email)
  await change(other.token, email)
  await ask(accountApi.confirmEmail, { token: other.token, body: { token: await linkFor(email, 2) } })
  expect(await tell(accountApi.confirmEmail, { token: me.token, body: { token: mine } })).toMatchObject(LINK_INVALID)
  expect((await ask(userApi.show, { token: me.token })).user.email).toBe(me.user.email)
})

test('a link is void for another account, after a newer one, after a day, once it was cancelled and after a new password', async () => {
  const { user, token } = await signUp()
  const other = await signUp()
  const email = newAddress()
  const confirm = (link: string, as = token) => tell(accountApi.confirmEmail, { token: as, body: { token: link } })
  await change(token, email)
  const first = await linkFor(email)
  expect(await confirm(first, other.token)).toMatchObject(LINK_INVALID)
  await ask(accountApi.resendEmail, { token })
  const second = await linkFor(email, 2)
  expect(await confirm(first)).toMatchObject(LINK_INVALID)
  await db
    .update(emailChanges)
    .set({ expires_at: sql`now() - interval '1 second'` })
    .where(eq(emailChanges.user_id, user.id))
  expect(await confirm(second)).toMatchObject(LINK_INVALID)
  expect((await tell(accountApi.resendEmail, { token })).status).toBe(404)
  await change(token, email)
  const third = await linkFor(email, 3)
  await ask(accountApi.cancelEmail, { token })
  expect(await confirm(third)).toMatchObject(LINK_INVALID)
  await change(token, email)
  const fourth = await linkFor(email, 4)
  const password = 'violet harbour 93 kites'
  await ask(accountApi.updatePassword, {
    token,
    body: { current_password: TEST_PASSWORD, password, password_confirmation: password },
  })
  expect(await confirm(fourth)).toMatchObject(LINK_INVALID)
  expect((await ask(userApi.show, { token })).user.email).toBe(user.email)
})

test('a new address needs the password, and no account writes to strangers without end', async () => {
  const { user, token } = await signUp()
  const words = 'Enter your password to change your email address.'
  expect(await change(token, newAddress(), '')).toEqual({
    status: 422,
    body: { code: 'password_needed', message: words, errors: { current_password: [words] } },
  })
  expect(await change(token, newAddress(), 'wrong')).toMatchObject({
    status: 422,
    body: { errors: { current_password: ['Password is incorrect.'] } },
  })
  expect(await ask(accountApi.pendingEmail, { token })).toEqual({ pending_email: null })
  expect((await ask(accountApi.updateProfile, { token, body: { name: 'Grace', email: user.email } })).user.name).toBe(
    'Grace',
  )
  const statuses = []
  for (let i = 0; i < 6; i += 1) statuses.push((await change(token, newAddress())).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
})
