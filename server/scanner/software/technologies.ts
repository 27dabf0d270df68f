import type { Page } from '@/server/scanner/page'
import { TECHNOLOGY_RULES, type TechnologyRule } from './technology-rules'

export type Technology = { name: string; category: TechnologyRule['category']; version: string | null; by: string[] }

type Sign = { by: string; version: string | null }
type Traces = {
  generators: string[]
  headers: [string, string][]
  cookies: string[]
  addresses: string[]
  html: string
}

/** What the page and its headers tell about the software behind it. Facts for the report, not findings. */
export function recogniseTechnologies(page: Page): Technology[] {
  const traces = tracesOf(page)
  return TECHNOLOGY_RULES.flatMap((rule) => {
    const signs = signsOf(rule, traces)
    if (signs.length === 0) return []
    return [
      {
        name: rule.name,
        category: rule.category,
        version: signs.find(({ version }) => version)?.version ?? null,
        by: signs.map(({ by }) => by),
      },
    ]
  })
}

function tracesOf({ exchange, generators, resources }: Page): Traces {
  const headers = [...exchange.via.flatMap((hop) => hop.headers), ...exchange.headers]
  const cookies = headers
    .filter(([name]) => name === 'set-cookie')
    .map(([, value]) => value.split('=')[0]?.trim() ?? '')
  return {
    generators,
    headers,
    cookies,
    addresses: resources.map(({ url }) => url),
    html: exchange.body.slice(0, 200_000),
  }
}

function signsOf(rule: TechnologyRule, traces: Traces): Sign[] {
  const [headerName, headerValue] = rule.header ?? []
  const headerValues = traces.headers.filter(([name]) => name === headerName).map(([, value]) => value)
  return [
    ...look('generator', rule.generator, traces.generators),
    ...look(`header ${headerName}`, headerValue, headerValues),
    ...look('cookie', rule.cookie, traces.cookies),
    ...look('address', rule.address, traces.addresses),
    ...look('page', rule.html, [traces.html]),
  ]
}

function look(by: string, pattern: RegExp | undefined, texts: string[]): Sign[] {
  const match = pattern && texts.map((text) => pattern.exec(text)).find((found) => found !== null)
  return match ? [{ by, version: match[1] ?? null }] : []
}
