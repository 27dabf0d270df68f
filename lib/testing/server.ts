import { http } from 'msw'
import { setupServer } from 'msw/node'
import { openTestApi } from '@/server/testing'

/** The whole API, as the screens of a test reach it. `signUp` makes a person to render a screen for. */
export const testApi = openTestApi()

/** The real API behind msw. A test may put its own handler in front with `server.use`, to force a failure. */
export const server = setupServer(http.all('*/api/*', ({ request }) => realAnswer(request)))

/** What the real API answers, also for a handler that changes it. Not compressed: nobody unpacks it on the way. */
export function realAnswer(request: Request): Promise<Response> {
  const plain = new Request(request)
  plain.headers.delete('accept-encoding')
  return Promise.resolve(testApi.api.fetch(plain))
}

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())
