import { publishingFaults } from '@/lib/website/checks'
import { WebsiteDocument } from '@/lib/website/document'
import { BLOCKS, BLOCK_TYPES } from '@/lib/website/fields'
import { templateOf } from '@/lib/website/templates/templates'
import { everySection, HOSTILE, websiteOf } from '@/lib/website/testing'
import { beginHistory, type Change, redone, stepped, undone, type Work } from './history'
import { linkFault, linkKind, linkOf, shownLink } from './links'
import { freeName, pathOf } from './names'
import { addPage, movePage, pathFault, removePage, showInMenu } from './pages'
import { placeOf, readinessOf, unsavable } from './readiness'
import {
  addBlock,
  blockOf,
  duplicateBlock,
  hideBlock,
  moveBlock,
  pageOf,
  placeForNew,
  removeBlock,
  sameEverywhere,
} from './sections'
import { addEntry, fieldAt, moveEntry, put, removeEntry, textAt, textFor, valueAt } from './values'

const trades = templateOf('trades')
if (!trades) throw new Error('There is no such template')
const { document, business } = trades
const work: Work = { document, business }
const home = () => pageOf(document, 'home')
const types = (changed: WebsiteDocument, page = 'home') => pageOf(changed, page)?.blocks.map(({ type }) => type)
const at = { page: 'home', block: null, field: null }

const renamed = (now: Work, name: string): Work => ({ ...now, business: { ...now.business, name } })
const change = (after: Work, time: number, key?: string): Change => ({
  name: { deed: 'business' },
  at,
  after,
  time,
  key,
})

test('a hundred named steps are taken back and made again; letters typed one after the other are one', () => {
  let history = beginHistory(work)
  for (const [typed, time] of [
    ['a', 0],
    ['ab', 500],
    ['abc', 1_500],
    ['abcd', 9_000],
  ] as const)
    history = stepped(history, change(renamed(history.now, typed), time, 'name'))
  expect(history.past).toHaveLength(2)
  expect(undone(history).now.business.name).toBe('abc')
  expect(undone(undone(history)).now).toBe(work)
  expect(redone(undone(history)).now.business.name).toBe('abcd')
  expect(stepped(history, change(history.now, 9_100))).toBe(history)
  // Typing after a redo is a step of its own, and what was taken back is gone.
  const again = stepped(redone(undone(history)), change(renamed(work, 'x'), 9_200, 'name'))
  expect(again.past).toHaveLength(3)
  expect(stepped(undone(history), change(renamed(work, 'y'), 9_300)).next).toEqual([])
  for (let count = 0; count < 150; count++) history = stepped(history, change(renamed(work, `${count}`), count * 9_999))
  expect(history.past).toHaveLength(100)
  let back = history
  for (let count = 0; count < 200; count++) back = undone(back)
  expect(back.now.business.name).toBe('49')
  expect(undone(back)).toBe(back)
  expect(redone(history)).toBe(history)
})

test('sections are added, copied, moved, hidden and deleted, and what was there is left alone', () => {
  const before = JSON.stringify(document)
  const blocks = home()?.blocks ?? []
  const added = addBlock(document, 'home', { type: 'prices', props: { title: 'Prices' } }, 2)
  expect(added?.id).toBe('prices')
  expect(types(added?.document ?? document)?.slice(1, 4)).toEqual(['trust', 'prices', 'services'])
  expect(blockOf(added?.document ?? document, 'home', 'prices')?.variant).toBe('list')
  // An id is an anchor and the name of a form: `top` is on other pages as well.
  const copied = duplicateBlock(document, 'home', 'top')
  expect(copied?.id).toBe('top-2')
  expect(types(copied?.document ?? document)?.slice(0, 2)).toEqual(['opening', 'opening'])
  expect(types(moveBlock(document, 'home', 'services', 0))?.slice(0, 2)).toEqual(['services', 'opening'])
  expect(moveBlock(document, 'home', 'top', -1)).toBe(document)
  expect(moveBlock(document, 'home', 'foot', blocks.length)).toBe(document)
  expect(blockOf(hideBlock(document, 'home', 'top', true), 'home', 'top')?.hidden).toBe(true)
  expect(types(removeBlock(document, 'home', 'top'))).not.toContain('opening')
  expect(placeForNew(blocks, 'call', 'foot')).toBe(blocks.length - 1)
  expect(placeForNew(blocks, 'call', 'top')).toBe(1)
  expect(placeForNew(blocks, 'call', null)).toBe(blocks.length - 1)
  let full = document
  for (let count = blocks.length; count < 40; count++)
    full = addBlock(full, 'home', { type: 'call', props: { title: 'x' } }, 0)?.document ?? full
  expect(addBlock(full, 'home', { type: 'call', props: {} }, 0)).toBeNull()
  expect(duplicateBlock(full, 'home', 'top')).toBeNull()
  expect(WebsiteDocument.safeParse(full).success).toBe(true)
  expect(JSON.stringify(document)).toBe(before)
})

test('a foot that was changed is carried to all pages', () => {
  const foot = home()?.blocks.find(({ type }) => type === 'foot')
  if (!foot) throw new Error('The template has a foot')
  const changed = sameEverywhere(document, put(foot, 'text', 'New words'))
  const feet = changed.pages.map(({ blocks }) => blocks.find(({ type }) => type === 'foot'))
  expect(feet.map((each) => each?.props.text)).toEqual(changed.pages.map(() => 'New words'))
})

test('a field is filled in wherever it stands, and no name of the language is one', () => {
  const services = blockOf(document, 'home', 'services')
  if (!services) throw new Error('The template has services')
  expect(textAt(put(services, 'items.1.title', 'Slate'), 'items.1.title')).toBe('Slate')
  expect(put(services, 'title', 'What we do')).toBe(services)
  for (const path of ['__proto__', 'constructor', 'items.9.title', 'items.0.__proto__', 'nothing', ''])
    expect(put(services, path, 'x')).toBe(services)
  expect(valueAt(services, 'constructor')).toBeUndefined()
  expect(({} as Record<string, unknown>).x).toBeUndefined()
  const one = addEntry(services, 'items', { title: 'Chimneys' })
  expect(textAt(moveEntry(one, 'items', 3, 0), 'items.0.title')).toBe('Chimneys')
  expect(moveEntry(one, 'items', 0, -1)).toBe(one)
  expect(textAt(removeEntry(one, 'items', 0), 'items.0.title')).toBe('New roofs')
  expect(textFor(fieldAt('opening', 'title'), 'Two\r\nlines\u0000')).toBe('Two lines')
  expect(textFor(fieldAt('opening', 'text'), 'Two\r\nlines')).toBe('Two\nlines')
})

test('200 hostile texts in every field stay one text each, and the document can be saved or says why not', () => {
  for (const [turn, text] of HOSTILE.entries())
    for (const block of everySection('x', turn)) {
      const { fields } = BLOCKS[block.type as keyof typeof BLOCKS]
      for (const [key, field] of Object.entries(fields)) {
        if (field.kind !== 'line' && field.kind !== 'lines') continue
        const written = textFor(field, text)
        expect(textAt(put(block, key, written), key)).toBe(written)
        if (field.kind === 'line') expect(written).not.toMatch(/[\r\n]/)
      }
    }
  expect(BLOCK_TYPES.length).toBe(13)
})

test('pages are added with a path of their own, put in order and taken away; the home page stays the first', () => {
  const added = addPage(document, { title: 'Über uns', headline: 'Über uns' })
  expect(added?.id).toBe('uber-uns')
  const more = addPage(added?.document ?? document, { title: 'Über uns', headline: 'Über uns' })
  expect(more?.id).toBe('uber-uns-2')
  expect(WebsiteDocument.safeParse(more?.document).success).toBe(true)
  expect(more?.document.nav.at(-1)).toBe('uber-uns-2')
  expect(removePage(document, 'home')).toBe(document)
  const without = removePage(document, 'work')
  expect(without.nav).toEqual(['services', 'contact'])
  expect(readinessOf(without, business).checks.find(({ check }) => check === 'links')?.faults.length).toBeGreaterThan(0)
  expect(movePage(document, 'contact', 1).nav).toEqual(['contact', 'services', 'work'])
  expect(movePage(document, 'contact', 0)).toBe(document)
  expect(movePage(document, 'home', 2)).toBe(document)
  const hidden = showInMenu(document, 'services', false)
  expect(hidden.nav).toEqual(['work', 'contact'])
  expect(showInMenu(hidden, 'services', true).nav).toEqual(['services', 'work', 'contact'])
  const slugs = ['', 'Work', 'work', '404', 'a'.repeat(41), 'new-page']
  expect(slugs.map((slug) => pathFault(document, 'services', slug))).toEqual([
    'form',
    'form',
    'taken',
    'kept',
    'form',
    null,
  ])
  let full = document
  for (let count = 0; count < 30; count++) full = addPage(full, { title: '页', headline: 'x' })?.document ?? full
  expect(full.pages).toHaveLength(20)
  expect(full.nav).toHaveLength(8)
  expect(WebsiteDocument.safeParse(full).success).toBe(true)
})

test('names are free and fit', () => {
  expect(freeName('top', new Set())).toBe('top')
  expect(freeName('top', new Set(['top', 'top-2']))).toBe('top-3')
  expect(freeName('top-2', new Set(['top-2']))).toBe('top-3')
  expect(freeName('a'.repeat(60), new Set())).toHaveLength(40)
  expect(['Straße 1', '  --  ', '日本', 'A'.repeat(99)].map((title) => pathOf(title).length)).toEqual([9, 0, 0, 40])
})

test('a link is taken apart and put together, and one that is none is named', () => {
  expect(['', 'page:home', '#top', 'https://a.example', 'mailto:a@b.example', 'tel:+44'].map(linkKind)).toEqual([
    'none',
    'inside',
    'inside',
    'web',
    'email',
    'phone',
  ])
  expect(linkOf('web', 'bakery.example')).toBe('https://bakery.example')
  expect(linkOf('web', 'javascript:alert(1)')).toBe('https://javascript:alert(1)')
  expect(linkOf('web', 'https')).toBe('https')
  expect(linkOf('email', ' a@b.example ')).toBe('mailto:a@b.example')
  expect(linkOf('phone', '')).toBe('')
  expect(shownLink('phone', 'tel:+44 1')).toBe('+44 1')
  expect(shownLink('email', 'https://a.example')).toBe('')
  const wrong = ['https://', 'https', 'mailto:a', 'tel:1', 'https://a b.example']
  expect(wrong.map(linkFault)).toEqual([true, true, true, true, true])
  expect(['', '#top', 'page:x', 'https://a.example/x?y=1', 'tel:+44 113 496'].map(linkFault)).toEqual(
    Array(5).fill(false),
  )
})

test('each check says whether it is passed, and leads to what is to be mended', () => {
  expect(readinessOf(document, business)).toMatchObject({ isReady: true, tooLong: [] })
  const picture = { src: 'picture:00000000-0000-4000-8000-000000000000', alt: '' }
  const broken = websiteOf([
    { id: 'top', type: 'opening', props: { title: '', text: 'x'.repeat(301) } },
    { id: 'more', type: 'gallery', props: { title: 'x', items: [{ picture: { src: '', alt: '' } }, { picture }] } },
    { id: 'form', type: 'contact', props: { title: 'x', button: 'y' } },
    { id: 'call', type: 'call', props: { title: 'x', button: 'y', link: '#gone' } },
  ])
  const said = readinessOf(broken, { ...business, email: '', phone: '0113' })
  expect(said.isReady).toBe(false)
  const places = [...said.tooLong, ...said.checks.flatMap(({ faults }) => faults)].map(
    (fault) => [fault.code, placeOf(fault, broken).block, placeOf(fault, broken).field] as const,
  )
  expect(places).toEqual([
    ['too_long', 'top', 'text'],
    ['field_missing', 'top', 'title'],
    ['picture_not_described', 'more', 'items.1.picture'],
    ['link_to_nowhere', 'call', 'link'],
    ['form_without_receiver', null, 'business.email'],
    ['phone_without_country', null, 'business.phone'],
  ])
  expect(unsavable(broken)).toHaveLength(1)
  // What the list of checks is about is all that publishing asks for.
  const codes = publishingFaults(broken, { ...business, email: '', phone: '0113' }).map(({ code }) => code)
  expect(codes.filter((code) => !places.some(([known]) => known === code))).toEqual([])
})
