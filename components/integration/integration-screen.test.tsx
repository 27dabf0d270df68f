import { screen } from '@testing-library/react'
import { renderScreen } from '@/lib/testing/render'
import { testApi } from '@/lib/testing/server'
import { IntegrationScreen } from './integration-screen'

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => {}))

test('the tab is in the address, so that a link shows the same one', async () => {
  const { user, address } = await renderScreen(<IntegrationScreen />, { as: await testApi.signUp(), path: '/integration?tab=recipes' })
  expect(await screen.findByRole('heading', { level: 1, name: 'Integrations' })).toBeVisible()
  expect(screen.getByRole('tab', { name: /^Recipes/ })).toHaveAttribute('aria-selected', 'true')
  await user.click(screen.getByRole('tab', { name: /^Connections/ }))
  expect(address()).toBe('/integration')
})
