import { ColorDot } from '@/components/nav/color-dot'
import { useWorkspaces } from '@/lib/api/workspace'

/** Whose site it is, where those of all workspaces stand together. */
export function PlaceName({ id }: { id: string | undefined }) {
  const workspace = useWorkspaces().data?.find((one) => one.id === id)
  if (!workspace) return null
  return (
    <span className="inline-flex max-w-36 items-center gap-1.5 align-middle text-12 text-2" title={workspace.name}>
      <ColorDot color={workspace.color} />
      <bdi className="min-w-0 truncate">{workspace.name}</bdi>
    </span>
  )
}
