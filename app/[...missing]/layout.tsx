'use client'
import type { ReactNode } from 'react'
import { Texts } from '@/lib/react/i18n'
import { shell } from '@/lib/messages/en/shell'
import { ui } from '@/lib/messages/en/ui'

const messages = { shell, ui }

export default function MissingLayout({ children }: { children: ReactNode }) {
  return <Texts messages={messages}>{children}</Texts>
}
