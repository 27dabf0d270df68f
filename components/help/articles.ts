import { useMemo } from 'react'
import { useFindingTexts } from '@/lib/react/use-finding-texts'
import type { Snippet } from '@/lib/contract/scan-result'
import { checkWay } from '@/lib/domain/check-ways'
import { ruleOf } from '@/lib/domain/rules'
import { fillSnippets } from '@/lib/domain/rules/fill-snippets'
import type { Rule } from '@/lib/domain/rules/rule'
import { rules as english } from '@/lib/messages/en/rules'

/** What there is to say about one rule: from the catalogue of rules and its words. */
export type Article = {
  id: string
  deed: string
  title: string
  means: string
  impact: string
  fix: string
  rule: Rule
  /** Lines to copy, for an invented site. */
  lines: readonly Lines[]
  /** How to see from a terminal whether it is fixed. */
  check: string
}

export type Lines = { platform: Snippet['platform'] | 'vercel' | 'netlify'; code: string }

/** A file that expires in a year is dated from here. */
const LOADED_AT = new Date()
const EXAMPLE = { at: 'https://example.com/', evidence: [] }

/** An article for each rule, in the order of the catalogue. */
export function useArticles(): readonly Article[] {
  const texts = useFindingTexts()
  return useMemo(() => {
    return Object.entries(texts?.rules ?? english).flatMap(([id, words]) => {
      const rule = ruleOf(id)
      if (!rule) return []
      const lines = fillSnippets(rule.snippets ?? [], EXAMPLE, LOADED_AT)
      return [{ id, ...words, rule, lines: [...lines, ...hosted(lines)], check: checkWay(id) }]
    })
  }, [texts])
}

/** The same response header for hosts that read it from a file of the site. */
function hosted(lines: readonly Snippet[]): Lines[] {
  const caddy = lines.find(({ platform, code }) => platform === 'caddy' && /^header >?[\w-]+ "/m.test(code))
  const [, name, value] = /^header >?([\w-]+) "([^"]*)"/m.exec(caddy?.code ?? '') ?? []
  if (!name || !value) return []
  const json = JSON.stringify({ headers: [{ source: '/(.*)', headers: [{ key: name, value }] }] }, null, 2)
  return [
    { platform: 'vercel', code: `// vercel.json\n${json}` },
    { platform: 'netlify', code: `# _headers, in the folder that is published\n/*\n  ${name}: ${value}` },
  ]
}

export function isAbout({ id, deed, title, means, impact, fix, lines }: Article, words: readonly string[]): boolean {
  const text = [id, deed, title, means, impact, fix, ...lines.map(({ platform }) => platform)].join(' ').toLowerCase()
  return words.every((word) => text.includes(word))
}
