import { RULES } from '@/lib/domain/rules/exposure-api'
import { type Context, defineCheck, type Hit, say } from '@/server/scanner/check'
import { saysOfError } from '@/lib/domain/told'
import type { Exchange } from '@/server/net/http'
import { type Probe, probeSite, siblingOf, siteOrigins } from '@/server/scanner/probe'

const isDescription = ({ body }: Exchange) =>
  /^\s*\{/.test(body) && /"(?:openapi|swagger)"\s*:\s*"\d/.test(body.slice(0, 8_192)) && body.includes('"paths"')
type ApiProbe = Probe & { tool?: string }

const DESCRIPTIONS: ApiProbe[] = [
  '/openapi.json',
  '/swagger.json',
  '/v2/api-docs',
  '/v3/api-docs',
  '/swagger/v1/swagger.json',
  '/api/openapi.json',
].map((path) => ({
  path,
  isIt: isDescription,
}))

const says =
  (grammar: RegExp) =>
  ({ body }: Exchange) =>
    grammar.test(body)

/** Pages of tools for developers, by their own words. */
const DEBUG: ApiProbe[] = [
  { path: '/_profiler/', tool: 'Symfony profiler', isIt: says(/<title>Symfony Profiler<\/title>|sf-profiler/i) },
  {
    path: '/telescope/requests',
    tool: 'Laravel Telescope',
    isIt: says(/<title>Telescope[^<]*<\/title>[\s\S]*id="telescope"/i),
  },
  { path: '/_ignition/health-check', tool: 'Laravel Ignition', isIt: says(/^\s*\{\s*"can_execute_commands"\s*:/) },
  { path: '/debug/pprof/', tool: 'Go pprof', isIt: says(/<title>\/debug\/pprof\/<\/title>/i) },
  { path: '/console', tool: 'Werkzeug console', isIt: says(/<title>Console \/\/ Werkzeug Debugger<\/title>/i) },
  {
    path: '/elmah.axd',
    tool: 'ELMAH',
    isIt: says(/<title>[^<]{0,200}Error log for[^<]{0,200}<\/title>|Powered by <a href="https?:\/\/elmah/i),
  },
  { path: '/trace.axd', tool: 'ASP.NET trace', isIt: says(/<h1>Application Trace<\/h1>/i) },
  {
    path: '/rails/info/properties',
    tool: 'Rails properties',
    isIt: says(/<title>[^<]{0,60}Rails[^<]{0,60}<\/title>[\s\S]*Middleware/i),
  },
]

const GRAPHQL_PATHS = ['/graphql', '/api/graphql']
const QUESTION = JSON.stringify({ query: '{__schema{queryType{name}}}' })

export const exposureApi = defineCheck({
  id: 'exposure.api',
  category: 'exposure',
  modes: ['full'],
  rules: RULES,
  async run(context) {
    const origins = await siteOrigins(context)
    const found = await probeSite<ApiProbe>(context, [...DESCRIPTIONS, ...DEBUG])
    const hits: Hit<keyof typeof RULES>[] = found.map(({ probe: { path, tool }, answer }) => {
      const { url, status } = answer
      const evidence = [{ label: say(tool ? 'page' : 'description'), url, request: `GET ${path}`, status }]
      return tool
        ? { rule: 'debug', at: url, key: tool, title: say('openTool', { tool }), evidence }
        : { rule: 'openapi', at: url, evidence }
    })
    context.note(say('pathsAsked', { count: DESCRIPTIONS.length + DEBUG.length + GRAPHQL_PATHS.length }))
    for (const [origin, path] of origins.flatMap((one) => GRAPHQL_PATHS.map((path) => [one, path] as const))) {
      try {
        const answer = await askForSchema(context, origin + path)
        if (!isSchema(answer) || isSchema(await askForSchema(context, origin + siblingOf(path)))) continue
        hits.push({
          rule: 'graphql-introspection',
          at: answer.url,
          evidence: [
            {
              label: say('answer'),
              url: answer.url,
              request: `POST ${path} ${QUESTION}`,
              status: answer.status,
              excerpt: answer.body.slice(0, 200),
            },
          ],
        })
      } catch (error) {
        context.signal.throwIfAborted()
        context.partial(say('pathSilent', { path, reason: saysOfError(error) }))
      }
    }
    return hits
  },
})

/** A question in POST, as every client of GraphQL asks it; it reads and changes nothing. */
const askForSchema = (context: Context, url: string) =>
  context.http.send(url, {
    method: 'POST',
    body: QUESTION,
    headers: { 'content-type': 'application/json' },
    limit: 16_384,
  })

const isSchema = ({ status, body }: Exchange) => status === 200 && /"__schema"\s*:\s*\{\s*"queryType"/.test(body)
