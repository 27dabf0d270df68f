import { and, eq } from 'drizzle-orm'
import { assetChangeApi } from '@/lib/contract/asset-change'
import { noticeApi } from '@/lib/contract/notice'
import { contractApi, type NewContract } from '@/lib/contract/contract'
import { accountApi } from '@/lib/contract/account'
import { tendContracts } from '@/server/contracts/expiry'
import { eventsOf, isWhole, sha256Hex } from '@/server/contracts/chain'
import { assets, contractEvents, contracts, contractVersions } from '@/server/db/schema'
import { openContractApi } from '@/server/routes/testing'

const api = openContractApi()
const { db, ask, tell, signUp, outbox } = api

const BROWSER = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0', accept: 'text/html' }
const SIGNER = { name: 'Orla Daly', email: 'orla@murphydaly.example', role: 'Partner' }

const VALUES = {
  agency: 'Northlight Studio, Cork',
  client: 'Murphy & Daly LLP',
  hours: '19:00 and 06:00',
  emergency: '+353 21 000 0001',
  agency_phone: '+353 21 000 0002',
  retention: '12 months',
}

type Me = Awaited<ReturnType<typeof signUp>>
let me: Me

beforeAll(async () => {
  me = await signUp({ plan: 'agency toolkit' })
})

async function assetOf(value: string, isVerified = true) {
  const { asset } = await ask(assetChangeApi.create, {
    token: me.token,
    params: { workspace: me.workspace.id },
    body: { value },
  })
  if (isVerified)
    await db
      .update(assets)
      .set({ status: 'verified', verify_method: 'dns', verified_at: new Date('2026-11-12T10:04:00Z') })
      .where(eq(assets.id, asset.id))
  return asset.id
}

/** An authorisation in which nothing is left to fill in. */
const whole = (asset: string): NewContract => ({
  workspace_id: me.workspace.id,
  type: 'authorisation',
  title: 'Authorisation to scan',
  language: 'en',
  values: VALUES,
  clauses: [],
  assets: [asset],
  starts_on: '2026-11-24',
  ends_on: '2027-11-23',
  signer: SIGNER,
})

async function sent(change: Partial<NewContract> = {}) {
  const asset = await assetOf(`site-${Math.random().toString(36).slice(2)}.example.com`)
  const { contract } = await ask(contractApi.save, { token: me.token, body: { ...whole(asset), ...change } })
  const answer = await ask(contractApi.send, { token: me.token, params: { contract: contract.id }, body: {} })
  return { contract: answer.contract, asset, path: new URL(answer.contract.link?.url ?? '').pathname }
}

async function open(path: string, init: RequestInit = {}) {
  const answer = await api.api.request(path, { ...init, headers: { ...BROWSER, ...init.headers } })
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

const hidden = (text: string, name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(text)?.[1] ?? ''

/** Sends the form of the page as it is now, or as it was. */
async function send(
  path: string,
  fields: Record<string, string>,
  { page, ...headers }: Record<string, string> & { page?: string } = {},
) {
  const text = page ?? (await open(path)).text
  const own = { value: hidden(text, 'value'), sha256: hidden(text, 'sha256') }
  return open(path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams({ ...own, ...fields }).toString(),
  })
}

async function mailedCode(path: string) {
  await send(path, { act: 'code' })
  await api.sendMails()
  const mail = outbox.findLast(({ subject }) => / is your code/.test(subject))
  return /^\d{6}$/m.exec(mail?.text ?? '')?.[0] ?? ''
}

const SIGN = { act: 'sign', name: SIGNER.name, role: SIGNER.role, agree: 'yes' }
const statusOf = async (id: string) =>
  (await ask(contractApi.list, { token: me.token })).contracts.find((each) => each.id === id)?.status

test('what is blank is named, what is not verified is refused, and a draft can be changed by one at a time', async () => {
  const asset = await assetOf('murphydaly.example')
  const pending = await assetOf('mail.murphydaly.example', false)
  const { values, signer: _signer, ...rest } = whole(asset)
  const { hours: _hours, ...others } = values
  const { contract } = await ask(contractApi.save, { token: me.token, body: { ...rest, values: others } })
  expect(contract).toMatchObject({ status: 'draft', number: null, version: 1 })
  expect(contract.blanks).toEqual(['signer', 'role', 'hours', 'email'])
  const at = { token: me.token, params: { contract: contract.id } }
  const refused = await tell(contractApi.send, { ...at, body: {} })
  expect(refused).toMatchObject({ status: 409, body: { code: 'contract_blanks', blanks: contract.blanks } })
  const other = await tell(contractApi.save, { token: me.token, body: { ...whole(pending), id: contract.id } })
  expect(other).toMatchObject({ status: 409, body: { code: 'contract_asset_unverified' } })
  const change = { ...whole(asset), id: contract.id, title: 'Changed', updated_at: contract.updated_at }
  await ask(contractApi.save, { token: me.token, body: change })
  const late = await tell(contractApi.save, { token: me.token, body: { ...change, title: 'Mine' } })
  expect(late).toMatchObject({ status: 409, body: { code: 'contract_changed', contract: { title: 'Changed' } } })
  const backwards = { ...whole(asset), starts_on: '2027-01-02', ends_on: '2027-01-01' }
  expect((await tell(contractApi.save, { token: me.token, body: backwards })).status).toBe(422)
  await db.update(assets).set({ status: 'failed' }).where(eq(assets.id, asset))
  expect(await tell(contractApi.send, { ...at, body: {} })).toMatchObject({
    status: 409,
    body: { message: 'Verify murphydaly.example before you send this contract.' },
  })
})

test('sent, opened, confirmed by a code and signed; then it is final, whole, and one changed byte is found', async () => {
  const { contract, path } = await sent()
  expect(contract).toMatchObject({ status: 'sent', number: expect.stringMatching(/^A-\d{4}-\d{3}$/) as string })
  await api.sendMails()
  const mail = outbox.findLast(({ to, subject }) => to === SIGNER.email && subject.includes('sent you a contract'))
  expect(mail?.text).toContain(contract.link?.url)

  const page = await open(path)
  for (const said of ['Authorisation to scan', 'DNS record', '19:00 and 06:00', 'Murphy &amp; Daly LLP', '12 Nov 2026'])
    expect(page.text).toContain(said)
  expect(page.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; img-src 'self'; style-src 'sha256-[\w+/=]+'; script-src 'self'; form-action 'self'/,
  )
  expect(await statusOf(contract.id)).toBe('viewed')

  const code = await mailedCode(path)
  expect(code).toMatch(/^\d{6}$/)
  const wrong = code === '000000' ? '000001' : '000000'
  for (const [fields, said] of [
    [{ ...SIGN, code: wrong }, 'This code is incorrect'],
    [{ ...SIGN, code, agree: '' }, 'authorised to sign'],
    [{ ...SIGN, code, name: ' ' }, 'Enter your name'],
    [{ ...SIGN, code, sha256: 'f'.repeat(64) }, 'doesn’t match the version that was sent'],
    [{ ...SIGN, code, drawn: '<svg onload=alert(1)>' }, 'Couldn’t read the drawing'],
  ] as const) {
    const answer = await send(path, fields)
    expect([answer.status, answer.text.includes(said)]).toEqual([422, true])
  }
  expect((await send(path, { ...SIGN, code }, { origin: 'https://evil.example' })).status).toBe(403)
  const [early, other] = [(await open(path)).text, (await open(path)).text]
  const drawn = JSON.stringify({
    width: 300,
    height: 120,
    strokes: [
      [
        [1, 2],
        [30, 40],
        [90, 20],
      ],
    ],
  })
  expect((await send(path, { ...SIGN, code, drawn })).status).toBe(303)

  const {
    contracts: [signed],
  } = await ask(contractApi.list, { token: me.token })
  expect(signed).toMatchObject({ id: contract.id, status: 'signed', signer: SIGNER })
  await api.sendMails()
  const { notices } = await ask(noticeApi.list, { token: me.token })
  expect(notices.filter(({ paper }) => paper?.id === contract.id)).toMatchObject([
    { kind: 'contract_signed', workspace_id: me.workspace.id, paper: { number: signed?.number, name: signed?.title } },
  ])
  const copies = outbox.filter(({ files, subject }) => files?.length && /signed/i.test(subject))
  expect(copies.map(({ to }) => to).sort()).toEqual([me.user.email, SIGNER.email].sort())

  const at = { token: me.token, params: { contract: contract.id } }
  const pdf = new Uint8Array(await (await api.send(contractApi.pdf, at)).arrayBuffer())
  expect(sha256Hex(pdf)).toBe(signed?.sha256)
  const { events, is_whole, files } = await ask(contractApi.events, at)
  expect(is_whole).toBe(true)
  expect(events.map(({ kind }) => kind)).toEqual(['sent', 'viewed', 'code_sent', 'code_wrong', 'code_ok', 'signed'])
  expect(files.map(({ kind }) => kind)).toEqual(['sent', 'signed'])
  pdf[pdf.length >> 1] = (pdf[pdf.length >> 1] ?? 0) ^ 1
  expect(files.map(({ sha256 }) => sha256)).not.toContain(sha256Hex(pdf))

  expect((await send(path, { ...SIGN, code }, { page: early })).text).toContain('can no longer be signed or declined')
  expect((await send(path, { act: 'decline', reason: 'We changed our mind now' }, { page: other })).status).toBe(422)
  expect(await statusOf(contract.id)).toBe('signed')
  expect(await tell(contractApi.void, at)).toMatchObject({ status: 409, body: { code: 'contract_fixed' } })
  const change = { ...whole(''), assets: [], id: contract.id }
  expect(await tell(contractApi.save, { token: me.token, body: change })).toMatchObject({ status: 409 })
  expect((await tell(contractApi.remove, at)).status).toBe(409)
  expect((await open(`${path}?file=pdf`)).headers.get('content-type')).toBe('application/pdf')
})

test('what the form comes back with: the same entries, at the form, and what is told is beside its field', async () => {
  const { path } = await sent()
  const drawn = '{"width":300,"height":120,"strokes":[[[1,2],[30,40]]]}'
  const filled = { name: 'Orla D. Daly', role: 'Owner', agree: 'yes', drawn }
  const form = (text: string) => /<section class="deed" id="sign">.*?<\/section>/s.exec(text)?.[0] ?? ''
  const isKept = (text: string) => {
    expect(form(text)).toContain('<form method="post" action="#code"')
    expect(form(text)).toMatch(/name="name"[^>]*value="Orla D. Daly"/)
    expect(form(text)).toMatch(/name="role"[^>]*value="Owner"/)
    expect(form(text)).toMatch(/name="agree"[^>]* checked/)
    expect(hidden(text, 'drawn').replaceAll('&quot;', '"')).toBe(drawn)
  }
  const mailed = (await send(path, { ...filled, act: 'code' })).text
  isKept(mailed)
  expect(mailed).toMatch(/Code sent to [^<]*<\/p>\s*<label for="code">/)
  expect(mailed).toMatch(/<input id="code"[^>]* autofocus/)
  const wrong = (await send(path, { ...filled, act: 'sign', code: '12' })).text
  isKept(wrong)
  expect(wrong).toMatch(
    /<input id="code"[^>]* aria-describedby="refusal" autofocus><p class="error" id="refusal" role="alert">Enter the 6 digits/,
  )
  const { text } = await send(path, { ...filled, act: 'sign', code: '123456', agree: '' })
  expect(text).toMatch(/<input id="code"[^>]*value="123456"/)
  expect(text).not.toMatch(/name="agree"[^>]* checked/)
})

test('declining wants a reason; a code holds once, for five tries and ten minutes; three an hour', async () => {
  const { contract, path } = await sent()
  expect((await send(path, { act: 'decline', reason: 'too short' })).text).toContain('at least 10 characters')
  const first = await mailedCode(path)
  const code = await mailedCode(path)
  if (first !== code) expect((await send(path, { ...SIGN, code: first })).text).toContain('This code is incorrect')
  for (let tries = 0; tries < 5; tries += 1)
    await send(path, { ...SIGN, code: code === '111111' ? '222222' : '111111' })
  expect((await send(path, { ...SIGN, code })).text).toContain('has expired or was already used')
  const fresh = await mailedCode(path)
  await db
    .update(contracts)
    .set({ code_until: new Date(Date.now() - 1000) })
    .where(eq(contracts.id, contract.id))
  expect((await send(path, { ...SIGN, code: fresh })).text).toContain('has expired or was already used')
  expect((await send(path, { act: 'code' })).text).toContain('You can request 3 codes an hour')
  // The form of a page is sent once.
  const { text } = await open(path)
  const body = new URLSearchParams({ value: hidden(text, 'value'), act: 'decline', reason: 'We found another agency.' })
  const form = {
    method: 'POST',
    body: body.toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  }
  expect((await open(path, form)).status).toBe(303)
  expect((await open(path, form)).status).toBe(403)
  const { contracts: all } = await ask(contractApi.list, { token: me.token })
  expect(all.find(({ id }) => id === contract.id)).toMatchObject({
    status: 'declined',
    decline_reason: 'We found another agency.',
  })
})

test('a link of an older version, of what was withdrawn and of what has expired leads nowhere', async () => {
  const { contract, asset, path } = await sent()
  const gone = (await open('/api/public/c/AAAAAAAAAAAAAAAAAAAAAA')).text
  const { contract: next } = await ask(contractApi.save, {
    token: me.token,
    body: { ...whole(asset), id: contract.id },
  })
  expect(next).toMatchObject({ status: 'draft', version: 2, link: null, number: contract.number })
  expect(await open(path)).toMatchObject({ status: 404, text: gone })
  const at = { token: me.token, params: { contract: contract.id } }
  const again = await ask(contractApi.send, { ...at, body: { days: 5 } })
  const newer = new URL(again.contract.link?.url ?? '').pathname
  expect(newer).not.toBe(path)
  expect((await open(newer)).status).toBe(200)

  const [row] = await db.select().from(contracts).where(eq(contracts.id, contract.id))
  await tendContracts(db, api.deps.settings, new Date((row?.sent_at?.getTime() ?? 0) + 4 * 86_400_000))
  await tendContracts(db, api.deps.settings, new Date((row?.sent_at?.getTime() ?? 0) + 4 * 86_400_000))
  const reminded = () =>
    db.$count(contractEvents, and(eq(contractEvents.contract_id, contract.id), eq(contractEvents.kind, 'reminded')))
  expect(await reminded()).toBe(1)
  const page = (await open(newer)).text
  await db
    .update(contracts)
    .set({ expires_at: new Date(Date.now() - 1) })
    .where(eq(contracts.id, contract.id))
  expect(await statusOf(contract.id)).toBe('expired')
  expect((await send(newer, { act: 'decline', reason: 'Much too late for us.' }, { page })).status).toBe(404)
  await tendContracts(db, api.deps.settings)
  expect(await open(newer)).toMatchObject({ status: 404, text: gone })
  expect((await tell(contractApi.void, at)).status).toBe(200)
})

test('a text or an event that somebody changed in the database is noticed', async () => {
  const { contract, path } = await sent()
  await open(path)
  const code = await mailedCode(path)
  const [kept] = await db.select().from(contractVersions).where(eq(contractVersions.contract_id, contract.id))
  const body = (kept?.body ?? []).map((block) => ({ ...block, text: block.text.replace('four', 'forty') }))
  await db
    .update(contractVersions)
    .set({ body })
    .where(eq(contractVersions.id, kept?.id ?? ''))
  expect((await send(path, { ...SIGN, code })).text).toContain('doesn’t match the version that was sent')
  const events = await eventsOf(db, contract.id)
  expect(isWhole(events)).toBe(true)
  // Old addresses of readers leave, and the chain still holds.
  expect(isWhole(events.map((event) => ({ ...event, ip: null, ip_salt: null })))).toBe(true)
  const moved = events.map((event, index) => (index === 1 ? { ...event, at: new Date(0) } : event))
  expect(isWhole(moved)).toBe(false)
  expect(isWhole(events.filter((_, index) => index !== 1))).toBe(false)
})

test('numbers have no gap, whoever sends at the same moment, and the export has all but the code', async () => {
  const other = await signUp({ plan: 'agency toolkit' })
  const draft = {
    workspace_id: other.workspace.id,
    type: 'own' as const,
    title: 'Agreement',
    language: 'en' as const,
    values: { agency: 'A', client: 'B', own_text: 'Both sides agree.' },
    clauses: [],
    signer: SIGNER,
  }
  const drafts = []
  for (let each = 0; each < 8; each += 1) drafts.push(await ask(contractApi.save, { token: other.token, body: draft }))
  const answers = await Promise.all(
    drafts.map(({ contract: { id } }) =>
      ask(contractApi.send, { token: other.token, params: { contract: id }, body: {} }),
    ),
  )
  const numbers = answers.map(({ contract }) => Number(contract.number?.split('-')[2])).sort((a, b) => a - b)
  expect(numbers).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  const exported = JSON.stringify((await tell(accountApi.export, { token: other.token })).body)
  expect(exported).toContain('Both sides agree.')
  expect(exported).not.toContain('code_hash')
})
