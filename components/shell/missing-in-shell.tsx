import type { ReactNode } from 'react'
import { GatedShell } from './gated-shell'
import { SignedIn } from './signed-in'

export function MissingInShell({ children }: { children: ReactNode }) {
  return (
    <SignedIn>
      <GatedShell>{children}</GatedShell>
    </SignedIn>
  )
}
