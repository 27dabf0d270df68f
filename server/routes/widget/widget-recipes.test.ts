import { eq } from 'drizzle-orm'
import { EVENT_BODIES } from '@/lib/automation/event-body'
import { recipeApi } from '@/lib/contract/recipe'
import { widgetApi } from '@/lib/contract/widget'
import { automate } from '@/server/automation/match-events'
import { attempts, deliveries, integrations, leads, leadScans, widgetLeads } from '@/server/db/schema'
import { type CompletedScan, endLeadScan } from '@/server/leads/scan-end'
import { openContractApi, resultOf } from '@/server/routes/testing'

const api = openContractApi()
const { db, ask, tell, signUp } = api

/** Somebody with a widget, a chat and a list of customers, and a recipe that tells both. */
async function openShop() {
  const me = await signUp({ plan: 'premium' })
  const { token, workspace } = me
  const { widget } = await ask(widgetApi.show, { token, params: { id: workspace.id } })
  const connect = async (type: string) => {
    const values = { workspace_id: workspace.id, type, name: type, host: 'hooks.example' }
    const [row] = await db.insert(integrations).values(values).returning({ id: integrations.id })
    return row?.id ?? ''
  }
  const [chat, customers] = [await connect('slack'), await connect('hubspot')]
  const body = {
    name: 'New lead',
    trigger: { type: 'widget_lead_created', config: {} },
    conditions: [{ field: 'page', op: 'contains', value: '/check' }],
    actions: [
      { type: 'notify', integration_id: chat, config: { text: '{{title}}: {{message}} ({{site}}, {{email}})' } },
      { type: 'webhook', integration_id: customers },
    ],
  } as const
  const at = { token, params: { workspace: workspace.id } }
  await ask(recipeApi.create, { ...at, body })
  return {
    me,
    onScans: () =>
      tell(recipeApi.create, {
        ...at,
        body: { ...body, trigger: { type: 'scan_completed', config: {} }, conditions: [] },
      }),
    visit: async (more: object) => {
      await db.delete(attempts)
      return ask(widgetApi.capture, {
        params: { key: widget.key },
        headers: { 'x-requested-with': 'XMLHttpRequest' },
        body: {
          email: 'maeve@hartigan.example',
          website: 'http://127.0.0.1:9/',
          consent: true,
          took_ms: 9_000,
          ...more,
        },
      })
    },
    work: async () => {
      await automate({ ...api.deps, publicUrl: 'http://soteria.test', productName: 'Soteria', now: () => new Date() })
      const rows = await db.select().from(deliveries).where(eq(deliveries.workspace_id, workspace.id))
      return rows.flatMap(({ message }) => message ?? [])
    },
    leads: eq(widgetLeads.workspace_id, workspace.id),
  }
}

test('whoever leaves an address on the right page is told to a chat and put on the list of customers', async () => {
  const { visit, work } = await openShop()
  await visit({ page_url: 'https://northlight.example/prices' })
  expect(await work()).toEqual([])
  await visit({
    website: 'http://127.0.0.1:8/',
    name: 'Maeve Hartigan',
    message: 'Can you look after our site?',
    page_url: 'https://northlight.example/check?utm_source=x',
  })
  const messages = await work()
  const said = messages.find(({ title }) => title.includes('('))
  const kept = messages.find(({ title }) => title === 'New lead: Maeve Hartigan')
  expect(said?.title).toBe(
    'New lead: Maeve Hartigan: Can you look after our site? (127.0.0.1:8, maeve@hartigan.example)',
  )
  expect(said?.link?.url).toMatch(/^http:\/\/soteria\.test\/customization\?tab=leads&workspace=/)
  expect(kept?.contact).toEqual({
    email: 'maeve@hartigan.example',
    name: 'Maeve Hartigan',
    website: 'http://127.0.0.1:8/',
    tags: [],
  })
  expect(EVENT_BODIES['lead.created'].parse(kept?.event).data).toMatchObject({
    lead: { email: 'maeve@hartigan.example', message: 'Can you look after our site?' },
    page_url: 'https://northlight.example/check',
  })
})

test('of somebody who was deleted since nothing is told that says who it was', async () => {
  const { visit, work, leads } = await openShop()
  await visit({ name: 'Maeve Hartigan', page_url: 'https://northlight.example/check' })
  await db.update(widgetLeads).set({ removed_at: new Date() }).where(leads)
  const messages = await work()
  // The list of customers has nobody to take.
  expect(messages.map(({ title }) => title)).toEqual(['New lead:  (, )'])
  expect(JSON.stringify(messages)).not.toMatch(/maeve|hartigan/i)
})

test('a list of customers takes nothing but who left an address', async () => {
  const { onScans } = await openShop()
  expect(await onScans()).toMatchObject({
    status: 422,
    body: { errors: { 'actions.1.integration_id': [expect.any(String)] } },
  })
})

/** The scan of a lead ends with this grade. */
async function graded(id: string, grade: string) {
  const [row] = await db.select().from(leadScans).where(eq(leadScans.id, id))
  const result = { ...resultOf({ at: '2026-11-22T14:58:00Z', value: row?.host ?? '', found: {} }), score: 41, grade }
  await endLeadScan(db, row as CompletedScan, {
    mine: eq(leadScans.id, id),
    outcome: { status: 'completed', result } as Parameters<typeof endLeadScan>[2]['outcome'],
    onEnd: async () => {},
  })
}

test('whose site is graded low is told of and tagged: a visitor, who keeps the tag as a saved lead, and a saved lead', async () => {
  const { visit, work, leads: mine, me } = await openShop()
  const at = { token: me.token, params: { workspace: me.workspace.id } }
  const connected = await db.select().from(integrations).where(eq(integrations.workspace_id, me.workspace.id))
  const chat = connected.find(({ type }) => type === 'slack')
  const body = {
    name: 'Urgent',
    trigger: { type: 'lead_scan_completed', config: { grade: 'D' } },
    conditions: [{ field: 'lead_grade', op: 'gte', value: 'E' }],
    actions: [
      { type: 'add_lead_tag', config: { tag: 'urgent' } },
      { type: 'notify', integration_id: chat?.id, config: { text: '{{title}} ({{grade}}, {{score}})' } },
    ],
  }
  const { recipe } = await ask(recipeApi.create, { ...at, body })
  const scanOf = async (port: number, grade: string) => {
    const { lead_scan } = await visit({ website: `http://127.0.0.1:${port}/`, page_url: 'https://northlight.example/' })
    await graded(lead_scan?.id ?? '', grade)
    return lead_scan?.id ?? ''
  }
  await scanOf(11, 'B')
  const low = await scanOf(12, 'E')
  // Condition: E or better, trigger: D or worse.
  await scanOf(13, 'F')
  const told = (await work()).filter(({ title }) => title.startsWith('Lead scanned'))
  expect(told.map(({ title }) => title)).toEqual(['Lead scanned: maeve@hartigan.example, grade E (E, 41)'])
  const tags = await db.select({ scan: widgetLeads.lead_scan_id, tags: widgetLeads.tags }).from(widgetLeads).where(mine)
  expect(tags.filter((row) => row.tags.length > 0)).toEqual([{ scan: low, tags: ['urgent'] }])
  const event = told[0]?.event
  expect(EVENT_BODIES['lead.scanned'].parse(event).data).toMatchObject({
    lead: { email: 'maeve@hartigan.example' },
    scan: { id: low, type: 'lead_scan' },
    score: 41,
    grade: 'E',
  })
  // The same site again within the hour is the scan that is there: told of for whoever asked now.
  await visit({ email: 'bo@hof.example', website: 'http://127.0.0.1:12/' })
  expect((await work()).filter(({ title }) => title.includes('bo@hof.example, grade E'))).toHaveLength(1)

  const [scan] = await db
    .insert(leadScans)
    .values({ user_id: me.user.id, url: 'https://hof.example/', host: 'hof.example', status: 'running' })
    .returning()
  const [saved] = await db
    .insert(leads)
    .values({
      user_id: me.user.id,
      workspace_id: me.workspace.id,
      name: 'Hof',
      host: 'hof.example',
      website: 'https://hof.example/',
      source: 'you',
    } as typeof leads.$inferInsert)
    .returning()
  await graded(scan?.id ?? '', 'E')
  const [last] = (await work()).filter(({ link }) => link?.url === `http://soteria.test/leads?lead=${saved?.id}`)
  expect(last?.title).toContain('grade E (E, 41)')
  expect(
    await db
      .select({ tags: leads.tags })
      .from(leads)
      .where(eq(leads.id, saved?.id ?? '')),
  ).toEqual([{ tags: ['urgent'] }])
  const { runs } = (await ask(recipeApi.show, { token: me.token, params: { id: recipe.id } })).recipe
  expect(runs).toHaveLength(3)
  const { preview } = await ask(recipeApi.preview, { ...at, body })
  expect(preview.count).toBe(3)
})

test('a tag is for leads only, and so are their conditions; who has no website is known', async () => {
  const { onScans: _, me, visit, work, leads: mine } = await openShop()
  const at = { token: me.token, params: { workspace: me.workspace.id } }
  const tag = { type: 'add_lead_tag', config: { tag: 'no site' } }
  const save = (trigger: object, conditions: object[]) =>
    tell(recipeApi.create, { ...at, body: { name: 'Tag', trigger, conditions, actions: [tag] } })
  expect((await save({ type: 'scan_completed', config: {} }, [])).status).toBe(422)
  const grade = [{ field: 'lead_grade', op: 'lte', value: 'C' }]
  expect((await save({ type: 'widget_lead_created', config: {} }, grade)).status).toBe(422)
  // Nobody asks a visitor for it, so it would never hold.
  const country = [{ field: 'country', op: 'eq', value: 'IE' }]
  expect((await save({ type: 'widget_lead_created', config: {} }, country)).status).toBe(422)
  expect((await save({ type: 'lead_scan_completed', config: {} }, country)).status).toBe(200)
  const none = [{ field: 'has_website', op: 'eq', value: 'no' }]
  expect((await save({ type: 'widget_lead_created', config: {} }, none)).status).toBe(200)
  await visit({})
  await visit({ email: 'bo@hof.example', website: null, message: 'Call me' })
  await work()
  const rows = await db.select({ email: widgetLeads.email, tags: widgetLeads.tags }).from(widgetLeads).where(mine)
  expect(Object.fromEntries(rows.map(({ email, tags }) => [email, tags]))).toEqual({
    'maeve@hartigan.example': [],
    'bo@hof.example': ['no site'],
  })
})
