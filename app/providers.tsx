'use client'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { ScreenGate } from '@/components/shell/screen-gate'
import { notify } from '@/components/ui/notify'
import { Toaster } from '@/components/ui/toaster'
import { createQueryClient } from '@/lib/api/client'
import { followOtherTabs } from '@/stores/session'

export function Providers({ children }: { children: ReactNode }) {
  const [client] = useState(() => createQueryClient(notify))
  // Other tabs sign in and out, too.
  useEffect(followOtherTabs, [])
  return (
    <QueryClientProvider client={client}>
      <ScreenGate>{children}</ScreenGate>
      <Toaster />
    </QueryClientProvider>
  )
}
