/** The page of an error says it early. */
const MAX_ERROR_PAGE = 200_000

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

/**
 * What the page of an error shows where a program is run as on its developer's desk. Pages that are none quote such
 * lines.
 */
const TRACES = [
  // Node.js
  /(?:\bat (?:[^\n<()]{1,120} \()?(?:file:\/\/|node:|\/|[A-Za-z]:\\)[^\s()<>]{1,200}:\d+:\d+\)?(?:<br ?\/?>|&nbsp;|["',\s])+){2}/,
  // PHP
  /(?:Uncaught |Exception)[^\n]{0,400}[\s\S]{0,20}Stack trace:?\s{1,20}#0 [^\n<]{3,200}/,
  /(?:Fatal error|Parse error|Warning):\s[^\n]{1,300}? in \/[^\n:<]{1,200}(?: on line |:)\d+/,
  // Java
  /(?:\bat [\w.$/<>&;]{3,160}\((?:[\w$]{1,60}\.(?:java|kt|scala|groovy):\d+|Native Method|Unknown Source)\)(?:<br ?\/?>|&#13;|\s)+){2}/,
  // .NET
  /\bat [\w.<>`+&;|]{3,200}\([^()\n]{0,200}\) in [^\n<]{1,200}:line \d+/,
  // Django
  /seeing this error because you have\s{1,20}in\s{1,20}your\s{1,20}Django settings file/,
  // Rails
  /<title>Action Controller: Exception caught<\/title>/,
]

/** Articles about programming show errors too, in these. */
const QUOTED = ['code', 'textarea', 'script', 'style']
const OPENING = new RegExp(`<(?:(${QUOTED.join('|')})\\b|!--)`, 'gi')

/**
 * The first internal error message visible in a page, or null. The page of an error (status 400 and above) may also be
 * text or JSON.
 */
export function findErrorText(text: string, isErrorPage = false): string | null {
  const visible = isErrorPage
    ? withoutQuotes(text.slice(0, MAX_ERROR_PAGE)).replaceAll('\\n', '\n')
    : withoutQuotes(text)
  for (const grammar of isErrorPage ? [...GRAMMARS, ...TRACES] : GRAMMARS) {
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
