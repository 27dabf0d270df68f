import { VARIABLES } from '@/lib/contract/recipe-parts'

export type Variable = (typeof VARIABLES)[number]

const OPEN = /\{\{\s*(\w*)$/

/** What of a name is written before the place, after double braces that are still open; null when there are none. */
export const nameBefore = (text: string, place: number): string | null => OPEN.exec(text.slice(0, place))?.[1] ?? null

export const namesLike = (start: string): readonly Variable[] =>
  VARIABLES.filter((name) => name.startsWith(start.toLowerCase()))

/** The text with a variable at the place, in the stead of what was begun there, and where one writes on. */
export function withVariable(text: string, place: number, name: Variable): { text: string; place: number } {
  const before = `${text.slice(0, place).replace(OPEN, '')}{{${name}}}`
  // What closed the braces before stays once.
  const after = nameBefore(text, place) === null ? text.slice(place) : text.slice(place).replace(/^\w*\s*\}\}/, '')
  return { text: before + after, place: before.length }
}
