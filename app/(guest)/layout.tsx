'use client'
import type { ReactNode } from 'react'
import { GuestShell } from '@/components/shell/guest-shell'
import { Texts } from '@/lib/react/i18n'
import { auth } from '@/lib/messages/en/auth'
import { ui } from '@/lib/messages/en/ui'

const messages = { auth, ui }

export default function GuestLayout({ children }: { children: ReactNode }) {
  return (
    <Texts messages={messages}>
      <GuestShell>{children}</GuestShell>
    </Texts>
  )
}
