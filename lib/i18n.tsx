'use client'
import type { ReactNode } from 'react'
import { IntlProvider } from 'use-intl'
import type { en } from './messages/en'

declare module 'use-intl' {
  interface AppConfig {
    Messages: typeof en
  }
}

/** Texts of the screens below it. Guest pages are given only their own, so that they load nothing else. */
export function Texts({ messages, children }: { messages: Partial<typeof en>; children: ReactNode }) {
  return (
    <IntlProvider locale="en" timeZone={deviceTimeZone()} messages={messages as typeof en} onError={reportMissing}>
      {children}
    </IntlProvider>
  )
}

const deviceTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

function reportMissing(error: Error) {
  console.error(error)
}
