import { ColorDot } from '@/components/nav/color-dot'
import { useWorkspaces } from '@/lib/api/workspace'

/** Whose site it is, where those of all workspaces stand together. */
export function PlaceName({ id }: { id: string | undefined }) {
  const workspace = useWorkspaces().data?.find((one) => one.id === id)
  if (!workspace) return null
  return (
    <span className="inline-flex min-w-0 items-center gap-1.5 text-12 text-2">
      <ColorDot color={workspace.color} />
      <span className="min-w-0 [overflow-wrap:anywhere]">{workspace.name}</span>
    </span>
  )
}
