import { useTranslations } from 'use-intl'
import { ExportMenu } from './export-menu'
import type { Format } from './export-rows'
import type { TableRow } from './table'
import { nextSort } from './table-state'
import type { TableData } from './use-data-table'
import { ViewMenu } from './view-menu'

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
