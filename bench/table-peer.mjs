// DataTables as it comes, and with deferRender.
import DataTable from 'datatables.net'
import { COLUMNS } from './table-data.mjs'

export function mount(root, rows, variant) {
  root.innerHTML = '<table id="peer"></table>'
  const table = new DataTable('#peer', {
    data: rows,
    columns: COLUMNS.map(([data, title]) => ({ data, title })),
    deferRender: variant === 'defer',
    pageLength: 10,
  })
  return {
    prepare() {},
    sort: (key, isDown) => table.order([COLUMNS.findIndex(([name]) => name === key), isDown ? 'desc' : 'asc']).draw(),
    search: (word) => table.search(word).draw(),
  }
}
