import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { eq } from 'drizzle-orm'
import { type AddressObject, type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'
import { addressApi } from '@/lib/contract/address'
import { deliveryApi } from '@/lib/contract/delivery'
import { integrationApi } from '@/lib/contract/integration'
import { deliveries, recipients } from '@/server/db/schema'
import { createMailer, type Mailer } from '@/server/mail'
import { leaveMessage } from '@/server/records/deliveries'
import { completeScan, openContractApi } from '@/server/routes/testing'
import { openTenant } from '@/server/routes/testing-rows'
import { exampleFinding } from '@/lib/testing/results'
import { MESSAGE } from './testing'

/** A mail server as there are many, which may be away. */
const state = { isAway: false, mails: [] as ParsedMail[] }
const keep = async (stream: Readable) => void state.mails.push(await simpleParser(stream))
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  logger: false,
  onMailFrom: (_address, _session, done) =>
    done(state.isAway ? Object.assign(new Error('Try again later'), { responseCode: 451 }) : null),
  onRcptTo: ({ address }, _session, done) =>
    done(address.startsWith('nobody') ? Object.assign(new Error('No such mailbox'), { responseCode: 550 }) : null),
  onData(stream, _session, done) {
    void keep(stream).finally(done)
  },
})

let api: ReturnType<typeof openContractApi>
let time = 0
beforeAll(async () => {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.server.address() as AddressInfo
  const { deps } = openContractApi()
  api = openContractApi({
    mailer: createMailer(
      { ...deps.settings, smtpUrl: `smtp://127.0.0.1:${port}`, mailFrom: 'Soteria <soteria@soteria.test>' },
      deps.log,
    ),
  })
})
afterAll(() => new Promise<void>((closed) => server.close(closed)))
beforeEach(async () => {
  state.mails = []
  state.isAway = false
  time = Date.now() + 60_000
  await api.db.delete(deliveries)
})

const sendAll = async (minutes = 0) => {
  time += minutes * 60_000
  await api.sendMessages({ now: () => new Date(time) })
}
const toOf = ({ to }: ParsedMail) =>
  [to ?? []]
    .flat()
    .map((address: AddressObject) => address.text)
    .join()
const linkIn = (mail: ParsedMail | undefined) => /http:\/\/soteria\.test(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''

async function mailing(addresses: string[], who?: Awaited<ReturnType<typeof openTenant>>, config: object = {}) {
  const owner = who ?? (await openTenant(api))
  const body = {
    type: 'email',
    name: 'Team',
    config: { addresses: addresses.map((address) => address || owner.user.email).join('\n'), ...config },
  }
  const { integration } = await api.ask(integrationApi.create, {
    token: owner.token,
    params: { workspace: owner.workspace.id },
    body,
  })
  const leave = (more: object = {}) =>
    leaveMessage(api.db, {
      workspaceId: owner.workspace.id,
      runId: null,
      position: null,
      integrationId: integration.id,
      toName: 'Team',
      message: MESSAGE,
      ...more,
    })
  const look = async (id: string | null) =>
    (await api.ask(deliveryApi.show, { token: owner.token, params: { id: id ?? '' } })).delivery
  return { ...owner, integration, leave, look }
}

/** As a browser shows it, or as a mail program asks for it. */
const visit = (method: string, path: string, accept = 'text/html') =>
  api.api.request(path, { method, headers: { accept } })

test('a mail has its words as text and as HTML, and the report as a PDF', async () => {
  const tenant = await openTenant(api)
  const found = { findings: [exampleFinding({ severity: 'high', title: 'Git folder <b>is public</b>' })] }
  const asset = { id: tenant.ids.asset, value: '127.0.0.1' }
  const report = await completeScan(api.db, { ...tenant, asset, at: '2026-11-01T00:00:00Z', found })
  const { leave, look, user } = await mailing([''], tenant)
  const id = await leave({
    message: { ...MESSAGE, title: 'Grüße <script>', text: 'One\n\nTwo & three' },
    attachments: [{ report }],
  })
  await sendAll()
  expect(await look(id)).toMatchObject({ state: 'done', attempts: [{ outcome: 'ok' }], requests: [] })
  const [mail] = state.mails
  expect(state.mails).toHaveLength(1)
  expect(mail && toOf(mail)).toBe(user.email)
  expect(mail).toMatchObject({
    subject: 'Grüße <script>',
    messageId: expect.stringMatching(`^<${id}\\.[0-9a-f]{12}@soteria\\.test>$`),
    text: expect.stringContaining('Two & three'),
  })
  expect(mail?.html).toContain('Grüße &lt;script&gt;')
  expect(mail?.html).not.toContain('<script>')
  expect(mail?.attachments.map(({ contentType }) => contentType)).toEqual(['application/pdf'])
  expect(mail?.attachments[0]?.content.subarray(0, 5).toString()).toBe('%PDF-')
  // One's own address has no need to leave.
  expect(mail?.headers.has('list-unsubscribe')).toBe(false)
})

test('without a mail server it says that the email was saved and not sent', async () => {
  const before = api
  const dataDir = mkdtempSync(join(tmpdir(), 'soteria-mails-'))
  try {
    const { deps } = openContractApi()
    api = openContractApi({ mailer: createMailer({ ...deps.settings, smtpUrl: null, dataDir }, deps.log) })
    const { leave, look } = await mailing([''])
    const id = await leave()
    await sendAll()
    expect(await look(id)).toMatchObject({
      state: 'done',
      reason: { key: 'filed' },
      error: 'No mail server is set up, so this email was saved on the server instead of sent.',
      attempts: [{ outcome: 'ok', reason: { key: 'filed' } }],
    })
    expect(readdirSync(join(dataDir, 'outbox'))).toHaveLength(1)
    expect(state.mails).toEqual([])
  } finally {
    api = before
    rmSync(dataDir, { recursive: true })
  }
})

test('with the mail server away it waits, and each address has it once, however often it was tried', async () => {
  const { leave, look, workspace, token } = await mailing([''])
  state.isAway = true
  const id = await leave()
  for (let turn = 0; turn < 5; turn += 1) await sendAll(10)
  expect(await look(id)).toMatchObject({ state: 'waiting', reason: { key: 'mailServer' } })
  // Our mail server is not the connection's fault.
  const { integrations } = await api.ask(integrationApi.list, { token, params: { workspace: workspace.id } })
  expect(integrations.find(({ type }) => type === 'email')).toMatchObject({ status: 'active', waiting: 1 })
  state.isAway = false
  await sendAll(120)
  await sendAll(120)
  expect(await look(id)).toMatchObject({ state: 'done' })
  expect(state.mails).toHaveLength(1)
})

test('a foreign address gets nothing before it says yes on a page, and nothing after it says no', async () => {
  const foreign = `grace-${crypto.randomUUID()}@elsewhere.test`
  const { leave, look, token, integration, user } = await mailing([foreign])
  expect(integration.recipients).toEqual([{ address: foreign, state: 'asked' }])
  const [asking] = state.mails
  expect(state.mails).toHaveLength(1)
  expect(asking && toOf(asking)).toBe(foreign)
  expect(asking?.text).toContain(user.email)
  const early = await leave()
  await sendAll()
  expect(await look(early)).toMatchObject({ state: 'failed', reason: { key: 'unconfirmed' } })

  const link = linkIn(asking)
  // Programs that look through mails follow every link.
  for (let turn = 0; turn < 2; turn += 1) {
    const page = await visit('GET', link)
    expect(page.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; img-src 'self'; style-src 'sha256-/,
    )
    expect(await page.text()).toContain('<form method="post">')
  }
  expect(await api.ask(addressApi.show, { params: { token: link.split('/').at(-1) ?? '' } })).toMatchObject({
    address: foreign,
    action: 'confirm',
    state: 'asked',
  })
  expect(await (await visit('POST', link)).text()).toContain(`will be sent to ${foreign}`)
  state.mails = []
  await leave()
  await sendAll()
  const [mail] = state.mails
  expect(mail && toOf(mail)).toBe(foreign)
  const list = mail?.headers.get('list') as unknown as {
    unsubscribe: { url: string }
    'unsubscribe-post'?: { name: string }
  }
  const way = new URL(list.unsubscribe.url).pathname
  expect(JSON.stringify(list)).toContain('One-Click')
  expect(mail?.text).toContain(way)

  expect((await visit('GET', way)).status).toBe(200)
  const oneClick = await api.api.request(way, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  })
  expect(oneClick.status).toBe(200)
  // An old link brings nobody back, and nobody is asked again.
  await visit('POST', link)
  state.mails = []
  expect(
    (await api.ask(integrationApi.askAgain, { token, params: { id: integration.id } })).integration.recipients,
  ).toEqual([{ address: foreign, state: 'unsubscribed' }])
  const late = await leave()
  await sendAll()
  expect(await look(late)).toMatchObject({ state: 'failed', reason: { key: 'unconfirmed' } })
  expect(state.mails).toEqual([])
  for (const gone of ['/api/public/address/nonsense', `/api/public/address/${crypto.randomUUID()}`]) {
    expect((await visit('GET', gone)).status).toBe(404)
    expect((await visit('POST', gone, 'application/json')).status).toBe(404)
  }
})

test('a mailbox that is gone keeps nothing from the others', async () => {
  const { leave, look, user } = await mailing(['', `nobody-${crypto.randomUUID()}@elsewhere.test`])
  await visit('POST', linkIn(state.mails[0]))
  const mails = await api.db.select().from(deliveries).where(eq(deliveries.kind, 'mail'))
  // Its mailbox refuses even the question.
  expect(mails.map(({ error }) => error)).toEqual([expect.stringContaining('No such mailbox')])
  state.mails = []
  const id = await leave()
  await sendAll()
  expect(state.mails.map(toOf)).toEqual([user.email])
  expect(await look(id)).toMatchObject({ state: 'done' })
})

test('a test of a mail connection goes the way of all mails', async () => {
  const { token, integration, user, look } = await mailing([''], undefined, { language: 'de' })
  const { delivery } = await api.ask(integrationApi.test, { token, params: { id: integration.id } })
  expect(delivery).toMatchObject({ state: 'waiting', is_test: true, kind: 'email' })
  await sendAll()
  expect(await look(delivery.id)).toMatchObject({ state: 'done' })
  expect(state.mails.map((mail) => [toOf(mail), mail.text?.includes('Sie erhalten diese E-Mail')])).toEqual([
    [user.email, true],
  ])
})

test('a mail server that hangs is asked once, no try outlasts its claim, and whoever leaves changes no name of a mail', async () => {
  const foreign = ['one', 'two', 'three'].map((name) => `${name}-${crypto.randomUUID()}@elsewhere.test`)
  const { leave, look } = await mailing(foreign)
  await api.db.update(recipients).set({ state: 'confirmed' })
  await api.db.delete(deliveries)
  const asked: { to: string; id?: string }[] = []
  let answers: (() => Promise<void>)[] = []
  const by: Mailer = {
    async send({ to, id }) {
      asked.push({ to, id })
      await answers.shift()?.()
    },
  }
  const send = (minutes: number) => {
    time += minutes * 60_000
    return api.sendMessages({ by, now: () => new Date(time) })
  }
  const hang = async () => {
    time += 60_000
    throw Object.assign(new Error('Greeting never received'), { code: 'ETIMEDOUT' })
  }
  const takeLong = async () => void (time += 100_000)
  const id = await leave()
  answers = [hang]
  await send(0)
  expect(asked).toHaveLength(1)
  answers = [takeLong]
  await send(5)
  expect(asked.map(({ to }) => to)).toEqual([foreign[0], foreign[0]])
  await api.db
    .update(recipients)
    .set({ state: 'unsubscribed' })
    .where(eq(recipients.address, foreign[1] ?? ''))
  await send(10)
  expect(asked.map(({ to }) => to)).toEqual([foreign[0], foreign[0], foreign[2]])
  expect(asked[0]?.id).toBe(asked[1]?.id)
  expect(new Set(asked.map((mail) => mail.id)).size).toBe(2)
  expect(await look(id)).toMatchObject({ state: 'done' })
})
