import { clsx } from 'clsx'
import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Logo } from '@/components/ui/logo'
import { Button } from '@/components/ui/plain-button'
import { href } from '@/lib/domain/routes'
import { currentToken, useToken } from '@/stores/session'
import { chooseTheme } from '@/stores/theme'
import { BrandLinks } from './brand-links'
import { useInBrowser } from '@/lib/react/client-only'
import { useConfig } from '@/lib/react/use-config'
import { GuestPicture } from './guest-picture'
import { takeReturn } from './return-to'

/**
 * The frame of the guest pages. Real HTML in the export; for whoever is signed in already, boot.js keeps it out of
 * sight until the dashboard is there.
 */
export function GuestShell({ children }: { children: ReactNode }) {
  const t = useTranslations('auth')
  const router = useRouter()
  const token = useToken()
  const isSignedIn = useInBrowser() && token !== null
  const { loginText } = useConfig()
  const [cameSignedIn] = useState(() => currentToken() !== null)

  // Whoever signs in here goes on to where they wanted to be.
  useEffect(() => {
    if (isSignedIn) router.replace(cameSignedIn ? href('dashboard') : takeReturn())
    else if (currentToken() === null) delete document.documentElement.dataset.session
  }, [isSignedIn, cameSignedIn, router])

  return (
    <div
      className={clsx(
        'grid min-h-dvh grid-cols-[minmax(0,1fr)] in-data-session:invisible lg:grid-cols-2',
        isSignedIn && cameSignedIn && 'invisible',
      )}
    >
      <div className="grid grid-rows-[auto_1fr_auto] gap-8 bg-surface px-4 py-6 sm:px-10 sm:py-8">
        <header className="flex items-center justify-between">
          <Logo />
          <Button variant="ghost" size="icon" aria-label={t('theme')} title={t('theme')} onClick={switchTheme}>
            <svg className="i" viewBox="0 0 24 24" aria-hidden="true">
              <path d="M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z" />
            </svg>
          </Button>
        </header>
        <main className="m-auto grid w-full max-w-90 gap-4">
          {children}
          {loginText && <p className="border-t pt-4 text-13 whitespace-pre-line text-2">{loginText}</p>}
        </main>
        <footer className="grid gap-2 text-12 text-3">
          {t('promise')}
          <BrandLinks />
        </footer>
      </div>
      <GuestPicture />
    </div>
  )
}

function switchTheme() {
  chooseTheme(document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark')
}
