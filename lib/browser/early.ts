import { MAX_WHOLE } from '@/lib/domain/whole-list'
import { apiOrigin } from './page-config'
import { requestHeaders } from './request-headers'
import { storage, tabStorage } from './storage'

/** The questions that were asked before anybody waited for the answer. Begun by boot.js, which is another bundle. */
type Early = {
  token: string
  until: number
  answers: Map<string, Promise<Response>>
  /** Of whoever has just signed in, as the answer to that told of them. */
  workspaces?: unknown
  /** What boot.js has put into the page of the dashboard. */
  figures?: FirstFigures
}
/** The figures of a workspace by their names. */
export type FirstFigures = { workspace: string; values: Readonly<Record<string, number>> }
declare global {
  interface Window {
    soteriaEarly?: Early
  }
}

/** The workspace that was open last. It goes when the session ends. */
export const LAST_WORKSPACE_KEY = 'soteria:last-workspace'

/** Set when the first steps on the dashboard are done or put away. */
export const STEPS_HIDDEN_KEY = 'soteria:first-steps-hidden'

/** Where a tab followed a link to a workspace, that is its own, and nobody chose it for the others. */
export const lastWorkspace = () => (tabStorage.get(LAST_WORKSPACE_KEY) ?? storage.get(LAST_WORKSPACE_KEY)) || null

/** For the next load; null where it is not known which one that shows. `isOfTab`: no other tab is going to show it. */
export function rememberWorkspace(id: string | null, isOfTab: boolean) {
  // None of its own is still not that of the others.
  if (isOfTab) return tabStorage.set(LAST_WORKSPACE_KEY, id ?? '')
  tabStorage.remove(LAST_WORKSPACE_KEY)
  return id === null ? storage.remove(LAST_WORKSPACE_KEY) : storage.set(LAST_WORKSPACE_KEY, id)
}

/** After this nobody came for the answer: it is too old to be believed. */
const FRESH_MS = 30_000

const WHO = '/api/user'
const WHERE = '/api/workspace/fetch'
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

/** What each screen asked when it was loaded last, with this in place of the workspace. It goes with the session, too. */
export const ASKED_KEY = 'soteria:asked-first'
const WORKSPACE = ':workspace'
/** What is asked once a screen was used is no part of its first sight. */
const FIRST_MS = 8_000
const MAX_ASKED = 12
/** A question with a moment in it is another one the next time. */
const isLasting = (question: string) =>
  /^\/api\/[\w\-./?=&%:]{1,200}$/.test(question) && !/\d{10}|\d{4}-\d\d-\d\d/.test(question)
/** Only screens without an id in their address. */
const isPlain = (path: string) => /^\/[a-z-]*$/.test(path)

function askedFirst(path: string): string[] {
  const asked: unknown = Reflect.get(Object(storage.getJson(ASKED_KEY)) as object, path)
  const questions = Array.isArray(asked) ? asked.filter((each): each is string => typeof each === 'string') : []
  return questions.filter(isLasting).slice(0, MAX_ASKED)
}

const asked = new Set<string>()
/** The first screen of whoever has just signed in, which comes without a load. */
let entered: { path: string; at: number } | undefined

/**
 * Remembers what the screen of the first address asks, so that the next load asks it before the scripts are there.
 * `path` is where the page is now, `first` where it was loaded `now` milliseconds ago; a sign-in begins anew.
 */
export function noteAsked(url: URL, { path, first, now }: { path: string; first: string; now: number }) {
  const workspace = lastWorkspace()
  const { path: seen, at } = entered ?? { path: first, at: 0 }
  if (path !== seen || !isPlain(path) || !workspace || !isId(workspace) || now - at > FIRST_MS) return
  const question = (url.pathname + url.search).replaceAll(workspace, WORKSPACE)
  if (!isLasting(question) || question === WHO || question === WHERE || asked.has(question)) return
  asked.add(question)
  storage.setJson(ASKED_KEY, {
    ...(storage.getJson(ASKED_KEY) as object | null),
    [path]: [...asked].slice(0, MAX_ASKED),
  })
}

type Questions = {
  token: string
  path: string
  workspace?: string | null
  /** What is known already, by its question. */
  known?: Readonly<Record<string, object>>
  /** What else their plan lets the screen ask about a workspace. */
  more?: readonly ((workspace: string) => string)[]
}

/** The path whose screen is going to be seen by whoever is signed in. */
export const leadsTo = (path: string) => (path === '/login' ? '/' : path.replace(/(?<=.)\/$/, ''))

/** Asks what the screen at `path` is going to ask. */
export function askEarly({ token, path, workspace, known = {}, more = [] }: Questions) {
  const origin = apiOrigin()
  const answers = new Map<string, Promise<Response>>()
  const ask = (question: string) => {
    if (answers.has(origin + question)) return
    const answer = known[question]
      ? Promise.resolve(Response.json(known[question]))
      : fetch(origin + question, { headers: requestHeaders(token) })
    // Read to its end even when nobody comes for it: an answer left unread keeps its connection. Whoever takes it hears
    // of the failure.
    answer.then((response) => response.clone().arrayBuffer()).catch(() => {})
    answers.set(origin + question, answer)
  }
  const askAbout = (id: string) => {
    const name = encodeURIComponent(id)
    for (const question of [scans, ...(OF_SCREEN[path] ?? []), ...more]) ask(question(name))
    for (const question of askedFirst(path)) ask(question.replaceAll(WORKSPACE, name))
  }
  ask(WHO)
  ask(WHERE)
  for (const question of Object.keys(known)) ask(question)
  if (workspace && isId(workspace)) askAbout(workspace)
  window.soteriaEarly = { token, until: performance.now() + FRESH_MS, answers }
  return { answers, askAbout }
}

type SignedIn = Pick<Questions, 'token' | 'more'> & { user: unknown; workspaces?: unknown; answers?: unknown }

/** Asks what the dashboard is going to ask of whoever has just signed in, as the answer to that tells of them. */
export function askSignedIn({ token, user, workspaces, answers, more }: SignedIn) {
  const path = '/'
  entered = { path, at: performance.now() }
  asked.clear()
  const isOurs = isListOfOurs(workspaces)
  const known = { ...(isOurs && (answers as object)), [WHO]: { user }, ...(isOurs && { [WHERE]: { workspaces } }) }
  const { answers: begun, askAbout } = askEarly({ token, path, known, more })
  if (isOurs && window.soteriaEarly) window.soteriaEarly.workspaces = workspaces
  // No workspace was open last: they come to their default one.
  void begun
    .get(apiOrigin() + WHERE)
    ?.then((response) => response.clone().json())
    .then((reply: unknown) => {
      const id = defaultOf(reply)
      if (id) askAbout(id)
    })
    .catch(() => {})
}

/** The workspaces of whoever has just signed in with this token, unread: with them the first screen need not wait. */
export function firstWorkspaces(token: string | null): unknown {
  const early = typeof window === 'undefined' ? undefined : window.soteriaEarly
  if (!early?.workspaces || early.token !== token || performance.now() > early.until) return undefined
  // Whoever asks again wants to know what has changed.
  early.answers.delete(apiOrigin() + WHERE)
  return early.workspaces
}

/** After a write no answer from before it is believed. */
export function forgetEarly() {
  delete window.soteriaEarly
}

/** Another API may call something else so: then it is asked. */
const isListOfOurs = (list: unknown) =>
  Array.isArray(list) &&
  list.every((each) => {
    const { id, name, is_default: isDefault } = Object(each) as Record<string, unknown>
    return typeof id === 'string' && typeof name === 'string' && typeof isDefault === 'boolean'
  })

/**
 * The workspace that a person comes to who has chosen none here, as `currentWorkspace` of lib/api/workspace.ts says. What
 * is asked early is the whole list of its assets: not of one with too many.
 */
function defaultOf(reply: unknown): string | null {
  const { workspaces } = Object(reply) as {
    workspaces?: { id?: unknown; is_default?: unknown; assets_count?: unknown }[]
  }
  if (!Array.isArray(workspaces)) return null
  const { id, assets_count: assets } = workspaces.find((each) => each.is_default) ?? workspaces[0] ?? {}
  return typeof id === 'string' && isId(id) && Number(assets ?? 0) <= MAX_WHOLE ? id : null
}

/** The answer to a question that was asked early with this very token. Each is given away once. */
export function takeEarly(url: string, token: string | null) {
  const early = typeof window === 'undefined' ? undefined : window.soteriaEarly
  if (!early || early.token !== token || performance.now() > early.until) return undefined
  const answer = early.answers.get(url)
  early.answers.delete(url)
  return answer
}

/** The figures of a workspace that boot.js has shown before the app was there, as long as they are fresh. */
export function firstFigures(workspace: string | undefined) {
  const early = typeof window === 'undefined' ? undefined : window.soteriaEarly
  if (early?.figures?.workspace !== workspace || performance.now() > (early?.until ?? 0)) return undefined
  return early?.figures?.values
}
