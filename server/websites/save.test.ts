import { eq } from 'drizzle-orm'
import { templateOf } from '@/lib/website/templates/templates'
import { sites, siteVersions } from '@/server/db/schema'
import { openTestApi } from '@/server/testing'
import { createWebsite, saveWebsite } from './save'

const { db, signUp } = openTestApi()

test('of 50 saves of one state one wins, the others are told, and the newest 50 and what was published are kept', async () => {
  const { user } = await signUp()
  const template = templateOf('law')
  if (!template) throw new Error('There is no template')
  const { business, document } = template
  const made = { user, workspace: null, name: 'Müller & Søn', client: null, business, template: 'law', document }
  const site = await db.transaction((tx) => createWebsite(tx, made))
  const other = await db.transaction((tx) => createWebsite(tx, made))
  expect(site).toMatchObject({ status: 'draft', document_rev: 1, template_id: 'law' })
  expect(site.slug).toMatch(/^muller-s-n-[0-9a-f]{6}$/)
  expect(other.slug).not.toBe(site.slug)
  const save = (rev?: number) => db.transaction((tx) => saveWebsite(tx, site.id, { by: 'Ada', document, rev }))
  const answers = await Promise.all(Array.from({ length: 50 }, () => save(1)))
  expect(answers.filter((answer) => answer !== null)).toEqual([expect.objectContaining({ document_rev: 2 })])
  await db.update(siteVersions).set({ kind: 'published' }).where(eq(siteVersions.site_id, site.id))
  await db.update(sites).set({ status: 'published' }).where(eq(sites.id, site.id))
  for (let i = 0; i < 52; i += 1) await save()
  const revs = (await db.select().from(siteVersions).where(eq(siteVersions.site_id, site.id))).map(({ rev }) => rev)
  expect(revs.sort((a, b) => a - b)).toEqual([1, 2, ...Array.from({ length: 50 }, (_, at) => at + 5)])
  const [now] = await db.select().from(sites).where(eq(sites.id, site.id))
  expect(now).toMatchObject({ status: 'unpublished_changes', document_rev: 54 })
})
