type Rule = { isAllowed: boolean; path: string }

/** Those of the groups that name us, else of the one for everybody. */
function rulesFor(text: string, agent: string): Rule[] {
  const groups: { agents: string[]; rules: Rule[] }[] = []
  let isNaming = false
  for (const line of text.split(/\r\n?|\n/).slice(0, 2_000)) {
    const [, name = '', value = ''] = /^\s*([a-z-]+)\s*:\s*([^#]*)/i.exec(line) ?? []
    const key = name.toLowerCase()
    if (key === 'user-agent') {
      if (!isNaming) groups.push({ agents: [], rules: [] })
      groups.at(-1)?.agents.push(value.trim().toLowerCase())
      isNaming = true
    } else if (key === 'allow' || key === 'disallow') {
      isNaming = false
      const path = value.trim()
      if (path !== '') groups.at(-1)?.rules.push({ isAllowed: key === 'allow', path })
    }
  }
  const named = groups.filter(({ agents }) => agents.some((one) => one !== '*' && agent.startsWith(one)))
  const those = named.length > 0 ? named : groups.filter(({ agents }) => agents.includes('*'))
  return those.flatMap(({ rules }) => rules)
}

/** Without a pattern's own steps back: a rule of stars would take for ever. */
function fits(pattern: string, path: string): boolean {
  const isWhole = pattern.endsWith('$')
  const parts = (isWhole ? pattern.slice(0, -1) : pattern).split('*')
  let at = 0
  for (const [place, part] of parts.entries()) {
    const found = place === 0 ? (path.startsWith(part) ? 0 : -1) : path.indexOf(part, at)
    if (found < 0) return false
    at = found + part.length
  }
  return !isWhole || at === path.length || (parts.length > 1 && path.endsWith(parts.at(-1) ?? ''))
}

/** Whether a robots.txt lets us read a path: of all rules that fit the longest says so. `agent` in lower case. */
export function mayRead(robots: string, agent: string, path: string): boolean {
  const [first] = rulesFor(robots, agent)
    .filter((rule) => fits(rule.path, path))
    .toSorted((a, b) => b.path.length - a.path.length || Number(b.isAllowed) - Number(a.isAllowed))
  return first?.isAllowed ?? true
}
