// What is left when the table is taken away: ten rows as HTML, found by a bare loop over the rows, or by our row engine
// without React around it.
import { columnSources } from '../components/data-table/row-source'
import { engineModel } from '../components/data-table/engine/engine'
import { textCollator } from '../components/data-table/sort-key'
import { COLUMNS } from './table-data.mjs'

const keys = COLUMNS.map(([key]) => key)
const escaped = (value) => String(value).replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** Texts and orders made beforehand; then each row is looked at. */
function loopModel(rows) {
  const orders = new Map()
  let texts = null
  return {
    prepare() {
      texts = rows.map((row) =>
        keys
          .map((key) => row[key])
          .join('\n')
          .toLowerCase(),
      )
    },
    view(word, [{ id, desc }]) {
      const name = `${id}${desc}`
      const sign = desc ? -1 : 1
      const compare = (a, b) => (rows[a][id] < rows[b][id] ? -sign : rows[a][id] > rows[b][id] ? sign : a - b)
      const order = id === 'id' ? null : (orders.get(name) ?? Uint32Array.from(rows.keys()).sort(compare))
      orders.set(name, order)
      const marks = new Uint8Array(rows.length).fill(word ? 0 : 1)
      let found = word ? 0 : rows.length
      if (word) for (let row = 0; row < rows.length; row++) if (texts[row].includes(word)) found += marks[row] = 1
      const shown = []
      for (let place = 0; place < rows.length && shown.length < 10; place++)
        if (marks[order ? order[place] : place]) shown.push(order ? order[place] : place)
      return { found, slice: () => shown }
    },
  }
}

function engine(rows) {
  const model = engineModel(
    rows,
    columnSources(COLUMNS.map(([accessorKey, header]) => ({ accessorKey, header }))),
    textCollator('en'),
  )
  return { view: model.view, prepare: () => model.prepare().forEach((work) => work()) }
}

export function mount(root, rows, variant) {
  root.innerHTML = `<table><thead><tr>${COLUMNS.map(([, title]) => `<th>${title}</th>`).join('')}</tr></thead><tbody></tbody></table><p></p>`
  const body = root.querySelector('tbody')
  const info = root.querySelector('p')
  const model = (variant === 'loop' ? loopModel : engine)(rows)
  let sort = { id: 'id', desc: false }
  let search = ''

  function draw() {
    const view = model.view(search, [sort])
    const cells = (row) => keys.map((key) => `<td>${escaped(rows[row][key])}</td>`).join('')
    body.innerHTML = view
      .slice(0, 10)
      .map((row) => `<tr>${cells(row)}</tr>`)
      .join('')
    info.textContent = `Showing 1 to 10 of ${view.found} entries`
  }

  draw()
  return {
    prepare: model.prepare,
    sort(id, desc) {
      sort = { id, desc }
      draw()
    },
    search(word) {
      search = word
      draw()
    },
  }
}
