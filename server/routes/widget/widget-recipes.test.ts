import { eq } from 'drizzle-orm'
import { EVENT_BODIES } from '@/lib/automation/event-body'
import { recipeApi } from '@/lib/contract/recipe'
import { widgetApi } from '@/lib/contract/widget'
import { automate } from '@/server/automation/match-events'
import { deliveries, integrations, widgetLeads } from '@/server/db/schema'
import { openContractApi } from '@/server/routes/testing'

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
    onScans: () =>
      tell(recipeApi.create, {
        ...at,
        body: { ...body, trigger: { type: 'scan_completed', config: {} }, conditions: [] },
      }),
    visit: (more: object) =>
      ask(widgetApi.capture, {
        params: { key: widget.key },
        headers: { 'x-requested-with': 'XMLHttpRequest' },
        body: {
          email: 'maeve@hartigan.example',
          website: 'http://127.0.0.1:9/',
          consent: true,
          took_ms: 9_000,
          ...more,
        },
      }),
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
