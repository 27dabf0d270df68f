/** What programs write when they fail: their grammar, not the word "error", which every page may use. */
const GRAMMARS = [
  /<b>(?:Fatal error|Parse error|Warning|Notice|Deprecated)<\/b>:\s[^\n]{1,300}? in <b>[^<]{1,200}<\/b> on line <b>\d+<\/b>/,
  /Traceback \(most recent call last\):\s+File (?:"|&quot;)[^\n]{1,200}, line \d+, in /,
  /(?:\bat [\w.$<>]{3,120}\([\w$]{1,60}\.java:\d+\)\s+){2}/,
  /\bORA-\d{5}: [^\n<]{3,200}/,
  /You have an error in your SQL syntax; check the manual/,
  /\bSQLSTATE\[[0-9A-Z]{5}\]/,
  /Server Error in &#39;[^\n<]{1,80}&#39; Application|Server Error in '[^\n<]{1,80}' Application/,
]

/** Articles about programming show errors too, in these. */
const QUOTED = ['code', 'textarea', 'script', 'style']
const OPENING = new RegExp(`<(?:(${QUOTED.join('|')})\\b|!--)`, 'gi')

/** The first internal error message visible in a page, or null. */
export function findErrorText(html: string): string | null {
  const visible = withoutQuotes(html)
  for (const grammar of GRAMMARS) {
    const match = grammar.exec(visible)
    if (match) return match[0]
  }
  return null
}

/** Each kind of end is looked for in vain once at most, so that no page can make this slow. */
function withoutQuotes(html: string): string {
  const lower = html.toLowerCase()
  const unclosed = new Set<string>()
  let visible = ''
  let from = 0
  for (const opening of lower.matchAll(OPENING)) {
    const end = opening[1] ? `</${opening[1]}>` : '-->'
    if (opening.index < from || unclosed.has(end)) continue
    const to = lower.indexOf(end, opening.index)
    if (to < 0) unclosed.add(end)
    else {
      visible += `${html.slice(from, opening.index)} `
      from = to + end.length
    }
  }
  return visible + html.slice(from)
}
