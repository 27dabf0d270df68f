import { clsx } from 'clsx'

/** Decoration: the element around it says in words what is under way. */
export function Spinner({ className }: { className?: string }) {
  return (
    <svg className={clsx('i spin', className)} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 3a9 9 0 1 0 9 9" />
    </svg>
  )
}
