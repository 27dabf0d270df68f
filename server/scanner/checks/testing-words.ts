import type { Finding } from '@/lib/contract/scan-result'
import { findings as rules } from '@/lib/messages/de/findings'
import { sentences } from '@/lib/messages/de/sentences'
import { translated } from '@/lib/said'

/** What is called the same in every language. */
const NAMES = ['Content-Security-Policy', 'Set-Cookie', 'system.listMethods']
/** Another program gives its reports names of its own. */
const FOREIGN = /^nuclei: /
/** Three words in a row are more than a name. */
const ENGLISH = /[a-z]+ [a-z]+ [a-z]+/i

/** A language whose texts are nothing but what stands in their gaps, so that every other word that is left is one that nobody translated. */
const GAPS = Object.fromEntries(Object.keys({ ...sentences, ...rules }).map((text) => [text, `‹${(text.match(/\{\w+\}/g) ?? []).join('›‹')}›`]))

/** The words of a text that pages in another language would show in English, or null when there are none. */
export function untranslated(text: string): string | null {
  if (NAMES.includes(text) || FOREIGN.test(text)) return null
  const rest = translated(text, GAPS)
  return rest.startsWith('‹') && !ENGLISH.test(rest) ? null : rest
}

/** Throws when something that a check wrote down has no words in other languages. */
export function assertTranslated({ detail, findings }: { detail: string | null; findings: Finding[] }): void {
  const texts = findings.flatMap(({ title, remediation, evidence }) => [title, remediation, ...evidence.map(({ label }) => label)])
  for (const text of [...texts, ...(detail ? [detail] : [])]) {
    const words = untranslated(text)
    if (words !== null) throw new Error(`Not in lib/messages/*/findings.ts: “${text}” (${words})`)
  }
}
