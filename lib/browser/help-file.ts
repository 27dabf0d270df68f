import * as z from 'zod/mini'
import type { Answer } from './fetch-file'
import { MAX_SIZE } from '@/lib/config/read'

const Text = z.string().check(z.trim(), z.minLength(1), z.maxLength(2000))
const Texts = z.object({
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
  /** Paragraphs, and lists of steps between them. Text and nothing else: a tag is shown as it is written. */
  body: z
    .array(z.union([Text, z.object({ steps: z.array(Text).check(z.minLength(1), z.maxLength(30)) })]))
    .check(z.minLength(1), z.maxLength(50)),
})
export type OwnTexts = z.infer<typeof Texts>

const Topic = z.extend(Texts, {
  id: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/)),
  /** By language, as `de` or `de-AT`; any other is shown the texts beside it. */
  languages: z.optional(z.record(z.string(), Texts)),
})
export type OwnTopic = z.infer<typeof Topic>

/**
 * What a reseller may put beside the build: own topics of the help. public/help.schema.json says the same to editors.
 */
const HelpFile = z.object({
  topics: z.array(Topic).check(z.maxLength(50)),
})

export type OwnHelp = { topics: readonly OwnTopic[]; problem: string | null }

const broken = (problem: string): OwnHelp => ({ topics: [], problem })

/** The topics of the file, or what is wrong with it, for whoever wrote it. A file that is not there has none. */
export function readHelpFile(answer: Answer): OwnHelp {
  if (answer === 'none') return { topics: [], problem: null }
  if (answer === 'failed') return broken('could not be fetched')
  if (answer.text.length > MAX_SIZE) return broken(`has more than ${MAX_SIZE} characters`)
  let file: unknown
  try {
    file = JSON.parse(answer.text)
  } catch {
    return broken('is no JSON')
  }
  const read = HelpFile.safeParse(file)
  if (!read.success) return broken(`is wrong at ${pathOf(read.error.issues[0]?.path ?? [])}`)
  const { topics } = read.data
  const twice = topics.findIndex(({ id }, index) => topics.findIndex((other) => other.id === id) < index)
  return twice < 0 ? { topics, problem: null } : broken(`is wrong at topics[${twice}].id: it is there twice`)
}

/** `topics[1].body[0].steps[2]`, or that of the whole file. */
const pathOf = (path: readonly PropertyKey[]) =>
  path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '') || 'its top'

/** The texts for whoever reads in this language. */
export function textsFor({ title, body, languages = {} }: OwnTopic, locale: string): OwnTexts {
  const written = [locale, locale.split('-')[0] ?? ''].find((language) => Object.hasOwn(languages, language))
  return (written && languages[written]) || { title, body }
}
