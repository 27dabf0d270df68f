import type { Block } from '../document'
import { button, entriesOf, entryLine, head, line, phoneAddress, picture, prose, section, type Site } from '../props'
import { h, type Node } from '../tree'

/** The first section of a page, with its only headline of the first kind. */
export function opening(block: Block, site: Site): Node {
  const phone = phoneAddress(site.business.phone)
  const second = button(block, site, ['second', 'second_link'], 'plain')
  const call = phone !== null && h('a', { class: 'plain', href: phone }, site.business.phone)
  return section(
    block,
    h(
      'div',
      { class: 'words' },
      line('p', block, 'kicker', { class: 'kicker' }),
      line('h1', block, 'title'),
      prose(block.props.text, 'text', site, 'lede'),
      h('div', { class: 'actions' }, button(block, site, ['button', 'link']), second ?? call),
    ),
    picture(block.props.picture, site, { isFirst: true, shape: 'large' }),
  )
}

export const about = (block: Block, site: Site): Node =>
  section(
    block,
    h(
      'div',
      { class: 'words' },
      line('p', block, 'kicker', { class: 'kicker' }),
      line('h2', block, 'title'),
      prose(block.props.text, 'text', site, 'prose'),
      facts(block),
      button(block, site, ['button', 'link'], 'plain'),
    ),
    picture(block.props.picture, site, { shape: 'large' }),
  )

/** Figures with what they count. */
function facts(block: Block): Node {
  const entries = entriesOf(block)
  if (entries.length === 0) return null
  const each = entries.map((entry) =>
    h('div', {}, entryLine('dt', entry, 'text') ?? h('dt', {}, ''), entryLine('dd', entry, 'title') ?? h('dd', {}, '')),
  )
  return h('dl', { class: 'facts' }, ...each)
}

export const gallery = (block: Block, site: Site): Node =>
  section(
    block,
    head(block, site),
    h(
      'ul',
      { class: 'pictures' },
      ...entriesOf(block).map((entry) =>
        h(
          'li',
          {},
          h(
            'figure',
            {},
            picture(entry.props.picture, site),
            h('figcaption', {}, entryLine('strong', entry, 'title'), entryLine('span', entry, 'text')),
          ),
        ),
      ),
    ),
  )

export const call = (block: Block, site: Site): Node =>
  section(block, h('div', { class: 'call-box' }, head(block, site), button(block, site, ['button', 'link'])))
