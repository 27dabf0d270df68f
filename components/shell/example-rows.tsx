import type { ReactNode } from 'react'

type Row = { tone: string; text: string; name: string; icon: ReactNode }

/** Lines of invented businesses: nothing in them can be pressed. */
export function ExampleRows({ rows }: { rows: readonly Row[] }) {
  return (
    <ul>
      {rows.map(({ tone, text, name, icon }) => (
        <li key={name} className="flex min-h-14 items-center gap-3 border-t px-4 py-2 first:border-t-0 sm:px-5">
          <span className={`${tone} text-k-text`}>{icon}</span>
          <span className="grid">
            <span className="text-13 font-medium">{text}</span>
            <bdi className="text-12 text-3">{name}</bdi>
          </span>
        </li>
      ))}
    </ul>
  )
}
