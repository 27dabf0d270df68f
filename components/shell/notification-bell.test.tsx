import { randomUUID } from 'node:crypto'
import { screen } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { renderScreen } from '@/lib/testing/render'
import { testApi } from '@/lib/testing/server'
import { assets } from '@/server/db/schema'
import { record } from '@/server/records/events'
import { NotificationBell } from './notification-bell'

test('sites that went down one after the other are one line, a site goes by its name, and many are no long number', async () => {
  const { workspace, ...as } = await testApi.signUp()
  const sites = await testApi.db
    .insert(assets)
    .values(
      Array.from({ length: 12 }, (_, index) => ({
        workspace_id: workspace.id,
        type: 'domain' as const,
        value: `${index}.example.com`,
      })),
    )
    .returning()
  const tell = (type: 'site.down' | 'site.up', { id, value }: (typeof sites)[number]) => {
    const incident = { incident_id: id, asset_value: value }
    const place = { workspace_id: workspace.id, asset_id: id, about: id }
    return type === 'site.down'
      ? record(testApi.db, { ...place, type, data: { ...incident, cause: null, message: null, since: '' } })
      : record(testApi.db, { ...place, type, data: { ...incident, ms: 60_000 } })
  }
  for (const site of sites) await tell('site.down', site)
  const [first] = sites
  if (first) {
    await testApi.db.update(assets).set({ name: 'Shop front' }).where(eq(assets.id, first.id))
    await tell('site.up', first)
  }
  const { user } = await renderScreen(<NotificationBell />, { as })
  const bell = await screen.findByRole('button', { name: /13/ })
  expect(bell).toHaveTextContent('9+')
  await user.click(bell)
  expect(await screen.findByRole('link', { name: /^12 sites went down/ })).toHaveAttribute(
    'href',
    `/monitoring?workspace=${workspace.id}`,
  )
  expect(screen.getByText('Shop front')).toHaveAttribute('title', '0.example.com')
})

test('a signed contract and a paid invoice say whose they are, and lead there', async () => {
  const { workspace, ...as } = await testApi.signUp()
  const ids = { contract: randomUUID(), invoice: randomUUID() }
  const place = { workspace_id: workspace.id, asset_id: null }
  await record(testApi.db, {
    ...place,
    about: ids.contract,
    type: 'contract.signed',
    data: { contract_id: ids.contract, title: 'Website care plan', number: 'C-7', by: 'Aoife Quinn' },
  })
  await record(testApi.db, {
    ...place,
    about: ids.invoice,
    type: 'invoice.paid',
    data: { invoice_id: ids.invoice, number: '2026-3', buyer: 'Brennan Joinery' },
  })
  const { user } = await renderScreen(<NotificationBell />, { as })
  await user.click(await screen.findByRole('button', { name: /2/ }))
  const signed = await screen.findByRole('link', { name: /signed.*C-7, Website care plan/i })
  expect(signed).toHaveAttribute('href', `/client?contract=${ids.contract}`)
  const paid = screen.getByRole('link', { name: /paid.*2026-3, Brennan Joinery/i })
  expect(paid).toHaveAttribute('href', `/pay?invoice=${ids.invoice}`)
})
