import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { dirname } from 'node:path'
import { listen } from '@/server/listen'
import { headersFor, libraryScript, securityTxt, sessionCookie } from './mistakes'
import { type DemoState, shopPage } from './page'
import { shopCss, shopIcon } from './style'

const DEMO_HOST = '127.0.0.1'

const MAX_FORM_BYTES = 4_096

type Answer = { status?: number; type: string; body: string; headers?: Record<string, string> }

/** A small real shop with real mistakes, for trying Soteria out. With a file its state outlives the process. */
export async function startDemoTarget(port: number, file?: string) {
  const state = kept(file)
  const server = createServer((request, response) => {
    answer(request, state, () => keep(state, file)).then(
      (reply) => send(request, response, state, reply),
      () => response.destroy(),
    )
  })
  const actual = await listen(server, port, DEMO_HOST, 'DEMO_PORT')
  return {
    port: actual,
    url: `http://${DEMO_HOST}:${actual}/`,
    async close() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}

const INITIAL: DemoState = { isFixed: false, verification: '' }

/** What the last run left, or a shop with all its mistakes. */
function kept(file: string | undefined): DemoState {
  try {
    return file === undefined ? { ...INITIAL } : { ...INITIAL, ...(JSON.parse(readFileSync(file, 'utf8')) as Partial<DemoState>) }
  } catch {
    return { ...INITIAL }
  }
}

function keep(state: DemoState, file: string | undefined) {
  if (file === undefined) return
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(state))
}

async function answer(request: IncomingMessage, state: DemoState, onChanged: () => void): Promise<Answer> {
  const path = new URL(request.url ?? '/', 'http://shop').pathname
  if (request.method === 'POST') {
    const reply = await change(request, path, state)
    onChanged()
    return reply
  }
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return { status: 405, type: 'text/plain', body: 'Method not allowed\n', headers: { Allow: 'GET, HEAD, POST' } }
  const page = pageAt(path, state)
  return page ?? { status: 404, type: 'text/plain', body: 'Not found\n' }
}

function pageAt(path: string, state: DemoState): Answer | null {
  switch (path) {
    case '/':
      return { type: 'text/html', body: shopPage(state), headers: { 'Set-Cookie': sessionCookie(state.isFixed, randomBytes(13).toString('hex')) } }
    case '/assets/jquery.js':
      return { type: 'text/javascript', body: libraryScript(state.isFixed) }
    case '/assets/shop.css':
      return { type: 'text/css', body: shopCss }
    case '/assets/icon.svg':
      return { type: 'image/svg+xml', body: shopIcon }
    case '/.well-known/security.txt':
      return { type: 'text/plain', body: securityTxt(state.isFixed, new Date()) }
    case '/.well-known/site-proof.txt':
      return state.verification ? { type: 'text/plain', body: `${state.verification}\n` } : null
    default:
      return null
  }
}

/** Only the shop's own page may change it. */
async function change(request: IncomingMessage, path: string, state: DemoState): Promise<Answer> {
  const { origin, host } = request.headers
  if (origin && URL.parse(origin)?.host !== host) return { status: 403, type: 'text/plain', body: 'Only the page of the shop can do this.\n' }
  const form = new URLSearchParams(await readBody(request))
  if (path === '/demo/fix') state.isFixed = true
  else if (path === '/demo/break') state.isFixed = false
  else if (path === '/demo/verification') state.verification = (form.get('content') ?? '').trim().slice(0, 1_000)
  else return { status: 404, type: 'text/plain', body: 'Not found\n' }
  return { status: 303, type: 'text/plain', body: '', headers: { Location: '/#panel' } }
}

async function readBody(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) {
    text += String(chunk)
    if (text.length > MAX_FORM_BYTES) throw new Error('The form is too long')
  }
  return text
}

function send(request: IncomingMessage, response: ServerResponse, state: DemoState, { status = 200, type, body, headers }: Answer) {
  response.writeHead(status, {
    ...headersFor(state.isFixed, request.headers.origin),
    'Cache-Control': 'no-store',
    'Content-Type': `${type}; charset=utf-8`,
    'Content-Length': Buffer.byteLength(body),
    ...headers,
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}
