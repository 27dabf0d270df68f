import { createPublicKey, generateKeyPairSync, randomBytes, sign, verify } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Endpoint } from '@/lib/contract/endpoint'
import { wordpressApi } from '@/lib/contract/wordpress'

/** Whatever takes its requests: the application itself, or a server that runs it. */
type Api = { api: { request(path: string, init: RequestInit): Response | Promise<Response> } }
type Part = { slug: string; name: string; version: string; active?: boolean; latest?: string | null }

const whole = (part: Part) => ({ active: true, latest: null, ...part })

/** What a healthy site says. */
export const reportOf = (
  url: string,
  { plugins = [], ...more }: { plugins?: Part[]; [fact: string]: unknown } = {},
) => ({
  plugin: '1.0.0',
  url,
  rest: `${url}/wp-json/`,
  core: '6.8.1',
  latest: '6.8.1',
  php: '8.3.6',
  database: '10.11',
  server: 'Apache',
  language: 'en_US',
  multisite: false,
  plugins: plugins.map(whole),
  themes: [whole({ slug: 'twentytwentyfive', name: 'Twenty Twenty-Five', version: '1.2' })],
  hardening: { file_editor: true, https: false, administrators: 2, config_mode: '640', xmlrpc: true },
  ...more,
})

/** The plugin at a site, as it signs and speaks. */
export function pluginAt({ api }: Api, url: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const public_key = publicKey.export({ format: 'der', type: 'spki' }).subarray(-32).toString('base64')
  let site = ''

  function signed(path: string, body: string, { time = Math.floor(Date.now() / 1_000) } = {}) {
    const once = randomBytes(16).toString('hex')
    const signature = sign(null, Buffer.from(`${path}\n${time}\n${once}\n${body}`), privateKey).toString('base64')
    return { time: String(time), once, signature }
  }

  /** Says something, with headers changed after they were signed. */
  async function say(
    endpoint: Endpoint,
    text: string,
    change: { time?: number; headers?: object; body?: string } = {},
  ) {
    const { time, once, signature } = signed(endpoint.path, text, change)
    const headers = {
      'content-type': 'application/json',
      'x-site': site,
      'x-time': time,
      'x-once': once,
      'x-signature': signature,
      ...change.headers,
    }
    const response = await api.request(endpoint.path, { method: 'POST', headers, body: change.body ?? text })
    return { status: response.status, headers, body: (await response.json()) as Record<string, unknown> }
  }

  return {
    public_key,
    signed,
    /** By the code, from the address it believes to be at. */
    async pair(code: string, from = url) {
      const answer = await say(
        wordpressApi.pair,
        JSON.stringify({ code, public_key, url: from, rest: `${from}/wp-json/` }),
      )
      if (answer.status === 200) site = String(answer.body.site)
      return answer
    },
    report: (facts: object = reportOf(url), change?: Parameters<typeof say>[2]) =>
      say(wordpressApi.heartbeat, JSON.stringify(facts), change),
    send: (text: string, change?: Parameters<typeof say>[2]) => say(wordpressApi.heartbeat, text, change),
  }
}

const SPKI = Buffer.from('302a300506032b6570032100', 'hex')

/** A site that answers the question for a report, when the key of the dashboard signed it. */
export async function openAnsweringSite() {
  let answer: (() => object) | null = null
  let isPlain = false
  let serverKey = ''
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('end', () => {
        const header = (name: string) => String(request.headers[name])
        const { pathname, searchParams } = new URL(request.url ?? '', 'http://site')
        const path = searchParams.get('rest_route') ?? pathname.replace('/wp-json', '')
        const text = `${path}\n${header('x-time')}\n${header('x-once')}\n${Buffer.concat(chunks).toString()}`
        const key = createPublicKey({
          key: Buffer.concat([SPKI, Buffer.from(serverKey, 'base64')]),
          format: 'der',
          type: 'spki',
        })
        const isOurs = verify(null, Buffer.from(text), key, Buffer.from(header('x-signature'), 'base64'))
        if (isPlain && !searchParams.has('rest_route')) return void response.writeHead(404).end()
        response.writeHead(answer && isOurs ? 200 : 503, { 'content-type': 'application/json' })
        response.end(JSON.stringify(answer && isOurs ? answer() : { message: 'Down for maintenance' }))
      })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** `plain`: its links have no names, so its interface has but one address. */
    answerWith(key: string, next: (() => object) | null, plain = false) {
      serverKey = key
      isPlain = plain
      answer = next
    },
    close: () => new Promise((done) => server.close(done)),
  }
}
