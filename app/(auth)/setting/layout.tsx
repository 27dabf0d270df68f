'use client'
import type { ReactNode } from 'react'
import { MoreTexts } from '@/lib/react/i18n'
import { auth } from '@/lib/messages/en/auth'
import { setting } from '@/lib/messages/en/setting'

/** Beside its own words those about the strength of a password. */
const messages = { setting, auth }

export default function SettingLayout({ children }: { children: ReactNode }) {
  return <MoreTexts messages={messages}>{children}</MoreTexts>
}
