import { createContext, use } from 'react'
import type { Draft } from '@/lib/automation/draft'
import type { Integration } from '@/lib/contract/integration'

type Editor = {
  workspace: string
  draft: Draft
  change: (how: (draft: Draft) => Draft) => void
  /** What is wrong with a field, once it is time to say so; with `.*` at its end, or with any below it. */
  problemOf: (path: string) => string | null
  /** Undefined while they are on their way. */
  connections: readonly Integration[] | undefined
}

export const EditorContext = createContext<Editor | null>(null)

/** The recipe that is being written. */
export function useEditor(): Editor {
  const editor = use(EditorContext)
  if (!editor) throw new Error('This stands in no editor')
  return editor
}

/** Where a part of the recipe is edited: the sentence leads there. */
export const partProps = (of: string) => ({ 'data-part': of })

const FIELDS = 'button, input, select, textarea'

/** Brings the field of a part into sight, with the focus in it. False where there is none. */
export function focusPart(of: string): boolean {
  const part = document.querySelector<HTMLElement>(`[data-part="${of}"]`)
  const field =
    part?.querySelector<HTMLElement>('[aria-invalid="true"], [data-first]') ?? part?.querySelector<HTMLElement>(FIELDS)
  if (!field) return false
  // Not every browser that runs the tests can.
  part?.scrollIntoView?.({
    block: 'center',
    behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth',
  })
  field.focus({ preventScroll: true })
  return true
}
