import { createTranslator } from 'use-intl'
import { branded, brandedTexts, logoKind, markKind, markLetter } from './brand'
import { DEFAULT_CONFIG } from '@/lib/config/config'
import { USAGE_LIMIT_MESSAGE } from './usage'
import { en } from '@/lib/messages/en'

const flat = (tree: object): string[] =>
  Object.values(tree).flatMap((value: string | object) => (typeof value === 'string' ? [value] : flat(value)))

test('no text keeps the default name when there is another', () => {
  expect(flat(en).filter((text) => text.includes('Soteria')).length).toBeGreaterThan(0)
  expect(flat(brandedTexts(en, 'Acme')).filter((text) => text.includes('Soteria'))).toEqual([])
  expect(branded(USAGE_LIMIT_MESSAGE, 'Acme')).toBe(
    'You have reached your usage limit for this feature. Upgrade to Acme Unlimited for unlimited access.',
  )
})

test('without another name every text stays as it was written', () => {
  expect(brandedTexts(en, 'Soteria')).toBe(en)
  expect(branded(USAGE_LIMIT_MESSAGE)).toBe(USAGE_LIMIT_MESSAGE)
})

test.each(["O'Neil's", '{count}', '<b>Acme</b>', "'{'", '#1 | $& $1', 'حصن'])(
  'the name %s is shown as it is, whatever the syntax of messages',
  (name) => {
    const t = createTranslator({ locale: 'en', messages: brandedTexts(en, name) })
    expect(t('shell.broken')).toBe(`The rest of ${name} still works.`)
  },
)

test('a name alone stands beside its first letter, an image stands alone', () => {
  const acme = { ...DEFAULT_CONFIG, productName: 'acme', shownName: 'acme' }
  const withLogo = { ...acme, logo: { light: 'https://a.example/l.svg', dark: null, mark: null } }
  const withMark = { ...acme, logo: { light: null, dark: null, mark: 'https://a.example/m.svg' } }
  expect([DEFAULT_CONFIG, acme, withLogo, withMark].map((config) => [logoKind(config), markKind(config)])).toEqual([
    ['own', 'own'],
    ['name', 'letter'],
    ['image', 'letter'],
    ['name', 'image'],
  ])
  expect(['acme', '🛡 Shield', 'حصن'].map(markLetter)).toEqual(['A', '🛡', 'ح'])
})

test('messages that the build has compiled take the name, too, as it is', () => {
  const compiled = { plain: 'Welcome to Soteria', withArgument: ['Soteria has ', ['count', 'number'], ' sites'] }
  expect(brandedTexts(compiled, "O'Neil's")).toEqual({
    plain: "Welcome to O'Neil's",
    withArgument: ["O'Neil's has ", ['count', 'number'], ' sites'],
  })
})
