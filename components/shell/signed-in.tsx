import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { notify } from '@/components/ui/notify'
import { onDemand } from '@/components/ui/on-demand'
import { createQueryClient } from '@/lib/api/client'
import { probe } from '@/lib/api/health'
import { knowWorkspaces } from '@/lib/api/workspace'
import { currentToken } from '@/stores/session'
import { provideProbe } from '@/lib/browser/connection'
import { provideToaster } from './toaster-slot'

provideToaster(onDemand(() => import('@/components/ui/toaster').then((part) => part.Toaster), { isPatient: true }))

provideProbe(probe)

/**
 * What the signed-in pages stand on and guest pages do not load: server data and toasts. Each sign-in begins with empty
 * hands.
 */
export function SignedIn({ children }: { children: ReactNode }) {
  const [client] = useState(() => knowWorkspaces(createQueryClient(notify), currentToken()))
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
