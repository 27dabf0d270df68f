import { clsx } from 'clsx'
import type { ReactNode } from 'react'

export function DialogActions({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div className={clsx('flex flex-wrap items-center justify-end gap-2 max-sm:*:grow', className)}>{children}</div>
  )
}
