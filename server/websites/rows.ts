import { and, count, desc, eq, inArray, sql } from 'drizzle-orm'
import type { DfyWebsite, WebsiteLead, WebsitePicture, WebsiteVersion } from '@/lib/contract/website'
import type { Db } from '@/server/db/db'
import { scans, siteForms, sitePictures, type sites, siteVersions } from '@/server/db/schema'
import type { Settings } from '@/server/settings'
import type { Voice } from '@/server/voice'
import { hostsOf, publicDomain } from './domain-rows'
import { placeOf } from './place'

export type Site = typeof sites.$inferSelect
type Told = { settings: Settings; voice: Voice }

const iso = (at: Date | null) => at?.toISOString() ?? null
const RADII = { sharp: 0, soft: 8, round: 16 } as const

/** Where anybody finds an uploaded picture: its name is the hash of what is in it. */
export const picturePath = (publicUrl: string, hash: string) => `${publicUrl}/api/public/picture/${hash}.webp`

/** Websites as the wire shows them, in the order in which they are given. */
export async function publicWebsites(db: Db, rows: readonly Site[], told: Told): Promise<DfyWebsite[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const [documents, hosts, forms, checks] = await Promise.all([
    db
      .select({
        site: siteVersions.site_id,
        theme: sql<typeof siteVersions.$inferSelect.document.theme>`${siteVersions.document}->'theme'`,
        pages: sql<
          { id: string; slug: string; title: string; seo: { title: string; description: string } }[]
        >`(select jsonb_agg(page - 'blocks') from jsonb_array_elements(${siteVersions.document}->'pages') page)`,
      })
      .from(siteVersions)
      .where(
        inArray(
          siteVersions.id,
          rows.flatMap(({ version_id }) => version_id ?? []),
        ),
      ),
    hostsOf(db, ids),
    formCounts(db, ids),
    lastScans(db, rows),
  ])
  const documentOf = new Map(documents.map((document) => [document.site, document]))
  const domains = rows.map(({ id }) =>
    publicDomain(
      hosts.filter(({ site_id }) => site_id === id),
      told,
    ),
  )
  return rows.map((row, at) => {
    const document = documentOf.get(row.id)
    const domain = domains[at] ?? null
    return {
      ...shownOf(row, told.settings, domain),
      domain,
      ...(document && shownOfDocument(document)),
      forms: forms.get(row.id) ?? { total: 0, new: 0 },
      check: checks.get(row.asset_id ?? '') ?? null,
    }
  })
}

/** One with its pictures. */
export async function publicWebsite(db: Db, row: Site, told: Told): Promise<DfyWebsite> {
  const [website] = await publicWebsites(db, [row], told)
  if (!website) throw new Error('The website is gone')
  return { ...website, pictures: await picturesOf(db, row, told.settings) }
}

function shownOf(row: Site, settings: Settings, domain: DfyWebsite['domain']): DfyWebsite {
  const place = placeOf(settings)
  const isLive = domain?.status === 'active'
  return {
    id: row.id,
    name: row.name,
    template_id: row.template_id,
    workspace_id: row.workspace_id,
    client_name: row.client_name,
    status: row.status,
    thumbnail_url: row.cover && picturePath(settings.publicUrl, row.cover),
    default_domain: place?.hostOf(row.slug) ?? null,
    custom_domain: domain?.domain ?? null,
    business: row.business,
    preview_url: `${settings.publicUrl}/dfy/preview?id=${row.id}`,
    editor_url: `${settings.publicUrl}/dfy/editor?id=${row.id}`,
    first_published_at: iso(row.first_published_at),
    last_published_at: iso(row.last_published_at),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    rev: row.document_rev,
    slug: row.slug,
    address: isLive ? `https://${domain.domain}` : (place?.addressOf(row.slug) ?? null),
  }
}

type Shown = {
  theme: { palette: Record<string, string>; letters: string; corners: keyof typeof RADII }
  pages: { id: string; slug: string; title: string; seo: { title: string; description: string } }[]
}

function shownOfDocument({ theme, pages }: Shown): Partial<DfyWebsite> {
  const { palette, letters, corners } = theme
  const { seo } = pages[0] ?? {}
  return {
    theme: {
      primary: palette.accent ?? '',
      accent: palette.link ?? '',
      font: letters,
      radius: RADII[corners],
    },
    ...(seo && { seo }),
    pages,
  }
}

async function formCounts(db: Db, ids: string[]) {
  const rows = await db
    .select({
      site: siteForms.site_id,
      total: count(),
      new: sql<number>`(count(*) filter (where ${siteForms.status} = 'new'))::int`,
    })
    .from(siteForms)
    .where(inArray(siteForms.site_id, ids))
    .groupBy(siteForms.site_id)
  return new Map(rows.map(({ site, ...counts }) => [site, counts]))
}

/** By asset: what its last scan said, or that one is on its way. */
async function lastScans(db: Db, rows: readonly Site[]) {
  const assets = rows.flatMap(({ asset_id }) => asset_id ?? [])
  if (assets.length === 0) return new Map<string, NonNullable<DfyWebsite['check']>>()
  const found = await db
    .selectDistinctOn([scans.asset_id], {
      asset: scans.asset_id,
      scan_id: scans.id,
      status: scans.status,
      grade: scans.grade,
      score: scans.score,
      at: sql<Date>`coalesce(${scans.completed_at}, ${scans.created_at})`.mapWith(scans.created_at),
    })
    .from(scans)
    .where(inArray(scans.asset_id, assets))
    .orderBy(scans.asset_id, desc(scans.created_at))
  return new Map(found.map(({ asset, at, ...check }) => [asset, { ...check, at: iso(at) }]))
}

export async function picturesOf(db: Db, { id }: Site, { publicUrl }: Settings): Promise<WebsitePicture[]> {
  const { body: _, ...columns } = sitePictureColumns
  const rows = await db.select(columns).from(sitePictures).where(eq(sitePictures.site_id, id)).orderBy(sitePictures.at)
  // The cover has the id of its website and stands in no document.
  return rows
    .filter((row) => row.id !== id)
    .map(({ id: picture, hash, width, height }) => ({ id: picture, url: picturePath(publicUrl, hash), width, height }))
}

const sitePictureColumns = {
  id: sitePictures.id,
  hash: sitePictures.hash,
  width: sitePictures.width,
  height: sitePictures.height,
  body: sitePictures.body,
}

type Form = typeof siteForms.$inferSelect

export const publicForm = ({ id, page, fields, status, at }: Form): WebsiteLead => ({
  id,
  source: 'website',
  name: fields.name ?? null,
  email: fields.email ?? '',
  phone: fields.phone ?? null,
  topic: fields.topic ?? null,
  message: fields.message ?? null,
  page,
  status,
  created_at: at.toISOString(),
})

/** Nobody reads more of them in one list. */
const MOST_FORMS = 2_000

export async function formsOf(db: Db, site: string): Promise<WebsiteLead[]> {
  const rows = await db
    .select()
    .from(siteForms)
    .where(eq(siteForms.site_id, site))
    .orderBy(desc(siteForms.at), desc(siteForms.id))
    .limit(MOST_FORMS)
  return rows.map(publicForm)
}

type Version = Pick<typeof siteVersions.$inferSelect, 'id' | 'rev' | 'label' | 'by' | 'kind' | 'at'>

export const publicVersion = ({ id, rev, label, by, kind, at }: Version, site: Site): WebsiteVersion => ({
  id,
  rev,
  label,
  by,
  kind,
  at: at.toISOString(),
  is_published: site.published_id === id && (site.status === 'published' || site.status === 'unpublished_changes'),
  is_current: site.version_id === id,
})

/** The newest first. */
export async function versionsOf(db: Db, site: Site): Promise<WebsiteVersion[]> {
  const { id, rev, label, by, kind, at } = siteVersions
  const rows = await db
    .select({ id, rev, label, by, kind, at })
    .from(siteVersions)
    .where(eq(siteVersions.site_id, site.id))
    .orderBy(desc(siteVersions.rev))
  return rows.map((row) => publicVersion(row, site))
}

/** The document of a version of this website; without one, of what is being worked on. */
export async function documentOf(db: Db, site: Site, version = site.version_id) {
  const [row] = await db
    .select()
    .from(siteVersions)
    .where(and(eq(siteVersions.id, version ?? ''), eq(siteVersions.site_id, site.id)))
  if (!row) throw new Error(`The website ${site.id} has no version`)
  return row
}
