import { useTranslations } from 'use-intl'
import { ExportMenu } from './export-menu'
import type { Format } from './export-rows'
import type { TableRow } from './table'
import { nextSort } from './table-state'
import type { TableData } from './use-data-table'
import { SlidersHorizontal } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { onDemand } from '@/components/ui/on-demand'
import { type Trigger, useEarlyTrigger, type Wish } from '@/components/ui/use-early-trigger'
import type { ViewMenuProps } from './view-menu-panel'

type TableMenusProps<T extends TableRow> = {
  data: TableData<T>
  onReset: () => void
  onExport: (format: Format, rows: readonly T[]) => Promise<void>
}

export function TableMenus<T extends TableRow>({ data, onReset, onExport }: TableMenusProps<T>) {
  const t = useTranslations('ui.table')
  return (
    <>
      <ViewMenu
        columns={data.sources}
        isShown={data.isShown}
        onShow={data.show}
        density={data.density}
        onDensity={data.setDensity}
        sortable={data.sortable}
        sorts={data.state.sort}
        onSort={(id) => data.setSort(nextSort(data.state.sort, id, true))}
        onReset={onReset}
      />
      <ExportMenu
        hint={t('exportShown', { count: data.found })}
        onExport={async (format) => {
          const rows = await data.shownRows()
          if (rows) await onExport(format, rows)
        }}
      />
    </>
  )
}

const Panel = onDemand<ViewMenuProps & { trigger: Trigger; wish: Wish }>(
  () => import('./view-menu-panel').then((part) => part.ViewMenuPanel),
  { isPatient: true },
)

/** Columns, density and order of a table. */
function ViewMenu(props: ViewMenuProps) {
  const t = useTranslations('ui.table')
  const trigger = (
    <Button title={t('view')} className="max-lg:px-2 lg:max-[1600px]:group-has-[>button:nth-of-type(4)]/tools:px-2">
      <SlidersHorizontal aria-hidden="true" />
      <span className="max-lg:sr-only lg:max-[1600px]:group-has-[>button:nth-of-type(4)]/tools:sr-only">
        {t('view')}
      </span>
    </Button>
  )
  const { early, wish } = useEarlyTrigger(trigger, 'menu')
  return <Panel {...props} trigger={trigger} wish={wish} fallback={early} />
}
