'use client'
import type { ReactNode } from 'react'
import { MoreTexts } from '@/lib/react/i18n'
import { asset } from '@/lib/messages/en/asset'

const messages = { asset }

export default function AssetLayout({ children }: { children: ReactNode }) {
  return <MoreTexts messages={messages}>{children}</MoreTexts>
}
