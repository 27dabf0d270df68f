import { Parser } from 'htmlparser2'

export type Element = { tag: string; attributes: Record<string, string>; within: Element | null }

/** The elements of a document in their order, each with the one around it. */
export function readXml(text: string): Element[] {
  const elements: Element[] = []
  const open: Element[] = []
  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        const element = { tag, attributes, within: open.at(-1) ?? null }
        elements.push(element)
        open.push(element)
      },
      onclosetag: () => void open.pop(),
    },
    { xmlMode: true },
  )
  parser.end(text)
  return elements
}
