import type { Block, Business, WebsiteDocument } from './document'
import type { Colours } from './palette'
import type { Template } from './templates/parts'

/** What somebody says of the business before a website of a template is made for it. Empty is not said. */
export type Answers = {
  name: string
  line: string
  phone: string
  email: string
  address: string
  /** One a line: `Monday to Friday: 9:00–17:00`. */
  hours: string
  /** One a line: `Roof repairs: Leaks found and closed in a day`. */
  services: string
  /** In place of the template's own. */
  palette: Colours | null
}

const MOST_HOURS = 7
const MOST_SERVICES = 12

/** `one: two` a line; the first colon with a blank behind it parts them, so that times stay whole. */
const pairsIn = (text: string, most: number): [first: string, rest: string][] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .slice(0, most)
    .map((line) => {
      const at = line.search(/:\s/)
      return at < 0 ? [line, ''] : [line.slice(0, at).trim(), line.slice(at + 1).trim()]
    })

/** A template's website as it begins for a business: its own copy, with what was said in the places for it. */
export function begun(template: Template, answers: Answers): { business: Business; document: WebsiteDocument } {
  const { name, line, phone, email, address, palette } = answers
  const hours = pairsIn(answers.hours, MOST_HOURS)
  const services = pairsIn(answers.services, MOST_SERVICES)
  const { document } = template
  const first = document.pages
    .flatMap((page) => page.blocks.map((block) => ({ page: page.id, block })))
    .find(({ block }) => block.type === 'services')
  const change = (page: string, block: Block): Block => {
    if (block.type === 'place' && hours.length > 0) return withHours(block, hours)
    if (services.length > 0 && page === first?.page && block.id === first.block.id) return withServices(block, services)
    return block.type === 'foot' && line ? { ...block, props: { ...block.props, text: line } } : block
  }
  return {
    business: { ...template.business, name: name.trim(), line, phone, email, address },
    document: {
      ...document,
      theme: { ...document.theme, palette: palette ?? document.theme.palette },
      pages: document.pages.map((page) => ({ ...page, blocks: page.blocks.map((block) => change(page.id, block)) })),
    },
  }
}

const withHours = (block: Block, hours: [string, string][]): Block => ({
  ...block,
  props: {
    ...block.props,
    items: hours.map(([title, note]) => ({ title: title.slice(0, 40), note: note.slice(0, 40) })),
  },
})

/** Each keeps the picture that stands in its place. */
function withServices(block: Block, services: [string, string][]): Block {
  const before = Array.isArray(block.props.items) ? (block.props.items as Record<string, unknown>[]) : []
  const items = services.map(([title, text], at) => {
    const { picture } = before[at % Math.max(1, before.length)] ?? {}
    return { title: title.slice(0, 60), text: text.slice(0, 300), ...(picture !== undefined && { picture }) }
  })
  return { ...block, props: { ...block.props, items } }
}
