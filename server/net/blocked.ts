type Told = { code: string; values?: Readonly<Record<string, string | number>> }

/**
 * We refuse to go there, whatever is there. The message is a sentence for people; `told` is what the API says by code.
 */
export class Blocked extends Error {
  override name = 'Blocked'
  readonly told: Told | null
  constructor(message: string, told: Told | null = null) {
    super(message)
    this.told = told
  }
}
