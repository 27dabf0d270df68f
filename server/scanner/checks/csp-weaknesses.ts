import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { type Finding, Severity, Type } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import type { Saying, Text } from '@/lib/contract/scan-result'
import { type PhraseId, say } from '@/server/scanner/check'
import type { Policy } from './csp-policies'

/** What an attacker could do, the directive that lets it happen, and what the finding is called. */
export type Weakness = { kind: string; directive: string; value: string; title: Text }

type Examined = { policy: Policy; doors: Weakness[]; kinds: Set<string>; mistakes: Weakness[] }

const SCRIPT_DIRECTIVES = ['script-src', 'script-src-elem', 'script-src-attr']
const KINDS: Partial<Record<Type, string>> = {
  [Type.SCRIPT_UNSAFE_INLINE]: 'inline scripts',
  [Type.PLAIN_URL_SCHEMES]: 'scripts from anywhere',
  [Type.PLAIN_WILDCARD]: 'scripts from anywhere',
  [Type.SCRIPT_ALLOWLIST_BYPASS]: 'host with known bypass',
  [Type.MISSING_DIRECTIVES]: 'no rule for scripts',
}
/** Newer than the list csp_evaluator has. */
const RECENT_DIRECTIVES = ['fenced-frame-src']

/** Ways in that every one of the policies leaves open: what one of them closes is closed. */
export function openDoors(policies: Policy[]): Weakness[] {
  const examined = policies.map(examine)
  return distinct(
    examined.flatMap(({ doors }) => doors).filter((door) => examined.every((other) => leavesOpen(other, door))),
  )
}

/** Mistakes that make browsers ignore part of a policy. */
export function syntaxMistakes(policies: Policy[]): Weakness[] {
  return distinct(policies.flatMap((policy) => examine(policy).mistakes))
}

function examine(policy: Policy): Examined {
  const findings = new CspEvaluator(new CspParser(readable(policy)).csp).evaluate()
  const doors = findings.filter(opensDoor).map(weaknessOf)
  const mistakes = findings
    .filter(({ severity, directive }) => severity === Severity.SYNTAX && !RECENT_DIRECTIVES.includes(directive))
    .map(weaknessOf)
  return { policy, doors, kinds: new Set(doors.map(({ kind }) => kind)), mistakes }
}

/**
 * The policy without sources that no browser can read either, which the evaluator breaks off at. Directives named twice
 * stay: that is a mistake worth telling.
 */
function readable({ text }: Policy): string {
  return text
    .split(';')
    .map((part) =>
      part
        .trim()
        .split(/\s+/)
        .filter((word, index) => index === 0 || isSource(word))
        .join(' '),
    )
    .join('; ')
}

const isSource = (word: string) =>
  word.startsWith("'") ||
  SCHEME.test(word) ||
  URL.canParse(
    `https://${word
      .replace(/^(?:\w[+\w.-]*:)?\/\//, '')
      .replace(':*', '')
      .replace('*', 'x')}`,
  )
const SCHEME = /^[a-z][a-z0-9+.-]*:$/i

/** Plugins and base-uri are gaps of their own: browsers dropped plugins, and base-uri needs an injection first. */
const opensDoor = ({ severity, directive, type }: Finding) =>
  severity === Severity.HIGH && type in KINDS && (SCRIPT_DIRECTIVES.includes(directive) || directive === 'default-src')

function leavesOpen({ policy, kinds }: Examined, door: Weakness): boolean {
  if (!controlsScripts(policy)) return true
  return kinds.has(door.kind) || (door.kind === 'host with known bypass' && kinds.has('scripts from anywhere'))
}

const controlsScripts = ({ directives }: Policy) =>
  directives.has('default-src') || SCRIPT_DIRECTIVES.some((name) => directives.has(name))

function weaknessOf(finding: Finding): Weakness {
  const { type, directive, value = '' } = finding
  return { kind: KINDS[type] ?? Type[type], directive, value: withoutNonce(value), title: titleOf(finding) }
}

type Told = { value: string; directive: string; sentence: string }

/** What has words of its own, by what csp_evaluator calls it. */
const TITLES: Partial<Record<Type, (told: Told) => Text>> = {
  [Type.SCRIPT_UNSAFE_INLINE]: () => say('cspUnsafeInline'),
  [Type.PLAIN_URL_SCHEMES]: ({ value, directive }) => say('cspScheme', { scheme: value, directive }),
  [Type.PLAIN_WILDCARD]: ({ directive }) => say('cspWildcard', { directive }),
  [Type.MISSING_SEMICOLON]: () => say('cspSemicolon'),
  [Type.UNKNOWN_DIRECTIVE]: ({ directive }) =>
    directive.endsWith(':') ? say('cspColon') : say('cspUnknown', { directive }),
  [Type.INVALID_KEYWORD]: ({ value, sentence }) =>
    sentence.startsWith('Did you forget') ? say('cspTicks', { value }) : say('cspKeyword', { value }),
  [Type.SCRIPT_ALLOWLIST_BYPASS]: ({ sentence }) => bypassOf(sentence),
}

/** csp_evaluator knows what it found by sentences. One that is not known here stays as it says it. */
function titleOf({ type, directive, value = '', description, severity }: Finding): Text {
  const sentence = firstSentence(withoutNonce(description))
  const known = TITLES[type]?.({ value: withoutNonce(value), directive, sentence })
  if (known) return known
  if (directive === 'script-src' && type === Type.MISSING_DIRECTIVES) return say('cspNoScripts')
  return severity === Severity.SYNTAX ? `Content-Security-Policy: ${sentence}` : say('cspBypass', { reason: sentence })
}

/** What a host is known for stands in the sentence alone. */
function bypassOf(sentence: string): Saying {
  const [, host = '', what = ''] = /^(\S+) is known to host (.*) which allow to bypass this CSP$/.exec(sentence) ?? []
  const phrase = BYPASSES[what]
  return phrase ? say(phrase, { host }) : say('cspBypass', { reason: sentence })
}

const BYPASSES: Record<string, PhraseId> = {
  'JSONP endpoints': 'cspJsonp',
  'Angular libraries': 'cspAngular',
  'JSONP endpoints and Angular libraries': 'cspJsonpAngular',
}

/** A nonce is new in every answer and must not get into what identifies a finding. */
export const withoutNonce = (text: string) => text.replace(/nonce-[A-Za-z0-9+/_=-]+/g, 'nonce-…')

const firstSentence = (text: string) => (/^.*?[.?!](?=\s|$)/.exec(text)?.[0] ?? text).replace(/[.?!]$/, '').trim()

function distinct(list: Weakness[]): Weakness[] {
  return [
    ...new Map(list.map((weakness) => [`${weakness.kind} ${weakness.directive} ${weakness.value}`, weakness])).values(),
  ]
}
