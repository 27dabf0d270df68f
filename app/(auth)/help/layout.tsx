'use client'
import type { ReactNode } from 'react'
import { MoreTexts } from '@/lib/react/i18n'
import { asset } from '@/lib/messages/en/asset'
import { help } from '@/lib/messages/en/help'
import { scan } from '@/lib/messages/en/scan'

const messages = { asset, help, scan }

export default function HelpLayout({ children }: { children: ReactNode }) {
  return <MoreTexts messages={messages}>{children}</MoreTexts>
}
