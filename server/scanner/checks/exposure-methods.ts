import { RULES } from '@/lib/domain/rules/exposure-methods'
import { randomBytes } from 'node:crypto'
import { type Context, defineCheck, type Hit, Inconclusive, say } from '@/server/scanner/check'
import { refusalNow, refusesAll, siteOrigins } from '@/server/scanner/probe'

export const exposureMethods = defineCheck({
  id: 'exposure.methods',
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
  return [
    { rule: 'trace', at: url, evidence: [{ label: say('traceEcho'), url, request: 'TRACE /', status: answer.status }] },
  ]
}
