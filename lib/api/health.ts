import { useQuery } from '@tanstack/react-query'
import { healthApi } from '@/lib/contract/health'
import { call } from '@/lib/http'

export const useHealth = () => useQuery({ queryKey: ['health'], queryFn: ({ signal }) => call(healthApi.show, { signal }) })
