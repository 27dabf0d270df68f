import { fireEvent, screen, waitFor } from '@testing-library/react'
import { renderScreen } from '@/lib/testing/render'
import { testApi } from '@/lib/testing/server'
import { HomeLink } from './sidebar'

const LOGO = 'https://cdn.acme.example/logo.png'
const image = () => screen.getByRole('link', { name: 'Soteria, dashboard' }).querySelector('img:not([data-brand])')

test('the logo that a tenant set stands in the frame, and the product’s own when it does not load', async () => {
  const person = await testApi.signUp()
  await testApi.request('POST', '/api/user/branding', { token: person.token, body: { logo_url: LOGO } })
  await renderScreen(<HomeLink />, { as: person })
  await waitFor(() => expect(image()).toHaveAttribute('src', LOGO))
  fireEvent.error(image() as Element)
  expect(image()).toBeNull()
})
