import { eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { assets, auditLog, scans, settings, subscriptions, users, workspaces } from '@/server/db/schema'

/** Who starts with accounts. */
const RESELLER = 'reseller@soteria.test'
const FACT = 'demo_accounts'

const ago = (days: number) => new Date(Date.now() - days * 86_400_000)

type Story = {
  name: string
  company: string
  email: string
  plan: string
  status?: 'invited' | 'suspended'
  /** How many days ago it was made, somebody signed in last, and in how many it ends. */
  made: number
  seen?: number
  ends?: number
  /** One of the sites of the demo's clients: it is scanned like all others. */
  site?: string
  note?: string
}

const STORIES: readonly Story[] = [
  { name: 'Orla Byrne', company: 'Anchor IT', email: 'ops@anchorit.example', plan: 'premium', made: 210, seen: 0.1, ends: 155, site: 'quay-street-physio.localhost' },
  { name: 'Mick Doyle', company: 'Bantry Web', email: 'mick@bantryweb.example', plan: 'agency toolkit', made: 353, seen: 1, ends: 12, site: 'brennan-joinery.localhost', note: 'Wants to pay by the year.' },
  { name: 'Sean Keane', company: 'Celtic Hosting', email: 'desk@celtichost.example', plan: 'unlimited', status: 'suspended', made: 190, seen: 21, ends: 210 },
  { name: 'Aine Roche', company: 'Dunmore Digital', email: 'hello@dunmore.example', plan: 'premium', status: 'invited', made: 9, ends: 363 },
  { name: 'Tom Ennis', company: 'Ennis Media', email: 'it@ennismedia.example', plan: 'premium', made: 120, seen: 5, ends: 97, site: 'lane-bookshop.localhost' },
  { name: 'Kate Lyons', company: 'Fermoy Print', email: 'office@fermoyprint.example', plan: 'premium', made: 374, seen: 41, ends: -9 },
  { name: 'Ciara Nolan', company: 'Gael Systems', email: 'noc@gaelsystems.example', plan: 'white label', made: 24, ends: 289 },
  { name: 'Anna Quinn', company: 'Howth Marine', email: 'anna@howthmarine.example', plan: 'premium', made: 60, seen: 11, ends: 70 },
] // biome-ignore format: a list

/** Verifies nothing: whoever tries out what a customer sees makes an account of their own. */
const NO_PASSWORD = '!'

/** Gives the reseller of the try-out mode accounts in all states, once. At later starts the addresses follow the port. */
export function seedResellers(db: Db, port: number): Promise<void> {
  return db.transaction(async (tx) => {
    const [known] = await tx.select().from(settings).where(eq(settings.key, FACT)).for('update')
    const [reseller] = await tx.select().from(users).where(eq(users.email, RESELLER))
    if (known && known.value !== String(port)) await follow(tx, Number(known.value), port)
    if (!known && reseller) for (const story of STORIES) await addAccount(tx, reseller.id, story, port)
    const value = String(port)
    await tx.insert(settings).values({ key: FACT, value }).onConflictDoUpdate({ target: settings.key, set: { value } })
  })
}

async function addAccount(tx: Db, resellerId: string, story: Story, port: number) {
  const { name, company, email, plan, status = 'active', made, seen, ends, site, note } = story
  const [user] = await tx
    .insert(users)
    .values({
      name,
      company,
      email,
      status,
      password_hash: status === 'invited' ? '' : NO_PASSWORD,
      reseller_id: resellerId,
      reseller_note: note ?? null,
      suspended_reason: status === 'suspended' ? 'Invoice 2026-014 is not paid' : null,
      invited_at: status === 'invited' ? ago(made) : null,
      created_at: ago(made),
    })
    .onConflictDoNothing()
    .returning()
  if (!user) return
  await tx
    .insert(subscriptions)
    .values({ user_id: user.id, name: plan, expires_at: ends === undefined ? null : ago(-ends) })
  if (seen !== undefined) await tx.insert(auditLog).values({ action: 'auth.login', user_id: user.id, at: ago(seen) })
  const [workspace] = await tx
    .insert(workspaces)
    .values({ user_id: user.id, name: company, is_default: true })
    .returning()
  if (!workspace || !site) return
  const value = `http://${site}:${port}`
  const [asset] = await tx
    .insert(assets)
    .values({ workspace_id: workspace.id, type: 'url', value, name: company })
    .returning()
  if (!asset) return
  const scan = { workspace_id: workspace.id, asset_id: asset.id, asset_value: value, scan_type: 'light_scan' as const }
  await tx.insert(scans).values({ ...scan, initiated_by: user.id })
}

/** The sites are at another port now. */
async function follow(tx: Db, from: number, to: number) {
  const emails = STORIES.map(({ email }) => email)
  const own = tx.select({ id: users.id }).from(users).where(inArray(users.email, emails))
  const spaces = tx.select({ id: workspaces.id }).from(workspaces).where(inArray(workspaces.user_id, own))
  await tx
    .update(assets)
    .set({ value: sql`replace(${assets.value}, ${`.localhost:${from}`}, ${`.localhost:${to}`})` })
    .where(inArray(assets.workspace_id, spaces))
}
