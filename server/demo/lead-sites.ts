import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { headersFor, libraryScript, sessionCookie } from './mistakes'

const SLOW_MS = 4_000

/** What is wrong with a site, or how it does not answer. */
type Site = {
  answers?: 'never' | 'busy' | 'slowly' | 'elsewhere'
  isGood?: boolean
  hasOldLibrary?: boolean
  hasOpenCookie?: boolean
  showsError?: boolean
  hasOpenCors?: boolean
  /** The address of the shop stands on a page of its own alone. */
  hidesContact?: boolean
}

/** One for each business of the sample directory that has a site, in its order. */
const SITES: readonly Site[] = [
  { hasOldLibrary: true, hasOpenCookie: true, showsError: true, hasOpenCors: true },
  { isGood: true },
  { hasOldLibrary: true },
  { hasOpenCookie: true, showsError: true },
  { hasOpenCors: true, hasOldLibrary: true },
  { showsError: true },
  { hasOpenCookie: true },
  { answers: 'never' },
  { answers: 'busy' },
  { answers: 'slowly', hasOldLibrary: true },
  { answers: 'elsewhere' },
  { hidesContact: true, hasOldLibrary: true },
]

/** The sites of the clients of the demo's agencies, with their names: in no directory, and one of them is down. */
export const CLIENT_HOSTS: Readonly<Record<string, string>> = {
  'quay-street-physio.localhost': 'Quay Street Physio',
  'brennan-joinery.localhost': 'Brennan Joinery',
  'harbour-coffee.localhost': 'Harbour Coffee',
  'lane-bookshop.localhost': 'Lane Bookshop',
}
const CLIENT_SITES: readonly Site[] = [
  { hasOldLibrary: true, hasOpenCookie: true, showsError: true, hasOpenCors: true },
  { hasOpenCookie: true, showsError: true },
  { answers: 'never' },
  { isGood: true },
]

/**
 * The sites of invented businesses, for trying the lead finder out, told apart by the name they are asked by. `hosts`:
 * their names, without port. Answers whether it was one of them that was asked.
 */
export function leadSites(hosts: readonly string[]) {
  const byHost = new Map([
    ...hosts.map((host, index) => [host, SITES[index % SITES.length] ?? {}] as const),
    ...Object.keys(CLIENT_HOSTS).map((host, index) => [host, CLIENT_SITES[index] ?? {}] as const),
  ])
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const host = request.headers.host?.replace(/:\d+$/, '').toLowerCase() ?? ''
    const site = byHost.get(host)
    if (site) answer(request, response, host, site).catch(() => response.destroy())
    return site !== undefined
  }
}

async function answer(request: IncomingMessage, response: ServerResponse, host: string, site: Site) {
  const plain = { 'content-type': 'text/plain' }
  if (site.answers === 'never') return void request.socket.destroy()
  if (site.answers === 'busy') return send(request, response, 503, 'Down for maintenance.\n', plain)
  const path = new URL(request.url ?? '/', 'http://site').pathname
  if (site.answers === 'elsewhere')
    return send(request, response, 302, '', { location: `${path.length > 60 ? '' : path}/again` })
  if (site.answers === 'slowly') await wait(SLOW_MS)
  const headers = {
    ...headersFor(site.isGood === true, site.hasOpenCors ? request.headers.origin : undefined),
    ...(site.hasOpenCookie && { 'set-cookie': sessionCookie(false, 'c0ffee0123456789c0ffee0123') }),
  }
  const page = pageAt(path, host, site)
  if (page === null) return send(request, response, 404, 'Not found\n', { ...headers, ...plain })
  const type = path.endsWith('.js') ? 'text/javascript' : 'text/html; charset=utf-8'
  send(request, response, 200, page, { ...headers, 'content-type': type })
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  body: string,
  headers: Record<string, string>,
) {
  response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) })
  response.end(request.method === 'HEAD' ? undefined : body)
}

function pageAt(path: string, host: string, site: Site): string | null {
  const name = nameOf(host)
  const contact = `<p>Write to <a href="mailto:hello@${host}">hello@${host}</a> or ring +1 217-555-0123.</p>`
  if (path === '/jquery.js') return site.hasOldLibrary ? libraryScript(false) : null
  if (path === '/contact') return page(name, `<h1>Contact</h1>${contact}`)
  if (path !== '/') return null
  return page(
    name,
    `<h1>${name}</h1><p>Serving Springfield since 1987. Come in, or ring us.</p>${site.hidesContact ? '' : contact}
<p><a href="/contact">Contact</a></p>${
      site.showsError
        ? '<p><b>Warning</b>: Undefined variable $hours in <b>/var/www/site/header.php</b> on line <b>12</b></p>'
        : ''
    }${site.hasOldLibrary ? '<script src="/jquery.js"></script>' : ''}`,
  )
}

/** `abbott-dental.localhost` is Abbott Dental. */
const nameOf = (host: string) =>
  host
    .replace(/\.localhost$/, '')
    .split('-')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ')

const page = (title: string, body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head><body>${body}</body></html>\n`
