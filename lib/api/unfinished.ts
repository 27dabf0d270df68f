import type { QueryClient } from '@tanstack/react-query'

/** While a change is on its way, the browser asks before the page goes: one that is left at once may never arrive. */
export function askBeforeLeaving(client: QueryClient) {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault()
  client.getMutationCache().subscribe(() => {
    const changes = client.isMutating({ predicate: ({ options }) => options.meta?.edits === true })
    // A page that always asks could not be kept by the browser for the way back.
    if (changes > 0) addEventListener('beforeunload', ask)
    else removeEventListener('beforeunload', ask)
  })
}
