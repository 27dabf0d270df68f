import { waitFor } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import type { ReactNode } from 'react'
import { LoginScreen } from '@/components/auth/login-screen'
import { RecoveryScreen } from '@/components/auth/recovery-screen'
import { ResetScreen } from '@/components/auth/reset-screen'
import { GuestShell } from '@/components/shell/guest-shell'
import { loadEveryPart } from '@/components/ui/on-demand'
import { chooseLocale } from '@/lib/browser/locale'
import * as german from '@/lib/messages/de'
import type * as English from '@/lib/messages/en'
import type * as FieldErrors from '@/lib/messages/en/field-errors'
import type * as PageErrors from '@/lib/messages/en/page-errors'
import * as beside from '@/lib/messages/en/details'
import * as findings from '@/lib/messages/en/rules'
import type * as Plans from '@/lib/domain/plans'
import type * as Pseudo from '@/lib/testing/pseudo'
import { quicken, renderFramed } from '@/lib/testing/faults'
import { renderScreen } from '@/lib/testing/render'
import { byTurns } from '@/lib/testing/sample'
import { FRAME, populated, screens } from '@/lib/testing/screens'
import { server, testApi } from '@/lib/testing/server'
import { users } from '@/server/db/schema'

// The pseudo-language takes the place of Arabic, so that dates and whatever else the browser words have no Latin letter
// either.
jest.mock('@/lib/messages/ar', () => {
  const { pseudoTree } = jest.requireActual<typeof Pseudo>('@/lib/testing/pseudo')
  const { en } = jest.requireActual<typeof English>('@/lib/messages/en')
  const { screens: titles } = jest.requireActual<typeof german>('@/lib/messages/de')
  const { phrases, rules } = jest.requireActual<typeof findings>('@/lib/messages/en/rules')
  const { details } = jest.requireActual<typeof beside>('@/lib/messages/en/details')
  const { fieldErrors } = jest.requireActual<typeof FieldErrors>('@/lib/messages/en/field-errors')
  const { pageErrors } = jest.requireActual<typeof PageErrors>('@/lib/messages/en/page-errors')
  const { gates } = jest.requireActual<typeof Plans>('@/lib/domain/plans')
  const refusals = Object.fromEntries(Object.entries(gates).map(([gate, { message }]) => [`upgrade_${gate}`, message]))
  const errors = { ...fieldErrors, ...pageErrors, ...refusals }
  const own = (words: object) => Object.fromEntries(Object.keys(words).map((word) => [word, word]))
  return pseudoTree({
    ...en,
    screens: own(titles),
    details,
    phrases,
    rules,
    errors,
  })
})
jest.mock('@/lib/messages/ar-guest', () => jest.requireMock('@/lib/messages/ar'))

/** What is called the same in every language: the product, plans, languages, keys. */
const NAMES = [
  'Soteria',
  'Agency Toolkit',
  'Reseller License',
  'White Label',
  'Premium',
  'Unlimited',
  'Bundle Deal',
  'English',
  'Deutsch',
  'Español',
  'Ctrl',
  'alt+T',
]
/** Of the studio that stands for an agency before there is one. */
const INVENTED = ['Quay Street Physio', 'Harbour Coffee', 'Kinsale Smiles']
/** What a person copies, and the initials of the one who looks. */
const CODE = [
  '{{site}}',
  'AT',
  '_site-proof',
  '/.well-known/site-proof.txt',
  'a@b.co',
  'wp site-guard pair <code>',
  '#0073ec',
  'murphydaly.example',
  'Aa',
]
const ZONE = /^[A-Z]\w+\/[\w -]+/

const ATTRIBUTES = [
  'aria-label',
  'aria-description',
  'aria-valuetext',
  'aria-roledescription',
  'title',
  'placeholder',
  'alt',
]

/** Every text that a person sees or hears. */
function shownTexts() {
  const texts: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node instanceof Element ? node : node.parentElement
    if (!element || element.closest('code, pre, kbd, script, style')) continue
    if (node === element) texts.push(...ATTRIBUTES.map((name) => element.getAttribute(name) ?? ''))
    else texts.push(node.textContent ?? '')
  }
  return texts
}

/** What findings say, as it comes from the API. */
const FINDINGS = new Set<string>([
  ...Object.values(findings.rules).flatMap((words) => Object.values(words)),
  ...Object.values(findings.phrases),
  ...Object.values(beside.details),
])

const isFixed = (text: string) => FINDINGS.has(text) || Object.hasOwn(german.screens, text)

/**
 * What the API said in words of its own: names, addresses, results. The words that it has for states are no texts, and
 * its fixed sentences are translated.
 */
const said = new Set<string>()
function note(value: unknown) {
  if (typeof value === 'string' && !/^[a-z_]*$/.test(value) && !isFixed(value)) said.add(value)
  else if (typeof value === 'object' && value !== null) Object.values(value).forEach(note)
}
beforeEach(() => {
  said.clear()
  server.events.on('response:mocked', ({ response }) => {
    if (response.headers.get('content-type')?.includes('json')) void response.clone().json().then(note)
  })
})
afterEach(() => server.events.removeAllListeners())

/** The texts that nobody gave a key. */
function untranslated() {
  const data = [...said, ...NAMES, ...INVENTED, ...CODE].toSorted((a, b) => b.length - a.length)
  const left = (text: string) => data.reduce((rest, known) => rest.replaceAll(known, ' '), text)
  const hasWord = (text: string) => /[a-z]{2}/i.test(text)
  return [...new Set(shownTexts().filter((text) => hasWord(text) && !ZONE.test(text) && hasWord(left(text))))]
}

const speakPseudo = (as: { user: { id: string } }) =>
  testApi.db.update(users).set({ locale: 'ar' }).where(eq(users.id, as.user.id))
const isPseudo = () => waitFor(() => expect(document.documentElement).toHaveAttribute('lang', 'ar'))

beforeAll(loadEveryPart)
beforeEach(quicken)
beforeEach(() => chooseLocale('ar'))

/** What is looked at changes nothing: all screens look at the same. */
function once<T extends object>(prepare: () => Promise<T>) {
  let prepared: Promise<T> | undefined
  return () => (prepared ??= prepare())
}
const SITES = {
  'a site': once(populated),
  nothing: once(async () => ({ as: await testApi.signUp(), asset: { id: '9' }, scan: { id: '9' } })),
}
const signedIn = Object.entries(screens).filter(([name]) => name !== FRAME)
/** Before there is anything, a screen says little that the full one does not: other screens at each commit. */
const SEEN_EMPTY = byTurns(signedIn, 0, Math.ceil(signedIn.length / 3))
const everyScreen = signedIn.flatMap(([name, shown]) =>
  Object.entries(SITES)
    .filter(([state]) => state === 'a site' || SEEN_EMPTY.some(([other]) => other === name))
    .map(([state, prepare]) => ({ name, state, prepare, ...shown })),
)

test.each(everyScreen)('$name with $state: every word is a text of the messages', async ({ screen, path, prepare }) => {
  const site = await prepare()
  await speakPseudo(site.as)
  await renderFramed(screen, { as: site.as, path: path(site) })
  await isPseudo()
  expect(untranslated()).toEqual([])
})

const guestScreens: Record<string, { screen: ReactNode; path: string }> = {
  login: { screen: <LoginScreen />, path: '/login' },
  recovery: { screen: <RecoveryScreen />, path: '/password-recovery' },
  reset: { screen: <ResetScreen />, path: '/reset-password/token?email=a%40b.co' },
}

test.each(Object.entries(guestScreens))('%s: every word is a text of the messages', async (_, { screen, path }) => {
  await renderScreen(<GuestShell>{screen}</GuestShell>, { path })
  await isPseudo()
  expect(untranslated()).toEqual([])
})
