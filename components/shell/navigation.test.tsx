import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { useState } from 'react'
import { renderScreen } from '@/lib/testing/render'
import { server, testApi } from '@/lib/testing/server'
import { GatedShell } from './gated-shell'
import { Navigation } from './navigation'

const inside = (
  <>
    <GatedShell>the screen itself</GatedShell>
    <Navigation />
  </>
)

test('the person is asked for again at each navigation, one call at a time, and a failure of that changes nothing', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {})
  const { user, address } = await renderScreen(inside, { as: await testApi.signUp(), path: '/asset' })
  await screen.findByText('the screen itself')
  let asked = 0
  const held = Promise.withResolvers<void>()
  server.use(
    http.get('*/api/user', async () => {
      asked += 1
      await held.promise
      return HttpResponse.json({ message: 'Resting' }, { status: 422 })
    }),
  )
  await user.click(screen.getByRole('link', { name: 'Help' }))
  await waitFor(() => expect(asked).toBe(1))
  await user.click(screen.getByRole('link', { name: 'Assets' }))
  await waitFor(() => expect(address()).toBe('/asset'))
  expect(asked).toBe(1)
  held.resolve()
  await waitFor(() => expect(console.warn).toHaveBeenCalledWith('A read failed:', 'Resting'))
  await user.click(screen.getByRole('link', { name: 'Workspaces' }))
  await waitFor(() => expect(asked).toBe(2))
  expect(address()).toBe('/workspace')
  expect(screen.getByText('the screen itself')).toBeVisible()
})

test('the focus moves to the heading also when that comes later, and stays where a person has put it meanwhile', async () => {
  function Late() {
    const [isThere, setThere] = useState(false)
    return (
      <>
        {isThere && (
          <h1 id="page-title" tabIndex={-1}>
            Late
          </h1>
        )}
        <button type="button" onClick={() => setThere(true)}>
          load
        </button>
      </>
    )
  }
  const { user } = await renderScreen(
    <>
      <GatedShell>
        <Late />
      </GatedShell>
      <Navigation />
    </>,
    { as: await testApi.signUp(), path: '/asset' },
  )
  await user.click(await screen.findByRole('link', { name: 'Help' }))
  act(() => screen.getByRole('button', { name: 'load' }).click())
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Late' })).toHaveFocus())

  await user.click(screen.getByRole('link', { name: 'Workspaces' }))
  await user.click(screen.getByRole('button', { name: 'load' }))
  expect(screen.getByRole('heading', { name: 'Late' })).toBeInTheDocument()
  await new Promise(requestAnimationFrame)
  expect(screen.getByRole('button', { name: 'load' })).toHaveFocus()
})
