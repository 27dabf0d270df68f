import { HttpError, invalid } from '../errors'
import type { Call } from '../mount'
import type { Endpoint } from '@/lib/contract/endpoint'

const PRODUCT = 'soteria'

/** Throws 422 on `password` for what the contract's pattern lets through but anybody would guess. */
export async function refuseGuessable(password: string, email: string): Promise<void> {
  const problem = problemWith(password.toLowerCase(), email.toLowerCase()) ?? (await adviceFor(password, email))
  if (problem) throw invalid({ password: [problem] })
}

/** What the meter says beside the field. Its lists are read when somebody sets a password, and not at the start. */
export async function adviceFor(password: string, email: string): Promise<string | null> {
  const { judgePassword } = await import('@/lib/password-strength')
  return judgePassword(password, [PRODUCT, ...email.split(/[@.]/)]).advice
}

function problemWith(password: string, email: string): string | null {
  if (password.includes(PRODUCT)) return 'Do not use the name of this product in your password.'
  const [name = ''] = email.split('@')
  if (password.includes(email) || (name.length >= 3 && password.includes(name))) return 'Do not use your email address in your password.'
  return null
}

type Asked = Pick<Call<Endpoint>, 'deps' | 'limits'> & { user: { id: string; password_hash: string } }

/** Asks for the password again before something that cannot be undone. Throws 422 on `field`, and 429 after five wrong ones. */
export async function requirePassword({ deps, limits, user }: Asked, field: string, password: string): Promise<void> {
  await limits.take('passwordByUser', user.id)
  if (!(await deps.passwords.verify(user.password_hash, password)))
    throw new HttpError(422, 'This is not your password.', { errors: { [field]: ['This is not your password.'] } })
  await limits.forget('passwordByUser', user.id)
}
