import { mapOf } from '../art/map'
import type { Block } from '../document'
import { addressOf, button, entriesOf, entryLine, head, line, phoneAddress, section, type Site, str } from '../props'
import { h, type Node } from '../tree'

/** Address, hours and a drawn map: nothing is asked of another host. */
export const place = (block: Block, site: Site): Node =>
  section(
    block,
    h(
      'div',
      { class: 'words' },
      head(block, site),
      business(site),
      hours(block),
      button(block, site, ['button', 'link']),
    ),
    block.variant === 'plain' ? null : h('div', { class: 'picture large map' }, mapOf(site.business.address)),
  )

function hours(block: Block): Node {
  const entries = entriesOf(block)
  if (entries.length === 0) return null
  const rows = entries.map((entry) =>
    h('div', {}, entryLine('dt', entry, 'title') ?? h('dt', {}, ''), entryLine('dd', entry, 'note') ?? h('dd', {}, '')),
  )
  return h('dl', { class: 'hours' }, ...rows)
}

/** How the business is reached, where it said so. */
export function business({ business: { address, phone, email } }: Site): Node {
  const call = phoneAddress(phone)
  const lines: Node[] = [
    address === '' ? null : h('p', { itemprop: 'address' }, address),
    call === null ? null : h('p', {}, h('a', { href: call, itemprop: 'telephone' }, phone)),
    email === '' ? null : h('p', {}, h('a', { href: `mailto:${email}`, itemprop: 'email' }, email)),
  ]
  return lines.every((each) => each === null) ? null : h('address', {}, ...lines)
}

const field = (name: string, label: string, control: Node): Node =>
  h('div', { class: `field f-${name}` }, h('label', { for: name }, label), control)

const input = (name: string, attrs: Record<string, string | number | boolean>) =>
  h('input', { id: name, name, maxlength: 200, ...attrs })

const topics = ({ props }: Block): string[] =>
  (Array.isArray(props.topics) ? props.topics : [])
    .map((topic: unknown) => (typeof topic === 'object' && topic !== null && 'title' in topic ? str(topic.title) : ''))
    .filter((topic) => topic.trim() !== '')
    .slice(0, 8)

/** Sent to the website's own origin. The field that no person sees is filled in by machines alone. */
export function contact(block: Block, site: Site): Node {
  const { words } = site
  const choices = topics(block)
  return section(
    block,
    h('div', { class: 'words' }, head(block, site), business(site)),
    h(
      'form',
      { method: 'post', action: `${site.base}/_form/${block.id}` },
      field('name', words.name, input('name', { autocomplete: 'name', required: true, maxlength: 100 })),
      field(
        'email',
        words.email,
        input('email', { type: 'email', autocomplete: 'email', required: true, maxlength: 254 }),
      ),
      field('phone', words.phone, input('phone', { type: 'tel', autocomplete: 'tel', maxlength: 40 })),
      choices.length === 0 ? null : topicChoice(choices, words.topic),
      field(
        'message',
        words.message,
        h('textarea', { id: 'message', name: 'message', rows: 5, required: true, maxlength: 2000 }),
      ),
      h(
        'div',
        { class: 'trap', 'aria-hidden': 'true' },
        h('label', { for: 'website' }, words.trap),
        input('website', { tabindex: -1, autocomplete: 'off' }),
      ),
      line('p', block, 'small', { class: 'small' }),
      line('button', block, 'button', { class: 'button', type: 'submit' }) ??
        h('button', { class: 'button', type: 'submit' }, words.send),
    ),
  )
}

const topicChoice = (choices: string[], label: string): Node =>
  h(
    'div',
    { class: 'field f-topic', role: 'radiogroup', 'aria-label': label },
    h('span', { class: 'label' }, label),
    h(
      'div',
      { class: 'choices' },
      ...choices.map((choice, at) =>
        h(
          'label',
          { for: `topic-${at}` },
          h('input', { type: 'radio', id: `topic-${at}`, name: 'topic', value: choice }),
          h('span', {}, choice),
        ),
      ),
    ),
  )

/** What others can check: memberships, insurance, and the grade of our own scan where there is one. */
export function trust(block: Block, site: Site): Node {
  const { facts, words } = site
  const checked = facts && words.checked.replace('{on}', facts.on).replace('{grade}', facts.grade)
  const entries = entriesOf(block).map((entry) =>
    h('li', {}, entryLine('strong', entry, 'title'), entryLine('span', entry, 'text')),
  )
  const scan = facts && h('li', {}, h('strong', {}, checked ?? ''), h('a', { href: facts.url }, words.report))
  if (entries.length === 0 && !scan) return null
  return section(block, line('h2', block, 'title'), h('ul', { class: 'proofs' }, ...entries, scan))
}

export function foot(block: Block, site: Site): Node {
  const links = entriesOf(block).flatMap((entry) => {
    const address = addressOf(entry.props.link, site)
    const name = entryLine('a', entry, 'title', { href: address })
    return address === null || name === null ? [] : [h('li', {}, name)]
  })
  return h(
    'footer',
    { class: `foot v-${block.variant === 'line' ? 'line' : 'columns'}`, id: block.id },
    h(
      'div',
      { class: 'wrap' },
      h('div', { class: 'foot-words' }, h('strong', { class: 'name' }, site.business.name), line('p', block, 'text')),
      business(site),
      links.length === 0 ? null : h('nav', { 'aria-label': site.words.foot }, h('ul', {}, ...links)),
      line('p', block, 'small', { class: 'small' }),
    ),
  )
}
