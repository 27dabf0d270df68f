import { useSyncExternalStore } from 'react'
import { Toaster as Sonner } from 'sonner'
import { ui } from '@/lib/messages/en/ui'
import { SeverityIcon } from './severity-icon'
import { Spinner } from './spinner'

function onThemeChange(listener: () => void) {
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}

const theme = () => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light')

/** Stands above every page, guest pages too: it needs no texts around it and loads no icon set. */
export function Toaster() {
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
      containerAriaLabel={ui.notifications}
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
        closeButtonAriaLabel: ui.close,
        classNames: {
          toast: 'toast',
          content: 'min-w-0 grow [overflow-wrap:anywhere]',
          title: 'text-13',
          description: 'text-13 text-2',
          icon: 'mt-0.5 flex-none',
          closeButton: 'toast-close',
          actionButton: 'link flex-none',
        },
      }}
    />
  )
}
