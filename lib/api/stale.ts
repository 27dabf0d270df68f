import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { type Event, withAll } from './keys'

/** Asks for what an event made stale anew, where it is on the screen. */
export const refresh = (client: QueryClient, event: Event) =>
  Promise.all(withAll(event).map((queryKey) => client.invalidateQueries({ queryKey })))

export function useRefresh(event: Event) {
  const client = useQueryClient()
  return () => refresh(client, event)
}

type Write<I, O> = { mutationFn: (input: I) => Promise<O>; meta: { invalidates: Event } }

/**
 * A write that is made for many, one after the other: the caller shows each failure at its place, and asks for what
 * they made stale once at the end.
 */
export function useOneByOne<I, O>({ mutationFn, meta }: Write<I, O>) {
  const { mutateAsync } = useMutation({ mutationFn, meta: { silent: true } })
  return { write: mutateAsync, refresh: useRefresh(meta.invalidates) }
}
