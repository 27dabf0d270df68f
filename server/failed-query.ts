/** By shape and not by class: the drivers have classes of their own. */
export const propertiesOf = (value: unknown) =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}

/** The SQLSTATE of a failed query, or null for any other error. Drizzle wraps what the driver throws. */
export function sqlState(error: unknown): string | null {
  const { code } = propertiesOf(propertiesOf(error).cause ?? error)
  return typeof code === 'string' ? code : null
}

export const UNIQUE_VIOLATION = '23505'

export const isTaken = (error: unknown) => sqlState(error) === UNIQUE_VIOLATION

/** Nothing is wrong with the query itself: the same transaction, begun anew, can go through. */
export const isToBeRepeated = (error: unknown) => ['40P01', '40001'].includes(sqlState(error) ?? '')

/**
 * What the log keeps of an error. A failed query's message holds its parameters, which are findings, mails, passwords'
 * hashes and addresses: of it only the statement and the code are kept.
 */
export function withoutParameters(error: unknown): unknown {
  if (typeof error === 'string') return error
  const { query, cause, name, message, stack } = propertiesOf(error)
  const code = sqlState(error)
  if (query !== undefined) return { code, query, cause: propertiesOf(cause).name }
  return { code, name, message, stack }
}
