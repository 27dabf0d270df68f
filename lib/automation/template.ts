import type { VARIABLES } from '@/lib/contract/recipe-parts'

type Variable = (typeof VARIABLES)[number]

const GAP = /\{\{\s*(\w+)\s*\}\}/g

/**
 * The text of a message with what happened in its places. What is not known stays out, and lines that had nothing else
 * go.
 */
export function fillTemplate(text: string, values: Readonly<Partial<Record<Variable, string>>>): string {
  const lines = text.split('\n').flatMap((line) => {
    let known = 0
    let gaps = 0
    const filled = line.replaceAll(GAP, (gap, name: string) => {
      gaps += 1
      const value = Object.hasOwn(values, name) ? values[name as Variable] : undefined
      known += value ? 1 : 0
      return value ?? ''
    })
    return gaps > 0 && known === 0 && filled.trim() === '' ? [] : [filled]
  })
  return lines.join('\n').trim()
}
