import type { ReactNode } from 'react'

export function Title({ title, lead }: { title: ReactNode; lead?: ReactNode }) {
  return (
    <div className="grid gap-1">
      <h1 id="page-title" tabIndex={-1} className="text-28 font-strong tracking-[-0.022em] outline-none">
        {title}
      </h1>
      {lead && <p className="text-2 [overflow-wrap:anywhere]">{lead}</p>}
    </div>
  )
}
