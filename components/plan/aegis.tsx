import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { AEGIS } from '@/components/ui/grade-tile'

/** The shape of the product around an icon. Decoration. */
export function Aegis({ className, children }: { className?: string; children?: ReactNode }) {
  return (
    <span aria-hidden="true" className={clsx('relative grid flex-none place-items-center text-2', className)}>
      <svg
        viewBox="0 0 88 100"
        className="absolute inset-0 size-full fill-none stroke-line-strong"
        strokeWidth="2.5"
        strokeLinejoin="round"
      >
        <path d={AEGIS} />
      </svg>
      {children}
    </span>
  )
}
