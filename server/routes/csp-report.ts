import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as z from 'zod/mini'
import type { Settings } from '@/server/settings'
import { networksOf } from '@/server/networks'
import type { Env } from '@/server/api/env'

const MAX_BYTES = 32 * 1024
const MAX_REPORTS = 20
const MAX_TEXT = 300
const WINDOW_MS = 600_000
const MAX_OF_ONE = 20
const MAX = 300

const Text = z.catch(z.string(), '')
/** As `report-uri` sends it, and as the Reporting API (`report-to`) does, many at a time. */
const Old = z.object({
  'csp-report': z.object({
    'document-uri': z.string(),
    'effective-directive': Text,
    'violated-directive': Text,
    'blocked-uri': Text,
    'source-file': Text,
  }),
})
const New = z.object({
  type: z.literal('csp-violation'),
  body: z.object({ documentURL: z.string(), effectiveDirective: Text, blockedURL: Text, sourceFile: Text }),
})

/**
 * Where the browsers of visitors tell what the policy of our pages kept from running. Strangers write it: it is counted
 * in memory, cut short, logged, and nothing else.
 */
export function cspReportRoutes(settings: Pick<Settings, 'publicUrl' | 'corsOrigins'>): Hono<Env> {
  const isTooMuch = createCounter()
  const hosts = new Set([settings.publicUrl, ...settings.corsOrigins].map((url) => new URL(url).host))

  return new Hono<Env>().post(
    '/api/csp-report',
    bodyLimit({ maxSize: MAX_BYTES, onError: (c) => c.body(null, 413) }),
    async (c) => {
      const seen = reportsIn(await c.req.text())
      const ours = seen.filter(({ page }) => {
        const host = URL.parse(page)?.host
        return host !== undefined && (hosts.has(host) || host === new URL(c.req.url).host)
      })
      if (seen.length > 0 && ours.length === 0) return c.body(null, 403)
      if (isTooMuch(networksOf(c.var.ip)[0]?.key ?? ''))
        return c.body(null, 429, { 'Retry-After': String(WINDOW_MS / 1000) })
      for (const { directive, blocked, page, source } of ours)
        c.var.deps.log.warn(
          {
            request_id: c.var.requestId,
            directive: cut(directive),
            blocked: bare(blocked),
            page: bare(page),
            source: bare(source),
          },
          'Policy violation',
        )
      return c.body(null, 204)
    },
  )
}

/** Not in the database, as other limits are: what only costs a line in the log is not worth a write. */
function createCounter(): (network: string) => boolean {
  let until = 0
  let all = 0
  const counts = new Map<string, number>()
  return (network) => {
    if (Date.now() >= until) {
      until = Date.now() + WINDOW_MS
      all = 0
      counts.clear()
    }
    const count = counts.get(network) ?? 0
    if (count >= MAX_OF_ONE || all >= MAX) return true
    all += 1
    counts.set(network, count + 1)
    return false
  }
}

type Violation = { page: string; directive: string; blocked: string; source: string }

function reportsIn(text: string): Violation[] {
  let sent: unknown
  try {
    sent = JSON.parse(text)
  } catch {
    return []
  }
  return (Array.isArray(sent) ? sent : [sent])
    .slice(0, MAX_REPORTS)
    .flatMap(violationOf)
    .filter(({ blocked, source }) => !isOfExtension(blocked) && !isOfExtension(source))
}

function violationOf(report: unknown): Violation[] {
  const told = New.safeParse(report).data?.body
  if (told)
    return [
      { page: told.documentURL, directive: told.effectiveDirective, blocked: told.blockedURL, source: told.sourceFile },
    ]
  const old = Old.safeParse(report).data?.['csp-report']
  if (!old) return []
  return [
    {
      page: old['document-uri'],
      directive: old['effective-directive'] || old['violated-directive'],
      blocked: old['blocked-uri'],
      source: old['source-file'],
    },
  ]
}

/** What visitors have put into their browser is theirs. */
const isOfExtension = (address: string) => /^[a-z]+(?:-web)?-extension\b/.test(address)

const cut = (text: string) => text.slice(0, MAX_TEXT)

/** Without a query and without the secret of a reset link. What is no address is a word such as `inline`. */
function bare(address: string): string {
  const url = URL.parse(address)
  return cut(
    url && /^https?:$/.test(url.protocol)
      ? url.origin + url.pathname.replace(/(\/reset-password\/).*/, '$1…')
      : (address.split(/[?#,]/, 1)[0] ?? ''),
  )
}
