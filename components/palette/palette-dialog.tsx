import { Dialog } from '@base-ui/react/dialog'
import { type RefObject, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { CloseButton } from '@/components/ui/close-button'
import { scrimClass } from '@/components/ui/surface'
import { useIsLarge } from '@/lib/api/one-asset'
import { useCurrentWorkspace } from '@/lib/api/workspace'
import { closeOverlay, openOverlay } from '@/stores/overlay'
import { usePaletteItems } from './palette-items'
import { PaletteSearch } from './palette-list'

/** Everything that can be gone to or done, by its name. On a phone it is the whole screen. */
export function PaletteDialog({ open }: { open: boolean }) {
  const t = useTranslations('shell.palette')
  const input = useRef<HTMLInputElement>(null)
  return (
    <Dialog.Root open={open} onOpenChange={(isOpen) => (isOpen ? openOverlay('palette') : closeOverlay())}>
      <Dialog.Portal>
        <Dialog.Backdrop className={scrimClass} />
        <Dialog.Popup
          initialFocus={input}
          className="fixed inset-x-0 z-50 mx-auto flex flex-col overflow-hidden bg-surface shadow-overlay outline-none transition-[opacity,scale] duration-ui ease-ui data-ending-style:opacity-0 data-starting-style:opacity-0 max-sm:inset-y-0 sm:top-[max(16px,12dvh)] sm:max-h-[min(560px,76dvh)] sm:w-[calc(100%-32px)] sm:max-w-[640px] sm:rounded-xl sm:data-starting-style:scale-[.98]"
        >
          <Dialog.Title className="sr-only">{t('title')}</Dialog.Title>
          <Everything input={input} />
          <CloseButton />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/**
 * Gathers once what there is: while somebody types, only the search does work, and where there are many assets the
 * server.
 */
function Everything({ input }: { input: RefObject<HTMLInputElement | null> }) {
  const isLarge = useIsLarge(useCurrentWorkspace()?.id)
  const [search, setSearch] = useState('')
  return <PaletteSearch items={usePaletteItems(search)} onSearch={isLarge ? setSearch : undefined} input={input} />
}
