import { h, type Node } from './tree'

/** `**bold**`, or `[words](address)`. No sign in it stands for a repetition inside a repetition: it takes linear time. */
const MARK = /\*\*([^*\n]{1,300})\*\*|\[([^\]\n]{1,120})\]\(([^()\s]{1,500})\)/g

type ToAddress = (link: string) => string | null

/** The words of a line: text, bold text and links. */
export function inline(text: string, toAddress: ToAddress): Node[] {
  const nodes: Node[] = []
  let read = 0
  for (const match of text.matchAll(MARK)) {
    const [whole, bold, words, link] = match
    nodes.push(text.slice(read, match.index))
    read = match.index + whole.length
    const address = link === undefined ? null : toAddress(link)
    if (bold !== undefined) nodes.push(h('strong', {}, bold))
    else nodes.push(address === null ? (words ?? '') : h('a', { href: address }, words ?? ''))
  }
  nodes.push(text.slice(read))
  return nodes.filter((node) => node !== '')
}

/** Where the links of a text lead, for the checks before publishing. */
export const linksIn = (text: string): string[] =>
  Array.from(text.matchAll(MARK), ([, , , link]) => link ?? '').filter((link) => link !== '')

/** Paragraphs are parted by an empty line; lines that begin with a dash are a list. */
export function paragraphs(text: string, toAddress: ToAddress): Node[] {
  return text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const lines = part.split('\n').map((line) => line.trim())
      if (lines.every((line) => line.startsWith('- ')))
        return h('ul', { class: 'points' }, ...lines.map((line) => h('li', {}, ...inline(line.slice(2), toAddress))))
      return h('p', {}, ...inline(lines.join(' '), toAddress))
    })
}
