/** The text without its comments, one that never ends included. Each sign is looked at once, whoever wrote the text. */
export function without(opens: string, closes: string, text: string): string {
  const [before = '', ...parts] = text.split(opens)
  return (
    before +
    parts.map((part) => (part.includes(closes) ? part.slice(part.indexOf(closes) + closes.length) : '')).join('')
  )
}
