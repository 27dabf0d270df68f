import { randomBytes } from 'node:crypto'
import { type Context, defineCheck, type Hit, Inconclusive, type Rule } from '@/server/scanner/check'
import { refusalNow, refusesAll, siteOrigins } from '@/server/scanner/probe'
import { OWASP } from './standards'

const RULES = {
  trace: {
    title: 'The server repeats requests (TRACE)',
    severity: 'low',
    means: 'On the method TRACE the server sends back what it was sent, headers included.',
    impact: 'Together with another hole it shows cookies to scripts that may not read them.',
    fix: 'Turn TRACE off in the web server and in what stands before it.',
    effort: 'minutes',
    snippets: [{ platform: 'apache', code: '# for the whole server, outside of <VirtualHost>\nTraceEnable off' }],
    cwe: [693],
    owasp: OWASP.misconfiguration,
    asvs: ['13.4.4'],
    references: [{ title: 'MDN: TRACE', url: 'https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Methods/TRACE' }],
  },
} satisfies Record<string, Rule>

export const exposureMethods = defineCheck({
  id: 'exposure.methods',
  title: 'HTTP methods',
  category: 'exposure',
  modes: ['full'],
  rules: RULES,
  async run(context) {
    const hits: Hit<'trace'>[] = []
    for (const origin of await siteOrigins(context)) hits.push(...(await traceAt(context, origin)))
    return hits.slice(0, 1)
  },
})

async function traceAt(context: Context, origin: string): Promise<Hit<'trace'>[]> {
  const url = `${origin}/`
  // A word nobody could guess: a status of 200 is no proof, hearing our own word back is.
  const word = randomBytes(8).toString('hex')
  const answer = await context.http.send(url, { method: 'TRACE', headers: { 'x-soteria-echo': word }, limit: 8_192 })
  // No to TRACE is what we hope for; no to everything tells nothing.
  const refusal = refusesAll(answer.status) ? await refusalNow(context, origin) : null
  if (refusal) throw new Inconclusive(refusal)
  if (answer.status !== 200 || !answer.body.includes(word)) return []
  return [{ rule: 'trace', at: url, evidence: [{ label: 'The server repeated our header', url, request: 'TRACE /', status: answer.status }] }]
}
