import { create } from 'zustand'
import type { User } from '@/lib/contract/user'
import { connectSession } from '@/lib/http'
import { storage } from '@/lib/storage'
import { claimTab } from './tab'

/** The token stands alone under its own key; nothing else about the person is stored. */
const TOKEN_KEY = 'soteria:token'
const workspaceKey = (userId: string) => `soteria:workspace:${userId}`

type Ending = 'signed-out' | 'expired'
type Session = {
  token: string | null
  /** Null until the server said who it is: role and plans never come from storage. */
  user: User | null
  /** The workspace chosen in this browser, if any. */
  chosenWorkspace: string | null
  /** Why the last session ended. */
  ending: Ending | null
}

const empty: Session = { token: null, user: null, chosenWorkspace: null, ending: null }

const useSession = create<Session>(() => ({ ...empty, token: typeof window === 'undefined' ? null : storage.get(TOKEN_KEY) }))

export const useToken = () => useSession((session) => session.token)
export const useUser = () => useSession((session) => session.user)
export const useChosenWorkspace = () => useSession((session) => session.chosenWorkspace)
export const useSessionEnding = () => useSession((session) => session.ending)
export const currentToken = () => useSession.getState().token

export function signIn(user: User, token: string) {
  claimTab(user.id)
  storage.set(TOKEN_KEY, token)
  useSession.setState({ token, user, ending: null, chosenWorkspace: storage.get(workspaceKey(user.id)) })
}

/** The server's newest word on who this is. */
export function setUser(user: User) {
  claimTab(user.id)
  useSession.setState((session) => ({ user, chosenWorkspace: session.chosenWorkspace ?? storage.get(workspaceKey(user.id)) }))
}

export function chooseWorkspace(id: string) {
  const { user } = useSession.getState()
  if (user) storage.set(workspaceKey(user.id), id)
  useSession.setState({ chosenWorkspace: id })
}

/** Ends the session in this browser. Other tabs hear of it through the storage event. */
export function endSession(ending: Ending) {
  // Another tab may have signed in anew: its token is not ours to remove.
  if (storage.get(TOKEN_KEY) === currentToken()) storage.remove(TOKEN_KEY)
  useSession.setState({ ...empty, ending })
}

/** Follows sign-ins and sign-outs of other tabs. Returns the way to stop. */
export function followOtherTabs() {
  const adopt = () => {
    const token = storage.get(TOKEN_KEY)
    if (token === currentToken()) return
    useSession.setState(token ? { ...empty, token } : { ...empty, ending: 'signed-out' })
  }
  const onStorage = ({ key }: StorageEvent) => {
    if (key === TOKEN_KEY || key === null) adopt()
  }
  window.addEventListener('storage', onStorage)
  // A page that comes out of the back/forward cache has slept through all of it.
  window.addEventListener('pageshow', adopt)
  return () => {
    window.removeEventListener('storage', onStorage)
    window.removeEventListener('pageshow', adopt)
  }
}

connectSession({
  token: currentToken,
  // An answer to an older token says nothing about the present one.
  onUnauthorized: (token) => {
    if (token && token === currentToken()) endSession('expired')
  },
})
