import { and, eq, inArray } from 'drizzle-orm'
import { templateOf } from '@/lib/website/templates/templates'
import type { Db } from '@/server/db/db'
import { settings, siteForms, sites, users, workspaces } from '@/server/db/schema'
import type { Deps } from '@/server/records/deps'
import { drawCover } from '@/server/websites/cover'
import { keepCover } from '@/server/websites/pictures'
import { placeOf } from '@/server/websites/place'
import { publishWebsite, rebuildWebsite } from '@/server/websites/publish'
import { createWebsite } from '@/server/websites/save'

type Tools = Pick<Deps, 'images' | 'websites' | 'encodings' | 'settings'>
type Owner = { user: { id: string; name: string }; email: string; workspace: string }

/** Who starts with a published website, and of which template. */
const WEBSITES: Readonly<Record<string, string>> = {
  'agency@soteria.test': 'restaurant',
  'whitelabel@soteria.test': 'clinic',
  'bundle@soteria.test': 'trades',
}
const FACT = 'demo_websites'

/** Gives the agencies of the try-out mode a website each, once. At later starts the addresses follow the port. */
export async function seedWebsites(db: Db, tools: Tools): Promise<void> {
  const port = String(tools.settings.sitesPort)
  const [known] = await db.select().from(settings).where(eq(settings.key, FACT))
  if (known?.value === port) return
  if (known) await follow(db, tools)
  else {
    const owners = await db
      .select({ user: { id: users.id, name: users.name }, email: users.email, workspace: workspaces.id })
      .from(users)
      .innerJoin(workspaces, and(eq(workspaces.user_id, users.id), eq(workspaces.is_default, true)))
      .where(inArray(users.email, Object.keys(WEBSITES)))
    for (const owner of owners) await add(db, tools, owner)
  }
  await db
    .insert(settings)
    .values({ key: FACT, value: port })
    .onConflictDoUpdate({ target: settings.key, set: { value: port } })
}

const publishing = ({ websites, encodings }: Tools, address: string) => ({
  address,
  fontOf: websites.fontOf,
  encodings,
  now: () => new Date(),
})

async function add(db: Db, tools: Tools, { user, email, workspace }: Owner) {
  const template = templateOf(WEBSITES[email] ?? '')
  const place = placeOf(tools.settings)
  if (!template || !place) return
  const { business, document } = template
  const cover = await drawCover(tools, document, business)
  await db.transaction(async (tx) => {
    const made = {
      user,
      workspace,
      name: business.name,
      client: business.name,
      business,
      template: template.id,
      document,
    }
    const site = await createWebsite(tx, made)
    await keepCover(tx, site.id, cover)
    await publishWebsite(tx, site, publishing(tools, place.addressOf(site.slug)))
    const fields = {
      name: 'Nora Walsh',
      email: 'nora@example.com',
      message: 'Could you call me back this week?',
    }
    await tx.insert(siteForms).values({ site_id: site.id, page: '', fields })
  })
}

/** Their addresses hold the port. */
async function follow(db: Db, tools: Tools) {
  const place = placeOf(tools.settings)
  if (!place) return
  for (const site of await db.select().from(sites))
    await db.transaction((tx) => rebuildWebsite(tx, site, publishing(tools, place.addressOf(site.slug))))
}
