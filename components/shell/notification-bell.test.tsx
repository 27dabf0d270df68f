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
