import { pageErrors } from '@/lib/messages/en/page-errors'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { act, waitFor } from '@testing-library/react'
import { HttpResponse, delay, http } from 'msw'
import type { ComponentType, ReactNode } from 'react'
import { toast } from 'sonner'
import * as z from 'zod/mini'
import { GatedShell } from '@/components/shell/gated-shell'
import type { Endpoint } from '@/lib/contract/endpoint'
import { endpoints } from '@/lib/contract/endpoints'
import { renderScreen } from './render'
import { realAnswer, server } from './server'

export type Fault = { name: string; answer: () => Response | Promise<Response>; words: string }

export const UNREADABLE = 'The server’s response couldn’t be read.'
const json = (status: number, body: object) => () => HttpResponse.json(body, { status })
const refusal = (status: number, more: object = {}): Fault => {
  const words = `The server refuses with ${status}.`
  return { name: String(status), answer: json(status, { message: words, ...more }), words }
}

/** How long the client waits for an answer. */
const PATIENCE_MS = 30_000

/** Failures that leave the way back open: the same call, asked again, may succeed. */
export const passing: Fault[] = [
  refusal(500),
  refusal(403),
  refusal(409),
  refusal(422, { errors: { somewhere: ['The server refuses with 422.'] } }),
  { name: 'no network', answer: () => HttpResponse.error(), words: pageErrors.no_response },
  {
    name: 'time-out',
    answer: async () => {
      await delay('infinite')
      return HttpResponse.json({})
    },
    words: pageErrors.no_response,
  },
  {
    name: 'malformed JSON',
    answer: () => new HttpResponse('{"data":', { headers: { 'Content-Type': 'application/json' } }),
    words: UNREADABLE,
  },
  { name: 'an empty body', answer: () => new HttpResponse(null, { status: 200 }), words: UNREADABLE },
  { name: 'HTML', answer: () => HttpResponse.html('<h1>Welcome</h1>'), words: UNREADABLE },
  {
    name: 'wrong types',
    answer: json(200, {
      data: 3,
      message: 4,
      user: 'me',
      assets: 5,
      asset: [],
      workspaces: {},
      workspace: 1,
      scans: 'many',
      scan: null,
      report: 7,
      reports: true,
      stats: [],
      success: 'yes',
    }),
    words: UNREADABLE,
  },
]

/** Failures with a meaning of their own. */
export const unauthenticated = refusal(401)
export const unpaid = refusal(403, { upgrade: { feature: 'core', plans: ['premium', 'unlimited'], link: '/upgrade' } })
export const missing = refusal(404)
export const hurried: Fault = {
  name: '429',
  answer: () => HttpResponse.json({ message: 'Too many attempts.' }, { status: 429, headers: { 'Retry-After': '1' } }),
  words: 'Too many attempts',
}

const contract = Object.values(endpoints).flatMap((calls) => Object.values(calls))
const patternOf = ({ path }: Endpoint) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`)
export const lineOf = ({ method, path }: Endpoint) => `${method} ${path}`

/** The endpoints that were called since, in the order of their first call. */
export function recordCalls() {
  const seen = new Set<Endpoint>()
  const note = ({ request }: { request: Request }) => {
    const { pathname } = new URL(request.url)
    const endpoint = contract.find(
      (candidate) => candidate.method === request.method && patternOf(candidate).test(pathname),
    )
    if (!endpoint) throw new Error(`${request.method} ${pathname} is no call of the contract`)
    seen.add(endpoint)
  }
  server.events.on('request:start', note)
  return {
    seen,
    stop: () => server.events.removeListener('request:start', note),
  }
}

const handlerOf = { GET: http.get, POST: http.post, DELETE: http.delete }

/** From now on the call fails like this. Another fault of the same call stands before it. */
export function breakCall({ method, path }: Endpoint, { answer, name }: Fault) {
  impatient = name === 'time-out'
  server.use(handlerOf[method](`*${path}`, answer))
}

export function heal() {
  impatient = false
  server.resetHandlers()
}

let impatient = false

let past = 0
let asBefore: (() => void) | undefined
afterEach(() => asBefore?.())

/**
 * For every test: a time-out is reached in no time, a failed read is logged without a word here, and the toasts of the
 * test before are long gone.
 */
export function quicken() {
  asBefore?.()
  const wait = globalThis.setTimeout
  const fast = (callback: () => void, ms = 0, ...rest: never[]) =>
    wait(callback, impatient && ms === PATIENCE_MS ? 50 : ms, ...rest)
  // Not as jest's spy: by that testing-library would know fake timers, and run around in circles instead of waiting.
  globalThis.setTimeout = fast as typeof setTimeout
  asBefore = () => {
    globalThis.setTimeout = wait
    asBefore = undefined
  }
  const now = Date.now.bind(Date)
  past += 10_000
  jest.spyOn(Date, 'now').mockImplementation(() => now() + past)
  jest.spyOn(console, 'warn').mockImplementation(() => {})
  // Answers, time-outs and probes come when they come, not inside of what a test does.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
  toast.dismiss()
}

/** The frame is drawn bit by bit, and its skeleton stands until all of it is there, but on the way to the sign-in. */
const isDrawing = (address: string) =>
  document.querySelector('[role=status].min-h-dvh') !== null && !address.startsWith('/login')

/** Renders a screen in the frame of the signed-in. `settle` waits until nothing is asked or drawn any more. */
export async function renderFramed(
  content: ReactNode,
  options: Parameters<typeof renderScreen>[1],
  Frame: ComponentType<{ children: ReactNode }> = GatedShell,
) {
  let client: QueryClient | undefined
  function Spy() {
    client = useQueryClient()
    const { queries, ...others } = client.getDefaultOptions()
    // Tries follow each other at once.
    client.setDefaultOptions({ ...others, queries: { ...queries, retryDelay: 1 } })
    return null
  }
  const view = await renderScreen(
    <>
      <Spy />
      <Frame>{content}</Frame>
    </>,
    options,
  )
  async function settle() {
    let calm = 0
    await waitFor(
      () => {
        const isWorking = !client || client.isFetching() + client.isMutating() > 0 || isDrawing(view.address())
        calm = isWorking ? 0 : calm + 1
        expect(calm).toBeGreaterThan(4)
      },
      { interval: 10, timeout: 60_000 },
    )
  }
  const refetch = () => void client?.refetchQueries()
  await settle()
  return { ...view, settle, refetch }
}

/** What stands in the middle of the page, without the time since something and the time of day. */
export const content = () =>
  (document.querySelector('main')?.textContent ?? '')
    .replaceAll(/\d+ (second|minute|hour)s? ago|just now|now/g, '…')
    .replaceAll(/\d\d:\d\d( [AP]M)?/g, '…')

export const headings = () => Array.from(document.querySelectorAll('h1'), (heading) => heading.textContent)

const AGAIN = /^(Retry|Check again)$/

/** Presses every way back that is on the page, and tells how many there were. */
export async function pressAgain() {
  const buttons = [...document.querySelectorAll('button')].filter(
    ({ textContent, disabled }) => AGAIN.test(textContent) && !disabled,
  )
  await act(async () => {
    for (const button of buttons) button.click()
  })
  return buttons.length
}

/** Ten thousand of what the API has one of. */
export function flood({ method, path, reply }: Endpoint) {
  const [key] = Object.keys(Object(reply).shape ?? {})
  server.use(
    handlerOf[method](`*${path}`, async ({ request }) => {
      const answer = (await (await realAnswer(request.clone() as Request)).json()) as Record<string, object[]>
      const [first] = answer[key ?? ''] ?? []
      const many = Array.from({ length: 10_000 }, (_, index) =>
        index === 0 ? first : { ...first, id: index, value: `site-${index}.example`, name: `No ${index}` },
      )
      return HttpResponse.json({ ...answer, [key ?? '']: many })
    }),
  )
}

/** Whether the endpoint answers a list. */
export const isList = ({ reply }: Endpoint) =>
  Object.values(Object(Object(reply).shape) as object).some((field) => field instanceof z.ZodMiniArray)
