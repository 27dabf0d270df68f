'use client'
import type { ReactNode } from 'react'
import { MoreTexts } from '@/lib/react/i18n'
import { monitoringList } from '@/lib/messages/en/monitoring-list'

const messages = { monitoring: monitoringList }

export default function MonitoringLayout({ children }: { children: ReactNode }) {
  return <MoreTexts messages={messages}>{children}</MoreTexts>
}
