import { createServer, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'
import { eq, inArray } from 'drizzle-orm'
import { pino } from 'pino'
import { accountApi } from '@/lib/contract/account'
import { authApi } from '@/lib/contract/auth'
import { deliveries } from '@/server/db/schema'
import { createMailer } from '@/server/mail'
import { leaveMail } from '@/server/records/deliveries'
import { openContractApi } from '@/server/routes/testing'
import type { Sender } from '@/server/records/sending'
import { mailSender, type Outbox, sendDue, tidyOutbox } from './outbox'

const { db, ask, send, signUp, deps } = openContractApi()

const MINUTE_MS = 60_000
const text = { subject: 'Hello', text: 'Somebody scanned something.' }

/** What other tests left to be sent does not count here. */
beforeEach(() => db.delete(deliveries))

function openOutbox(mail: Sender) {
  const lines: string[] = []
  // Ahead of the database, whose clock says when a delivery may leave.
  let time = Date.now() + MINUTE_MS
  const outbox: Outbox = {
    db,
    log: pino({ level: 'warn' }, { write: (line) => void lines.push(line) }),
    senders: { mail },
    now: () => new Date(time),
  }
  const turn = (minutes: number) => (time += minutes * MINUTE_MS)
  return { outbox, turn, lines }
}

const rowOf = async (id: string | null) =>
  (
    await db
      .select()
      .from(deliveries)
      .where(eq(deliveries.id, id ?? ''))
  )[0]

/** A mail server that refuses everybody until it is mended, and once breaks off after it took a mail. */
async function openMailServer() {
  const state = { isDown: true, breaksAfter: false, tries: 0, taken: [] as string[] }
  const server = createServer((socket) => {
    state.tries += 1
    if (state.isDown) return void socket.end('421 Not now\r\n')
    socket.on('error', () => {})
    talk(socket, state)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return {
    state,
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((closed) => server.close(closed)),
  }
}

function talk(socket: Socket, state: { breaksAfter: boolean; taken: string[] }) {
  let mail: string | null = null
  socket.write('220 test\r\n')
  socket.on('data', (chunk) => {
    const said = String(chunk)
    if (mail !== null) {
      mail += said
      if (!mail.endsWith('\r\n.\r\n')) return
      state.taken.push(/^Message-ID: (.*)$/im.exec(mail)?.[1]?.trim() ?? '')
      mail = null
      if (!state.breaksAfter) return void socket.write('250 kept\r\n')
      state.breaksAfter = false
      return void socket.destroy()
    }
    if (said.startsWith('DATA')) {
      mail = ''
      socket.write('354 go on\r\n')
    } else if (said.startsWith('QUIT')) socket.end('221 bye\r\n')
    else socket.write('250 fine\r\n')
  })
}

test('with the mail server away for an hour every mail arrives once, and what it took without saying so has the same Message-ID', async () => {
  const server = await openMailServer()
  const mailer = createMailer(
    { smtpUrl: server.url, mailFrom: 'Soteria <soteria@soteria.test>', productName: 'Soteria', dataDir: '' },
    deps.log,
  )
  const { outbox, turn, lines } = openOutbox(mailSender(mailer))
  const { user } = await signUp()
  const ids: (string | null)[] = []
  for (let minute = 0; minute < 60; minute += 1) {
    if (minute % 20 === 0) ids.push(await leaveMail(db, { ...text, to: `${minute}.${user.email}`, user_id: user.id }))
    await Promise.all([sendDue(outbox), sendDue(outbox)])
    turn(1)
  }
  // At once, and after 1, 2, 4, 8 and 16 minutes.
  expect(server.state.tries).toBe(6 + 6 + 5)
  expect(lines.filter((line) => line.includes('421'))).toHaveLength(server.state.tries)
  server.state.isDown = false
  server.state.breaksAfter = true
  for (let minute = 0; minute < 130; minute += 1) {
    turn(1)
    await sendDue(outbox)
  }
  const named = ids.map((id) => `<${id}@soteria.test>`)
  expect(new Set(server.state.taken)).toEqual(new Set(named))
  expect(server.state.taken).toHaveLength(ids.length + 1)
  expect(await Promise.all(ids.map(rowOf))).toMatchObject(ids.map(() => ({ state: 'done', error: null })))
  await server.close()
})

test('what never arrives is given up after three days, which the log says, and is forgotten three days later', async () => {
  const send = jest.fn(() => Promise.reject(new Error('No such mailbox')))
  const { outbox, turn, lines } = openOutbox(mailSender({ send }))
  const { user } = await signUp()
  const id = await leaveMail(db, { ...text, to: user.email, user_id: user.id })
  for (let hour = 0; hour < 80; hour += 1) {
    await sendDue(outbox)
    turn(60)
  }
  expect(await rowOf(id)).toMatchObject({ state: 'failed', error: 'No such mailbox', attempts: send.mock.calls.length })
  expect(lines.at(-1)).toContain('A delivery was given up')
  expect(lines.at(-1)).toContain(id)
  turn(3 * 24 * 60)
  await tidyOutbox(outbox)
  expect(await rowOf(id)).toBeUndefined()
})

test('a target that does not answer holds up nobody, and has one try at a time', async () => {
  const arrived: string[] = []
  const held = Promise.withResolvers<void>()
  let dead = 0
  const sender: Sender = {
    atOnce: 2,
    lanes: [{ by: 'target', atOnce: 1 }],
    restsBy: 'target',
    async send({ target }) {
      if (!target.startsWith('dead')) {
        arrived.push(target)
        return { arrived: true }
      }
      dead += 1
      await held.promise
      return { arrived: false, error: 'Nobody there', seconds: 60 }
    },
  }
  const { outbox, turn } = openOutbox(sender)
  const { user } = await signUp()
  const leave = (to: string) => leaveMail(db, { ...text, to, user_id: user.id })
  const waiting = [
    await leave(`dead.${user.email}`),
    await leave(`dead.${user.email}`),
    await leave(`dead.${user.email}`),
  ]
  for (const number of [1, 2, 3]) await leave(`${number}.${user.email}`)
  const sending = sendDue(outbox)
  while (arrived.length < 3) await new Promise((soon) => setTimeout(soon, 10))
  expect([dead, arrived]).toEqual([1, [1, 2, 3].map((number) => `${number}.${user.email}`)])
  held.resolve()
  await sending
  expect(dead).toBe(1)
  await sendDue(outbox)
  expect(dead).toBe(2)
  turn(10)
  await db.delete(deliveries).where(inArray(deliveries.id, waiting as string[]))
})

test('a link that opens something is kept no longer than it takes to send it or than it holds, and stands in no export', async () => {
  const broken = openOutbox(mailSender({ send: () => Promise.reject(new Error('No mail server')) }))
  const own = openContractApi({ mailer: { send: () => Promise.reject(new Error('No mail server')) } })
  const { user, token } = await signUp()
  const mail = async () =>
    (await db.select().from(deliveries).where(eq(deliveries.user_id, user.id)).orderBy(deliveries.created_at))[0]
  await own.ask(authApi.forgotPassword, { body: { email: user.email } })
  while (!(await mail())?.error) await new Promise((soon) => setTimeout(soon, 10))
  expect(await mail()).toMatchObject({ body: { text: expect.stringContaining('/reset-password/') }, is_secret: true })
  const exported = await (await send(accountApi.export, { token })).text()
  expect(exported).not.toContain('/reset-password/')
  expect(JSON.parse(exported)).toMatchObject({
    mails: [{ to: user.email, subject: 'Reset your password', text: null, sent_at: null }],
  })

  broken.turn(61)
  await tidyOutbox(broken.outbox)
  expect(await mail()).toMatchObject({ state: 'failed', body: null })
  expect(broken.lines.join()).toContain('A delivery was given up')
  await db.delete(deliveries).where(eq(deliveries.user_id, user.id))
  await ask(authApi.forgotPassword, { body: { email: user.email } })
  while ((await mail())?.state !== 'done') await new Promise((soon) => setTimeout(soon, 10))
  expect((await mail())?.body).toBeNull()
})
