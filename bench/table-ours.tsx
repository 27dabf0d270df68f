// Our table, driven as a person does: presses on headers, letters into the search.
import { createRoot } from 'react-dom/client'
import { DataTable } from '@/components/data-table/data-table'
import { columnsFor } from '@/components/data-table/table'
import { Texts } from '@/lib/react/i18n'
import { en } from '@/lib/messages/en'
import { COLUMNS, type makeRows } from './table-data.mjs'

type Finding = ReturnType<typeof makeRows>[number]
const column = columnsFor<Finding>()
const columns = column.columns(COLUMNS.map(([key, header]) => column.accessor(key as keyof Finding, { header })))

const found = <E extends Element>(selector: string) => {
  const element = document.querySelector<E>(selector)
  if (!element) throw new Error(`There is no ${selector}`)
  return element
}

export function mount(root: HTMLElement, rows: Finding[]) {
  createRoot(root).render(
    <Texts messages={en}>
      <DataTable label="Findings" columns={columns} rows={rows} stateKey="bench" />
    </Texts>,
  )
  const press = (key: string) =>
    found<HTMLButtonElement>(`th:nth-child(${COLUMNS.findIndex(([name]) => name === key) + 1}) button`).click()
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  return {
    prepare() {},
    sort: press,
    search(word: string) {
      const input = found<HTMLInputElement>('input[type=search]')
      setValue?.call(input, word)
      input.dispatchEvent(new Event('input', { bubbles: true }))
    },
  }
}
