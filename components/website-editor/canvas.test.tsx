import { siteWords } from '@/lib/website/words'
import { BLOCKS } from '@/lib/website/fields'
import { pageBody } from '@/lib/website/render'
import { everySection, HOSTILE, publishing, websiteOf } from '@/lib/website/testing'
import { h, toHtml } from '@/lib/website/tree'
import { put, textFor, fieldAt } from '@/lib/website-editing/values'
import { CanvasPage, type Drawing } from './canvas-page'

/** The same one each time: other pictures are another page. */
const PICTURES = new Map<string, never>()

const drawingOf = (document: ReturnType<typeof websiteOf>): Drawing => {
  const [page] = document.pages
  if (!page) throw new Error('A website has a page')
  const site = { ...publishing(document), words: siteWords('en'), facts: null }
  return { site, pictures: PICTURES, page, chosen: null, scale: 1, emptyWords: () => 'Empty' }
}
const frame = () => globalThis.document.implementation.createHTMLDocument('')
const wordsOf = (root: Element) =>
  Object.fromEntries(
    [...root.querySelectorAll('section[id], footer[id]')].map(({ id, textContent }) => [id, textContent]),
  )

// All two hundred go through the tree, its elements and its HTML in lib/website/website.test.ts.
const SOME = HOSTILE.filter((_, at) => at % 25 === 0)

test('the canvas says what the published page says, whatever was written into it, and nothing in it can run', () => {
  const wrong: string[] = []
  for (const [turn, text] of SOME.entries()) {
    const drawing = drawingOf(websiteOf(everySection(text, turn)))
    const inside = frame()
    new CanvasPage(inside, () => false).draw(drawing)
    const html = toHtml(h('body', {}, ...pageBody(drawing.page, drawing.site)))
    const published = new DOMParser().parseFromString(`<!doctype html><html>${html}</html>`, 'text/html')
    expect(wordsOf(inside.body)).toEqual(wordsOf(published.body))
    for (const { tagName, attributes } of inside.querySelectorAll('*')) {
      if (/^(script|style|iframe|object|base|embed)$/i.test(tagName)) wrong.push(`${tagName}: ${text}`)
      for (const { name, value } of attributes)
        if (
          /^on|^style$|^srcdoc$/.test(name) ||
          (/^(href|src|action)$/.test(name) && /^[\s\u0000-\u0020]*(javascript|data|vbscript):/i.test(value))
        )
          wrong.push(`${name}: ${text}`)
    }
  }
  expect(wrong).toEqual([])
})

test('a text that changes is drawn in its place, and the page is what it would be if all of it were drawn', () => {
  const sections = everySection('Words', 0)
  const inside = frame()
  const page = new CanvasPage(inside, () => false)
  page.draw(drawingOf(websiteOf(sections)))
  const first = inside.querySelector('#services')
  let now = sections
  for (const [turn, text] of SOME.entries()) {
    const section = now[turn % now.length]
    const [key = ''] = Object.keys(section ? BLOCKS[section.type as keyof typeof BLOCKS].fields : {})
    if (!section) continue
    now = now.with(turn % now.length, put(section, key, textFor(fieldAt(section.type, key), text)))
    const drawing = drawingOf(websiteOf(now))
    page.draw(drawing)
    const anew = frame()
    new CanvasPage(anew, () => false).draw(drawing)
    expect(inside.body.innerHTML).toBe(anew.body.innerHTML)
  }
  // What did not change was left alone.
  const others = new CanvasPage(frame(), () => false)
  others.draw(drawingOf(websiteOf(sections)))
  const kept = others.element('team')
  others.draw(drawingOf(websiteOf(sections.map((each) => (each.id === 'about' ? put(each, 'title', 'New') : each)))))
  expect(others.element('team')).toBe(kept)
  expect(others.element('about')?.textContent).toContain('New')
  expect(first).not.toBeNull()
})

test('a section of a newer version, and one with nothing in it, say so; a hidden one is not there', () => {
  const inside = frame()
  new CanvasPage(inside, () => false).draw(
    drawingOf(
      websiteOf([
        { id: 'later', type: 'hologram', props: {} },
        { id: 'bare', type: 'trust', props: {} },
        { id: 'gone', type: 'call', hidden: true, props: { title: 'Hidden' } },
      ]),
    ),
  )
  expect([...inside.querySelectorAll<HTMLElement>('[data-block]')].map(({ dataset }) => dataset.block)).toEqual([
    'later',
    'bare',
  ])
  expect(inside.querySelectorAll('[data-empty]')).toHaveLength(2)
})
