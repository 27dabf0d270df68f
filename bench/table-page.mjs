// Runs in the browser: each step from the call to the painted frame whose table is right.
import * as limit from './table-limit.mjs'
import * as ours from './table-ours.tsx'
import * as peer from './table-peer.mjs'
import { COLUMNS, makeRows } from './table-data.mjs'

const root = document.getElementById('root')
const wanted = new URLSearchParams(location.search)
const count = Number(wanted.get('rows'))
const impl = wanted.get('impl')
const implementation = { loop: limit, engine: limit, ours, plain: peer, defer: peer }[impl]
const rows = makeRows(count)
let table

const painted = (isRight) =>
  new Promise((done, fail) => {
    const end = performance.now() + 120_000
    const look = () => {
      if (isRight()) setTimeout(() => done(performance.now()))
      else if (performance.now() > end) fail(new Error('The table never showed what was asked for'))
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
const firstRow = () => root.querySelector('tbody tr')?.textContent ?? ''
const shown = () => Number(/of ([\d,]+) entries/.exec(root.textContent)?.[1]?.replaceAll(',', '') ?? -1)

async function timed(act, isRight) {
  const began = performance.now()
  act()
  const busy = performance.now() - began
  return { wall: (await painted(isRight)) - began, busy }
}

const matches = (word) =>
  rows.filter((row) => COLUMNS.some(([key]) => String(row[key]).toLowerCase().includes(word))).length
// By code points as DataTables does, or by the language as we do.
const { compare } = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })
const firsts = (key) => {
  const values = [...new Set(rows.map((row) => row[key]))]
  const least = (isLess) => String(values.reduce((first, value) => (isLess(value, first) ? value : first)))
  return [least((a, b) => a < b), least((a, b) => compare(a, b) < 0)]
}
const firstCell = (key) =>
  root.querySelector(`tbody td:nth-child(${COLUMNS.findIndex(([name]) => name === key) + 1})`)?.textContent

/** What has to be seen is found out before the clock runs. */
let right
globalThis.bench = {
  prepare: () => table.prepare(),
  expect: {
    mount() {},
    sort(key) {
      right = firsts(key)
    },
    search(word) {
      right = matches(word)
    },
  },
  mount: () =>
    timed(
      () => (table = implementation.mount(root, rows, impl)),
      () => firstRow().includes('V0000001'),
    ),
  sort: (key) =>
    timed(
      () => table.sort(key, false),
      () => right.includes(firstCell(key)),
    ),
  search: (word) =>
    timed(
      () => table.search(word),
      () => shown() === right,
    ),
}
