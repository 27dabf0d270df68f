import { create } from 'zustand'
import { storage } from '@/lib/browser/storage'

const KEY = 'soteria:sidebar'

/** `isRail`: the narrow form on wide screens, kept. `isOpen`: the drawer on narrow ones, not kept. */
const useSidebarStore = create(() => ({
  isRail: typeof window !== 'undefined' && storage.get(KEY) === 'rail',
  isOpen: false,
}))

export const useSidebar = () => useSidebarStore()

export const openSidebar = () => useSidebarStore.setState({ isOpen: true })
/** Also after each navigation, where it mostly was not open: then nothing is drawn anew. */
export const closeSidebar = () => useSidebarStore.setState((sidebar) => (sidebar.isOpen ? { isOpen: false } : sidebar))

export function toggleRail() {
  const isRail = !useSidebarStore.getState().isRail
  storage.set(KEY, isRail ? 'rail' : 'full')
  useSidebarStore.setState({ isRail })
}
