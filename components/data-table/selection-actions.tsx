import { X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { notify } from '@/components/ui/notify'
import { ExportMenu } from './export-menu'
import type { Format } from './export-rows'

export type SelectionActionsProps = {
  count: number
  hidden: number
  matching: number
  onSelectMatching: () => Promise<void>
  onClear: () => void
  onExport: (format: Format) => Promise<void>
  children?: ReactNode
}

/** What can be done with the ticked rows. */
export function SelectionActions({
  count,
  hidden,
  matching,
  onSelectMatching,
  onClear,
  onExport,
  children,
}: SelectionActionsProps) {
  const t = useTranslations('ui.table')
  const [isReading, setReading] = useState(false)

  function handleAll() {
    setReading(true)
    void onSelectMatching()
      .catch(() => notify.error(t('selectFailed')))
      .finally(() => setReading(false))
  }

  return (
    <>
      {count - hidden < matching && (
        <Button
          variant="ghost"
          size="sm"
          className="max-sm:order-last max-sm:w-full"
          pending={isReading}
          onClick={handleAll}
        >
          {t('selectMatching', { count: matching })}
        </Button>
      )}
      {children}
      <ExportMenu size="sm" hint={t('exportSelected', { count })} onExport={onExport} />
      <Button
        variant="ghost"
        size="icon-sm"
        aria-label={t('clearSelection')}
        title={t('clearSelection')}
        onClick={onClear}
      >
        <X aria-hidden="true" />
      </Button>
    </>
  )
}
