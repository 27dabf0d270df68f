import { matchQuery, MutationCache, QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query'
import { ApiError, errorText } from '@/lib/errors'
import { promptUpgrade } from '@/stores/upgrade'

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** The keys whose data this write makes old. */
      invalidates?: readonly QueryKey[]
      /** The words for a failure, where the specification has its own. */
      errorText?: (error: unknown) => string
      /** The write shows its failure itself, beside the field. */
      silent?: boolean
    }
  }
}

type Notices = { error: (text: string) => void }

/** Failed reads are only logged; failed writes are shown; both still reach the caller. */
export function createQueryClient(notify: Notices) {
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError: (error) => console.warn('A read failed:', errorText(error)) }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => {
        if (error instanceof ApiError && error.details.upgrade) {
          return promptUpgrade({ message: error.message, upgradeLink: error.details.upgrade.link, plans: error.details.upgrade.plans })
        }
        if (!mutation.meta?.silent) notify.error(mutation.meta?.errorText?.(error) ?? errorText(error))
      },
      onSuccess: (_data, _variables, _result, mutation) =>
        client.invalidateQueries({ predicate: (query) => mutation.meta?.invalidates?.some((queryKey) => matchQuery({ queryKey }, query)) ?? false }),
    }),
    defaultOptions: {
      queries: {
        staleTime: 5_000,
        retry: (failures, error) => failures < 2 && isWorthRetrying(error),
        retryDelay: (attempt) => 500 * 2 ** attempt,
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  })
  return client
}

const isWorthRetrying = (error: unknown) => error instanceof ApiError && (error.status === undefined ? true : error.status >= 500 && error.status !== 501)
