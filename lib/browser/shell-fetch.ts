import { withBase, withoutBase } from './base-path'
import { refuseToLeave } from './connection'
import { shellPath } from '@/lib/domain/routes'

declare global {
  interface Window {
    /** What each screen is made of, by the file that says so, and the file of the screen beside that. */
    soteriaTrees?: Record<string, readonly [tree: string, screen: string]>
  }
}

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
  const ask = withTrees(real)
  window.fetch = async (input, init) => {
    // The router passes a URL object, ky a Request: calls of the API are never touched.
    if (!(input instanceof URL) || input.origin !== location.origin) return real(input, init)
    // "Is there such a page?": the route table knows.
    if (init?.method === 'HEAD') return new Response(null)
    const headers = new Headers(init?.headers)
    const shell = headers.has('rsc') ? toShellUrl(input) : null
    if (!shell) return real(input, init)
    const response = await ask(shell, init).catch((error: unknown) => {
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

/**
 * The router asks what a screen is made of, and then for the screen: two round trips. The former stands in the scripts
 * (scripts/export/route-trees.mjs), so the screen is asked for at once, and kept until the router comes for it. What it
 * is made of is told only when the screen has come: knowing it, the router would go there with nothing to show.
 */
function withTrees(real: typeof fetch) {
  const kept = new Map<string, { response: Response; until: number }>()
  const take = (path: string) => {
    const one = kept.get(path)
    kept.delete(path)
    return one && performance.now() < one.until ? one.response : undefined
  }
  return async (url: URL, init?: RequestInit) => {
    const known = window.soteriaTrees?.[withoutBase(url.pathname) ?? '']
    if (!known) return take(url.pathname) ?? real(url, init)
    const [tree, file] = known
    const screen = new URL(file, url)
    const response = await real(screen, init)
    if (!response.ok) return response
    // Read to its end, also when the router does not come for it: one left unread keeps its connection.
    const { status, headers } = response
    const whole = new Response(await response.blob(), { status, headers })
    kept.set(screen.pathname, { response: whole, until: performance.now() + KEPT_MS })
    return new Response(tree)
  }
}

/** Later there may be another version of it. */
const KEPT_MS = 30_000
