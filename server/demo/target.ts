import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { dirname } from 'node:path'
import { listen } from '@/server/listen'
import { leadSites } from './lead-sites'
import { headersFor, libraryScript, SECRETS_FILE, securityTxt, sessionCookie } from './mistakes'
import { type DemoState, shopPage } from './page'

const DEMO_HOST = '127.0.0.1'

const MAX_FORM_BYTES = 4_096

type Answer = { status?: number; type: string; body: string; headers?: Record<string, string> }

/**
 * A small real shop with real mistakes, for trying Soteria out. With a file its state outlives the process. `hosts`: names
 * by which sites of invented businesses answer instead.
 */
export async function startDemoTarget(port: number, file?: string, hosts: readonly string[] = []) {
  const state = kept(file)
  const isLeadSite = leadSites(hosts)
  const server = createServer((request, response) => {
    if (isLeadSite(request, response)) return
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
    return file === undefined
      ? { ...INITIAL }
      : { ...INITIAL, ...(JSON.parse(readFileSync(file, 'utf8')) as Partial<DemoState>) }
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
  const { pathname: path, searchParams } = new URL(request.url ?? '/', 'http://shop')
  if (request.method === 'POST') {
    const reply = await change(request, path, state)
    onChanged()
    return reply
  }
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return { status: 405, type: 'text/plain', body: 'Method not allowed\n', headers: { Allow: 'GET, HEAD, POST' } }
  const page = pageAt(path, state, searchParams)
  return page ?? { status: 404, type: 'text/plain', body: 'Not found\n' }
}

function pageAt(path: string, state: DemoState, asked: URLSearchParams): Answer | null {
  switch (path) {
    case '/':
      return {
        type: 'text/html',
        body: shopPage(state, asked.get('proof') ?? '', asked.has('saved')),
        headers: { 'Set-Cookie': sessionCookie(state.isFixed, randomBytes(13).toString('hex')) },
      }
    case '/assets/jquery.js':
      return { type: 'text/javascript', body: libraryScript(state.isFixed) }
    case '/assets/shop.css':
      return { type: 'text/css', body: shopCss }
    case '/assets/icon.svg':
      return { type: 'image/svg+xml', body: shopIcon }
    case '/.env':
      return state.isFixed ? null : { type: 'text/plain', body: SECRETS_FILE }
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
  if (origin && URL.parse(origin)?.host !== host)
    return { status: 403, type: 'text/plain', body: 'Only the page of the shop can do this.\n' }
  const form = new URLSearchParams(await readBody(request))
  if (path === '/demo/fix') state.isFixed = true
  else if (path === '/demo/break') state.isFixed = false
  else if (path === '/demo/verification') state.verification = (form.get('content') ?? '').trim().slice(0, 1_000)
  else return { status: 404, type: 'text/plain', body: 'Not found\n' }
  return {
    status: 303,
    type: 'text/plain',
    body: '',
    headers: { Location: path === '/demo/verification' ? '/?saved#ownership' : '/#panel' },
  }
}

async function readBody(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) {
    text += String(chunk)
    if (text.length > MAX_FORM_BYTES) throw new Error('The form is too long')
  }
  return text
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  state: DemoState,
  { status = 200, type, body, headers }: Answer,
) {
  response.writeHead(status, {
    ...headersFor(state.isFixed, request.headers.origin),
    'Cache-Control': 'no-store',
    'Content-Type': `${type}; charset=utf-8`,
    'Content-Length': Buffer.byteLength(body),
    ...headers,
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}

const shopCss = `:root { color-scheme: light dark; --ground: #faf7f2; --raised: #ffffff; --ink: #2b2622; --soft: #6b625a; --line: #e6ddd1; --clay: #a8562f; --bad: #a40f4f; --good: #176a3c }
@media (prefers-color-scheme: dark) { :root { --ground: #171513; --raised: #211e1b; --ink: #f2ece4; --soft: #b3a89c; --line: #3a342e; --clay: #e9a27c; --bad: #ff9fc1; --good: #7bd6a0 } }
* { box-sizing: border-box }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.6 ui-sans-serif, system-ui, "Segoe UI", Roboto, "Liberation Sans", sans-serif }
main, .top { max-width: 60rem; margin: 0 auto; padding: 0 1.25rem }
.top { display: flex; flex-wrap: wrap; gap: .5rem 2rem; justify-content: space-between; padding-block: 1.25rem }
.name { font: 600 1.25rem/1.4 Georgia, "Liberation Serif", serif }
a { color: var(--clay) }
nav a { margin-inline-start: 1rem; text-decoration: none }
nav a:first-child { margin-inline-start: 0 }
nav a:hover { text-decoration: underline }
.error { margin: 0 0 1rem; padding: .5rem .75rem; background: #fff3cd; color: #4d3b00; font: 13px/1.5 ui-monospace, Menlo, "Liberation Mono", monospace; overflow-wrap: anywhere }
.hero { padding: 2.5rem 0 2rem }
h1 { margin: 0 0 .5rem; max-width: 18ch; font: 600 clamp(2rem, 6vw, 3.25rem)/1.1 Georgia, "Liberation Serif", serif; text-wrap: balance }
.hero p { margin: 0; color: var(--soft) }
.goods { display: grid; grid-template-columns: repeat(auto-fit, minmax(14rem, 1fr)); gap: 1rem }
.card { padding: 1rem 1.25rem; background: var(--raised); border: 1px solid var(--line); border-radius: 12px }
.card svg { display: block; width: 100%; height: 9rem }
.card h2 { margin: .5rem 0 0; font-size: 1rem }
.card p { margin: 0; color: var(--soft); font-size: .9rem }
.card .price { margin-block-start: .5rem; color: var(--ink); font-weight: 600 }
.panel { margin: 2.5rem 0 4rem; padding: 1.5rem; background: var(--raised); border: 1px solid var(--line); border-radius: 12px }
.panel h2 { margin: 0 0 .25rem; font-size: 1.25rem }
.panel h3 { margin: 2rem 0 .25rem; font-size: 1rem }
.panel p { margin: 0 0 1rem; max-width: 68ch; color: var(--soft) }
.mistakes { display: grid; grid-template-columns: repeat(auto-fill, minmax(19rem, 1fr)); gap: .25rem 1.5rem; margin: 0 0 1.25rem; padding: 0; list-style: none; font-size: .9rem }
.mistakes li { display: grid; grid-template-columns: 3.25rem 1fr }
.mistakes span { font-weight: 600 }
.bad span { color: var(--bad) }
.good span { color: var(--good) }
label { display: block; margin-block-end: .25rem; font-size: .9rem; font-weight: 600 }
textarea { display: block; width: 100%; margin-block-end: .75rem; padding: .5rem .75rem; background: var(--ground); color: inherit; border: 1px solid var(--soft); border-radius: 8px; font: 14px/1.5 ui-monospace, Menlo, "Liberation Mono", monospace }
button { min-height: 2.75rem; padding: 0 1.25rem; border: 0; border-radius: 8px; background: var(--clay); color: var(--ground); font: inherit; font-weight: 600; cursor: pointer }
a:focus-visible, button:focus-visible, textarea:focus-visible { outline: 3px solid #007dff; outline-offset: 2px }
@media (max-width: 22rem) { .mistakes { grid-template-columns: 1fr } }
`

const shopIcon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="M6 7h20l-2 20H8z" fill="#a8562f"/><path d="M6 7h20l-.6 6H6.6z" fill="#e9b08d"/></svg>'
