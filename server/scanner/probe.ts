import { randomInt } from 'node:crypto'
import { type Context, Inconclusive } from './check'
import { messageOf } from './engine'
import type { Exchange } from './net/http'

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
export const refusesAll = (status: number) => status === 401 || status === 403 || status === 429 || status >= 500

/** Where the site answers at all, whatever it says on its home page. */
export async function siteOrigin(context: Context): Promise<string> {
  const { https, http, httpsError, httpError } = await context.origins()
  const answer = https ?? http
  if (!answer) throw new Inconclusive(`No web server answered: ${[httpsError, httpError].filter(Boolean).join('; ')}.`)
  return new URL(answer.url).origin
}

/**
 * Asks for paths and keeps those whose content is what the probe looks for, and is not what the server says to a random
 * name of the same shape. Throws Inconclusive when the server refuses even a name that cannot exist: then nothing is proved.
 */
export async function probeSite<P extends Probe>(context: Context, probes: readonly P[]): Promise<Found<P>[]> {
  const origin = await siteOrigin(context)
  await assertAnswers(context, origin)
  const found: Found<P>[] = []
  const unanswered: string[] = []
  let isRefused = false
  const queue = [...probes]
  const worker = async () => {
    for (let probe = queue.shift(); probe; probe = queue.shift()) {
      try {
        const answer = await ask(context, origin + probe.path, probe.bytes)
        if (isThere(probe, answer) && !isThere(probe, await ask(context, origin + siblingOf(probe.path), probe.bytes))) found.push({ probe, answer })
        isRefused ||= refusesAll(answer.status)
        const trouble = troubleOf(answer)
        if (trouble) unanswered.push(trouble)
      } catch (error) {
        context.signal.throwIfAborted()
        unanswered.push(messageOf(error))
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  const refusal = isRefused ? await refusalNow(context, origin).catch(messageOf) : null
  if (refusal) context.partial(refusal)
  if (unanswered.length > 0) context.partial(`${unanswered.length} of ${probes.length} addresses gave no answer: ${unanswered[0]}`)
  // By path, so that two scans of the same site tell the same story.
  return found.sort((a, b) => probes.indexOf(a.probe) - probes.indexOf(b.probe))
}

const ask = (context: Context, url: string, limit = PROBE_BYTES) => context.http.get(url, { limit })

const isThere = (probe: Probe, answer: Exchange) => answer.status === 200 && answer.bytes > 0 && probe.isIt(answer)

/** Why nobody knows what is there: not now, a drip, or what could not be unpacked. */
function troubleOf({ status, timedOut, truncated, bytes, body }: Exchange): string | null {
  if (status === 429 || status === 503) return `The server answered ${status}`
  return status === 200 && (timedOut || (truncated && bytes > 0 && body === '')) ? 'The answer could not be read to its end' : null
}

async function assertAnswers(context: Context, origin: string): Promise<void> {
  const refusal = await refusalOf(context, origin)
  if (refusal) throw new Inconclusive(refusal)
}

/** A firewall that answers 403 to all is not a clean site: why nothing can be told from its answers, or null. Asked once per scan. */
export const refusalOf = (context: Context, origin: string) => context.once('probe.refusal', () => refusalNow(context, origin))

/** The same, asked anew: some firewalls begin to refuse in the middle of a scan. */
export async function refusalNow(context: Context, origin: string): Promise<string | null> {
  const { status } = await ask(context, `${origin}/${randomName(12)}`)
  return refusesAll(status) ? `The server answers ${status} even to a name that does not exist: nothing can be told from its answers.` : null
}

/** `/backup/site.zip` → `/backup/qkfw.zip`: the same shape, a name that nobody chose. */
export function siblingOf(path: string): string {
  const slash = path.lastIndexOf('/', path.length - 2)
  const [folder, name] = [path.slice(0, slash + 1), path.slice(slash + 1)]
  const dots = /^\.*/.exec(name)?.[0] ?? ''
  const ending = name.endsWith('/') ? '/' : (/(?<=[^.])(?:\.\w+)+~?$/.exec(name)?.[0] ?? '')
  const stem = name.slice(dots.length, name.length - ending.length)
  return `${folder}${dots}${randomName(Math.max(stem.length, 6))}${ending}`
}

const LETTERS = 'bcdfghjklmnpqrstvwxz'
const randomName = (length: number) => Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join('')

/** A page of HTML sent in place of a file. */
export const isHtmlPage = ({ body }: Exchange) => /<html|<!doctype|<body|<head|<script/i.test(body.slice(0, 2_048))
