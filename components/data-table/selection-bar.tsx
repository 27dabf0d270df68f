import { X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { notify } from '@/components/ui/notify'
import { ExportMenu } from './export-menu'
import type { Format } from './export-rows'

type SelectionBarProps = {
  count: number
  hidden: number
  matching: number
  onSelectMatching: () => Promise<void>
  onClear: () => void
  onExport: (format: Format) => Promise<void>
  children?: ReactNode
}

/** What can be done with the ticked rows. It floats at the lower edge, so that ticking moves no row. */
export function SelectionBar({ count, hidden, matching, onSelectMatching, onClear, onExport, children }: SelectionBarProps) {
  const t = useTranslations('ui.table')
  const [isReading, setReading] = useState(false)

  function handleAll() {
    setReading(true)
    void onSelectMatching()
      .catch(() => notify.error(t('selectFailed')))
      .finally(() => setReading(false))
  }

  return (
    <div className="selection-bar">
      <span role="status" className={count > 0 ? 'me-1 font-medium tabular-nums' : 'sr-only'}>
        {count > 0 && t('selected', { count })}
        {hidden > 0 && <span className="ms-2 font-normal text-3">{t('notShown', { count: hidden })}</span>}
      </span>
      {count > 0 && (
        <>
          {count - hidden < matching && (
            <Button variant="ghost" size="sm" pending={isReading} onClick={handleAll}>
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
