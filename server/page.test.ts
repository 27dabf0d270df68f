import { createContext, runInContext } from 'node:vm'
import { build } from 'esbuild'
import type { createApi } from './app'
import { openTestApi } from './testing'

/** What a page has of what the API uses, and nothing that only Node has. */
const PAGE = {
  console,
  crypto,
  performance,
  atob,
  btoa,
  setTimeout,
  clearTimeout,
  AbortController,
  AbortSignal,
  Blob,
  FormData,
  Headers,
  ReadableStream,
  Request,
  Response,
  TextDecoder,
  TextEncoder,
  URL,
  URLSearchParams,
}

test('the API needs no module of Node and answers where there is only what a page has', async () => {
  const { outputFiles } = await build({
    entryPoints: ['server/app.ts'],
    bundle: true,
    platform: 'browser',
    format: 'iife',
    globalName: 'bundle',
    write: false,
    logLevel: 'silent',
  })
  const page = createContext({ ...PAGE })
  runInContext(outputFiles[0]?.text ?? '', page)
  const { createApi: createApiInPage } = Reflect.get(page, 'bundle') as { createApi: typeof createApi }
  const { deps, signUp } = openTestApi()
  const { headers } = await signUp()

  const api = createApiInPage({ ...deps, encodings: [] })
  const answer = await api.request('/api/user', { headers: { ...headers, 'x-requested-with': 'XMLHttpRequest' } })
  expect(await answer.json()).toMatchObject({ user: { name: 'Ada Test' } })
})
