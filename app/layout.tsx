import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { withBase } from '@/lib/browser/base-path'
import './globals.css'
import { Providers } from './providers'

export const metadata: Metadata = {
  title: 'Loading',
  description: 'Find out what is wrong with your site, and how to fix it.',
}

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#f8f8f6' },
    { media: '(prefers-color-scheme: dark)', color: '#111213' },
  ],
}

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    // boot.js sets theme, language and brand on <html> before React looks at it.
    <html lang="en" data-logo="own" data-mark="own" suppressHydrationWarning>
      <head>
        <meta name="csrf-token" content="" />
        {/* Theme and brand are there at the first paint. The build puts it into the pages (scripts/export/first-script.mjs). */}
        {process.env.NODE_ENV === 'development' && <script src={withBase('/boot.js')} />}
      </head>
      <body>
        <div id="app">
          <Providers>{children}</Providers>
        </div>
      </body>
    </html>
  )
}
