import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { ExportMenu } from './export-menu'
import type { Format } from './export-rows'

type SelectionBarProps = {
  count: number
  hidden: number
  matching: number
  onSelectMatching: () => void
  onClear: () => void
  onExport: (format: Format) => Promise<void>
  children?: ReactNode
}

/** What can be done with the ticked rows. It floats at the lower edge, so that ticking moves no row. */
export function SelectionBar({ count, hidden, matching, onSelectMatching, onClear, onExport, children }: SelectionBarProps) {
  const t = useTranslations('ui.table')
  return (
    <div className="selection-bar">
      <span role="status" className={count > 0 ? 'me-1 font-medium tabular-nums' : 'sr-only'}>
        {count > 0 && t('selected', { count })}
        {hidden > 0 && <span className="ms-2 font-normal text-3">{t('notShown', { count: hidden })}</span>}
      </span>
      {count > 0 && (
        <>
          {count - hidden < matching && (
            <Button variant="ghost" size="sm" onClick={onSelectMatching}>
              {t('selectMatching', { count: matching })}
            </Button>
          )}
          {children}
          <ExportMenu size="sm" hint={t('exportSelected', { count })} onExport={onExport} />
          <Button variant="ghost" size="icon-sm" aria-label={t('clearSelection')} title={t('clearSelection')} onClick={onClear}>
            <X aria-hidden="true" />
          </Button>
        </>
      )}
    </div>
  )
}
