/** Where the focus goes with a card. */
export const cardId = (lead: string) => `lead-${lead}`
