import { hashKey, type Mutation, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { ApiError, errorText, isOldToken, isShownInPlace, textBesideWait } from '@/lib/browser/errors'
import type { Failure, Way } from '@/lib/browser/notices'

type AnyMutation = Mutation<unknown, unknown, unknown, unknown>
type Action = {
  options: { mutationFn?: unknown; meta?: { invalidates?: readonly QueryKey[] } }
  state: { variables?: unknown }
}

/** The same action on the same thing, whichever button it came from. */
const action = ({ options, state }: Action) =>
  hashKey([String(options.mutationFn), options.meta?.invalidates, state.variables])

/**
 * Performs the write again, with all that follows from it; not while the same is under way, and not when it was done
 * since.
 */
function repeat(mutation: AnyMutation, client: QueryClient) {
  const cache = client.getMutationCache()
  const isSettled = cache
    .getAll()
    .some(
      (other) =>
        other.state.submittedAt > mutation.state.submittedAt &&
        other.state.status !== 'error' &&
        action(other) === action(mutation),
    )
  return isSettled ? undefined : cache.build(client, mutation.options).execute(mutation.state.variables)
}

function wayOn(error: ApiError, mutation: AnyMutation, client: QueryClient): Way | undefined {
  const { status, details } = error
  if (isOldToken(error)) return { kind: 'reloadPage', run: () => location.reload() }
  if (status === 409 && mutation.meta?.edits) {
    return {
      kind: 'reloadData',
      run: () =>
        Promise.all((mutation.meta?.invalidates ?? []).map((queryKey) => client.invalidateQueries({ queryKey }))),
    }
  }
  const isTransient = details.noAnswer || status === 429 || (status !== undefined && status >= 500 && status !== 501)
  return isTransient && !isShownInPlace(error) ? { kind: 'retry', run: () => repeat(mutation, client) } : undefined
}

function textOf(error: unknown, mutation: AnyMutation) {
  if (isOldToken(error)) return errorText(error)
  if (error instanceof ApiError && error.retryAt !== null) return textBesideWait(error)
  return mutation.meta?.errorText?.(error) ?? errorText(error)
}

/** A failed write as it is told: the words, and how to go on. */
export function failureOf(error: unknown, mutation: AnyMutation, client: QueryClient): Failure {
  const text = textOf(error, mutation)
  if (!(error instanceof ApiError)) return { text }
  return {
    text,
    status: error.status,
    requestId: error.requestId,
    retryAt: error.retryAt,
    way: wayOn(error, mutation, client),
  }
}
