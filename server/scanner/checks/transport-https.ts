import { english } from '@/lib/domain/english'
import {
  type Context,
  defineCheck,
  type Hit,
  Inconclusive,
  NotApplicable,
  type Origins,
  type Target,
  say,
} from '@/server/scanner/check'
import type { Exchange } from '@/server/net/http'
import { isInside, originOf, urlHost } from '@/server/scanner/target'
import { RULES } from '@/lib/domain/rules/transport-https'
import { isClosed, isNotTls, isRefused, noWebServer } from './unreachable'

type Found = Hit<keyof typeof RULES>[]

export const transportHttps = defineCheck({
  id: 'transport.https',
  category: 'transport',
  modes: ['light', 'full'],
  rules: RULES,
  async run(context) {
    if (context.target.isLoopback) throw new NotApplicable(say('safeLoopback'))
    const origins = await context.origins()
    if (!origins.http && !origins.https) throw new Inconclusive(noWebServer(origins))
    return [
      ...missingHttps(context.target, origins),
      ...missingRedirect(context, origins),
      ...firstHop(context.target, origins),
      ...offsite(context.target, origins),
    ]
  },
})

/** Silence and failed handshakes prove nothing; a closed port or another protocol behind it does. */
function missingHttps(target: Target, { http, https, httpsSays }: Origins): Found {
  if (https || (http && isHttps(http.url))) return []
  if (target.httpsPort === null) return plainAddress(target, http)
  if (!isRefused(httpsSays) && !isNotTls(httpsSays))
    throw new Inconclusive(say('httpsUnusable', { reason: httpsSays ?? '' }))
  const at = `${urlHost(target.host)}:${target.httpsPort}`
  return [
    {
      rule: 'no-https',
      at,
      evidence: [
        {
          label: say('httpsConnection'),
          url: originOf(target, 'https') ?? undefined,
          data: { error: english(httpsSays ?? '') },
        },
      ],
    },
  ]
}

/** `http://host:8080/` is reached by plain HTTP only: its own address says so. */
function plainAddress(target: Target, http: Exchange | null): Found {
  if (!http || leaves(target, http)) return []
  if (http.status === 400) throw new Inconclusive(say('httpMeantHttps'))
  return [
    {
      rule: 'no-https',
      at: `${urlHost(target.host)}:${target.httpPort}`,
      evidence: [{ label: say('httpAnswer'), url: http.url, status: http.status }],
    },
  ]
}

function missingRedirect(context: Context, { http, https, httpSays }: Origins): Found {
  if (httpSays && !isClosed(httpSays)) context.partial(say('httpUnusable', { reason: httpSays }))
  if (!http || !https || isHttps(http.url) || leaves(context.target, http)) return []
  if (http.status === 429 || http.status >= 500) context.partial(say('httpStatus', { status: http.status }))
  if (http.via.length > 0 && http.status < 400 && http.status >= 300) context.partial(say('httpLoops'))
  if (http.status >= 300) return []
  const evidence = [
    { label: say('httpAnswer'), url: http.url, request: 'GET', status: http.status, data: { hops: hops(http) } },
  ]
  const at = originOf(context.target, 'http') ?? http.url
  if (isHttps(https.url)) return [{ rule: 'no-redirect', at, evidence }]
  const downgrade = { title: say('backToHttp'), fix: say('backToHttpFix') }
  return [
    {
      rule: 'no-redirect',
      at,
      evidence: [...evidence, { label: say('httpsAnswer'), data: { hops: hops(https) } }],
      ...downgrade,
    },
  ]
}

function firstHop(target: Target, { http }: Origins): Found {
  const first = http?.via[0]
  if (!first || new URL(first.location).hostname === new URL(first.url).hostname) return []
  const evidence = [
    { label: say('firstRedirect'), url: first.url, status: first.status, data: { location: first.location } },
  ]
  return [{ rule: 'redirect-elsewhere', at: originOf(target, 'http') ?? first.url, evidence }]
}

function offsite(target: Target, { http, https }: Origins): Found {
  const last = https ?? http
  const hop = last && leaves(target, last)
  if (!hop) return []
  return [
    {
      rule: 'offsite',
      at: target.host,
      evidence: [{ label: say('lastRedirect'), url: hop.url, status: hop.status, data: { location: hop.location } }],
    },
  ]
}

/** The redirect that leaves the site, if the answer is one. */
function leaves(target: Target, { via }: Exchange) {
  const last = via.at(-1)
  return last && !isInside(target, new URL(last.location)) ? last : null
}

const isHttps = (url: string) => url.startsWith('https:')
const hops = (exchange: Exchange) => exchange.via.map(({ url, status, location }) => ({ url, status, location }))
