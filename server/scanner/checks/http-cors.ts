import { type Context, defineCheck, type Hit, say } from '@/server/scanner/check'
import type { Exchange } from '@/server/net/http'
import { RULES } from '@/lib/domain/rules/http-cors'

type RuleName = keyof typeof RULES

/** The name can never exist (RFC 2606), so no list of allowed sites contains it. */
const FOREIGN = 'https://scanner-probe.invalid'

export const httpCors = defineCheck({
  id: 'http.cors',
  category: 'headers',
  modes: ['light', 'full'],
  rules: RULES,
  async run(context) {
    const { exchange } = await context.page()
    const foreign = await askFrom(context, exchange.url, FOREIGN)
    if (trusts(foreign, FOREIGN)) return [finding('reflects-with-credentials', foreign, FOREIGN)]
    const nowhere = await askFrom(context, exchange.url, 'null')
    return trusts(nowhere, 'null') ? [finding('null-with-credentials', nowhere, 'null')] : []
  },
})

/** A plain GET is what a hostile page sends; servers that answer preflights well may still fail here. */
const askFrom = (context: Context, url: string, origin: string) => context.http.get(url, { headers: { origin } })

/** Browsers want both words exactly so. */
function trusts(answer: Exchange, origin: string): boolean {
  return (
    answer.header('access-control-allow-origin') === origin &&
    answer.header('access-control-allow-credentials') === 'true'
  )
}

function finding(rule: RuleName, answer: Exchange, origin: string): Hit<RuleName> {
  const data = {
    'access-control-allow-origin': answer.header('access-control-allow-origin'),
    'access-control-allow-credentials': answer.header('access-control-allow-credentials'),
  }
  const request = `GET ${new URL(answer.url).pathname} with Origin: ${origin}`
  return {
    rule,
    at: answer.url,
    evidence: [{ label: say('corsAnswer'), url: answer.url, request, status: answer.status, data }],
  }
}
