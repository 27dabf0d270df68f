import { withBase, withoutBase } from './base-path'
import { refuseToLeave } from './connection'
import { shellPath } from '@/lib/domain/routes'

const ROUTER_FILE = /^(.*?)(?:\/index\.txt|\.txt|(\/__next\.[^/]*\.txt))?$/

/** The screen that a request of the router is about. Null when the address is not ours. */
const screenPath = (url: URL) => withoutBase(ROUTER_FILE.exec(url.pathname)?.[1] || '/')

/**
 * `/report/abc.txt` → `/report/_/__next._full.txt`: the placeholder's copy of what the router asks for. Null when the
 * address is not ours.
 */
export function toShellUrl(url: URL) {
  const part = ROUTER_FILE.exec(url.pathname)?.[2]
  const path = screenPath(url)
  if (path === null) return null
  const shell = new URL(url)
  // The full payload one folder down is the same as `<page>.txt`, and no host rule for `/report/:id` catches it.
  shell.pathname = withBase(shellPath(path).replace(/\/$/, '')) + (part ?? '/__next._full.txt')
  shell.search = ''
  return shell
}

/**
 * A static export has one set of files for each dynamic screen, not one for each id. The router asks for `<url>.txt`,
 * `<url>/__next.*.txt` and `HEAD <url>`; this points those requests at the placeholder's files, as a host's rewrite
 * rule would. Only the address changes; what the files hold is never looked at.
 */
export function installShellFetch() {
  const real = window.fetch.bind(window)
  window.fetch = async (input, init) => {
    // The router passes a URL object, ky a Request: calls of the API are never touched.
    if (!(input instanceof URL) || input.origin !== location.origin) return real(input, init)
    // "Is there such a page?": the route table knows.
    if (init?.method === 'HEAD') return new Response(null)
    const headers = new Headers(init?.headers)
    const shell = headers.has('rsc') ? toShellUrl(input) : null
    if (!shell) return real(input, init)
    const response = await real(shell, init).catch((error: unknown) => {
      const isAhead = headers.has('next-router-prefetch') || headers.has('next-router-segment-prefetch')
      // The router would leave for a page that the browser cannot load either. Without an answer it stays, until it is
      // asked for another one.
      if (!isAhead && error instanceof TypeError && refuseToLeave(screenPath(input) ?? '/'))
        return new Promise<Response>(() => {})
      throw error
    })
    // After a new deployment the router goes to `response.url`: give it the visible address.
    Object.defineProperty(response, 'url', { value: input.href })
    return response
  }
}
