import { authApi, ForgotPassword, Login, ResetPassword } from '@/lib/contract/auth'
import { deviceToken } from '@/lib/browser/device'
import { askSignedIn } from '@/lib/browser/early'
import { call } from '@/lib/browser/http'
import { admits } from '@/lib/domain/plans'
import { fieldErrors } from '@/lib/messages/en/field-errors'
import { provideFieldErrors } from '@/lib/react/use-broken'
import { signIn } from '@/stores/session'

provideFieldErrors(fieldErrors)

/** What the dashboard asks of a workspace beside its assets. */
const FIGURES = [
  (workspace: string) => `/api/stats/${workspace}`,
  (workspace: string) => `/api/stats/${workspace}/overdue`,
  (workspace: string) => `/api/monitoring/${workspace}`,
]

/** What the dashboard asks first. What a plan does not include stays unanswered. */
const FIRST_QUESTIONS = [
  '/api/workspaces/:workspace/scans',
  '/api/asset/:workspace/fetch?status=all',
  '/api/stats/:workspace',
  '/api/stats/:workspace/overdue',
  '/api/monitoring/:workspace',
  '/api/overview/problems?workspace=:workspace',
  '/api/integration/:workspace/fetch',
  '/api/recipe/:workspace/fetch',
  '/api/wp/:workspace/fetch?status=all',
  '/api/notice',
  '/api/user/branding',
]

/**
 * What the guest forms need once somebody uses them: the checks of their entries, and the calls. Loaded by the forms,
 * never by a page.
 */
export const guestCalls = {
  login: {
    schema: Login,
    async send(body: Login) {
      const { data } = await call(authApi.login, { body: { ...body, device: deviceToken(), ask: FIRST_QUESTIONS } })
      // The dashboard's data sets out before its screen does.
      const { user, token, workspaces, answers } = data
      askSignedIn({ token, user, workspaces, answers, more: admits('core', user) ? FIGURES : [] })
      signIn(user, token)
    },
  },
  forgotPassword: { schema: ForgotPassword, send: (body: ForgotPassword) => call(authApi.forgotPassword, { body }) },
  resetPassword: {
    schema: ResetPassword,
    send: (body: ResetPassword) => call(authApi.resetPassword, { body: { ...body, device: deviceToken() } }),
  },
}
