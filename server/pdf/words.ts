import type { Formats } from '@/lib/domain/format'
import { directionOf } from '@/lib/domain/language'
import { visibleText } from '@/lib/domain/visible-text'
import { type Voice, voiceOf } from '@/server/voice'
import { apartIn } from './visible'

/** How a report speaks, and which way its pages run. */
export type PaperVoice = Voice & {
  isRtl: boolean
  /** A text of another direction, which keeps its own order inside ours. */
  apart: (text: string) => string
}

/** The words of the screen, and the few that only paper needs. */
export async function paperVoice(locale: string | null | undefined, formats?: Formats): Promise<PaperVoice> {
  const voice = await voiceOf(locale, formats)
  const isRtl = directionOf(voice.locale) === 'rtl'
  const plain = { ...voice, isRtl, apart: (text: string) => text }
  if (!isRtl) return plain
  const words = (...[key, values]: Parameters<Voice['words']>) => voice.words(key, values && isolated(values))
  // What a stranger wrote may hold such signs of its own.
  return {
    ...plain,
    apart: apartIn,
    said: (text, says) => voice.said(text, says, visibleText),
    words: Object.assign(words, voice.words) as Voice['words'],
  }
}

/** What stands inside our sentences must not turn them round, nor they it. */
const isolated = <T extends object>(values: T): T =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'string' ? apartIn(value) : value,
    ]),
  ) as T
