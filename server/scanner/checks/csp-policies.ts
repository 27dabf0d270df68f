/** Directives of one policy; the first of a name counts, as in browsers. */
export type Policy = { text: string; directives: ReadonlyMap<string, string[]> }

/** Every policy of these headers or meta tags. All of them are enforced: what one forbids stays forbidden. */
export function readPolicies(values: string[]): Policy[] {
  return values
    .flatMap((value) => value.split(','))
    .map((text) => text.trim())
    .filter(Boolean)
    .map((text) => ({ text, directives: readDirectives(text) }))
}

function readDirectives(text: string): Map<string, string[]> {
  const directives = new Map<string, string[]>()
  for (const part of text.split(';')) {
    const [name = '', ...values] = part.trim().split(/\s+/)
    if (name && !directives.has(name.toLowerCase())) directives.set(name.toLowerCase(), values)
  }
  return directives
}
