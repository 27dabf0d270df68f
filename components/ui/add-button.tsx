import { Plus } from 'lucide-react'
import { useReach } from '@/lib/browser/connection'
import { Button } from './button'

type AddButtonProps = { label: string; offline: string; size?: 'lg'; onAdd: () => void }

/** Adds a row of the screen, by `c` as well. Offline, what it opens could not come: `offline` says so. */
export function AddButton({ label, offline, size, onAdd }: AddButtonProps) {
  const isOffline = useReach() === 'offline'
  return (
    <Button
      variant="primary"
      size={size}
      aria-keyshortcuts="c"
      disabled={isOffline}
      title={isOffline ? offline : undefined}
      onClick={onAdd}
    >
      <Plus aria-hidden="true" />
      {label}
    </Button>
  )
}
