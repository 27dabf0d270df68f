import type { Context } from 'hono'
import { HttpError, ofBlocked } from '@/server/errors'
import { isAway, sqlState, UNIQUE_VIOLATION } from '@/server/failed-query'
import { Blocked } from '@/server/net/blocked'
import type { Env } from './env'

/**
 * Somebody else changed the same rows at the same moment: a row taken, a row gone, a deadlock, a serialisation failure.
 */
const COLLISIONS = [UNIQUE_VIOLATION, '23503', '40P01', '40001']

export const databaseAway = () => new HttpError(503, 'database_away', { retryAfterSeconds: 5 })

/** Every error as JSON: what a route threw in its own words, everything else without a word about the inside. */
export function onError(thrown: Error, c: Context<Env>): Response {
  const error = asHttpError(thrown)
  const isLeft = isGone(c)
  // What ends because its client left is no fault; what fails by itself is one, whoever is still there.
  if (!error && !(isLeft && isAbort(thrown)))
    c.var.deps.log.error({ request_id: c.var.requestId, err: thrown }, 'Request failed')
  // Nobody is there to read an answer.
  if (isLeft) return answer(c, new HttpError(400, 'not_finished'))
  if (!error) return answer(c, new HttpError(500, 'our_fault'), { request_id: c.var.requestId })
  const { retryAfterSeconds, ...details } = error.details
  if (retryAfterSeconds !== undefined) c.header('Retry-After', String(retryAfterSeconds))
  if (error.status === 401) c.header('WWW-Authenticate', 'Bearer')
  return answer(c, error, details)
}

const answer = (c: Context<Env>, { message, code, status }: HttpError, details: object = {}) =>
  c.json({ message, code, ...details }, status)

/** Whether the client has closed the connection. */
const isGone = (c: Context<Env>) => c.env?.incoming?.socket?.destroyed === true

/** An aborted signal, or a body that ended early; the last is how the Node server says so. */
const isAbort = ({ name, message }: Error) =>
  name === 'AbortError' || message === 'Client connection prematurely closed.'

function asHttpError(error: Error): HttpError | null {
  if (error instanceof HttpError) return error
  // A stored address that cannot be read, or is not scanned any more.
  if (error instanceof Blocked) return ofBlocked(error)
  if (isAway(error)) return databaseAway()
  if (COLLISIONS.includes(sqlState(error) ?? '')) return new HttpError(409, 'changed_meanwhile')
  return null
}
