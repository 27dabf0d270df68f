import type { Block } from '../document'
import { addressOf, entriesOf, entryLine, head, line, phrase, picture, prose, section, type Site, str } from '../props'
import { h, type Node } from '../tree'

type Entry = ReturnType<typeof entriesOf>[number]

const entryProse = (entry: Entry, site: Site) => prose(entry.props.text, `${entry.at}.text`, site, 'said')

function serviceTitle(entry: Entry, site: Site): Node {
  const address = addressOf(entry.props.link, site)
  const title = str(entry.props.title)
  if (address === null || title.trim() === '') return entryLine('h3', entry, 'title')
  return h('h3', {}, h('a', { href: address, edit: `${entry.at}.title` }, title))
}

export const services = (block: Block, site: Site): Node =>
  section(
    block,
    head(block, site),
    h(
      'ul',
      { class: 'cards' },
      ...entriesOf(block).map((entry) =>
        h(
          'li',
          {},
          picture(entry.props.picture, site),
          h(
            'div',
            { class: 'card-words' },
            serviceTitle(entry, site),
            entryProse(entry, site),
            entryLine('p', entry, 'note', { class: 'note' }),
          ),
        ),
      ),
    ),
  )

export const quotes = (block: Block, site: Site): Node =>
  section(
    block,
    line('h2', block, 'title'),
    h(
      'ul',
      { class: 'quotes-list' },
      ...entriesOf(block).map((entry) =>
        h(
          'li',
          {},
          h(
            'figure',
            {},
            h('blockquote', {}, h('p', { edit: `${entry.at}.text` }, ...phrase(entry.props.text, site))),
            h('figcaption', {}, entryLine('strong', entry, 'title'), entryLine('span', entry, 'note')),
          ),
        ),
      ),
    ),
  )

const priceButton = (entry: Entry, site: Site): Node => {
  const address = addressOf(entry.props.link, site)
  return address === null ? null : entryLine('a', entry, 'button', { class: 'button', href: address })
}

export const prices = (block: Block, site: Site): Node =>
  section(
    block,
    head(block, site),
    h(
      'ul',
      { class: 'price-list' },
      ...entriesOf(block).map((entry) =>
        h(
          'li',
          {},
          h(
            'div',
            { class: 'price-line' },
            entryLine('h3', entry, 'title'),
            entryLine('p', entry, 'note', { class: 'price' }),
          ),
          entryProse(entry, site),
          priceButton(entry, site),
        ),
      ),
    ),
    line('p', block, 'small', { class: 'small' }),
  )

/** Closed and opened by the browser: there is no script on a published page. */
export const questions = (block: Block, site: Site): Node =>
  section(
    block,
    head(block, site),
    h(
      'div',
      { class: 'answers' },
      ...entriesOf(block).map((entry, at) =>
        h(
          'details',
          { open: at === 0 },
          entryLine('summary', entry, 'title') ?? h('summary', {}, '…'),
          entryProse(entry, site),
        ),
      ),
    ),
  )

export const team = (block: Block, site: Site): Node =>
  section(
    block,
    head(block, site),
    h(
      'ul',
      { class: 'people' },
      ...entriesOf(block).map((entry) =>
        h(
          'li',
          {},
          picture(entry.props.picture, site, { shape: 'person' }),
          h(
            'div',
            {},
            entryLine('h3', entry, 'title'),
            entryLine('p', entry, 'note', { class: 'note' }),
            entryProse(entry, site),
          ),
        ),
      ),
    ),
  )
