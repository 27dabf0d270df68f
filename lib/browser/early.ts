import { apiOrigin } from './page-config'
import { requestHeaders } from './request-headers'

/** The questions that were asked before anybody waited for the answer. Begun by boot.js, which is another bundle. */
type Early = { token: string; until: number; answers: Map<string, Promise<Response>> }
declare global {
  interface Window {
    soteriaEarly?: Early
  }
}

/** The workspace that was open last. It goes when the session ends. */
export const LAST_WORKSPACE_KEY = 'soteria:last-workspace'

/** After this nobody came for the answer: it is too old to be believed. */
const FRESH_MS = 30_000

const OF_EVERYONE = ['/api/user', '/api/workspace/fetch']
const scans = (workspace: string) => `/api/workspaces/${workspace}/scans`
const assets = (workspace: string) => `/api/asset/${workspace}/fetch?status=all`
/**
 * What the first sight of a screen asks about the workspace, as far as every plan may ask it; every frame asks for the
 * running scans.
 */
const OF_SCREEN: Record<string, readonly ((workspace: string) => string)[]> = {
  '/': [assets],
  '/asset': [assets],
  '/init': [assets],
}

/** Storage may hold anything. */
const isId = (text: string) => /^[\w-]{1,64}$/.test(text)

type Questions = { token: string; path: string; workspace?: string | null; user?: unknown }

/** The path whose screen is going to be seen by whoever is signed in. */
export const leadsTo = (path: string) => (path === '/login' ? '/' : path.replace(/(?<=.)\/$/, ''))

/** Asks what the screen at `path` is going to ask. `user` is who that is, when it is known already. */
export function askEarly({ token, path, workspace, user }: Questions) {
  const origin = apiOrigin()
  const ask = (url: string) => fetch(url, { headers: requestHeaders(token) })
  const ofWorkspace =
    workspace && isId(workspace)
      ? [scans, ...(OF_SCREEN[path] ?? [])].map((question) => question(encodeURIComponent(workspace)))
      : []
  const answers = new Map<string, Promise<Response>>()
  for (const question of [...OF_EVERYONE, ...ofWorkspace]) {
    const answer =
      user && question === OF_EVERYONE[0] ? Promise.resolve(Response.json({ user })) : ask(origin + question)
    // Read to its end even when nobody comes for it: an answer left unread keeps its connection. Whoever takes it hears
    // of the failure.
    answer.then((response) => response.clone().arrayBuffer()).catch(() => {})
    answers.set(origin + question, answer)
  }
  window.soteriaEarly = { token, until: performance.now() + FRESH_MS, answers }
}

/** The answer to a question that was asked early with this very token. Each is given away once. */
export function takeEarly(url: string, token: string | null) {
  const early = typeof window === 'undefined' ? undefined : window.soteriaEarly
  if (!early || early.token !== token || performance.now() > early.until) return undefined
  const answer = early.answers.get(url)
  early.answers.delete(url)
  return answer
}
