import { useEffect, useSyncExternalStore } from 'react'
import { Toaster as Sonner } from 'sonner'
import { useTranslations } from 'use-intl'
import { Texts } from '@/lib/react/i18n'
import { ui } from '@/lib/messages/en/ui'
import { SeverityIcon } from './severity-icon'
import { Spinner } from './spinner'
import { runToasts } from './toasts'

function onThemeChange(listener: () => void) {
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}

const theme = () => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light')

const messages = { ui }

/** Stands above every page, guest pages too: it brings its own texts and loads no icon set. */
export function Toaster() {
  return (
    <Texts messages={messages}>
      <Toasts />
    </Texts>
  )
}

function Toasts() {
  const t = useTranslations('ui')
  useEffect(runToasts, [])
  return (
    <Sonner
      theme={useSyncExternalStore(onThemeChange, theme, () => 'light' as const)}
      duration={5000}
      visibleToasts={20}
      closeButton
      expand
      gap={8}
      position="bottom-center"
      mobileOffset={{ bottom: 76 }}
      containerAriaLabel={t('notifications')}
      icons={{
        success: <SeverityIcon severity="pass" className="text-pass-text" />,
        error: <SeverityIcon severity="critical" className="text-critical-text" />,
        warning: <SeverityIcon severity="high" className="text-medium-text" />,
        info: <SeverityIcon severity="info" className="text-3" />,
        loading: <Spinner />,
        close: (
          <svg className="i" viewBox="0 0 24 24" aria-hidden="true">
            <path d="m6 6 12 12M18 6 6 18" />
          </svg>
        ),
      }}
      toastOptions={{
        unstyled: true,
        closeButtonAriaLabel: t('close'),
        classNames: {
          toast: 'toast grid! grid-cols-[auto_minmax(0,1fr)_auto] gap-y-1!',
          content: 'col-start-2 row-start-1 [overflow-wrap:anywhere]',
          title: 'text-13',
          description: 'text-13 text-2',
          icon: 'col-start-1 row-start-1 mt-0.5',
          // The toaster's own dark colours are more specific.
          closeButton: 'toast-close col-start-3 row-start-1 bg-transparent! text-2! hover:bg-hover! hover:text-1!',
        },
      }}
    />
  )
}
