import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { assets, passwordResets, scans, sessions, settings, subscriptions, users, workspaces } from '@/server/db/schema'
import type { Deps } from '@/server/records/deps'
import { makePassword } from '@/server/tokens'

/** The accounts of the try-out mode: one for every plan, one without, one administrator. */
export const demoAccounts: readonly { email: string; name: string; plan: string | null; role: 'member' | 'admin' }[] = [
  member('premium', 'premium'),
  member('unlimited', 'unlimited'),
  member('agency', 'agency toolkit'),
  member('reseller', 'reseller license'),
  member('whitelabel', 'white label'),
  member('bundle', 'bundle deal'),
  member('marshal', 'marshal'),
  member('eblog', 'eblog'),
  member('noplan', null),
  { email: 'admin@soteria.test', name: 'Demo admin', plan: null, role: 'admin' },
]

function member(name: string, plan: string | null) {
  return { email: `${name}@soteria.test`, name: `Demo ${plan ?? 'without a plan'}`, plan, role: 'member' as const }
}

type Options = { passwords: Deps['passwords']; wantedPassword: string | null; shopUrl: string }

/**
 * Makes the accounts at the first start, each with its own workspace, the shop as its asset and a scan that waits.
 * Later starts keep password and address up to date. Answers the password.
 */
export async function seedDemo(tx: Db, { passwords, wantedPassword, shopUrl }: Options): Promise<string> {
  const known = await readFacts(tx)
  const password = wantedPassword ?? (known.demo_password || makePassword())
  const value = shopUrl.replace(/\/$/, '')
  if (known.demo_password === undefined) await createAccounts(tx, await passwords.hash(password), value)
  else if (known.demo_password !== password) await changePasswords(tx, await passwords.hash(password))
  if (known.demo_asset !== undefined && known.demo_asset !== value) await moveAssets(tx, known.demo_asset, value)
  await writeFact(tx, 'demo_password', password)
  await writeFact(tx, 'demo_asset', value)
  await writeFact(tx, 'demo_emails', members.join(' '))
  return password
}

/**
 * What was tried out before must not be a way in once others can reach the server: no password opens the accounts until
 * try-out mode is back.
 */
export async function lockDemo(tx: Db): Promise<void> {
  const { demo_password } = await readFacts(tx)
  if (!demo_password) return
  await changePasswords(tx, LOCKED)
  const locked = tx.select({ id: users.id }).from(users).where(inArray(users.email, emails))
  await tx.delete(sessions).where(inArray(sessions.user_id, locked))
  await tx.delete(passwordResets).where(inArray(passwordResets.user_id, locked))
  await writeFact(tx, 'demo_password', '')
}

/** No hash: it verifies nothing. */
const LOCKED = ''

async function createAccounts(tx: Db, password_hash: string, value: string) {
  for (const { email, name, plan, role } of demoAccounts) {
    const [user] = await tx.insert(users).values({ email, name, role, password_hash }).onConflictDoNothing().returning()
    if (!user) continue
    if (plan) await tx.insert(subscriptions).values({ user_id: user.id, name: plan })
    const [workspace] = await tx
      .insert(workspaces)
      .values({ user_id: user.id, name: 'Demo shop', is_default: true })
      .returning()
    if (!workspace) continue
    const [asset] = await tx
      .insert(assets)
      .values({ workspace_id: workspace.id, type: 'url', value, name: 'Demo shop' })
      .returning()
    if (asset)
      await tx.insert(scans).values({
        workspace_id: workspace.id,
        asset_id: asset.id,
        asset_value: value,
        scan_type: 'light_scan',
        initiated_by: user.id,
      })
  }
}

async function changePasswords(tx: Db, password_hash: string) {
  await tx.update(users).set({ password_hash, updated_at: sql`now()` }).where(inArray(users.email, emails))
}

/** Only where it is not there already: a workspace has an address once. */
async function moveAssets(tx: Db, from: string, to: string) {
  const isTaken = sql`exists (select 1 from assets other where other.workspace_id = ${assets.workspace_id} and other.value = ${to})`
  await tx
    .update(assets)
    .set({ value: to, updated_at: sql`now()` })
    .where(and(eq(assets.value, from), sql`not ${isTaken}`))
}

const emails = demoAccounts.map(({ email }) => email)
/** Whom the page of the sign-in offers. */
const members = demoAccounts.filter(({ role }) => role === 'member').map(({ email }) => email)

type Fact = 'demo_password' | 'demo_asset' | 'demo_emails'

async function readFacts(tx: Db): Promise<Partial<Record<Fact, string>>> {
  const rows = await tx
    .select()
    .from(settings)
    .where(inArray(settings.key, ['demo_password', 'demo_asset'] satisfies Fact[]))
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]))
}

async function writeFact(tx: Db, key: Fact, value: string) {
  await tx.insert(settings).values({ key, value }).onConflictDoUpdate({ target: settings.key, set: { value } })
}
