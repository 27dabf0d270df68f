import { useQuery } from '@tanstack/react-query'
import { healthApi } from '@/lib/contract/health'
import { call } from '@/lib/browser/http'
import { keys } from './keys'

export const useHealth = () =>
  useQuery({ queryKey: keys.health, queryFn: ({ signal }) => call(healthApi.show, { signal }) })

/** Asks the server for a sign of life; what comes of it is seen by the connection. */
export const probe = () => void call(healthApi.show, {}).catch(() => undefined)
