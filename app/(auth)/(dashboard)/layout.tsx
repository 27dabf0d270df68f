'use client'
import type { ReactNode } from 'react'
import { MoreTexts } from '@/lib/react/i18n'
import { dashboard } from '@/lib/messages/en/dashboard'
import { scan } from '@/lib/messages/en/scan'

const messages = { dashboard, scan }

export default function DashboardLayout({ children }: { children: ReactNode }) {
  return <MoreTexts messages={messages}>{children}</MoreTexts>
}
