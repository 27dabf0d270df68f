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

/** The system's words for a server that cannot be reached, and Postgres's for one that starts or stops. */
const AWAY = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|08...|57P0[123])$/
/** What pg says without a code. */
const LOST =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/

/** Whether a query failed because there is no database to ask. */
export function isAway(error: unknown): boolean {
  const { code, message } = propertiesOf(propertiesOf(error).cause ?? error)
  return (typeof code === 'string' && AWAY.test(code)) || (typeof message === 'string' && LOST.test(message))
}

/** A deadlock or a serialisation failure; no room for a connection; a lock or a time that was up; a shutdown. */
const PASSING = /^(40...|53...|55P03|57...)$/

/** Nothing is wrong with the query itself: the same transaction, begun anew, can go through. */
export const isToBeRepeated = (error: unknown) => isAway(error) || PASSING.test(sqlState(error) ?? '')

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
