import { create } from 'zustand'

/** What lies over the screen on demand. Never two at once. */
export type Overlay = 'palette' | 'shortcuts'

const useOverlayStore = create<{ overlay: Overlay | null }>(() => ({ overlay: null }))

export const useOverlay = () => useOverlayStore((state) => state.overlay)
export const openOverlay = (overlay: Overlay) => useOverlayStore.setState({ overlay })
export const closeOverlay = () => useOverlayStore.setState({ overlay: null })
