import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, connect } from 'node:tls'
import type { AddressInfo } from 'node:net'
import { callbackify } from 'node:util'
import { eq, lte } from 'drizzle-orm'
import { TEMPLATES } from '@/lib/website/templates/templates'
import { acmeChallenges, certificates, siteHosts, sites } from '@/server/db/schema'
import { makeCertificate } from '@/server/scanner/checks/testing-certificate'
import { createSecrets } from '@/server/secrets'
import { openTestApi } from '@/server/testing'
import { voiceOf } from '@/server/voice'
import { tryAgain } from '@/server/websites/certificate'
import { hostsOf, publicDomain } from '@/server/websites/domain-rows'
import { type Authority, type FailureCode, OrderFailed } from './authority'
import { challengeAnswer, createCertificates } from './shown'
import { type CertificateDeps, renewalOf, tendCertificates, tendKeys } from './tend'

const DAY_MS = 86_400_000
const { db, deps, signUp } = openTestApi()
const acme = { directory: 'https://ca.test/dir', email: 'ops@soteria.test' }
const settings = { ...deps.settings, acme, sitesHost: null }
const [oldKey, newKey] = [randomBytes(32), randomBytes(32)]
const nothing = async () => ({ state: 'none' as const, records: [] as [], nameExists: true })

/** A website whose domain leads here, and an authority that issues what openssl would. */
async function open() {
  const { user } = await signUp()
  const [template] = TEMPLATES
  if (!template) throw new Error('There is no template')
  const [id, host] = [randomUUID(), `shop-${randomUUID().slice(0, 8)}.com`]
  const { business } = template
  await db.insert(sites).values({ id, user_id: user.id, name: 'Shop', template_id: 'trades', slug: id, business })
  const record = {
    type: 'A',
    host,
    value: '203.0.113.7',
    state: 'ok',
    found: ['203.0.113.7'],
    where: null,
    problem: null,
  }
  await db.insert(siteHosts).values({ host, site_id: id, state: 'verifying', records: [record] })
  const clock = { at: new Date() }
  const ordered: string[] = []
  const first: string[] = []
  let failure: FailureCode | null = null
  const authority: Authority = {
    issuers: async () => ['ca.test'],
    newAccountKey: async () => 'a key',
    async issue(name, show) {
      if (name === host) ordered.push(name)
      await show(`token-${name}`, `answer-${name}`)
      expect(await challengeAnswer(db, name, `token-${name}`)).toBe(`answer-${name}`)
      expect(await challengeAnswer(db, 'other.com', `token-${name}`)).toBeNull()
      if (failure && name === host) throw new OrderFailed(failure)
      const ahead = (clock.at.getTime() - Date.now()) / DAY_MS
      const { cert, key } = makeCertificate({ names: [name], from: ahead, to: ahead + 90 })
      return { chain: cert, key }
    },
  }
  const given: CertificateDeps = {
    db,
    log: deps.log,
    settings,
    secrets: createSecrets([oldKey]),
    authority,
    dns: { caa: nothing },
    now: () => clock.at,
    onFirst: async (name) => void first.push(name),
  }
  const row = async () => (await db.select().from(certificates).where(eq(certificates.host, host)))[0]
  /** Others of this database may be due before it. */
  const tend = async (more: Partial<CertificateDeps> = {}) => {
    for (let turns = 0; turns < 20; turns += 1) {
      await tendCertificates({ ...given, ...more })
      const due = await db.$count(certificates, lte(certificates.next_try_at, clock.at))
      if (due === 0) break
    }
    return row()
  }
  const shown = async () => publicDomain(await hostsOf(db, [id]), { settings, voice: await voiceOf('en') })
  return {
    id,
    host,
    clock,
    ordered,
    first,
    given,
    row,
    tend,
    shown,
    fail: (code: FailureCode | null) => (failure = code),
  }
}

test('a name whose records are right gets a certificate, sealed, shown to whoever asks for the name, and renewed in time', async () => {
  const { host, clock, ordered, first, given, tend, shown } = await open()
  expect(await shown()).toMatchObject({ certificate: 'issuing', proxy: null })
  const row = await tend()
  expect([ordered, first.includes(host)]).toEqual([[host], true])
  expect(row).toMatchObject({ detail: null, tries: 0 })
  expect(row?.key).not.toContain('PRIVATE KEY')
  expect(await shown()).toMatchObject({ certificate: 'issued', certificate_until: row?.not_after?.toISOString() })
  expect(await db.$count(acmeChallenges, eq(acmeChallenges.host, host))).toBe(0)

  const { contextFor } = createCertificates({ db, secrets: given.secrets, now: given.now, freshMs: 0 })
  const server = createServer({
    SNICallback: callbackify(async (name: string) => (await contextFor(name)) ?? undefined),
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const socket = connect({ port, host: '127.0.0.1', servername: host, rejectUnauthorized: false })
  await once(socket, 'secureConnect')
  expect(socket.getPeerCertificate().subjectaltname).toBe(`DNS:${host}`)
  socket.destroy()
  server.close()
  expect(await contextFor('nobody.com')).toBeNull()

  const due = row?.next_try_at.getTime() ?? 0
  expect(Math.round(((row?.not_after?.getTime() ?? 0) - due) / DAY_MS)).toBe(30)
  clock.at = new Date(due - 60_000)
  await tend()
  expect(ordered).toHaveLength(1)
  clock.at = new Date(due)
  await tend()
  expect([ordered.length, first.filter((name) => name === host)]).toEqual([2, [host]])
})

test('a certificate of a few days is renewed at a third of its life', () => {
  const [from, to] = [new Date('2026-11-01'), new Date('2026-11-07')]
  expect(renewalOf(from, to)).toEqual(new Date('2026-11-05'))
})

test('what keeps a certificate away is said in words, and tried again after 1, 4 and 24 hours', async () => {
  const { host, clock, ordered, tend, shown, fail } = await open()
  fail('cert_unreachable')
  const waits: number[] = []
  for (let tries = 0; tries < 4; tries += 1) {
    const row = await tend()
    waits.push(Math.round(((row?.next_try_at.getTime() ?? 0) - clock.at.getTime()) / 3_600_000))
    clock.at = row?.next_try_at ?? clock.at
  }
  expect(waits).toEqual([1, 4, 24, 24])
  expect(await shown()).toMatchObject({
    status: 'verifying',
    certificate: 'failed',
    status_detail: `${host} couldn’t be reached on port 80, so no certificate was issued.`,
    certificate_retry_at: clock.at.toISOString(),
  })
  fail(null)
  await tend()
  expect(await shown()).toMatchObject({ certificate: 'issued', status_detail: null, certificate_retry_at: null })
  expect(ordered).toHaveLength(5)
})

test('whoever mended it can ask for another try, but not at once', async () => {
  const { host, clock, tend, row, fail } = await open()
  fail('cert_dns')
  const failed = await tend()
  await tryAgain(db, [host], clock.at)
  expect((await row())?.next_try_at).toEqual(failed?.next_try_at)
  clock.at = new Date(clock.at.getTime() + 16 * 60_000)
  await tryAgain(db, [host], clock.at)
  expect((await row())?.next_try_at).toEqual(clock.at)
})

test('a CAA record of the name, or of the nearest above it, that names others keeps the order from being made', async () => {
  const { host, clock, ordered, tend, shown } = await open()
  const caa = (value: string) => ({
    caa: async (name: string) =>
      name === host
        ? { state: 'found' as const, records: [{ critical: false, tag: 'issue', value }] }
        : { state: 'none' as const, records: [] as [], nameExists: true },
  })
  const row = await tend({ dns: caa('elsewhere.test') })
  expect(ordered).toEqual([])
  expect((await shown())?.status_detail).toBe(
    `A CAA record of ${host} doesn’t allow our certificate authority. Add ca.test to it.`,
  )
  clock.at = row?.next_try_at ?? clock.at
  await tend({ dns: caa('ca.test; validationmethods=http-01') })
  expect(ordered).toEqual([host])
})

test('two processes order once, and a name that leads nowhere here any more has no certificate', async () => {
  const { id, host, ordered, given, row, tend } = await open()
  await Promise.all([tendCertificates(given), tendCertificates(given), tendCertificates(given)])
  await tend()
  expect(ordered).toEqual([host])
  await db.delete(siteHosts).where(eq(siteHosts.site_id, id))
  await tend()
  expect(await row()).toBeUndefined()
})

test('another key of the server seals anew, and what no key opens is ordered again', async () => {
  const { host, ordered, given, row, tend } = await open()
  const sealed = (await tend())?.key
  const both = createSecrets([newKey, oldKey])
  await tendKeys({ db, secrets: both, now: given.now })
  const moved = await row()
  expect(moved?.key).not.toBe(sealed)
  expect(both.isCurrent(moved?.key ?? '')).toBe(true)
  await tendKeys({ db, secrets: createSecrets([randomBytes(32)]), now: given.now })
  expect(await row()).toMatchObject({ chain: null, key: null })
  await tend()
  expect(ordered).toEqual([host, host])
})
