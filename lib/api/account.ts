import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { accountApi, type PasswordChange, type PreferencesChange, type Profile } from '@/lib/contract/account'
import { deviceToken } from '@/lib/browser/device'
import { pageError } from '@/lib/browser/errors'
import { call } from '@/lib/browser/http'
import { resetAll } from '@/stores/reset'
import { setUser } from '@/stores/session'
import { keys, stale } from './keys'

export const useUpdateProfile = () =>
  useMutation({
    mutationFn: (body: Profile) => call(accountApi.updateProfile, { body }),
    onSuccess: ({ user }) => setUser(user),
    meta: { invalidates: stale.profileChanged, edits: true },
  })

/** The new address that waits to be confirmed, if there is one; servers without confirmation have none. */
export const usePendingEmail = () =>
  useQuery({
    queryKey: keys.email,
    queryFn: ({ signal }) => call(accountApi.pendingEmail, { signal }),
    select: (reply) => reply.pending_email,
  }).data ?? null

export const useResendEmail = () => useMutation({ mutationFn: () => call(accountApi.resendEmail, {}) })

export const useCancelEmail = () =>
  useMutation({ mutationFn: () => call(accountApi.cancelEmail, {}), meta: { invalidates: stale.emailKept } })

/** With the token of the link in the mail. */
export const useConfirmEmail = () =>
  useMutation({
    mutationFn: (token: string) => call(accountApi.confirmEmail, { body: { token } }),
    onSuccess: ({ user }) => setUser(user),
    meta: { invalidates: stale.emailChanged },
  })

/** The screen says itself what went wrong, beside what was chosen. */
export const useUpdatePreferences = () =>
  useMutation({
    mutationFn: (body: PreferencesChange) => call(accountApi.updatePreferences, { body }),
    onSuccess: ({ user }) => setUser(user),
    meta: { invalidates: stale.preferencesChanged, edits: true },
  })

/**
 * A file with everything that is the person's. Whatever else comes back, the page of a proxy for instance, is not saved
 * as that.
 */
export const useExportMyData = () =>
  useMutation({
    mutationFn: async () => {
      const file = await call(accountApi.export, {})
      if ((await file.blob.slice(0, 1).text()) !== '{') throw pageError('data_unreadable')
      return file
    },
  })

/** This browser stays known with the new password, every other one is a stranger again. */
export const useUpdatePassword = () =>
  useMutation({
    mutationFn: (body: PasswordChange) => call(accountApi.updatePassword, { body: { ...body, device: deviceToken() } }),
  })

/** The account is gone, and with it everything of the person in this browser. */
export function useDeleteAccount() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (password: string) => call(accountApi.deleteAccount, { body: { password } }),
    onSuccess: () => {
      resetAll('signed-out')
      client.clear()
    },
  })
}
