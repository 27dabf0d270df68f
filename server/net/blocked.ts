import type { Says } from '@/lib/contract/scan-result'
import { Told } from '@/lib/domain/told'

type Code = { code: string; values?: Readonly<Record<string, string | number>> }

/**
 * We refuse to go there, whatever is there. The message is a sentence for people; `told` is what the API says by code.
 */
export class Blocked extends Told {
  override name = 'Blocked'
  readonly told: Code | null
  constructor(says: Says, told: Code | null = null) {
    super(says)
    this.told = told
  }
}
