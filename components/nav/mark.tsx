import { Fragment } from 'react'
import { markedParts } from './match'

/** A name with the parts that a search names marked. */
export function Marked({ name, query }: { name: string; query: string }) {
  return markedParts(name, query).map(({ text, isMarked }, index) =>
    isMarked ? (
      <mark
        key={index}
        className="rounded-xs bg-brand-soft font-strong text-inherit underline decoration-brand-line underline-offset-2"
      >
        {text}
      </mark>
    ) : (
      <Fragment key={index}>{text}</Fragment>
    ),
  )
}
