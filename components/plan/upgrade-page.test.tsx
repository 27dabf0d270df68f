import { readFileSync } from 'node:fs'
import { TRANSLATED } from '@/lib/domain/language'
import { upgradePage } from './upgrade-page'

const root = document.documentElement

/** The page as a browser reads it, in the language that boot.js writes into the document. */
function open(lang: string) {
  const made = new DOMParser().parseFromString(upgradePage(), 'text/html')
  document.head.innerHTML = `<style>${readFileSync('public/upgrade.css', 'utf8')}</style>`
  document.body.innerHTML = made.body.innerHTML
  root.lang = lang
  return made
}
afterEach(() => {
  document.head.innerHTML = ''
  root.lang = 'en'
})

/** Not by role: what a style sheet shows although its attribute hides it is beyond the library. */
function shown() {
  const [main, ...more] = Array.from(document.querySelectorAll('main')).filter(
    (one) => getComputedStyle(one).display !== 'none',
  )
  if (!main || more.length > 0) throw new Error(`${more.length} languages too many`)
  return main
}

const textsOf = (element: Element, selector: string) =>
  Array.from(element.querySelectorAll(selector), ({ textContent }) => textContent)

test.each([
  ['en', 'Plans', ['Agency area', 'Reseller accounts']],
  ['de-AT', 'Tarife', ['Agenturbereich', 'Reseller-Konten']],
  ['es', 'Planes', ['Área de agencia', 'Cuentas de revendedor']],
  ['ar', 'الخطط', ['قسم الوكالة', 'حسابات إعادة البيع']],
  ['fr', 'Plans', ['Agency area', 'Reseller accounts']],
])('with the document in %s the plans are told in one language, under their own names', (lang, title, items) => {
  open(lang)
  expect(textsOf(shown(), 'h1')).toEqual([title])
  expect(textsOf(shown(), 'h2')).toEqual([
    'Premium',
    'Unlimited',
    'Agency Toolkit',
    'White Label',
    'Reseller License',
    'Bundle Deal',
  ])
  expect(textsOf(shown(), '.plans > li:nth-child(5) li')).toEqual(items)
})

test.each(TRANSLATED)('the style sheet knows %s', (language) => {
  open(language)
  expect(shown()).toHaveAttribute('lang', language)
})

test('the title of the page is there in every language for boot.js', () => {
  const { documentElement, head } = open('en')
  expect(documentElement.lang).toBe('en')
  const { textContent, dataset } = head.querySelector('title') ?? document.body
  const titles = TRANSLATED.map((language) => (language === 'en' ? textContent : dataset[language]))
  expect(titles).toEqual(['Plans', 'Tarife', 'Planes', 'الخطط'])
})

test('the name of the product stands wherever boot.js puts that of the reseller, in every language', () => {
  open('en')
  for (const name of document.querySelectorAll('[data-brand="name"]')) name.textContent = 'Acme'
  expect(document.body.textContent).not.toContain('Soteria')
  for (const main of document.querySelectorAll('main')) expect(main.querySelector('[data-brand="name"]')).not.toBeNull()
})

test('the page names its files beside it, so that it can be moved with them', () => {
  const addresses = [...upgradePage().matchAll(/(?:src|href)="([^"]*)"/g)].map(([, address]) => address)
  expect(new Set(addresses)).toEqual(new Set(['config.json', 'boot.js', 'plans.js', 'upgrade.css', './', 'icon.svg']))
})
