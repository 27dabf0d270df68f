import { create } from 'zustand'
import { storage } from '@/lib/browser/storage'

const KEY = 'soteria:shortcuts'

/** Whether single keys do something. Kept in this browser: whoever speaks to the computer may not want them. */
const useShortcutStore = create(() => ({ areOn: typeof window === 'undefined' || storage.get(KEY) !== 'off' }))

export const useShortcutsOn = () => useShortcutStore((state) => state.areOn)
export const shortcutsAreOn = () => useShortcutStore.getState().areOn

export function switchShortcuts(areOn: boolean) {
  if (areOn) storage.remove(KEY)
  else storage.set(KEY, 'off')
  useShortcutStore.setState({ areOn })
}
