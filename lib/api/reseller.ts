import { useMutation, useQuery } from '@tanstack/react-query'
import type { Input } from '@/lib/contract/endpoint'
import { resellerApi } from '@/lib/contract/reseller'
import { call } from '@/lib/browser/http'
import { keys, stale } from './keys'

export const useResellerAccounts = (workspace: string | undefined) =>
  useQuery({
    queryKey: keys.resellerAccounts(workspace ?? ''),
    enabled: workspace !== undefined,
    queryFn: ({ signal }) => call(resellerApi.list, { params: { workspace: workspace ?? '' }, signal }),
    select: (reply) => reply.data,
  })

export const useCreateResellerAccount = (workspace: string) =>
  useMutation({
    mutationFn: (body: Input<typeof resellerApi.create>['body']) =>
      call(resellerApi.create, { params: { workspace }, body }),
    meta: { invalidates: stale.resellerAccountsChanged(workspace) },
  })

export const useUpdateResellerAccount = (workspace: string, id: string) =>
  useMutation({
    mutationFn: (body: Input<typeof resellerApi.update>['body']) => call(resellerApi.update, { params: { id }, body }),
    meta: { invalidates: stale.resellerAccountsChanged(workspace) },
  })

export const useDeleteResellerAccount = (workspace: string) =>
  useMutation({
    mutationFn: (id: string) => call(resellerApi.remove, { params: { id } }),
    meta: { invalidates: stale.resellerAccountsChanged(workspace) },
  })
