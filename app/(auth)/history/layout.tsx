'use client'
import type { ReactNode } from 'react'
import { MoreTexts } from '@/lib/react/i18n'
import { reportList } from '@/lib/messages/en/report-list'
import { scanList } from '@/lib/messages/en/scan-list'

const messages = { report: reportList, scan: scanList }

export default function HistoryLayout({ children }: { children: ReactNode }) {
  return <MoreTexts messages={messages}>{children}</MoreTexts>
}
