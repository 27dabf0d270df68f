import { DEFAULT_CONFIG, config } from '@/lib/config/config'
import { parseConfig, readConfig } from '@/lib/config/read'
import { mutateConfig } from '@/lib/testing/mutate-config'
import { isFull } from '@/lib/testing/sample'
import { loadConfig } from './load-config'
import { showConfig } from './start'
import { start } from './start'

const BASE = `${location.origin}/`
const PAGE =
  '<div class="logo"><span data-brand="letter">S</span><img data-brand="mark"><img data-brand="light"><img data-brand="dark"><span data-brand="name">Soteria</span></div><a href="/">Sign in</a>'
const root = document.documentElement

/** Opens a page of the product, with this answer to the question for the file. */
async function open(answer: Response | Promise<Response> | Error, head = '<title>Login</title>', ofPage?: object) {
  document.head.innerHTML = head
  document.body.innerHTML = PAGE
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => (answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)))
  start(BASE, ofPage && JSON.stringify(ofPage))
  await globalThis.sx?.ready
  await new Promise((done) => setTimeout(done))
}
const file = (content: object | string, status = 200) =>
  new Response(typeof content === 'string' ? content : JSON.stringify(content), { status })
const shownName = () => document.querySelector('[data-brand="name"]')?.textContent

afterEach(() => {
  localStorage.clear()
  globalThis.sx = undefined
})

test('a brand is in the title, the logo, the icon and the language of the page', async () => {
  await open(
    file({
      productName: 'Acme',
      favicon: 'acme.svg',
      themeColor: '#123456',
      locale: 'ar',
      logo: { mark: 'm.svg' },
      defaultTheme: 'dark',
    }),
  )
  expect(document.title).toBe('Login | Acme')
  expect(shownName()).toBe('Acme')
  expect(document.querySelector('link[rel="icon"]')).toHaveAttribute('href', `${BASE}acme.svg`)
  expect(document.querySelector('meta[name="theme-color"]')).toHaveAttribute('content', '#123456')
  expect(document.querySelector('img[data-brand="mark"]')).toHaveAttribute('src', `${BASE}m.svg`)
  expect({ ...root.dataset, dir: root.dir, lang: root.lang }).toMatchObject({
    theme: 'dark',
    logo: 'name',
    mark: 'image',
    dir: 'rtl',
    lang: 'ar',
  })
})

test('a page in another language is out of sight until its words are there, and then has its title in them', async () => {
  localStorage.setItem('soteria:locale', 'de')
  await open(file({ productName: 'Acme', locale: 'ar' }))
  expect([root.lang, root.dir, root.style.visibility]).toEqual(['de', 'ltr', 'hidden'])
  globalThis.sx?.worded?.({ Login: 'Anmelden' })
  await new Promise((done) => setTimeout(done))
  expect([document.title, root.style.visibility]).toEqual(['Anmelden | Acme', ''])
})

test.each([
  ['de', 'Tarife | Acme', 'ltr'],
  ['ar', 'الخطط | Acme', 'rtl'],
  ['fr', 'Plans | Acme', 'ltr'],
])(
  'a page without the app, which holds every language, is shown at once in the one wanted: %s',
  async (wanted, title, dir) => {
    root.dataset.static = ''
    await open(file({ productName: 'Acme', locale: wanted }), '<title data-de="Tarife" data-ar="الخطط">Plans</title>')
    delete root.dataset.static
    expect([document.title, root.lang, root.dir, root.style.visibility]).toEqual([
      title,
      wanted === 'fr' ? 'en' : wanted,
      dir,
      '',
    ])
  },
)

test('titles that the app sets later get the name, too', async () => {
  await open(file({ productName: 'Acme', titleTemplate: '{productName}: {title}' }))
  document.title = 'Assets'
  await Promise.resolve()
  expect(document.title).toBe('Acme: Assets')
})

test.each([
  ['there is none', () => file('Not found', 404)],
  ['it is a page', () => file('<!doctype html><title>App</title>')],
  ['it is cut off', () => file('{"productName":"Acm')],
  ['it is far too big', () => file({ productName: 'Acme', x: 'x'.repeat(70_000) })],
  ['the host fails', () => file({ productName: 'Acme' }, 503)],
  ['there is no network', () => new TypeError('Failed to fetch')],
])('the default product is shown when %s', async (_, answer) => {
  await open(answer())
  expect([document.title, shownName(), root.style.visibility]).toEqual(['Login | Soteria', 'Soteria', ''])
  expect(config()).toEqual(DEFAULT_CONFIG)
})

test('a file that does not come does not keep the page out of sight', async () => {
  await open(new Promise<Response>(() => {}))
  expect(root.style.visibility).toBe('')
})

test('later visits show the kept brand at once, and the new one when it has come', async () => {
  await open(file({ productName: 'Acme' }))
  let answer: (response: Response) => void = () => {}
  await open(new Promise<Response>((done) => (answer = done)))
  expect([shownName(), root.style.visibility]).toEqual(['Acme', ''])
  answer(file({ productName: 'Apex' }))
  await new Promise((done) => setTimeout(done, 20))
  expect([shownName(), document.title]).toEqual(['Apex', 'Login | Apex'])
})

test('what the page says of the file is shown without waiting for it, and the file itself when it has come', async () => {
  let answer: (response: Response) => void = () => {}
  const late = () => new Promise<Response>((done) => (answer = done))
  await open(late(), undefined, { productName: 'Acme' })
  expect([shownName(), root.style.visibility]).toEqual(['Acme', ''])
  answer(file({ productName: 'Apex' }))
  await new Promise((done) => setTimeout(done, 20))
  expect(shownName()).toBe('Apex')
  // A file that came later than the page was made is newer than the page says.
  await open(late(), undefined, { productName: 'Acme' })
  expect(shownName()).toBe('Apex')
  await open(late(), undefined, { productName: 'Aster' })
  expect(shownName()).toBe('Aster')
})

test.each([
  ['a failing host', () => file('', 500), 'Acme'],
  ['half a file', () => file('{"productName":'), 'Acme'],
  ['a file that was taken away', () => file('', 404), 'Soteria'],
])('after a visit with a brand, %s leads to %s', async (_, answer, name) => {
  await open(file({ productName: 'Acme' }))
  await open(answer())
  await new Promise((done) => setTimeout(done, 20))
  expect(shownName()).toBe(name)
})

test('with a logo that does not load, the name is shown', async () => {
  await open(file({ productName: 'Acme', logo: { light: 'gone.svg' } }))
  expect(root.dataset.logo).toBe('image')
  document.querySelector('img[data-brand="light"]')?.dispatchEvent(new Event('error'))
  expect(root.dataset.logo).toBe('name')
})

const TENANT = { company_name: 'Acme Pottery', primary: '#B00020', logo_url: 'https://cdn.acme.example/logo.png' }

test('what a tenant set lies over the file at the first paint, as long as they are signed in', async () => {
  localStorage.setItem('soteria:token', 'token')
  localStorage.setItem('soteria:branding', JSON.stringify(TENANT))
  await open(file({ productName: 'Verda', titleTemplate: '{productName}: {title}', colors: { brand: '#0b6e4f' } }))
  expect([document.title, shownName(), config().colors.brand]).toEqual([
    'Acme Pottery: Login',
    'Acme Pottery',
    '#b00020',
  ])
  expect(document.querySelector('img[data-brand="light"]')).toHaveAttribute('src', TENANT.logo_url)
  globalThis.sx?.dress?.(null)
  expect([document.title, shownName(), root.dataset.logo]).toEqual(['Verda: Login', 'Verda', 'name'])
  globalThis.sx?.dress?.({ company_name: 'Apex' })
  expect([document.title, config().colors.brand]).toEqual(['Apex: Login', '#0b6e4f'])

  localStorage.removeItem('soteria:token')
  await open(file({ productName: 'Verda' }))
  expect(shownName()).toBe('Verda')
})

test.each([
  null,
  'x',
  [TENANT],
  { company_name: 'A\u202eB', primary: 'red', logo_url: 'javascript:alert(1)' },
  { company_name: 'x'.repeat(61) },
])('branding that is not sound changes nothing (%#)', async (kept) => {
  localStorage.setItem('soteria:token', 'token')
  localStorage.setItem('soteria:branding', JSON.stringify(kept))
  await open(file({ productName: 'Verda' }))
  expect(config()).toEqual({ ...DEFAULT_CONFIG, productName: 'Verda', shownName: 'Verda' })
})

const SEEDS = Array.from({ length: 1_000 }, (_, index) => index + 1)
/** Through the page go all of them under `npm run test:full`. */
const SHOWN_SEEDS = isFull ? SEEDS : SEEDS.slice(0, 60)

test('of 1 000 broken and hostile files every value that is read is sound', () => {
  const before = Object.getOwnPropertyNames(Object.prototype).join()
  for (const seed of SEEDS) {
    const read = parseConfig(mutateConfig(seed), BASE) ?? DEFAULT_CONFIG
    // It is sound when reading it again changes nothing.
    expect([seed, readConfig(read, BASE)]).toEqual([seed, read])
  }
  expect(Object.getOwnPropertyNames(Object.prototype).join()).toBe(before)
})

test('whatever file is broken or hostile, the page is always there, nothing runs, and what it shows is sound', async () => {
  const before = Object.getOwnPropertyNames(Object.prototype).join()
  await open(file({}))
  for (const seed of SHOWN_SEEDS) {
    localStorage.clear()
    document.head.innerHTML = '<title>Login</title>'
    document.body.innerHTML = PAGE
    showConfig(DEFAULT_CONFIG, BASE)
    const text = mutateConfig(seed)
    jest.mocked(fetch).mockResolvedValue(file(text))
    await loadConfig(BASE, (next) => showConfig(next, BASE)).shown
    const now = config()
    expect([seed, readConfig(now, BASE)]).toEqual([seed, now])
    expect([
      seed,
      root.style.visibility,
      document.body.textContent?.includes('Sign in'),
      document.title.includes('Login'),
    ]).toEqual([seed, '', true, true])
    const addresses = Array.from(
      document.querySelectorAll('[src], [href]'),
      (element) => element.getAttribute('src') ?? element.getAttribute('href') ?? '',
    )
    // A tab without an icon of the brand shows a letter that is drawn here.
    expect([
      seed,
      addresses.filter(
        (address) => !/^(?:https:\/\/|http:\/\/localhost\/|\/|data:image\/svg\+xml,%3Csvg%20)/.test(address),
      ),
    ]).toEqual([seed, []])
    expect(document.querySelectorAll('script, iframe, object, [onerror], [onload]')).toHaveLength(0)
  }
  expect(Object.getOwnPropertyNames(Object.prototype).join()).toBe(before)
  expect((globalThis as { ran?: number }).ran).toBeUndefined()
})

test('with the API elsewhere, the brand of the host name is asked before anything is seen, and kept for the next load', async () => {
  const file = { productName: 'Acme', apiOrigin: 'https://api.acme.example' }
  const asked: string[] = []
  let brand = Promise.withResolvers<Response>()
  document.body.innerHTML = PAGE
  jest.spyOn(globalThis, 'fetch').mockImplementation((url) => {
    asked.push(String(url))
    return String(url).endsWith('config.json') ? Promise.resolve(Response.json(file)) : brand.promise
  })
  const open = () => start(BASE, JSON.stringify(file))
  const shown = async () => {
    await new Promise((done) => setTimeout(done))
    return [root.style.visibility, shownName()]
  }

  open()
  // The page is out of sight until then.
  let isReady = false
  void globalThis.sx?.ready.then(() => {
    isReady = true
  })
  await shown()
  expect(isReady).toBe(false)
  expect(asked).toContain(`https://api.acme.example/api/public/brand?host=${location.hostname}`)
  brand.resolve(Response.json({ productName: 'Northlight', colors: { brand: '#118844' } }))
  await globalThis.sx?.ready
  expect(await shown()).toEqual(['', 'Northlight'])
  expect(config()).toMatchObject({ apiOrigin: 'https://api.acme.example', colors: { brand: '#118844' } })

  // It waits for nothing when it comes again, and a failing API takes nobody's brand away.
  brand = Promise.withResolvers()
  open()
  expect(await shown()).toEqual(['', 'Northlight'])
  brand.reject(new TypeError('Failed to fetch'))
  expect(await shown()).toEqual(['', 'Northlight'])

  // Disconnected, or an API without the call: the file alone counts.
  brand = Promise.withResolvers()
  open()
  brand.resolve(new Response('', { status: 404 }))
  await shown()
  expect(await shown()).toEqual(['', 'Acme'])
  // That nobody's brand is here was learned, and is waited for no more than a brand.
  brand = Promise.withResolvers()
  open()
  expect(await shown()).toEqual(['', 'Acme'])
})
