const { compare } = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

/** Orders addresses as a person reads them: digits count as numbers, so that 10.0.0.9 stands before 10.0.0.10. */
export const naturally = (a: string, b: string) => compare(a, b)
