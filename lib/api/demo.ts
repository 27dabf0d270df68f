import { useQuery } from '@tanstack/react-query'
import { call } from '@/lib/browser/http'
import { demoApi } from '@/lib/contract/demo'
import { keys } from './keys'

/** Where the demo shop of the try-out mode is; null in any other. Asked only about an address that it could have. */
export function useDemoShop(address: string): string | null {
  const url = URL.parse(address)
  const { data } = useQuery({
    queryKey: keys.demoShop,
    enabled: url?.hostname === '127.0.0.1',
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) =>
      call(demoApi.accounts, { signal }).then(
        ({ shop }) => shop ?? null,
        () => null,
      ),
  })
  return data && URL.parse(data)?.origin === url?.origin ? data : null
}
