/** Where the focus goes with a card. */
export const cardId = (lead: string) => `lead-${lead}`

/** What the keys of a lead open of it, on the board and in the table. */
export const PART_OF_KEY: Readonly<Record<string, 'write' | 'next' | 'tags'>> = { e: 'write', n: 'next', t: 'tags' }
