import { eq } from 'drizzle-orm'
import { leadApi } from '@/lib/contract/lead'
import { leadFacts, leads } from '@/server/db/schema'
import { openContractApi } from '@/server/routes/testing'
import { tidyLeads } from './retention'

const { db, ask, signUp } = openContractApi()

test('what Google lends goes after its time, and what others say or a person typed stays', async () => {
  const me = await signUp({ plan: 'agency toolkit' })
  const at = { token: me.token, params: { workspace: me.workspace.id } }
  const place = { source: 'google', source_id: 'ChIJ7', name: 'Shandon Dental', phone: '021 455 1234', country: 'IE' }
  const { results } = await ask(leadApi.save, {
    ...at,
    body: {
      leads: [
        { ...place, website: 'https://shandon.ie' },
        { source: 'd7', source_id: '1', name: 'Shandon', website: 'https://shandon.ie', email: 'hi@shandon.ie' },
      ],
    },
  })
  const id = results?.[0]?.id ?? ''
  await tidyLeads(db)
  expect((await ask(leadApi.saved, at)).leads[0]).toMatchObject({ name: 'Shandon Dental', phone: '021 455 1234' })
  await db
    .update(leadFacts)
    .set({ expires_at: new Date(Date.now() - 1_000) })
    .where(eq(leadFacts.source, 'google'))
  await tidyLeads(db)
  const [lead] = (await ask(leadApi.saved, at)).leads
  expect(lead).toMatchObject({ name: 'Shandon', email: 'hi@shandon.ie', host: 'shandon.ie' })
  expect(lead?.phone).toBeUndefined()
  // The place is known all the same.
  const again = await ask(leadApi.save, { ...at, body: { leads: [place] } })
  expect(again.results).toMatchObject([{ outcome: 'duplicate', id }])
})

test('a lead that nobody touched for a year goes, and a client stays', async () => {
  const me = await signUp({ plan: 'agency toolkit' })
  const at = { token: me.token, params: { workspace: me.workspace.id } }
  await ask(leadApi.save, { ...at, body: { leads: [{ name: 'Old' }, { name: 'Client' }, { name: 'New' }] } })
  const touched_at = new Date(Date.now() - 400 * 86_400_000)
  await db.update(leads).set({ touched_at }).where(eq(leads.name, 'Old'))
  await db.update(leads).set({ touched_at, client_workspace_id: me.workspace.id }).where(eq(leads.name, 'Client'))
  await tidyLeads(db)
  const names = (await ask(leadApi.saved, at)).leads.map(({ name }) => name)
  expect(names.toSorted((a, b) => (a < b ? -1 : 1))).toEqual(['Client', 'New'])
})
