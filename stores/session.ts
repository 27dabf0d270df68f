import { create } from 'zustand'
import type { User } from '@/lib/contract/user'
import { adoptRegion } from '@/lib/react/region'
import { connectSession } from '@/lib/browser/session-link'
import { storage, tabStorage } from '@/lib/browser/storage'
import { claimStorage, forgetTab, isTakenOver } from './owner'

/** The token stands alone under its own key; nothing else about the person is stored. */
const TOKEN_KEY = 'soteria:token'
/** Tells other tabs why the token goes: after a sign-out, told in passing, they keep no drafts and no way back. */
const ENDED_KEY = 'soteria:ended'
const workspaceKey = (userId: string) => `soteria:workspace:${userId}`

/** Beside the workspace: whether the screens that can show all of them do. */
const allKey = (userId: string) => `${workspaceKey(userId)}:all`
const storedAll = (user: User) => storage.get(allKey(user.id)) !== null

/** The workspace of this tab when a link led there, else that of this browser. */
const storedWorkspace = (user: User) => tabStorage.get(workspaceKey(user.id)) ?? storage.get(workspaceKey(user.id))

/** Whether a link led this tab to a workspace that is open in it alone. */
export const hasOwnWorkspace = (userId: string) => tabStorage.get(workspaceKey(userId)) !== null

/** `replaced`: somebody else signed in in another tab. */
type Ending = 'signed-out' | 'signed-out-elsewhere' | 'expired' | 'suspended' | 'replaced'
type Session = {
  token: string | null
  /** Null until the server said who it is: role and plans never come from storage. */
  user: User | null
  /** The workspace chosen in this browser, if any. */
  chosenWorkspace: string | null
  /** The screens that can show all workspaces at once do. */
  isAll: boolean
  /** Why the last session ended. */
  ending: Ending | null
  /** Why the account is suspended, in the server's words. */
  suspension: string | null
}

const empty: Session = { token: null, user: null, chosenWorkspace: null, isAll: false, ending: null, suspension: null }

const useSession = create<Session>(() => ({
  ...empty,
  token: typeof window === 'undefined' ? null : storage.get(TOKEN_KEY),
}))

export const useToken = () => useSession((session) => session.token)
export const useUser = () => useSession((session) => session.user)
export const useChosenWorkspace = () => useSession((session) => session.chosenWorkspace)
export const useIsAll = () => useSession((session) => session.isAll)
export const useSessionEnding = () => useSession((session) => session.ending)
export const useSuspension = () => useSession((session) => session.suspension)
export const currentToken = () => useSession.getState().token
export const currentEnding = () => useSession.getState().ending
export const currentUserId = () => useSession.getState().user?.id ?? null

export function signIn(user: User, token: string) {
  claimStorage(user.id)
  storage.remove(ENDED_KEY)
  storage.set(TOKEN_KEY, token)
  adoptRegion(user)
  const chosen = { chosenWorkspace: storedWorkspace(user), isAll: storedAll(user) }
  useSession.setState({ token, user, ending: null, suspension: null, ...chosen })
}

/** The server's newest word on who this is. It is asked after each navigation: the same word draws nothing anew. */
export function setUser(user: User) {
  claimStorage(user.id)
  adoptRegion(user)
  useSession.setState((session) => ({
    user: JSON.stringify(user) === JSON.stringify(session.user) ? session.user : user,
    chosenWorkspace: session.chosenWorkspace ?? storedWorkspace(user),
    isAll: session.isAll || (session.user === null && storedAll(user)),
  }))
}

export function chooseWorkspace(id: string) {
  const { user } = useSession.getState()
  if (user) {
    storage.set(workspaceKey(user.id), id)
    storage.remove(allKey(user.id))
    tabStorage.remove(workspaceKey(user.id))
  }
  useSession.setState({ chosenWorkspace: id, isAll: false })
}

/** All workspaces at once, where a screen can; the others stay in the one that was chosen last. */
export function chooseAll() {
  const { user } = useSession.getState()
  if (user) storage.set(allKey(user.id), '1')
  useSession.setState({ isAll: true })
}

/** A link named one workspace: this page alone is not about all of them. */
export const leaveAll = () => useSession.setState({ isAll: false })

/** Where a link led: for this tab alone, as nobody chose it. */
export function followTo(workspace: string) {
  const { user } = useSession.getState()
  if (user) tabStorage.set(workspaceKey(user.id), workspace)
  useSession.setState({ chosenWorkspace: workspace })
}

/** Ends the session in this browser. Other tabs hear of it through the storage event. */
export function endSession(ending: 'signed-out' | 'expired', suspension?: string) {
  // Another tab may have signed in anew: its token is not ours to remove.
  if (storage.get(TOKEN_KEY) === currentToken()) {
    storage.set(ENDED_KEY, ending)
    storage.remove(TOKEN_KEY)
    // Other tabs have heard it: nothing of a sign-out stays.
    if (ending === 'signed-out') storage.remove(ENDED_KEY)
  }
  useSession.setState(suspension ? { ...empty, ending: 'suspended', suspension } : { ...empty, ending })
}

/** Follows sign-ins and sign-outs of other tabs. Returns the way to stop. */
export function followOtherTabs() {
  let isSignedOut = false
  const adopt = () => {
    const token = storage.get(TOKEN_KEY)
    if (token === currentToken()) return
    if (token === null) {
      useSession.setState({ ...empty, ending: isSignedOut ? 'signed-out-elsewhere' : 'expired' })
      isSignedOut = false
      return
    }
    const ending = isTakenOver() ? 'replaced' : null
    // Before anything is read again: drafts and the way back are not for the next person.
    if (ending) forgetTab()
    useSession.setState({ ...empty, token, ending })
  }
  const onStorage = ({ key, newValue }: StorageEvent) => {
    // Comes before the word on the token. A token that goes without it is a session that ended: nobody wanted to be rid
    // of the drafts.
    if (key === ENDED_KEY && newValue !== null && currentToken() !== null) isSignedOut = newValue === 'signed-out'
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
  onUnauthorized: (token, suspension) => {
    if (token && token === currentToken()) endSession('expired', suspension)
  },
})
