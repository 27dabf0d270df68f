'use client'
import { type ReactNode, useEffect } from 'react'
import { Navigation } from '@/components/shell/navigation'
import { ScreenGate } from '@/components/shell/screen-gate'
import { ToasterSlot } from '@/components/shell/toaster-slot'
import { useEmbedding } from '@/components/shell/use-embedding'
import { followConnection } from '@/lib/browser/connection'
import { followOtherTabs } from '@/stores/session'
import { followTheme } from '@/stores/theme'

/** Around every page: only what a guest page needs, too. */
export function Providers({ children }: { children: ReactNode }) {
  // Other tabs sign in and out, too.
  useEffect(followOtherTabs, [])
  // The network comes and goes.
  useEffect(followConnection, [])
  // The system's theme changes with the hour, or by hand.
  useEffect(followTheme, [])
  useEmbedding()
  return (
    <>
      <ScreenGate>{children}</ScreenGate>
      <Navigation />
      <ToasterSlot />
    </>
  )
}
