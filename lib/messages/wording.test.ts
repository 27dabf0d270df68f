import { globSync, readFileSync } from 'node:fs'
import { gates } from '@/lib/domain/plans'
import { routeList } from '@/lib/domain/routes'
import { en } from './en'
import * as written from './en-server'
import { details } from './en/details'
import { errors, programErrors } from './en/errors'
import { fieldErrors } from './en/field-errors'
import { frame } from './en/frame'
import { pageErrors } from './en/page-errors'
import { phrases, rules } from './en/rules'
import { upgrade } from './en/upgrade'

/** What no English text says, with what it says in its place: section 5 of the wording, then words its glossary bars. */
const BARRED: readonly [pattern: RegExp, instead: string][] = [
  [/\b(some|any|every)body\b/iu, 'someone, anyone, everyone'],
  [/\b(nobody|whoever|whom)\b/iu, 'name the subject'],
  [/\blook(s|ed|ing)? (at|again|every|through|whether|up)\b|^Looking\b|\bnot looked\b/iu, 'check, scan, find'],
  [/\bby (itself|themselves)\b/iu, 'automatically'],
  [/\bon (the|its) way\b|\bread along\b/iu, 'on the same network; sent'],
  [/\bfor instance\b/iu, 'such as, for example'],
  [/\b(holes?|weakness(es)?)\b/iu, 'vulnerability, finding'],
  [
    /\b(certificates?|domains?|registration|links?|risk|plans?)( (of|for|that) \S+)*( has| have)? (ends?|ended|runs? out)\b/iu,
    'expires, expired',
  ],
  [/\b(proof|prove[sdn]?|proving)\b/iu, 'verify, confirm'],
  [/\be-mails?\b|\bmails?\b(?! (servers?|DNS|and DNS)|\.\w)/iu, 'email'],
  [
    /(?<!\b(email|IP|IPv6|postal|network|private|reserved|public|internet|link-local|own|internal|multicast|broadcast|test) )\baddress(es)?\b/iu,
    'URL, email address, IP address',
  ],
  [/\b(could|can) not be (loaded|made|told|looked|sent|read|opened|reached|checked)\b/iu, 'Couldn’t …, can’t …'],
  [/\b(is|are) (added|created|deleted|saved|changed|downloaded|finished|ended)\.?$/iu, '“{name} added”'],
  [/\bset(s|ting)? aside\b|\bdecide(d)? on\b/iu, 'dismissed, triage'],
  [/\bkinds? of (finding|scan|update|encryption)\b/iu, 'type'],
  [/\bany ?more\b|\banew\b|\ball the same\b|\bfor good\b|\bat once\b|\bmeanwhile\b/iu, 'no longer, again, immediately'],
  [/\b(is|are|was|were) asked( for)?\b/iu, 'requested, queued'],
  [/\b(got|get|gets|gave|gives) (an|no)( proper)? answer\b|\bdoes not answer\b/iu, 'completed, isn’t responding'],
  [/\b(is|are|was|be) told\b|\bwritten down\b|\bnoted here\b/iu, 'notified, listed'],
  [/\bforeign\b|\bother people['’]s\b/iu, 'third-party'],
  [/\b(the|a|old|ready-made) programs?\b|^Programs\b/iu, 'software, automated tools'],
  [/\b(please|sorry|oops|successfully|simply)\b/iu, 'delete'],
  [/\b(hack(ed|ers?)|dangerous|disaster|urgently)\b|! ?$/iu, 'the fact, the severity'],
  [/\b(click|tap) (here|below)\b/iu, 'name the target'],
  [/\bas this device\b|\bthe way to the (site|asset)\b/iu, 'device default; connecting'],
  [/, so that\b/iu, 'so, or two sentences'],
  [/\d(ms|min|s|h|kB|MB|GB)\b/u, 'a space before the unit'],
  [/^Who (?!.*\?$)/iu, 'a subject that is a noun'],
  [/\b(?<!the )log(ged)? (in|out)\b|\blogs in\b/iu, 'sign in, sign out'],
  [/\bsub-domains?\b|\bhost names?\b|\buser names?\b/iu, 'subdomain, hostname, username'],
  [/\bwrong alarms?\b|\bput away\b/iu, 'false positive, dismissed'],
  [/\bleads? (nowhere|elsewhere)\b/iu, 'doesn’t resolve, points to'],
  [/\bheld back\b|\bswallowed\b/iu, 'skipped'],
  [/\bwhat the world sees\b|\bproof of identity\b/iu, 'current value, certificate'],
  [/\bdeeds?\b/iu, 'action'],
  [/\bcontingents?\b|\btariffs?\b|\bquotas?\b/iu, 'usage limit, plan'],
  [/\bunder way\b|\bbroke off\b|\bbreaks off\b/iu, 'running, stopped'],
]

/**
 * What the specification has word for word; a host that may be no IP address yet, as the list of wordings has it; the
 * host that a TXT record is at; an option of a library; a third reminder of a debt, which stays polite; what the
 * palette finds a command by.
 */
const EXCEPTED: readonly RegExp[] = [
  /^Text copied to clipboard successfully$|Please (create a workspace|upgrade)/u,
  /^This address (can’t be scanned|is reserved and can’t be scanned)/u,
  /\b_site-proof\b/u,
  /^Absolute addresses override baseURL/u,
  /^Hello \{buyer\},\n\n(Invoice \{number\} has been outstanding|We have reminded you twice)/u,
  /^logout log out leave exit$/u,
]

type Tree = { readonly [key: string]: unknown }

const flat = (tree: Tree, path: string): [path: string, text: string][] =>
  Object.entries(tree).flatMap(([key, value]) => {
    if (typeof value === 'string') return [[`${path}.${key}`, value] as [string, string]]
    return typeof value === 'object' && value !== null ? flat(value as Tree, `${path}.${key}`) : []
  })

/** The sentences of the server that stand in its code: what calls answer, the command line, the settings. */
const SAID =
  /(?:\b(?:message|text|description):|\bnew (?:UsageError|StartupError|Sentence)\()\s*(['`])([A-Z“](?:(?!\1).)+)\1/gsu
const inCode = globSync('server/**/*.ts')
  .filter((file) => !/\.test\.ts$|testing|server\/demo\/|server\/db\//.test(file))
  .flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(SAID)].map(([, , text = '']) => [file, text] as [string, string]),
  )

/** A text in its plural forms reads like several; what stands in braces is a value. */
const shown = (text: string) => text.replaceAll(/\{\w+(, \w+)?\}|\$\{[^}]*\}|<\/?\w+>/gu, '{…}')

const texts = [
  ...flat({ ...en, ...written, details, errors, programErrors, fieldErrors, pageErrors, frame, upgrade }, 'en'),
  ...flat(rules, 'rules'),
  ...flat(phrases, 'phrases'),
  ...flat(gates, 'gates'),
  ...inCode,
].filter(([, text]) => !EXCEPTED.some((pattern) => pattern.test(text)))

test.each(BARRED)('no English text says %s', (pattern) => {
  expect(texts.filter(([, text]) => pattern.test(shown(text)))).toEqual([])
})

test('no title of a rule begins with an article, and each is shorter than a line', () => {
  const titles = Object.values(rules).flatMap(({ title, deed }) => [title, deed])
  expect(titles.filter((title) => /^(The|A|An) /u.test(title) || title.length > 60 || title.endsWith('.'))).toEqual([])
})

test('only the titles of screens and names are in title case', () => {
  const NAMES = /^(Google|Microsoft|Tag|Lead|Agency|Reseller|White|Bundle|Route|Social|Online|WP|GitHub|Git)\b/u
  const titles = new Set(routeList.map(({ title }) => title))
  const FIXED = new Set(['Upgrade Required', 'Unknown Asset', 'Content Security Policy'])
  const isTitleCase = (text: string) => /^[A-Z][a-z]+( [A-Z][a-z]+)+$/u.test(text)
  const found = texts.filter(
    ([, text]) => isTitleCase(text) && !titles.has(text) && !NAMES.test(text) && !FIXED.has(text),
  )
  expect(found).toEqual([])
})
