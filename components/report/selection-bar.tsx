import { ChevronDown } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { Menu } from '@/components/ui/menu'
import type { MenuItem } from '@/components/ui/menu-panel'

type SelectionBarProps = { total: number; chosen: number; onAll: (isAll: boolean) => void; items: readonly MenuItem[] }

/** Selects everything the filter shows, on all pages, and decides on what is selected. */
export function SelectionBar({ total, chosen, onAll, items }: SelectionBarProps) {
  const t = useTranslations()
  return (
    <div className="sticky top-14 z-10 flex min-h-12 flex-wrap items-center gap-3 border-t bg-surface px-4 py-2 sm:px-5">
      <Checkbox
        label={chosen > 0 ? t('ui.table.selected', { count: chosen }) : t('report.list.selectAll', { count: total })}
        checked={chosen === total}
        indeterminate={chosen > 0 && chosen < total}
        onCheckedChange={onAll}
      />
      {chosen > 0 && (
        <div role="group" aria-label={t('report.triage.bulk')} className="ms-auto flex flex-wrap gap-2">
          <Button variant="ghost" size="sm" onClick={() => onAll(false)}>
            {t('ui.table.clearSelection')}
          </Button>
          <Menu
            trigger={
              <Button variant="primary" size="sm">
                {t('report.triage.decide')}
                <ChevronDown aria-hidden="true" />
              </Button>
            }
            items={items}
          />
        </div>
      )}
    </div>
  )
}
