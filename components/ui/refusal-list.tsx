import type { ReactNode } from 'react'
import type { Refusal } from './use-in-turn'

type RefusalListProps = {
  refusals: readonly Refusal[]
  /** What a row is called, as it is written elsewhere. */
  nameOf: (value: string) => ReactNode
  /** Why nothing was tried. */
  skippedText: (why: 'waiting' | 'stopped') => string
}

/** What was not done to some rows, each with its reason. */
export function RefusalList({ refusals, nameOf, skippedText }: RefusalListProps) {
  return (
    <ul className="grid max-h-80 gap-3 overflow-y-auto text-13">
      {refusals.map((refusal) => (
        <li key={refusal.id} className="grid gap-0.5 [overflow-wrap:anywhere]">
          <span className="font-medium">{nameOf(refusal.value)}</span>
          <span className="text-2">{'skipped' in refusal ? skippedText(refusal.skipped) : refusal.message}</span>
        </li>
      ))}
    </ul>
  )
}
