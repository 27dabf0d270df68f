import { broken } from '@/lib/contract/broken'
import { HttpError, refused } from '@/server/errors'
import type { Limits } from '@/server/api/limits'
import type { Deps } from '@/server/records/deps'

/**
 * Throws 422 on `password` for what the contract's pattern lets through but anybody would guess. Its lists are read
 * when somebody sets a password, and not at the start.
 */
export async function refuseGuessable(password: string, email: string): Promise<void> {
  const { judgePassword } = await import('@/lib/domain/password-strength')
  const { advice } = judgePassword(password, email)
  if (!advice) return
  const message = broken(advice)
  throw new HttpError(422, 'guessable_password', { message, errors: { password: [message] } })
}

type Asked = { deps: Deps; limits: Limits<'passwordByUser'>; user: { id: string; password_hash: string } }

/**
 * Asks for the password again before something that cannot be undone. Throws 422 on `field`, and 429 after five wrong
 * ones.
 */
export async function requirePassword({ deps, limits, user }: Asked, field: string, password: string): Promise<void> {
  await limits.take('passwordByUser', user.id)
  if (!(await deps.passwords.verify(user.password_hash, password))) throw refused(field, 'wrong_password')
  await limits.forget('passwordByUser', user.id)
}
