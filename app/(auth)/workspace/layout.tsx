'use client'
import type { ReactNode } from 'react'
import { MoreTexts } from '@/lib/i18n'
import { workspace } from '@/lib/messages/en/workspace'

const messages = { workspace }

export default function WorkspaceLayout({ children }: { children: ReactNode }) {
  return <MoreTexts messages={messages}>{children}</MoreTexts>
}
