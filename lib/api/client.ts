import {
  matchQuery,
  MutationCache,
  onlineManager,
  type Query,
  QueryCache,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query'
import { currentReach, onReachChange } from '@/lib/browser/connection'
import { ApiError, errorText, retryAtOf } from '@/lib/browser/errors'
import type { Failure } from '@/lib/browser/notices'
import { connectedSession } from '@/lib/browser/session-link'
import { keys, withAll } from './keys'
import { askBeforeLeaving } from './unfinished'
import { failureOf } from './way-on'
import { UPGRADE_LINK } from '@/lib/domain/plans'
import { fieldErrors } from '@/lib/messages/en/field-errors'
import { provideFieldErrors } from '@/lib/react/use-broken'
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
      /** The write changes what was read before: when somebody else changed it meanwhile, it can be read anew. */
      edits?: boolean
    }
  }
}

provideFieldErrors(fieldErrors)

type Notices = { error: (text: string, failure?: Omit<Failure, 'text'>) => void }

/** A read that is asked to wait no longer than this does it by itself; else the screen counts down and offers Retry. */
const SHORT_WAIT_MS = 10_000

const GONE = /^(asset|scan|report)_not_found$/

/** Failed reads are only logged; failed writes are shown; both still reach the caller. */
export function createQueryClient(notify: Notices) {
  const prompted = new WeakSet<object>()
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        console.warn('A read failed:', errorText(error))
        // Once: a read that is repeated must not ask again and again.
        if (query.isActive() && !prompted.has(query) && promptUpgradeFor(error)) prompted.add(query)
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => {
        // Somebody deleted it meanwhile: no list shows it any more, and its screen or drawer says so.
        if (error instanceof ApiError && GONE.test(String(error.details.code)))
          for (const queryKey of [keys.assets(), keys.monitors(), keys.scans(), keys.reports])
            void client.invalidateQueries({ queryKey })
        if (promptUpgradeFor(error) || mutation.meta?.silent) return
        // Only after this does the failure reach its form, which then says that it shows it.
        setTimeout(() => {
          // It ended the session, and that is told already.
          if (error instanceof ApiError && error.status === 401 && connectedSession().token() === null) return
          const { text, ...failure } = failureOf(error, mutation, client)
          notify.error(text, failure)
        })
      },
      onSuccess: (_data, _variables, _result, mutation) =>
        client.invalidateQueries({
          predicate: (query) =>
            withAll(mutation.meta?.invalidates ?? []).some((queryKey) => matchQuery({ queryKey }, query)),
        }),
    }),
    defaultOptions: {
      queries: {
        staleTime: 5_000,
        retry: (failures, error) => failures < 2 && isWorthRetrying(error),
        retryDelay: (attempt, error) => Math.max(500 * 2 ** attempt, waitOf(error)),
        retryOnMount: mayAsk,
        refetchOnMount: mayAsk,
        refetchOnWindowFocus: mayAsk,
        refetchOnReconnect: (query) => mayAsk(query) && 'always',
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  })
  askBeforeLeaving(client)
  // When the connection comes back, what is on the screen is read again.
  onlineManager.setEventListener((setOnline) => onReachChange((reach) => setOnline(reach === 'online')))
  return client
}

const waitOf = (error: unknown) => Math.max(0, (retryAtOf(error) ?? 0) - Date.now())

/** A server that asked to wait is not asked again before. */
function mayAsk(query: Pick<Query, 'state'>) {
  return waitOf(query.state.error) === 0
}

/** Milliseconds until a repeated read is due: not while there is no network, and not while the server asked to wait. */
export const nextLook = (query: Pick<Query, 'state'>, everyMs: number) =>
  currentReach() !== 'offline' && Math.max(everyMs, waitOf(query.state.error))

function isWorthRetrying(error: unknown) {
  if (!(error instanceof ApiError)) return false
  const { status, details } = error
  if (status === 429) return waitOf(error) <= SHORT_WAIT_MS
  return details.noAnswer ? currentReach() !== 'offline' : status !== undefined && status >= 500 && status !== 501
}

/**
 * Opens the upgrade modal when that is what the server says: a plan that would admit, or a limit that is reached. True
 * when it did.
 */
function promptUpgradeFor(error: unknown) {
  if (!(error instanceof ApiError) || (error.status !== 402 && error.status !== 403)) return false
  const { upgrade, usage } = error.details
  if (!upgrade && !usage) return false
  promptUpgrade({
    message: error.message,
    upgradeLink: upgrade?.link ?? UPGRADE_LINK,
    plans: upgrade?.plans ?? [],
    usage,
  })
  return true
}
