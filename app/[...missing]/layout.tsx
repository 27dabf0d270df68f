'use client'
import type { ReactNode } from 'react'
import { Texts } from '@/lib/react/i18n'
import { shellFrame } from '@/lib/messages/en/shell-frame'
import { ui } from '@/lib/messages/en/ui'

const messages = { shell: shellFrame, ui }

export default function MissingLayout({ children }: { children: ReactNode }) {
  return <Texts messages={messages}>{children}</Texts>
}
