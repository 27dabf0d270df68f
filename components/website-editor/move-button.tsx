import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'

type MoveProps = { label: string; isEnd: boolean; onMove: () => void; children: ReactNode; className?: string }

/** At the end it stays where it is and keeps the focus. */
export function MoveButton({ label, isEnd, onMove, children, className }: MoveProps) {
  return (
    <Button
      variant="ghost"
      size="icon-sm"
      aria-label={label}
      aria-disabled={isEnd || undefined}
      className={clsx(
        'aria-disabled:border-transparent aria-disabled:bg-transparent aria-disabled:opacity-40',
        className,
      )}
      onClick={onMove}
    >
      {children}
    </Button>
  )
}
