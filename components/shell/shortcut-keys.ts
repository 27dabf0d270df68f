import { findable, hrefOf } from '@/components/nav/nav'
import { goRoute } from '@/components/nav/shortcut-table'

/** What takes its own letters: text fields, and what finds its entries by their first letter. */
const TAKES_LETTERS =
  'input:not([type=checkbox], [type=radio], [type=button], [type=submit], [type=range]), textarea, select, [contenteditable]:not([contenteditable=false]), [role=textbox], [role=combobox], [role=listbox], [role=menu], [role=tree]'
/** What lies on top has the keyboard for itself, but not on its way out. */
const ON_TOP = '[role=dialog]:not([data-closed]), [role=alertdialog]:not([data-closed])'

export const somethingIsOnTop = () => document.querySelector(ON_TOP) !== null

/** Whether a key press is for the screen, and not for what has the focus. */
export function isForScreen(event: KeyboardEvent) {
  if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return false
  return !(event.target instanceof Element && event.target.closest(TAKES_LETTERS)) && !somethingIsOnTop()
}

/** The letter as the keyboard's layout has it; a capital only counts when it comes from Caps Lock. */
export const letterOf = (event: KeyboardEvent) => (event.shiftKey ? event.key : event.key.toLowerCase())

/** Where `g` and this key lead. */
export function addressOf(key: string) {
  const name = goRoute(key)
  const route = findable.find((one) => one.name === name)
  return route && hrefOf(route)
}

const seen = (selector: string) =>
  [...document.querySelectorAll<HTMLElement>(selector)].find((element) => element.getClientRects().length > 0)

/** The search of the screen, else that of the menu. False when neither is in sight. */
export function focusSearch() {
  const field = seen('main input[type=search]') ?? seen('#menu input[type=search]')
  field?.focus()
  return field !== undefined
}

/** Presses what the screen offers for something new: it says so by `aria-keyshortcuts="c"`. */
export function pressCreate() {
  const control = seen('main [aria-keyshortcuts=c]')
  control?.click()
  return control !== undefined
}

/** Rows of tables, and of lists that say so. */
const ROW = 'main tbody tr, main [data-row]'

const mainLink = (row: Element) =>
  row.querySelector<HTMLElement>('a[href], button:not(:disabled), input:not(:disabled)')
const rows = () => [...document.querySelectorAll(ROW)].filter((row) => mainLink(row) && row.getClientRects().length > 0)
const currentRow = () => document.activeElement?.closest(ROW) ?? null

/** Moves the focus to the next or previous row of the list, where Enter opens it. */
export function stepRow(by: 1 | -1) {
  const all = rows()
  const current = currentRow()
  const at = current ? all.indexOf(current) : -1
  const next = current ? all[at + by] : all[by === 1 ? 0 : all.length - 1]
  if (next)
    (
      next.querySelector<HTMLElement>('[data-row-main]') ??
      next.querySelector<HTMLElement>('a[href]') ??
      mainLink(next)
    )?.focus()
  return next !== undefined
}

/** Ticks the row that has the focus, or takes the tick away. */
export function pickRow() {
  const box = currentRow()?.querySelector<HTMLElement>('input[type=checkbox]')
  box?.click()
  return box !== undefined && box !== null
}

/** Presses what the row with the focus offers for a key: it says so by `aria-keyshortcuts`. */
export function pressInRow(key: string) {
  const control = currentRow()?.querySelector<HTMLElement>(`[aria-keyshortcuts=${key}]`)
  control?.click()
  return control !== undefined && control !== null
}

/** Presses what the screen offers for a key outside of rows, as what is ticked there; else what the row offers. */
export function pressOffered(key: string) {
  const control = [...document.querySelectorAll<HTMLElement>(`main [aria-keyshortcuts=${key}]:not(:disabled)`)].find(
    (one) => one.closest(ROW) === null && one.getClientRects().length > 0,
  )
  control?.click()
  return control !== undefined || pressInRow(key)
}

/** Presses what the row with the focus, or else the screen, offers to try it out: it says so by `aria-keyshortcuts="t"`. */
export function testRow() {
  const row = currentRow()
  const control = (row ?? document).querySelector<HTMLElement>(
    `${row ? '' : 'main [data-tests-screen]'}[aria-keyshortcuts=t]`,
  )
  control?.click()
  return control !== undefined && control !== null
}
