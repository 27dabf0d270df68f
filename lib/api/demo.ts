import { useQuery } from '@tanstack/react-query'
import { call } from '@/lib/browser/http'
import { demoApi } from '@/lib/contract/demo'
import { keys } from './keys'

/** Where the demo shop stands, if there is one. */
export const SHOP_HOST = '127.0.0.1'

/** The demo shop of the try-out mode; null in any other. Asked only where an address could be its own. */
export function useDemoShop(isAsked: boolean): string | null {
  const { data } = useQuery({
    queryKey: keys.demoShop,
    enabled: isAsked,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) =>
      call(demoApi.accounts, { signal }).then(
        ({ shop }) => shop ?? null,
        () => null,
      ),
  })
  return data ?? null
}

export const isShop = (address: string, shop: string | null) =>
  shop !== null && URL.parse(address)?.origin === URL.parse(shop)?.origin
