import { chooseLocale, showLanguage } from './locale'

const root = document.documentElement

afterEach(() => localStorage.clear())

test('the document says its language and which way it runs, and is written anew only when they change', () => {
  chooseLocale('ar')
  showLanguage()
  expect([root.lang, root.dir]).toEqual(['ar', 'rtl'])
  const changes = new MutationObserver(() => {})
  changes.observe(root, { attributes: true })
  showLanguage()
  expect(changes.takeRecords()).toHaveLength(0)
  chooseLocale('en')
  showLanguage()
  expect([root.lang, root.dir]).toEqual(['en-US', 'ltr'])
})
