import { act, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { start } from '@/lib/browser/boot/start'
import { renderScreen } from '@/lib/testing/render'
import { server, testApi } from '@/lib/testing/server'
import { resetAll } from '@/stores/reset'
import { HomeLink } from './sidebar'

const LOGO = 'https://cdn.acme.example/logo.png'
const home = () => screen.getByRole('link', { name: /dashboard/ })

afterEach(() => {
  globalThis.sx = undefined
})

test('the product takes name, colour and logo of the tenant, until they sign out', async () => {
  server.use(http.get('*/config.json', () => HttpResponse.json({ productName: 'Verda' })))
  start(`${location.origin}/`)
  await globalThis.sx?.ready
  const person = await testApi.signUp()
  const branding = { logo_url: LOGO, company_name: 'Acme Pottery', primary: '#b00020' }
  await testApi.request('POST', '/api/user/branding', { token: person.token, body: branding })
  await renderScreen(<HomeLink />, { as: person })
  expect(home()).toHaveAccessibleName('Verda, dashboard')
  await waitFor(() => expect(home()).toHaveAccessibleName('Acme Pottery, dashboard'))
  expect(home().querySelector('[data-brand="light"]')).toHaveAttribute('src', LOGO)
  // What the product says of itself is not theirs: their plan does not leave its name out.
  expect(globalThis.sx?.config.productName).toBe('Verda')
  expect(globalThis.sx?.config.colors.brand).toBe('#b00020')
  act(() => resetAll('signed-out'))
  await waitFor(() => expect(home()).toHaveAccessibleName('Verda, dashboard'))
  expect(Object.keys(localStorage).filter((key) => key.includes('branding'))).toEqual([])
})
