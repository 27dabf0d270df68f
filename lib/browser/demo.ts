import { apiOrigin } from './page-config'
import { requestHeaders } from './request-headers'

export type Demo = { accounts: { email: string; plan: string | null }[]; password: string }

/**
 * The accounts that a server in try-out mode offers at its sign-in; null at every other. Asked by hand, because the page
 * of the sign-in loads nothing of the API before somebody signs in.
 */
export async function askDemo(signal: AbortSignal): Promise<Demo | null> {
  try {
    const answer = await fetch(`${apiOrigin()}/api/demo`, { signal, headers: requestHeaders(null) })
    const found = (await answer.json()) as Partial<Demo> | null
    const accounts = found?.accounts?.filter(({ email }) => typeof email === 'string')
    return found?.password && accounts && accounts.length > 0 ? { accounts, password: found.password } : null
  } catch {
    return null
  }
}
