import type { ReactNode } from 'react'

type RowNameProps = {
  /** Where the focus comes back to. */
  id: string
  picture: ReactNode
  name: string
  onOpen: () => void
  /** The line below the name. */
  children: ReactNode
}

/** What a row is called, as the button that opens it. */
export function RowName({ id, picture, name, onOpen, children }: RowNameProps) {
  return (
    <span className="flex min-w-40 items-center gap-3">
      {picture}
      <span className="grid min-w-0 justify-items-start text-12 text-3 [overflow-wrap:anywhere]">
        <button
          type="button"
          id={id}
          data-row-main
          className="text-start text-13 font-medium text-1 [overflow-wrap:anywhere] hover:underline"
          onClick={onOpen}
        >
          <bdi>{name}</bdi>
        </button>
        {children}
      </span>
    </span>
  )
}
