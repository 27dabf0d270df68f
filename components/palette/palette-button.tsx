import { Search } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { buttonClass } from '@/components/ui/button'
import { openOverlay } from '@/stores/overlay'
import { loadPalette } from './palette'
import { MOD_KEY } from '@/components/nav/shortcut-table'

const warm = () => void loadPalette().catch(() => {})

export function PaletteButton() {
  const t = useTranslations('shell.palette')
  return (
    <button
      type="button"
      aria-keyshortcuts="Control+K Meta+K"
      aria-haspopup="dialog"
      onClick={() => openOverlay('palette')}
      onPointerEnter={warm}
      onFocus={warm}
      className={`${buttonClass({ variant: 'ghost' })} max-sm:w-ctl max-sm:px-0`}
    >
      <Search aria-hidden="true" />
      <span className="max-sm:sr-only">{t('button')}</span>
      <kbd className="max-lg:hidden">{MOD_KEY} K</kbd>
    </button>
  )
}
