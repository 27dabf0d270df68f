import { fieldErrors, type FieldCode } from '@/lib/messages/en/field-errors'
import type { Values } from './refusal'

export type Reason = { code: FieldCode | 'invalid'; values?: Values }

const GAP = /\{(\w+)\}/g
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** As a pattern in which each gap is a group of its name. */
const patternOf = (sentence: string) =>
  new RegExp(
    `^${sentence
      .split(GAP)
      .map((part, place) => (place % 2 ? `(?<${part}>[^ ].*?)` : escaped(part)))
      .join('')}$`,
  )

const codes = new Map<string, FieldCode>()
const patterns: { code: FieldCode; pattern: RegExp }[] = []
for (const [code, sentence] of Object.entries(fieldErrors) as [FieldCode, string][]) {
  codes.set(sentence, code)
  if (sentence.includes('{')) patterns.push({ code, pattern: patternOf(sentence) })
}

const valueOf = (text: string) => (/^\d+$/.test(text) ? Number(text) : text)

/** Which rule of the contract says this of a field, and of what; `invalid` for what is no rule's sentence. */
export function reasonOf(text: string): Reason {
  const code = codes.get(text)
  if (code) return { code }
  for (const { code: found, pattern } of text.length > MAX_TEXT ? [] : patterns) {
    const groups = pattern.exec(text)?.groups
    if (groups)
      return {
        code: found,
        values: Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, valueOf(value)])),
      }
  }
  return { code: 'invalid' }
}

const MAX_TEXT = 300

/** The words of another language for each code, from its sentences. */
export const inOtherWords = (sentences: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(fieldErrors).map(([code, sentence]) => [code, sentences[sentence] ?? sentence]),
  ) as Record<FieldCode, string>
