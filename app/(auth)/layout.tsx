'use client'
import type { ReactNode } from 'react'
import { ClientOnly } from '@/components/shell/client-only'
import { GatedShell } from '@/components/shell/gated-shell'
import { ShellSkeleton } from '@/components/shell/shell-skeleton'
import { Texts } from '@/lib/i18n'
import { en } from '@/lib/messages/en'

export default function AuthLayout({ children }: { children: ReactNode }) {
  return (
    <Texts messages={en}>
      <ClientOnly fallback={<ShellSkeleton />}>
        <GatedShell>{children}</GatedShell>
      </ClientOnly>
    </Texts>
  )
}
