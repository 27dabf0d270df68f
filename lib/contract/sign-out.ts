import { Message } from './common'
import { post } from './endpoint'

/** Apart from the calls of the guests: every screen can sign out, and none of them signs in. */
export const signOutApi = {
  logout: post('/api/logout', { auth: 'user', gate: 'none', in: 'account', reply: Message }),
}
