import { eq, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { WpTrouble } from '@/lib/contract/wordpress'
import { MAX_REPORT_BYTES } from '@/lib/contract/wordpress-report'
import { wpSites } from '@/server/db/schema'
import { HttpError } from '@/server/errors'
import { Blocked } from '@/server/net/blocked'
import type { Exchange } from '@/server/net/http'
import { describeFailure } from '@/server/net/http-error'
import type { WordPressDeps } from './deps'
import { serverKeys } from './server-key'
import { type SiteRow, signedText } from './signed'
import { takeReport } from './take-report'

export const HEARTBEAT = '/api/wp/agent/heartbeat'
/** What the plugin answers at, and what the question is signed for. */
const PING = 'site-guard/v1/ping'
const MAX_BODY = 8_000

/** A report as the answer to a question: its body is a text, because that is what was signed. */
const Envelope = z.object({ time: z.string(), once: z.string(), signature: z.string(), body: z.string() })

/** Asks a site for a report. Answers what went wrong, or null. Throws nothing but what the database does. */
export async function askSite(deps: WordPressDeps, site: SiteRow, signal: AbortSignal): Promise<WpTrouble | null> {
  const client = deps.wordpress.client(signal)
  const tried: string[] = []
  let answer: Exchange | null = null
  try {
    for (const url of addressesOf(site)) {
      tried.push(url)
      const came: Exchange = await client.send(url, await questionOf(deps, site))
      const isReport = came.status === 200 && readEnvelope(came.body) !== null
      // Where neither brings a report, the first says why.
      if (isReport || !answer) answer = came
      if (isReport) break
    }
    if (answer) await takeReport(deps, site.id, { path: HEARTBEAT, ...envelopeOf(answer) })
    return null
  } catch (error) {
    const trouble = troubleWith(tried, answer, error)
    await deps.db.update(wpSites).set({ last_error: trouble }).where(eq(wpSites.id, site.id))
    return trouble
  } finally {
    await client.close()
    await deps.db.update(wpSites).set({ last_ping_at: sql`now()` }).where(eq(wpSites.id, site.id))
  }
}

/** Where it says its REST interface is, and where each WordPress has it whatever its links look like. */
const addressesOf = ({ rest_url, url }: SiteRow) =>
  new Set([`${rest_url ?? `${url}/wp-json/`}${PING}`, `${url}/?rest_route=/${PING}`])

async function questionOf(deps: WordPressDeps, { id }: SiteRow) {
  const { privateKey } = await serverKeys(deps)
  const time = String(Math.floor(Date.now() / 1_000))
  const once = crypto.randomUUID().replaceAll('-', '')
  const body = JSON.stringify({ site: id })
  const signature = deps.wordpress.sign(privateKey, signedText({ path: `/${PING}`, time, once, body }))
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-time': time, 'x-once': once, 'x-signature': signature },
    body,
    follow: true as const,
    limit: 2 * MAX_REPORT_BYTES,
  }
}

function envelopeOf({ status, body }: Exchange) {
  if (status === 404) throw new Sentence('The plugin isn’t responding. Check that it’s active.')
  if (status === 401 || status === 403) throw new Sentence(`The site refused the request (${status}).`)
  if (status !== 200) throw new Sentence(`The site returned status ${status}.`)
  const envelope = readEnvelope(body)
  if (envelope && envelope.body.length <= MAX_REPORT_BYTES) return envelope
  throw new Sentence('The site’s response isn’t a report.')
}

function readEnvelope(body: string) {
  try {
    return Envelope.parse(JSON.parse(body.replace(/^\uFEFF/, '')))
  } catch {
    return null
  }
}

class Sentence extends Error {}

function troubleWith(tried: readonly string[], answer: Exchange | null, error: unknown): WpTrouble {
  const isSaid = error instanceof HttpError || error instanceof Blocked || error instanceof Sentence
  return {
    at: new Date().toISOString(),
    what: 'ping',
    message: isSaid ? error.message : `${describeFailure(error).message}.`,
    ...(error instanceof HttpError && { code: error.code }),
    request: tried.map((url) => `POST ${url}`).join('\n'),
    status: answer?.status ?? null,
    ...(answer && {
      headers: Object.fromEntries(answer.headers.slice(0, 40).map(([name, value]) => [name, value.slice(0, 300)])),
      body: answer.body.slice(0, MAX_BODY),
    }),
  }
}
