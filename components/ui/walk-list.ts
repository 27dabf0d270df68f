import type { KeyboardEvent } from 'react'

/** The arrow keys walk through what can be used in a list, as in a menu. */
export function walkList(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  event.preventDefault()
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, button, a')]
  const at = stops.indexOf(document.activeElement as HTMLElement)
  stops[(at + (event.key === 'ArrowDown' ? 1 : -1) + stops.length) % stops.length]?.focus()
}
