import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ForgotPassword, type Login, type ResetPassword, authApi } from '@/lib/contract/auth'
import { call } from '@/lib/http'
import { resetAll } from '@/stores/reset'
import { signIn } from '@/stores/session'
import { userKey } from './user'

/** Forms show these failures themselves. */
const silent = { silent: true }

export function useSignIn() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Login) => call(authApi.login, { body }),
    meta: silent,
    onSuccess: ({ data }) => {
      client.clear()
      client.setQueryData(userKey, data.user)
      signIn(data.user, data.token)
    },
  })
}

/** Signs out here at once; the server is told, but a failing call or no network keeps nobody signed in. */
export function useSignOut() {
  const client = useQueryClient()
  return () => {
    const told = call(authApi.logout, { signal: AbortSignal.timeout(5_000) })
    resetAll('signed-out')
    client.clear()
    return told.catch((error: unknown) => console.warn('The server could not be told of the sign-out:', error))
  }
}

export const useForgotPassword = () => useMutation({ mutationFn: (body: ForgotPassword) => call(authApi.forgotPassword, { body }), meta: silent })

export const useResetPassword = () => useMutation({ mutationFn: (body: ResetPassword) => call(authApi.resetPassword, { body }), meta: silent })
