'use client'
import type { ReactNode } from 'react'
import { MoreTexts } from '@/lib/react/i18n'
import { report } from '@/lib/messages/en/report'
import { scan } from '@/lib/messages/en/scan'

const messages = { report, scan }

export default function ReportLayout({ children }: { children: ReactNode }) {
  return <MoreTexts messages={messages}>{children}</MoreTexts>
}
