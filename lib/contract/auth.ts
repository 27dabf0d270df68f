import * as z from 'zod/mini'
import { Device, Email, Message, NewPassword } from './common'
import { post } from './endpoint'
import { User } from './user'
import type { Workspace } from './workspace'
import { broken } from './broken'

export const Login = z.object({
  email: Email,
  password: z
    .string()
    .check(z.minLength(1, broken('password_missing')), z.maxLength(200, broken('too_long', { count: 200 }))),
  /** Keeps the session for 14 days instead of until 12 idle hours. */
  remember: z.optional(z.boolean()),
  device: Device,
  /**
   * Beyond the specification: calls that read, answered along with the sign-in, `:workspace` being the default one:
   * `/api/stats/:workspace`.
   */
  ask: z.optional(z.array(z.string().check(z.maxLength(200))).check(z.maxLength(16))),
})
export type Login = z.infer<typeof Login>

export const ForgotPassword = z.object({ email: Email })
export type ForgotPassword = z.infer<typeof ForgotPassword>

export const ResetPassword = z
  .object({
    token: z.string().check(z.minLength(1), z.maxLength(200)),
    email: Email,
    password: NewPassword,
    password_confirmation: z.string(),
    device: Device,
  })
  .check(
    z.refine<{ password: string; password_confirmation: string }>(
      (body) => body.password === body.password_confirmation,
      {
        path: ['password_confirmation'],
        error: broken('passwords_differ'),
      },
    ),
  )
export type ResetPassword = z.infer<typeof ResetPassword>

const OPEN = { auth: 'nobody', gate: 'none', in: 'product' } as const

export const authApi = {
  login: post('/api/auth/login', {
    ...OPEN,
    counts: ['loginByDevice', 'loginByIp', 'loginByAccount'],
    body: Login,
    reply: z.object({
      data: z.object({
        user: User,
        token: z.string(),
        /**
         * Beyond the specification: what `workspaceApi.list` answers, so that the first screen need not ask for it. A type
         * alone: the page that signs in carries no check of it, the one that reads it does.
         */
        workspaces: z.optional(z.unknown() as z.ZodMiniType<Workspace[]>),
        /** What was answered of `ask`, by its call. Whoever takes an answer checks it. */
        answers: z.optional(z.unknown() as z.ZodMiniType<Readonly<Record<string, object>>>),
      }),
    }),
  }),
  forgotPassword: post('/api/auth/forgot-password', {
    ...OPEN,
    limit: 'forgotByIp',
    counts: ['forgotByAccount'],
    body: ForgotPassword,
    reply: Message,
  }),
  resetPassword: post('/api/auth/reset-password', {
    ...OPEN,
    limit: 'resetByIp',
    counts: ['loginByAccount'],
    body: ResetPassword,
    reply: Message,
  }),
}
