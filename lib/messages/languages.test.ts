import { globSync, readFileSync } from 'node:fs'
import compile from 'icu-minify/compile'
import { gates } from '@/lib/domain/plans'
import { routeList } from '@/lib/domain/routes'
import * as ar from './ar'
import * as arServer from './ar-server'
import { frame as arFrame } from './ar/frame'
import { upgrade as arUpgrade } from './ar/upgrade'
import * as de from './de'
import * as deServer from './de-server'
import { frame as deFrame } from './de/frame'
import { upgrade as deUpgrade } from './de/upgrade'
import { en } from './en'
import { automation, leadPage, mail, pdf, recipe, widgetPage } from './en-server'
import { deeds as enDeeds } from './en/deeds'
import { details as enDetails } from './en/details'
import { errors } from './en/errors'
import { fieldErrors } from './en/field-errors'
import { frame } from './en/frame'
import { pageErrors } from './en/page-errors'
import { phrases as enPhrases, rules as enRules } from './en/rules'
import { upgrade } from './en/upgrade'
import * as es from './es'
import * as esServer from './es-server'
import { frame as esFrame } from './es/frame'
import { upgrade as esUpgrade } from './es/upgrade'

type Tree = { readonly [key: string]: string | Tree }

const flat = (tree: Tree, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value]] : flat(value, `${path}${key}.`),
  )

const PLURAL = 2

/** Each argument of a text, and of its plurals the forms. */
function factsOf(text: string) {
  const found = { args: new Set<string>(), plurals: [] as string[][] }
  const walk = (node: unknown) => {
    if (!Array.isArray(node)) return
    const [name, kind, options] = node as [unknown, unknown, unknown]
    const isArgument = typeof name === 'string' && (node.length === 1 || (typeof kind === 'number' && kind > 0))
    if (!isArgument) return node.forEach(walk)
    found.args.add(name)
    if (typeof options !== 'object' || options === null) return
    if (kind === PLURAL) found.plurals.push(Object.keys(options))
    Object.values(options).forEach(walk)
  }
  walk(compile(text))
  return found
}

const { screens: deScreens, details: deDetails, errors: deErrors, rules: deRules, phrases: dePhrases, ...deWords } = de
const { screens: esScreens, details: esDetails, errors: esErrors, rules: esRules, phrases: esPhrases, ...esWords } = es
const { screens: arScreens, details: arDetails, errors: arErrors, rules: arRules, phrases: arPhrases, ...arWords } = ar

const english = new Map(flat({ ...en, automation, leadPage, mail, pdf, recipe, widgetPage, frame, upgrade }))

/** Everything that has a key, also what only the server writes, and what is shown without the app. */
const allOf = (
  words: Tree,
  written: Record<'automation' | 'leadPage' | 'mail' | 'pdf' | 'recipe' | 'widgetPage', Tree>,
  alone: Tree,
) =>
  flat({
    ...words,
    automation: written.automation,
    leadPage: written.leadPage,
    widgetPage: written.widgetPage,
    mail: written.mail,
    pdf: written.pdf,
    recipe: written.recipe,
    ...alone,
  })
const german = allOf(deWords, deServer, { frame: deFrame, upgrade: deUpgrade })
const spanish = allOf(esWords, esServer, { frame: esFrame, upgrade: esUpgrade })
const arabic = allOf(arWords, arServer, { frame: arFrame, upgrade: arUpgrade })

test.each([
  ['de', german],
  ['es', spanish],
  ['ar', arabic],
])('%s takes the arguments that the English texts take, in every plural form of the language', (language, texts) => {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories
  // Spanish `many` is for millions, which are written as `other` here.
  const wanted = language === 'es' ? ['one', 'other'] : forms
  const wrong = texts.flatMap(([path, text]) => {
    const own = factsOf(text)
    const theirs = factsOf(english.get(path) ?? '')
    const args = [...theirs.args.symmetricDifference(own.args)]
    const missing = own.plurals.flatMap((options) => wanted.filter((form) => !options.includes(form)))
    return args.length > 0 || missing.length > 0 ? [{ path, args, missing }] : []
  })
  expect(wrong).toEqual([])
  expect(texts.map(([path]) => path).toSorted()).toEqual([...english.keys()].toSorted())
})

// Each screen loads its own words alone, so that these stand twice.
test.each(Object.entries({ en, de, es, ar }))(
  '%s: the dashboard and the agency call what is to be done the same',
  (_, words) => {
    const { failed, never, unverified } = words.dashboard.attention
    expect(words.agency.attention.kind).toMatchObject({ failed, never, unverified })
  },
)

test('no text was left in English', () => {
  const isSentence = (text: string) => /[a-z]{3,} [a-z]{2,} /.test(text)
  for (const texts of [german, spanish, arabic]) {
    expect(
      texts.filter(([path, text]) => isSentence(text) && text === english.get(path)).map(([path]) => path),
    ).toEqual([])
  }
  for (const { details } of [de, es, ar])
    expect(
      Object.entries(details).filter(
        ([id, text]) => isSentence(text) && text === enDetails[id as keyof typeof enDetails],
      ),
    ).toEqual([])
})

test('every screen has a title', () => {
  const titles = [...routeList.map(({ name }) => name), 'notFound'].toSorted()
  for (const screens of [deScreens, esScreens, arScreens]) expect(Object.keys(screens).toSorted()).toEqual(titles)
})

test('every language knows what scans write down, gap by gap', () => {
  const known = Object.keys(enDetails).toSorted()
  for (const details of [deDetails, esDetails, arDetails]) {
    expect(Object.keys(details).toSorted()).toEqual(known)
    expect(
      Object.entries(details).filter(
        ([id, words]) => gapsOf(enDetails[id as keyof typeof enDetails]) !== gapsOf(words),
      ),
    ).toEqual([])
  }
})

test('every language tells every rule and every phrase, gap by gap', () => {
  for (const rules of [deRules, esRules, arRules]) {
    expect(Object.keys(rules).toSorted()).toEqual(Object.keys(enRules).toSorted())
    const left = Object.entries(rules).flatMap(([id, words]) =>
      Object.values(words).filter(
        (text) => text === '' || Object.values(enRules[id as keyof typeof enRules]).includes(text),
      ),
    )
    expect(left).toEqual([])
  }
  for (const phrases of [dePhrases, esPhrases, arPhrases]) {
    expect(Object.keys(phrases).toSorted()).toEqual(Object.keys(enPhrases).toSorted())
    const wrong = Object.entries(phrases).filter(
      ([id, words]) => gapsOf(words) !== gapsOf(enPhrases[id as keyof typeof enPhrases]),
    )
    expect(wrong).toEqual([])
  }
})

test('the deeds that English pages bring are those of the rules', () => {
  expect(enDeeds).toEqual(Object.fromEntries(Object.entries(enRules).map(([id, { deed }]) => [id, deed])))
})

const gapsOf = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted().join()

test('every code that a person can meet has words in every language, with values that the English ones have or the answer brings', () => {
  const gateCodes = Object.entries(gates).map(([gate, { message }]) => [`upgrade_${gate}`, message])
  const known: Readonly<Record<string, string>> = {
    ...errors,
    ...fieldErrors,
    ...pageErrors,
    ...Object.fromEntries(gateCodes),
  }
  const codes = Object.keys(known).toSorted()
  // In the place of a reason in English, which address it is; the wait is counted down beside it, or said whole.
  const others = ['address_refused', 'host_refused', 'too_many_attempts', 'too_many_checks']
  for (const words of [deErrors, esErrors, arErrors]) {
    expect(Object.keys(words).toSorted()).toEqual(codes)
    const own = Object.entries(words as Readonly<Record<string, string>>)
    expect(own.filter(([code, text]) => text === known[code])).toEqual([])
    expect(own.filter(([code, text]) => !others.includes(code) && gapsOf(text) !== gapsOf(known[code] ?? ''))).toEqual(
      [],
    )
  }
})

test('German says Sie to everybody and Spanish tú, in every text', () => {
  const said = (language: string, other: RegExp) =>
    globSync(`lib/messages/${language}/*.ts`).flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, at) => (other.test(line) ? [`${file}:${at + 1} ${line.trim()}`] : [])),
    )
  expect(said('de', /\b(du|dich|dir|dein(e[mnrs]?)?)\b/iu)).toEqual([])
  const formal =
    /\busted(es)?\b|(?<=['.] ?)(Introduzca|Compruebe|Elija|Escriba|Añada|Vuelva|Seleccione|Pulse|Haga|Cree|Use|Pegue|Copie|Abra|Empiece|Confirme)\b/u
  expect(said('es', formal)).toEqual([])
})
