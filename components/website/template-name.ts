const NAMES = ['restaurant', 'clinic', 'trades', 'law', 'agency', 'shop', 'security'] as const

/** Under which word a template is named; one that a newer server has is just a template. */
export const nameOf = (id: string) => NAMES.find((name) => name === id) ?? 'other'
