import { Dialog as Base } from '@base-ui/react/dialog'
import { clsx } from 'clsx'
import { useRef } from 'react'
import { CloseButton } from './close-button'
import type { DialogProps } from './dialog-panel'
import { closingUnlessOnToast, scrimClass } from './surface'

export type DrawerProps = DialogProps & {
  /** For code and tables. */
  wide?: boolean
}

export function DrawerPanel({
  open,
  onOpenChange,
  title,
  description,
  children,
  footer,
  wide,
  className,
  finalFocus,
}: DrawerProps) {
  const popup = useRef<HTMLDivElement>(null)
  // The first field, not the tabs above it. A finger would only raise the keyboard with it.
  const firstField = (by: string) =>
    by === 'touch' ||
    (popup.current?.querySelector<HTMLElement>('input:not([type=hidden], [readonly], [tabindex="-1"]), textarea') ??
      true)
  return (
    <Base.Root open={open} onOpenChange={closingUnlessOnToast(onOpenChange)}>
      <Base.Portal>
        <Base.Backdrop className={scrimClass} />
        <Base.Popup
          ref={popup}
          data-drawer=""
          initialFocus={firstField}
          finalFocus={finalFocus}
          className={clsx(
            'fixed inset-y-0 end-0 z-50 flex w-full flex-col bg-surface shadow-overlay outline-none transition-[opacity,transform] duration-200 ease-ui sm:border-s',
            wide ? 'sm:w-[min(100%,600px)]' : 'sm:w-[480px]',
            'data-ending-style:opacity-0 data-starting-style:opacity-0 data-ending-style:translate-x-6 data-starting-style:translate-x-6 rtl:data-ending-style:-translate-x-6 rtl:data-starting-style:-translate-x-6',
            className,
          )}
        >
          <header className="px-4 py-4 pe-14 sm:px-6 sm:pe-16">
            <Base.Title className="text-16 font-strong tracking-[-0.006em] [overflow-wrap:anywhere]">
              {title}
            </Base.Title>
            {description && <Base.Description className="text-13 text-2">{description}</Base.Description>}
          </header>
          <div className="grid flex-1 content-start gap-5 overflow-y-auto px-4 pt-1 pb-6 sm:px-6">{children}</div>
          {footer && <footer className="flex flex-wrap items-center gap-2 border-t px-4 py-3 sm:px-6">{footer}</footer>}
          <CloseButton />
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
