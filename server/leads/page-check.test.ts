import type { HttpClient } from '@/server/net/http'
import { makeExchange } from '@/server/net/exchange'
import { voiceOf } from '@/server/voice'
import { checkPage } from './page-check'
import type { WidgetRow } from './widget'

const server = 'https://soteria.test'
const widget = { key: 'own', old_key: null, old_key_until: null } as WidgetRow

/** What is found on a page that says this. */
async function found(body: string) {
  const url = 'https://shop.example/'
  const page = makeExchange({
    url,
    method: 'GET',
    status: 200,
    headers: [['content-type', 'text/html']],
    content: Buffer.from(body),
    bytes: body.length,
    truncated: false,
    timedOut: false,
    ms: 1,
  })
  const client = { get: async () => page, close: async () => {} } as unknown as HttpClient
  return checkPage('shop.example', widget, { client, server, voice: await voiceOf('en') })
}

const TAG = `<script async src="${server}/widget.js" data-key="own"></script>`

test.each([
  ['in the open', TAG, true],
  ['between two comments', `<!-- one -->${TAG}<!-- two -->`, true],
  ['in a comment', `<!-- ${TAG} -->`, false],
  ['in a comment that has another beginning in it', `<!-- <!-- ${TAG} --> <p>`, false],
  ['in a comment that never ends', `<p><!-- ${TAG}`, false],
])('a tag is found where a browser finds it: %s', async (_, body, isThere) => {
  expect((await found(body)).key_is_ours).toBe(isThere)
})

/** Linear work takes 8 times as long for 8 times the page, quadratic work 64 times. */
test.each(['<!--', '<meta ', '<script ', '<link ', '<style>/*', '<style>body{', '--primary'])(
  'a page of nothing but %s takes no longer than its size says',
  async (piece) => {
    const cost = async (length: number) => {
      const before = process.threadCpuUsage()
      await found(piece.repeat(length / piece.length))
      const { user, system } = process.threadCpuUsage(before)
      return user + system
    }
    await cost(64_000)
    const once = Math.min(await cost(64_000), await cost(64_000))
    const more = Math.min(await cost(512_000), await cost(512_000))
    expect(more / Math.max(once, 4_000)).toBeLessThan(24)
  },
)
