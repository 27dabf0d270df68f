import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type BrandDomain, brandDomainApi } from '@/lib/contract/brand-domain'
import { call } from '@/lib/browser/http'
import { keys, stale } from './keys'
import { lacksCall } from './scan-report'

type Known = { domains: BrandDomain[] } | null

/** Host names that show the brand; null from an API that knows none. */
export const useBrandDomains = () =>
  useQuery({
    queryKey: keys.brandDomains,
    queryFn: ({ signal }): Promise<Known> =>
      call(brandDomainApi.domains, { signal }).catch((error: unknown) => {
        if (lacksCall(error) || isMissing(error)) return null
        throw error
      }),
    select: (reply: Known) => reply?.domains ?? null,
  })

const isMissing = (error: unknown) => error instanceof Error && 'status' in error && error.status === 404

/** Connects one, or looks again. */
export function useConnectDomain() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (host: string) => call(brandDomainApi.connectDomain, { body: { host } }),
    onSuccess: ({ domain }) =>
      client.setQueryData<Known>(keys.brandDomains, (known) => {
        const others = known?.domains ?? []
        const isKnown = others.some(({ id }) => id === domain.id)
        return {
          domains: isKnown ? others.map((other) => (other.id === domain.id ? domain : other)) : [...others, domain],
        }
      }),
    meta: { invalidates: stale.brandDomainsChanged, edits: true },
  })
}

export const useRemoveDomain = () =>
  useMutation({
    mutationFn: (domain: string) => call(brandDomainApi.removeDomain, { params: { domain } }),
    meta: { invalidates: stale.brandDomainsChanged },
  })
