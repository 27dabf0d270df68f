import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { openContractApi } from '@/server/routes/testing'
import { compression } from './compression'
import type { Env } from './env'

const { request, signUp, deps } = openContractApi()
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer())

test('a long JSON answer comes in the shortest form that the caller reads, a short one as it is', async () => {
  const { token } = await signUp()
  const get = (path: string, encodings: string) =>
    request('GET', path, { token, headers: { 'accept-encoding': encodings } })
  const plain = await bytesOf(await get('/api/openapi.json', 'identity'))
  for (const [wanted, encoding, read] of [
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip, br;q=0', 'gzip', gunzipSync],
    ['zstd', null, (bytes: Buffer) => bytes],
  ] as const) {
    const answer = await get('/api/openapi.json', wanted)
    const { headers } = answer
    const body = await bytesOf(answer)
    expect([wanted, headers.get('content-encoding'), read(body).equals(plain)]).toEqual([wanted, encoding, true])
    expect(headers.get('vary')).toBe('Origin, Accept-Encoding')
    expect([
      headers.get('content-type'),
      headers.get('x-content-type-options'),
      headers.get('x-request-id') !== null,
    ]).toEqual(['application/json', 'nosniff', true])
    if (encoding) expect(body.length).toBeLessThan(plain.length / 4)
  }
  const short = await get('/api/user/branding', 'br')
  expect([short.headers.get('content-encoding'), (await bytesOf(short)).length < 1024]).toEqual([null, true])
})

test('what streams, is saved, is not JSON or has an encoding already goes out untouched', async () => {
  const { token } = await signUp()
  const saved = await request('GET', '/api/user/export', { token, headers: { 'accept-encoding': 'br' } })
  expect([saved.status, saved.headers.get('content-encoding'), await saved.json()]).toEqual([
    200,
    null,
    expect.objectContaining({ format: 'soteria-export/1' }),
  ])

  const long = JSON.stringify('x'.repeat(5000))
  const app = new Hono<Env>()
  app.use(compression(deps.encodings))
  app.get('/pdf', (c) => c.body(long, 200, { 'content-type': 'application/pdf' }))
  app.get('/done', (c) => c.body(long, 200, { 'content-type': 'application/json', 'content-encoding': 'gzip' }))
  app.get('/same', (c) => c.body(null, 304, { 'content-type': 'application/json', etag: '"1"' }))
  app.get('/etag', (c) => c.body(long, 200, { 'content-type': 'application/json', etag: '"1"' }))
  const get = async (path: string, method = 'GET') => {
    const { status, headers, body } = await app.request(path, { method, headers: { 'accept-encoding': 'br' } })
    return [status, headers.get('content-encoding'), headers.get('etag'), body !== null]
  }
  expect([await get('/pdf'), await get('/done'), await get('/same'), await get('/etag')]).toEqual([
    [200, null, null, true],
    [200, 'gzip', null, true],
    [304, null, '"1"', false],
    [200, 'br', 'W/"1"', true],
  ])
})
