'use client'
import type { ReactNode } from 'react'
import { GatedShell } from '@/components/shell/gated-shell'
import { SignedIn } from '@/components/shell/signed-in'
import { Texts } from '@/lib/react/i18n'
import { shellFrame } from '@/lib/messages/en/shell-frame'
import { ui } from '@/lib/messages/en/ui'

/** What every signed-in screen may say. A screen with many words of its own brings them itself. */
const messages = { ui, shell: shellFrame }

export default function AuthLayout({ children }: { children: ReactNode }) {
  return (
    <Texts messages={messages}>
      <SignedIn>
        <GatedShell>{children}</GatedShell>
      </SignedIn>
    </Texts>
  )
}
