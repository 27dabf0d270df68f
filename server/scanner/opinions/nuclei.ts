import { RULES } from '@/lib/domain/rules/nuclei'
import { isIP } from 'node:net'
import { type Check, type Context, defineCheck, type Hit, say } from '@/server/scanner/check'
import { inARow, saysOfError } from '@/lib/domain/told'
import { siblingOf, siteOrigin } from '@/server/scanner/probe'
import { TimedOut, within } from '@/server/net/within'
import { inTurn } from './ask-tool'
import { type NucleiReport, readNuclei } from './nuclei-reports'
import { runTool, ToolFailed } from './run-tool'
import { type Meter, walledProxy } from '@/server/net/walled-proxy'

/**
 * At most, from its turn on; and of the time that is left for the check, so that the reports can still be looked at.
 */
const RUN_MS = 55_000
const RUN_SHARE = 2 / 3
const MAX_REPORTS = 100
const AT_ONCE = 4
/** Of the requests of the scan; the rest is left to our own checks. */
const REQUEST_SHARE = 5 / 6
/** What changes something, tries passwords, asks third parties, or is too much for a small server. */
const NEVER =
  'intrusive,dos,fuzz,fuzzing,brute-force,bruteforce,default-login,creds-stuffing,oast,osint,token-spray,headless,code,file-upload,rce'

/**
 * What nuclei's templates for misconfigurations and exposed files recognise. It reaches the site through a proxy that
 * leads to the checked address and nowhere else.
 */
export const nucleiBy = (binary: string): Check =>
  defineCheck({
    id: 'opinion.nuclei',
    category: 'exposure',
    modes: ['full'],
    rules: RULES,
    async run(context) {
      const origin = new URL(await siteOrigin(context))
      const reports = readNuclei(await ask(context, binary, origin))
      const { kept, dropped } = await verified(context, origin, reports)
      const looked = kept.length + dropped
      if (looked < reports.length) context.partial(say('nucleiLimited', { count: looked, total: reports.length }))
      context.note(
        dropped > 0
          ? say('nucleiReportedLess', { count: reports.length, dropped })
          : say('nucleiReported', { count: reports.length }),
      )
      return kept.map((report) => hitOf(report, origin))
    },
  })

/**
 * Only requests of HTTP, without updates, callbacks to third parties and redirects, and at a pace that a small server
 * bears.
 */
const CAREFULLY =
  '-pt http -tags misconfig,exposure -jsonl -or -ot -silent -nc -duc -ni -dr -nh -no-stdin -c 4 -bs 1 -rl 30 -timeout 8 -retries 0'.split(
    ' ',
  )

/** What it wrote, also when its time ran out before it was done. */
async function ask(context: Context, binary: string, origin: URL): Promise<string> {
  const { ip, target } = context
  const port = Number(origin.port || (origin.protocol === 'https:' ? 443 : 80))
  const { meter, enough } = meterOf(context)
  const proxy = await walledProxy(ip, port, meter)
  const at = `${origin.protocol}//${ip.includes(':') ? `[${ip}]` : ip}:${port}`
  const name = isIP(target.host) ? [] : ['-sni', origin.hostname]
  const args = ['-u', at, '-proxy', proxy.url, '-H', `Host: ${origin.host}`, ...name, '-etags', NEVER, ...CAREFULLY]
  try {
    return await inTurn('nuclei', context, () =>
      keepOutput(context, {
        binary,
        args,
        signal: enough,
        timeoutMs: Math.min(RUN_MS, context.timeLeft() * RUN_SHARE),
      }),
    )
  } finally {
    await proxy.close()
  }
}

/** Its requests count like ours. When there have been enough, it is ended. */
function meterOf({ http, signal }: Context): { meter: Meter; enough: AbortSignal } {
  const ending = new AbortController()
  const stop = () => ending.abort(signal.reason)
  if (signal.aborted) stop()
  signal.addEventListener('abort', stop, { once: true })
  const counted = (count: () => void) => {
    try {
      count()
    } catch (error) {
      ending.abort(new ToolFailed(saysOfError(error)))
      throw error
    }
  }
  return {
    meter: {
      request: () => counted(() => http.spend(REQUEST_SHARE)),
      bytes: (bytes) => counted(() => http.receive(bytes)),
    },
    enough: ending.signal,
  }
}

async function keepOutput(context: Context, run: Parameters<typeof runTool>[0]): Promise<string> {
  try {
    return await runTool(run)
  } catch (error) {
    if (!(error instanceof ToolFailed) || !error.output) throw error
    context.partial([say('nucleiCut'), ...inARow(error.says)])
    return error.output
  }
}

/** Looks at as many reports as there is time for. */
async function verified(
  context: Context,
  origin: URL,
  reports: NucleiReport[],
): Promise<{ kept: NucleiReport[]; dropped: number }> {
  const [kept, queue] = [new Set<NucleiReport>(), reports.slice(0, MAX_REPORTS)]
  let dropped = 0
  const worker = async () => {
    for (let report = queue.shift(); report; report = queue.shift()) {
      if (await isSaidOfAll(context, origin, report)) dropped += 1
      else kept.add(report)
    }
  }
  const workers = Promise.all(Array.from({ length: AT_ONCE }, worker))
  await within(workers, context.timeLeft() * 0.9, context.signal, '').catch((error: unknown) => {
    if (!(error instanceof TimedOut)) throw error
  })
  return { kept: reports.filter((report) => kept.has(report)), dropped }
}

/** A template may match the page that a site shows for every address: then it recognised nothing. */
async function isSaidOfAll(context: Context, origin: URL, { url }: NucleiReport): Promise<boolean> {
  const path = URL.parse(url)?.pathname ?? '/'
  if (path === '/') return false
  try {
    const [there, elsewhere] = await Promise.all(
      [path, siblingOf(path)].map((one) => context.http.get(origin.origin + one, { limit: 65_536 })),
    )
    return there !== undefined && there.status === elsewhere?.status && there.body === elsewhere.body
  } catch {
    context.signal.throwIfAborted()
    return false
  }
}

function hitOf(
  { template, matcher, name, severity, url, description, references, cve }: NucleiReport,
  origin: URL,
): Hit<keyof typeof RULES> {
  const { pathname = '/', search = '' } = URL.parse(url) ?? {}
  const at = origin.origin + pathname + search
  return {
    rule: 'reported',
    at,
    key: [template, matcher].filter(Boolean).join(':'),
    title: `nuclei: ${name}`,
    severity,
    confidence: 'likely',
    cve,
    references: references.map((address) => ({ title: new URL(address).host, url: address })),
    evidence: [
      {
        label: say('reportedBy', { engine: 'nuclei' }),
        url: at,
        request: `GET ${pathname}`,
        data: { template, ...(matcher && { matcher }), ...(description && { description }) },
      },
    ],
  }
}
