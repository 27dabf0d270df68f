import { and, eq } from 'drizzle-orm'
import { agencyApi } from '@/lib/contract/agency'
import { leadApi } from '@/lib/contract/lead'
import { leadBookApi } from '@/lib/contract/lead-book'
import { leadFacts, leads } from '@/server/db/schema'
import { openContractApi } from '@/server/routes/testing'
import { tidyLeads } from './retention'

const { db, ask, tell, signUp, sendMails, outbox } = openContractApi()

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
  await tidyLeads(db, 'http://soteria.test')
  expect((await ask(leadApi.saved, at)).leads[0]).toMatchObject({ name: 'Shandon Dental', phone: '021 455 1234' })
  await db
    .update(leadFacts)
    .set({ expires_at: new Date(Date.now() - 1_000) })
    .where(eq(leadFacts.source, 'google'))
  await tidyLeads(db, 'http://soteria.test')
  const [lead] = (await ask(leadApi.saved, at)).leads
  expect(lead).toMatchObject({ name: 'Shandon', email: 'hi@shandon.ie' })
  expect(lead?.website).toContain('shandon.ie')
  expect(lead?.phone).toBeUndefined()
  // The place is known all the same.
  const again = await ask(leadApi.save, { ...at, body: { leads: [place] } })
  expect(again.results).toMatchObject([{ outcome: 'duplicate', id }])
})

const DAY = 86_400_000
const ago = (days: number) => new Date(Date.now() - days * DAY)

test('a lead that nobody used for a year goes two weeks after its owner was told, and not before', async () => {
  const me = await signUp({ plan: 'agency toolkit' })
  const at = { token: me.token, params: { workspace: me.workspace.id } }
  await ask(leadApi.save, { ...at, body: { leads: ['Old', 'Kept', 'Client', 'New'].map((name) => ({ name })) } })
  const mine = (name: string) => and(eq(leads.user_id, me.user.id), eq(leads.name, name))
  for (const name of ['Old', 'Kept'])
    await db
      .update(leads)
      .set({ touched_at: ago(400) })
      .where(mine(name))
  await db
    .update(leads)
    .set({ touched_at: ago(400), client_workspace_id: me.workspace.id })
    .where(mine('Client'))
  const names = async () => (await ask(leadApi.saved, at)).leads.map(({ name }) => name).toSorted()
  const tidy = () => tidyLeads(db, 'http://soteria.test')
  const noticed = (name: string, days: number) =>
    db
      .update(leads)
      .set({ notice_at: ago(days) })
      .where(mine(name))

  await tidy()
  await tidy()
  expect(await names()).toEqual(['Client', 'Kept', 'New', 'Old'])
  await sendMails()
  const [mail, ...others] = outbox.filter(({ to }) => to === me.user.email)
  expect(others).toEqual([])
  expect(mail?.subject).toMatch(/^2 unused leads will be deleted on /)
  expect(mail?.text).toContain('http://soteria.test/leads?next=leaving')
  const { leaving } = await ask(leadBookApi.list, at)
  expect(leaving).toMatchObject({ count: 2 })
  expect(Math.round((Date.parse(leaving?.on ?? '') - Date.now()) / DAY)).toBe(14)
  const found = await ask(leadBookApi.list, { ...at, query: { next: 'leaving' } })
  expect(found.leads.map(({ name }) => name).toSorted()).toEqual(['Kept', 'Old'])

  // One of them is used: the other one goes alone.
  const kept = found.leads.find(({ name }) => name === 'Kept')
  await ask(leadBookApi.note, { ...at, params: { ...at.params, lead: kept?.id ?? '' }, body: { text: 'Called' } })
  for (const name of ['Old', 'Kept']) await noticed(name, 13)
  await tidy()
  expect(await names()).toEqual(['Client', 'Kept', 'New', 'Old'])
  await noticed('Old', 15)
  await tidy()
  expect(await names()).toEqual(['Client', 'Kept', 'New'])
})

test('what is kept stays for as long again, and nobody else keeps it', async () => {
  const [me, other] = [await signUp({ plan: 'agency toolkit' }), await signUp({ plan: 'agency toolkit' })]
  const at = { token: me.token, params: { workspace: me.workspace.id } }
  await ask(leadApi.save, { ...at, body: { leads: [{ name: 'Old' }] } })
  await ask(leadBookApi.saveSettings, { token: me.token, body: { retention_months: 3 } })
  await db
    .update(leads)
    .set({ touched_at: ago(80) })
    .where(eq(leads.user_id, me.user.id))
  await tidyLeads(db, 'http://soteria.test')
  expect((await tell(leadBookApi.keep, { ...at, token: other.token })).status).toBe(404)
  expect((await ask(leadBookApi.list, at)).leaving).toMatchObject({ count: 1 })
  const attention = async () => (await ask(agencyApi.overview, { token: me.token })).attention
  expect(await attention()).toMatchObject([
    { kind: 'leads_leaving', detail: '1', href: '/leads?next=leaving', workspace_id: me.workspace.id },
  ])
  expect(await ask(leadBookApi.keep, at)).toEqual({ kept: 1 })
  expect(await attention()).toEqual([])
  expect((await ask(leadBookApi.list, at)).leaving ?? null).toBeNull()
  expect(await ask(leadBookApi.keep, at)).toEqual({ kept: 0 })
})
