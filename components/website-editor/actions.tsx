import { createContext, useContext } from 'react'

/** What the frame of the editor offers to all that stands in it. */
export type Actions = {
  save: () => void
  publish: () => void
  undo: () => void
  redo: () => void
  showKeys: () => void
}

const ActionsContext = createContext<Actions | null>(null)
export const ActionsProvider = ActionsContext.Provider

export function useActions(): Actions {
  const actions = useContext(ActionsContext)
  if (!actions) throw new Error('No website is being edited here')
  return actions
}

const WRITES = 'input, textarea, select, [contenteditable], [role=textbox], [role=combobox]'
const ON_TOP = '[role=dialog]:not([data-closed]), [role=alertdialog]:not([data-closed])'

/** The keys of the editor, wherever in it the focus is; on the canvas too, which is a page of its own. */
export function handleKeys(event: KeyboardEvent, { save, publish, undo, redo, showKeys }: Actions) {
  if (event.defaultPrevented || event.isComposing || document.querySelector(ON_TOP)) return
  const key = event.key.toLowerCase()
  const hasCommand = (event.ctrlKey || event.metaKey) && !event.altKey
  if (hasCommand && key === 'z') (event.shiftKey ? redo : undo)()
  else if (hasCommand && key === 'y') redo()
  else if (hasCommand && key === 's') save()
  else if (hasCommand && key === 'enter') publish()
  else if (!hasCommand && key === '?' && !writesInto(event.target)) showKeys()
  else return
  event.preventDefault()
}

/** By what it has, not by its class: an element of the canvas is none of this window. */
const writesInto = (target: EventTarget | null) =>
  target !== null && 'closest' in target && (target as Element).closest(WRITES) !== null
