import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { renderScreen } from '@/lib/testing/render'
import { server, testApi } from '@/lib/testing/server'
import { FirstSteps } from './first-steps'

test('steps that could not be told leave no blank behind', async () => {
  const held = Promise.withResolvers<void>()
  server.use(
    http.get('*/api/workspaces/:ws/scans', async () => {
      await held.promise
      return HttpResponse.json({ message: 'Out' }, { status: 400 })
    }),
  )
  const as = await testApi.signUp()
  const { container } = await renderScreen(<FirstSteps workspace={as.workspace.id} />, { as })
  const blank = container.querySelector('[aria-hidden]')
  expect(blank).toBeInTheDocument()
  held.resolve()
  await waitFor(() => expect(blank).not.toBeInTheDocument())
  expect(screen.queryByRole('heading')).not.toBeInTheDocument()
})
