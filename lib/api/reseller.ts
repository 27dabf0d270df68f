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

/** What was scanned in which month, for whoever wants to see it. */
export const useResellerUsage = (workspace: string | undefined) =>
  useQuery({
    queryKey: [...keys.resellerAccounts(workspace ?? ''), 'usage'],
    enabled: workspace !== undefined,
    queryFn: ({ signal }) => call(resellerApi.usage, { params: { workspace: workspace ?? '' }, signal }),
  })

export const useCreateResellerAccount = (workspace: string) =>
  useMutation({
    mutationFn: (body: Input<typeof resellerApi.create>['body']) =>
      call(resellerApi.create, { params: { workspace }, body }),
    meta: { invalidates: stale.resellerAccountsChanged(workspace) },
  })

type Change = Input<typeof resellerApi.update>['body'] & { id: string }

export const useUpdateResellerAccount = (workspace: string) =>
  useMutation({
    mutationFn: ({ id, ...body }: Change) => call(resellerApi.update, { params: { id }, body }),
    meta: { invalidates: stale.resellerAccountsChanged(workspace) },
  })

export const useInviteAgain = (workspace: string) =>
  useMutation({
    mutationFn: (id: string) => call(resellerApi.invite, { params: { id } }),
    meta: { invalidates: stale.resellerAccountsChanged(workspace) },
  })

export const useDeleteResellerAccount = (workspace: string) =>
  useMutation({
    mutationFn: ({ id, email }: { id: string; email: string }) =>
      call(resellerApi.remove, { params: { id }, body: { email } }),
    meta: { invalidates: stale.resellerAccountsChanged(workspace) },
  })

/** A trial makes nothing. */
export const useImportAccounts = (workspace: string) =>
  useMutation({
    mutationFn: (body: Input<typeof resellerApi.import>['body']) =>
      call(resellerApi.import, { params: { workspace }, body }),
    meta: { invalidates: stale.resellerAccountsChanged(workspace) },
  })
