import { and, desc, eq, inArray, ne } from 'drizzle-orm'
import type { Business, WebsiteDocument } from '@/lib/website/document'
import type { Db } from '@/server/db/db'
import { sites, siteVersions } from '@/server/db/schema'

type Site = typeof sites.$inferSelect

/** How many saves can be gone back to; what was published stays as long as the website. */
const KEPT_SAVES = 50

type NewWebsite = {
  user: { id: string; name: string }
  workspace: string | null
  name: string
  client: string | null
  business: Business
  /** Of the template that it began as. */
  template: string
  document: WebsiteDocument
}

/** Letters and digits of the name, and a few more that nobody guesses: names of websites are public. */
const slugOf = (name: string) => {
  const bare = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
  return `${bare.slice(0, 40).replaceAll(/^-+|-+$/g, '') || 'website'}-${crypto.randomUUID().slice(0, 6)}`
}

/** A website with its first version, in the caller's transaction. */
export async function createWebsite(tx: Db, made: NewWebsite): Promise<Site> {
  const { user, workspace, name, client, business, template, document } = made
  const [id, version] = [crypto.randomUUID(), crypto.randomUUID()]
  const [site] = await tx
    .insert(sites)
    .values({
      id,
      user_id: user.id,
      workspace_id: workspace,
      name,
      client_name: client,
      template_id: template,
      slug: slugOf(name),
      business,
      version_id: version,
    })
    .returning()
  if (!site) throw new Error('The website was not inserted')
  await tx.insert(siteVersions).values({ id: version, site_id: id, rev: 1, document, by: user.name })
  return site
}

type Save = {
  by: string
  document: WebsiteDocument
  business?: Business
  /** What the writer had before them; without it the last save wins. */
  rev?: number | undefined
  kind?: 'saved' | 'restored'
  label?: string | null
}

/**
 * One save more, in the caller's transaction; null when somebody saved since `rev`. Visitors go on seeing what is
 * published.
 */
export async function saveWebsite(tx: Db, id: string, save: Save): Promise<Site | null> {
  const [site] = await tx.select().from(sites).where(eq(sites.id, id)).for('update')
  if (!site || (save.rev !== undefined && save.rev !== site.document_rev)) return null
  const [version, rev] = [crypto.randomUUID(), site.document_rev + 1]
  const { by, document, kind = 'saved', business = site.business, label = null } = save
  await tx.insert(siteVersions).values({ id: version, site_id: id, rev, document, by, kind, label })
  const status = site.status === 'published' ? 'unpublished_changes' : site.status
  const [saved] = await tx
    .update(sites)
    .set({ version_id: version, document_rev: rev, business, status, updated_at: new Date() })
    .where(eq(sites.id, id))
    .returning()
  await forgetOldSaves(tx, id)
  return saved ?? null
}

async function forgetOldSaves(tx: Db, id: string) {
  const saves = await tx
    .select({ id: siteVersions.id })
    .from(siteVersions)
    .where(and(eq(siteVersions.site_id, id), ne(siteVersions.kind, 'published')))
    .orderBy(desc(siteVersions.rev))
    .offset(KEPT_SAVES)
  const old = saves.map((version) => version.id)
  if (old.length > 0) await tx.delete(siteVersions).where(inArray(siteVersions.id, old))
}
