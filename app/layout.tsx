import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import './globals.css'
import { Providers } from './providers'

export const metadata: Metadata = { title: 'Soteria', description: 'Find out what is wrong with your site, and how to fix it.', icons: '/icon.svg' }

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
    // boot.js sets the theme on <html> before React looks at it.
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta name="csrf-token" content="" />
        {/* Blocking on purpose: it sets the theme before the first paint. */}
        <script src="/boot.js" />
      </head>
      <body>
        <div id="app">
          <Providers>{children}</Providers>
        </div>
      </body>
    </html>
  )
}
