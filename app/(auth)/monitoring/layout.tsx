'use client'
import type { ReactNode } from 'react'
import { MoreTexts } from '@/lib/i18n'
import { monitoring } from '@/lib/messages/en/monitoring'

const messages = { monitoring }

export default function MonitoringLayout({ children }: { children: ReactNode }) {
  return <MoreTexts messages={messages}>{children}</MoreTexts>
}
