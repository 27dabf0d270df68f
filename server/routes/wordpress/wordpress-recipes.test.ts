import { eq, sql } from 'drizzle-orm'
import { EVENT_BODIES } from '@/lib/automation/event-body'
import { recipeApi } from '@/lib/contract/recipe'
import { wordpressApi } from '@/lib/contract/wordpress'
import { automate } from '@/server/automation/match-events'
import { deliveries, events, integrations, wpSites } from '@/server/db/schema'
import { openContractApi } from '@/server/routes/testing'
import { NO_FACTS } from '@/server/scanner/software/wordpress-facts'
import { sweepSites } from '@/server/wordpress/sweep'
import { pluginAt, reportOf } from './testing-plugin'

const flaw = (severity: 'critical' | 'low', fixedIn: string[]) => ({
  title: `Forms <= 1.4.2 - ${severity}`,
  severity,
  cve: ['CVE-2026-1'],
  fixedIn,
  url: `https://example.com/${severity}`,
  ranges: [],
})
const facts = () => ({
  ...NO_FACTS,
  advisoriesOf: '2026-11-20',
  affecting: (_kind: string, slug: string, version: string) =>
    slug === 'forms' && version === '1.4.2' ? [flaw('critical', ['1.4.3']), flaw('low', [])] : [],
})
const base = openContractApi()
const api = openContractApi({ deps: { wordpress: { ...base.deps.wordpress, facts } } })
const { db, ask, tell, signUp } = api

let count = 0
/** A paired site with a tag, and recipes that tell a chat and a webhook. */
async function openSite() {
  const who = await signUp()
  const { token, workspace } = who
  const params = { workspace: workspace.id }
  const url = `https://forms-${(count += 1)}.example`
  const { wpsite } = await ask(wordpressApi.create, { token, params, body: { name: 'Forms shop', url } })
  const plugin = pluginAt(api, url)
  await plugin.pair(String(wpsite.pairing_code))
  await ask(wordpressApi.update, { token, params: { id: wpsite.id }, body: { tags: ['agency'] } })
  const connect = async (type: string) => {
    const values = { workspace_id: workspace.id, type, name: type, host: 'hooks.example' }
    const [row] = await db.insert(integrations).values(values).returning({ id: integrations.id })
    return row?.id ?? ''
  }
  const [chat, hook] = [await connect('slack'), await connect('webhook')]
  const recipeOf = (trigger: object, conditions: object[] = [], text = '{{severity}} {{site}}: {{title}} {{fix}}') => ({
    name: 'WordPress',
    trigger,
    conditions,
    actions: [
      { type: 'notify', integration_id: chat, config: { text } },
      { type: 'webhook', integration_id: hook },
    ],
  })
  return {
    ...who,
    params,
    url,
    id: wpsite.id,
    plugin,
    recipeOf,
    save: async (...recipe: Parameters<typeof recipeOf>) =>
      (await ask(recipeApi.create, { token, params, body: recipeOf(...recipe) })).recipe,
    forms: (version: string, latest: string | null = null) =>
      plugin.report(reportOf(url, { plugins: [{ slug: 'forms', name: 'Forms', version, latest }] })),
    work: async () => {
      await automate({
        ...api.deps,
        publicUrl: 'http://soteria.test',
        productName: 'Soteria',
        now: () => new Date(),
      })
      const rows = await db.select().from(deliveries).where(eq(deliveries.workspace_id, workspace.id))
      return rows.flatMap(({ message }) => message ?? [])
    },
    previewOf: async (...recipe: Parameters<typeof recipeOf>) =>
      (await ask(recipeApi.preview, { token, params, body: recipeOf(...recipe) })).preview,
  }
}

const bodyOf = (event: unknown) => {
  const { type } = event as { type: keyof typeof EVENT_BODIES }
  return EVENT_BODIES[type].parse(event)
}

test('a site reports a flaw: the recipe runs, a chat and a machine are told, and a preview counts it', async () => {
  const site = await openSite()
  const SERIOUS = { type: 'wp_vulnerable', config: { severity: 'high', parts: ['plugin'] } }
  const conditions = [
    { field: 'plugin', op: 'contains', value: 'FORM' },
    { field: 'has_fix', op: 'eq', value: 'yes' },
    { field: 'tag', op: 'eq', value: 'agency' },
  ]
  const recipe = await site.save(SERIOUS, conditions)
  await site.save({ type: 'wp_vulnerable', config: { parts: ['theme', 'core'] } })
  await site.forms('1.4.2')
  const told = await site.work()
  const address = new URL(site.url).host
  const link = { url: `http://soteria.test/wordpress?site=${site.id}`, label: 'Open WordPress site' }
  expect(told.map(({ title }) => title).toSorted()).toEqual([
    `Critical ${address}: Known vulnerability: Forms <= 1.4.2 - critical Update Forms to 1.4.3 or later.`,
    'Known vulnerability: Forms <= 1.4.2 - critical',
  ])
  expect(told.map(({ link: to }) => to)).toEqual([link, link])
  expect(bodyOf(told.find(({ title }) => title.startsWith('Known'))?.event)).toMatchObject({
    type: 'wp.flaw',
    data: {
      site: { id: null, address },
      wordpress_site: { id: site.id, name: 'Forms shop' },
      wordpress_url: link.url,
      kind: 'plugin',
      slug: 'forms',
      version: '1.4.2',
      severity: 'critical',
      fixed_in: ['1.4.3'],
    },
  })
  const shown = await ask(recipeApi.show, { token: site.token, params: { id: recipe.id } })
  expect(shown.recipe).toMatchObject({ runs_count: 1, runs: [{ event: 'wp.flaw', site: address, state: 'done' }] })
  expect(await site.previewOf(SERIOUS, conditions)).toMatchObject({
    count: 1,
    samples: [{ severity: 'critical', site: address, values: { fix: 'Update Forms to 1.4.3 or later.' } }],
  })
  const all = await site.previewOf({ type: 'wp_vulnerable', config: {} })
  expect(all).toMatchObject({
    count: 2,
    samples: expect.arrayContaining([expect.objectContaining({ severity: 'low' })]),
  })
  expect(all.samples.find(({ severity }) => severity === 'low')?.values.fix).toBe(
    'No fixed version yet. Deactivate or replace Forms.',
  )
})

test('an update, silence and coming back run the recipes that wait for them', async () => {
  const site = await openSite()
  await site.save(
    { type: 'wp_update', config: {} },
    [{ field: 'update_kind', op: 'in', value: ['minor'] }],
    '{{title}} ({{change}})',
  )
  for (const type of ['wp_site_down', 'wp_site_up']) await site.save({ type, config: {} })
  await site.forms('2.0.0')
  await site.forms('2.0.0', '2.0.1')
  await site.forms('2.0.0', '2.1.0')
  const late = sql`now() - interval '20 minutes'`
  for (const misses of [0, 1]) {
    await db.update(wpSites).set({ last_seen_at: late, last_ping_at: late, misses }).where(eq(wpSites.id, site.id))
    await sweepSites(api.deps, new AbortController().signal)
  }
  await site.forms('2.0.0', '2.1.0')
  const told = await site.work()
  const host = new URL(site.url).host
  expect(told.map(({ title }) => title.trim().replace(/after .*/, 'after …')).toSorted()).toEqual([
    `High ${host}: WordPress site stopped reporting`,
    'Update available: Forms 2.1.0',
    'Update available: Forms 2.1.0 (2.0.0 → 2.1.0)',
    'WordPress site is reporting again after …',
    'WordPress site stopped reporting',
    `${host}: WordPress site is reporting again after …`,
  ])
  // So that whoever is on call sees the end of what began.
  expect(told.filter(({ isOver }) => isOver).map(({ about }) => about)).toEqual(
    Array.from({ length: 2 }, () => `wp.silent:${site.id}`),
  )
  for (const { event } of told) bodyOf(event)
  const kinds = await db.select({ type: events.type }).from(events).where(eq(events.workspace_id, site.workspace.id))
  expect(kinds.map(({ type }) => type).toSorted()).toEqual(['wp.back', 'wp.silent', 'wp.update', 'wp.update'])
})

test('what cannot be asked of a trigger is refused on its field', async () => {
  const site = await openSite()
  const save = (...recipe: Parameters<typeof site.recipeOf>) =>
    tell(recipeApi.create, { token: site.token, params: site.params, body: site.recipeOf(...recipe) })
  const silent = { type: 'wp_site_down', config: {} }
  expect(await save(silent, [{ field: 'plugin', op: 'eq', value: 'forms' }])).toMatchObject({
    status: 422,
    body: { errors: { 'conditions.0.field': ['This condition doesn’t fit the trigger.'] } },
  })
  const updated = { type: 'wp_update', config: { parts: [] } }
  expect(await save(updated)).toMatchObject({
    status: 422,
    body: { errors: { 'trigger.config.parts': ['Choose at least one.'] } },
  })
})
