import type { Says, Text } from '@/lib/contract/scan-result'
import { english } from './english'
import { say } from './say'

/** Says by phrases what its message says in English. */
export class Told extends Error {
  readonly says: Says
  constructor(says: Says) {
    super(english(says))
    this.says = says
  }
}

/** Why something did not work; of an error of others as it is written. */
export function saysOfError(error: unknown): Says {
  if (error instanceof Told) return error.says
  return (error instanceof Error ? error.message : String(error)) || say('noReason')
}

/** With a full stop where it has none. */
export const sentence = (says: Says): Says => (/[.!?]$/.test(english(says)) ? says : say('stop', { text: says }))

export const inARow = (says: Says): readonly Text[] => (typeof says === 'string' || 'say' in says ? [says] : says)

/** As it is stored: in English, and beside that by phrases. */
export const toldBy = (says: Says) => ({ message: english(says), says })
