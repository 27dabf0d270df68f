import { sql } from 'drizzle-orm'
import { accountApi } from '@/lib/contract/account'
import { brandingChangeApi } from '@/lib/contract/branding-change'
import { hashToken } from '@/server/tokens'
import { completeScan, openContractApi } from '@/server/routes/testing'
import { openTenant } from '@/server/routes/testing-rows'

const api = openContractApi()
const { db, send, ask } = api

type Export = Record<string, Record<string, unknown>[]> & {
  account: Record<string, unknown>
  branding: object
  format: string
}

const read = async (token: string) => (await (await send(accountApi.export, { token })).json()) as Export

test('the export is a file with everything of the person, and with nothing of anybody else', async () => {
  const me = await openTenant(api)
  const other = await openTenant(api)
  await ask(brandingChangeApi.update, { token: me.token, body: { company_name: 'Mine' } })
  const asset = { id: me.ids.asset, value: '127.0.0.1' }
  // More than are read at once.
  for (let day = 1; day <= 25; day += 1)
    await completeScan(db, { ...me, asset, at: `2026-02-${String(day).padStart(2, '0')}T00:00:00Z` })

  const response = await send(accountApi.export, { token: me.token })
  expect(response.headers.get('content-disposition')).toMatch(
    /^attachment; filename="soteria-my-data-\d{4}-\d\d-\d\d\.json";/,
  )
  const text = await response.text()
  const mine = JSON.parse(text) as Export
  expect(mine).toMatchObject({
    format: 'soteria-export/1',
    account: { id: me.user.id, email: me.user.email },
    branding: { company_name: 'Mine' },
    subscriptions: [{ name: 'bundle deal' }],
    workspaces: [{ id: me.ids.workspace }],
    assets: [{ id: me.ids.asset }],
  })
  expect(mine.scans).toHaveLength(27)
  expect(mine.scans?.[0]).toMatchObject({
    id: me.ids.scan,
    result: { findings: [{ title: 'Browsers may guess file types' }] },
  })
  expect(mine.sessions).toHaveLength(2)
  expect(mine.activity).toContainEqual(expect.objectContaining({ action: 'user.export' }))
  for (const foreign of [other.user.id, other.user.email, other.ids.workspace, other.ids.asset, other.ids.scan])
    expect(text).not.toContain(foreign)
  for (const secret of [me.token, hashToken(me.token), me.user.password_hash]) expect(text).not.toContain(secret)
})

test('who has nothing yet gets a file that says so', async () => {
  const { token } = await api.signUp({ plan: null, workspace: false })
  expect(await read(token)).toMatchObject({ subscriptions: [], workspaces: [], assets: [], decisions: [], scans: [] })
})

/** Where the rows of a table are where it is not under the table's name; null for secrets, and for what is of nobody. */
const PLACES: Record<string, string | null> = {
  _migrations: null,
  users: 'account',
  password_resets: null,
  email_changes: 'email_change',
  attempts: null,
  findings_triage: 'decisions',
  deliveries: 'mails',
  delivery_attempts: 'messages',
  audit_log: 'activity',
  settings: null,
  site_certificates: null,
  acme_challenges: null,
  brandings: 'branding',
  wp_sites: 'wordpress_sites',
  wp_hardening: 'wordpress_hardening',
  wp_history: 'wordpress_history',
  wp_once: null,
  lead_spots: null,
}

test('no table is forgotten', async () => {
  const { rows } = (await db.execute(
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  )) as {
    rows: { name: string }[]
  }
  const names = rows.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(Object.keys(PLACES)))
  const { token } = await api.signUp()
  const places = names.map((name) => (name in PLACES ? PLACES[name] : name)).filter((place) => place !== null)
  expect(Object.keys(await read(token))).toEqual(expect.arrayContaining(places))
})

test('an export cannot be asked for without end', async () => {
  const { token } = await api.signUp()
  const statuses = []
  for (let i = 0; i < 11; i += 1) statuses.push((await send(accountApi.export, { token })).status)
  expect(new Set(statuses.slice(0, 10))).toEqual(new Set([200]))
  expect(statuses[10]).toBe(429)
})
