import { usePathname } from 'next/navigation'
import { useLayoutEffect } from 'react'
import { closeOverlay, useOverlay } from '@/stores/overlay'
import { useOnDemand } from '@/components/ui/use-on-demand'

/** Also called when somebody is about to open it, so that it is there at once. */
export const loadPalette = () => import('./palette-dialog')

/** The command palette's place in the frame; what it consists of comes when it is wanted. */
export function Palette() {
  const isOpen = useOverlay() === 'palette'
  const pathname = usePathname()
  const part = useOnDemand(loadPalette, isOpen, closeOverlay)

  // An address that changed leaves nothing lying over its screen; what is opened on it from then on stays.
  useLayoutEffect(() => closeOverlay(), [pathname])

  return part ? <part.PaletteDialog open={isOpen} /> : null
}
