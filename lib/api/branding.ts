import { useMutation } from '@tanstack/react-query'
import { brandingChangeApi } from '@/lib/contract/branding-change'
import { call } from '@/lib/browser/http'
import { stale } from './keys'

export const useUpdateBranding = () =>
  useMutation({
    mutationFn: (body: FormData) => call(brandingChangeApi.update, { body }),
    meta: { invalidates: stale.brandChanged, edits: true },
  })
