import type { Says } from '@/lib/contract/scan-result'
import { noWebServer } from './checks/unreachable'
import { say } from '@/lib/domain/say'
import { randomInt } from 'node:crypto'
import { type Context, Inconclusive } from './check'
import { saysOfError } from '@/lib/domain/told'
import type { Exchange } from '@/server/net/http'
import { parsePage } from './page'

/** A file that should not be there. `isIt` reads the content: a status of 200 proves nothing. */
export type Probe = {
  path: string
  isIt: (answer: Exchange) => boolean
  /** How much to read where the beginning does not tell; 64 kB when left out. */
  bytes?: number
}
export type Found<P extends Probe = Probe> = { probe: P; answer: Exchange }

/** Enough of a file to know it by, and no more of somebody's data than that. */
const PROBE_BYTES = 65_536
const AT_ONCE = 4
/** Answers that say "not for you" or "not now" to everybody, whatever the name. */
const forbids = (status: number) => status === 401 || status === 403
export const refusesAll = (status: number) => forbids(status) || status === 429 || status >= 500

/** Where the site answers at all, whatever it says on its home page. */
export async function siteOrigin(context: Context): Promise<string> {
  const origins = await context.origins()
  const answer = origins.https ?? origins.http
  if (!answer) throw new Inconclusive(say('stop', { text: noWebServer(origins) }))
  return new URL(answer.url).origin
}

/**
 * The same, and behind it the origin of plain HTTP where that is another site: a server that was not set up for the
 * name, or forgotten.
 */
export async function siteOrigins(context: Context): Promise<string[]> {
  const { https, http } = await context.origins()
  const first = await siteOrigin(context)
  const second = http && https ? new URL(http.url).origin : first
  return http && https && second.startsWith('http:') && second !== first && isOther(https, http)
    ? [first, second]
    : [first]
}

/** Pages change a little with every answer; one site keeps its title. */
function isOther(a: Exchange, b: Exchange): boolean {
  if (redirects(a) || redirects(b)) return false
  const [one, two] = [parsePage(a).title, parsePage(b).title]
  return a.status !== b.status || (one || two ? one !== two : a.body !== b.body)
}

const redirects = ({ status }: Exchange) => status >= 300 && status < 400

/**
 * Asks for paths and keeps those whose content is what the probe looks for, and is not what the server says to a random
 * name of the same shape. Where it forbids even a name that cannot exist, what it does hand out is proof all the same,
 * and the answer is incomplete. Throws Inconclusive when it answers nobody at the moment.
 */
export async function probeSite<P extends Probe>(
  context: Context,
  probes: readonly P[],
  origins?: readonly string[],
): Promise<Found<P>[]> {
  const [first = '', ...others] = origins ?? (await siteOrigins(context))
  const asked = { done: 0, total: 0 }
  const found = await probeOrigin(context, first, probes, asked)
  for (const origin of others) {
    const left = probes.filter((probe) => !found.some((known) => known.probe === probe))
    const more = await probeOrigin(context, origin, left, asked).catch((error: unknown) => {
      if (!(error instanceof Inconclusive)) throw error
      context.partial(error.says)
      return []
    })
    found.push(...more)
  }
  // By path, so that two scans of the same site tell the same story.
  return found.sort((a, b) => probes.indexOf(a.probe) - probes.indexOf(b.probe))
}

async function probeOrigin<P extends Probe>(
  context: Context,
  origin: string,
  probes: readonly P[],
  asked: { done: number; total: number },
): Promise<Found<P>[]> {
  const status = await statusOfNothing(context, origin)
  if (refusesAll(status) && !forbids(status)) throw new Inconclusive(refusalText(status))
  asked.total += probes.length
  const found: Found<P>[] = []
  const unanswered: Says[] = []
  let isRefused = false
  const queue = [...probes]
  const worker = async () => {
    for (let probe = queue.shift(); probe; probe = queue.shift()) {
      try {
        const answer = await ask(context, origin + probe.path, probe.bytes)
        if (isThere(probe, answer) && !isThere(probe, await ask(context, origin + siblingOf(probe.path), probe.bytes)))
          found.push({ probe, answer })
        isRefused ||= refusesAll(answer.status)
        const trouble = troubleOf(answer)
        if (trouble) unanswered.push(trouble)
      } catch (error) {
        context.signal.throwIfAborted()
        unanswered.push(saysOfError(error))
      }
      asked.done += 1
      context.progress(say('pathsDone', { count: asked.done, total: asked.total }))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  const refusal = isRefused || forbids(status) ? await refusalNow(context, origin).catch(saysOfError) : null
  if (refusal && found.length > 0 && forbids(status)) context.partial(say('keepsBack', { status }))
  else if (refusal) context.partial(refusal)
  if (unanswered.length > 0)
    context.partial(
      say('addressesSilent', { count: unanswered.length, total: probes.length, reason: unanswered[0] ?? '' }),
    )
  return found
}

const ask = (context: Context, url: string, limit = PROBE_BYTES) => context.http.get(url, { limit })

const isThere = (probe: Probe, answer: Exchange) => answer.status === 200 && answer.bytes > 0 && probe.isIt(answer)

/** Why nobody knows what is there: not now, a drip, or what could not be unpacked. */
function troubleOf({ status, timedOut, truncated, bytes, body }: Exchange): Says | null {
  if (status === 429 || status === 503) return say('serverAnswered', { status })
  return status === 200 && (timedOut || (truncated && bytes > 0 && body === '')) ? say('answerCut') : null
}

const statusOfNothing = (context: Context, origin: string) =>
  context.once(`probe.nothing ${origin}`, async () => (await ask(context, origin + randomPath())).status)

/**
 * A firewall that answers 403 to all is not a clean site: why nothing can be told from its answers, or null. Asked once
 * per scan.
 */
export const refusalOf = (context: Context, origin: string) =>
  context.once(`probe.refusal ${origin}`, () => refusalNow(context, origin))

/** The same, asked anew: some firewalls begin to refuse in the middle of a scan. */
export async function refusalNow(context: Context, origin: string): Promise<Says | null> {
  const { status } = await ask(context, origin + randomPath())
  return refusesAll(status) ? refusalText(status) : null
}

const refusalText = (status: number) => say('answersAll', { status })

/** `/backup/site.zip` → `/backup/qkfw.zip`: the same shape, a name that nobody chose. */
export function siblingOf(path: string): string {
  const slash = path.lastIndexOf('/', path.length - 2)
  const [folder, name] = [path.slice(0, slash + 1), path.slice(slash + 1)]
  const dots = /^\.*/.exec(name)?.[0] ?? ''
  const ending = name.endsWith('/') ? '/' : (/(?<=[^.])(?:\.\w+)+~?$/.exec(name)?.[0] ?? '')
  const stem = name.slice(dots.length, name.length - ending.length)
  return `${folder}${dots}${randomName(Math.max(stem.length, 6))}${ending}`
}

/** An address that nobody gave to anything. */
export const randomPath = () => `/${randomName(12)}`

const LETTERS = 'bcdfghjklmnpqrstvwxz'
const randomName = (length: number) => Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join('')

/** A page of HTML sent in place of a file. */
export const isHtmlPage = ({ body }: Exchange) => /<html|<!doctype|<body|<head|<script/i.test(body.slice(0, 2_048))
