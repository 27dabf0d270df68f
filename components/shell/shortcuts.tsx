import { useRouter } from 'next/navigation'
import { memo, useLayoutEffect } from 'react'
import { mayLeaveTo } from '@/stores/leaving'
import { closeOverlay, openOverlay, useOverlay } from '@/stores/overlay'
import { shortcutsAreOn } from '@/stores/shortcuts'
import { closeSidebar, useSidebar } from '@/stores/sidebar'
import { loadPalette } from '@/components/palette/palette'
import {
  addressOf,
  focusSearch,
  isForScreen,
  letterOf,
  pickRow,
  pressCreate,
  pressInRow,
  pressOffered,
  somethingIsOnTop,
  stepRow,
  testRow,
} from './shortcut-keys'
import { useOnDemand } from '@/components/ui/use-on-demand'

/** How long `g` waits for the letter after it. */
const SEQUENCE_MS = 1500

const loadSheet = () => import('./shortcut-sheet')

/** What single keys do. False: there was nothing to do, and the key stays the browser's. */
const actions: Record<string, () => unknown> = {
  '?': () => openOverlay('shortcuts'),
  '/': () => focusSearch() || openOverlay('palette'),
  c: pressCreate,
  j: () => stepRow(1),
  k: () => stepRow(-1),
  x: pickRow,
  t: testRow,
  e: () => pressInRow('e'),
  b: () => pressOffered('b'),
  s: () => pressOffered('s'),
  v: () => pressOffered('v'),
}

/** The keys of the shortcut table at work, and the sheet that lists them. */
export const Shortcuts = memo(function Shortcuts() {
  const isOpen = useOverlay() === 'shortcuts'
  const part = useOnDemand(loadSheet, isOpen, closeOverlay)
  usePaletteKey()
  useSingleKeys()
  return part ? <part.ShortcutSheet open={isOpen} /> : null
})

/** Ctrl K or ⌘ K, from everywhere but above a question that waits for its answer. */
function usePaletteKey() {
  const overlay = useOverlay()
  const { isOpen: isSidebarOpen } = useSidebar()

  // Keys work from the moment that the frame is seen.
  useLayoutEffect(() => {
    function handleKeyDown(event: KeyboardEvent) {
      // Its script comes while the second key is on its way.
      if (event.key === 'Control' || event.key === 'Meta') void loadPalette().catch(() => {})
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key.toLowerCase() !== 'k') return
      event.preventDefault()
      if (overlay === 'palette') return closeOverlay()
      if (overlay === null && !isSidebarOpen && somethingIsOnTop()) return
      closeSidebar()
      openOverlay('palette')
    }
    document.addEventListener('keydown', handleKeyDown)
    return () => document.removeEventListener('keydown', handleKeyDown)
  }, [overlay, isSidebarOpen])
}

function useSingleKeys() {
  const router = useRouter()

  useLayoutEffect(() => {
    let goSince = -Infinity
    function handleKeyDown(event: KeyboardEvent) {
      if (!shortcutsAreOn() || !isForScreen(event)) return
      const key = letterOf(event)
      const address = event.timeStamp - goSince < SEQUENCE_MS ? addressOf(key) : undefined
      goSince = key === 'g' && !address ? event.timeStamp : -Infinity
      if (address) {
        if (mayLeaveTo(address)) router.push(address)
      } else if (!Object.hasOwn(actions, key) || actions[key]?.() === false) return
      event.preventDefault()
    }
    document.addEventListener('keydown', handleKeyDown)
    return () => document.removeEventListener('keydown', handleKeyDown)
  }, [router])
}
