import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { StatusBadge } from '@/components/ui/status-badge'
import { useCurrentWorkspace } from '@/lib/api/workspace'
import type { Workspace } from '@/lib/contract/workspace'

export const Quiet = ({ children }: { children: ReactNode }) => <span className="text-3">{children}</span>

export function NameCell({ workspace }: { workspace: Workspace }) {
  const t = useTranslations('workspace')
  const isCurrent = useCurrentWorkspace()?.id === workspace.id
  return (
    <span className="flex min-w-40 items-center gap-3">
      <span aria-hidden="true" className="size-3 flex-none rounded bg-low" style={workspace.color ? { background: workspace.color } : undefined} />
      <span className="grid min-w-0">
        <span className="font-medium [overflow-wrap:anywhere]">{workspace.name}</span>
        {isCurrent && <span className="text-12 text-brand-text">{t('current')}</span>}
        {/* Their own columns have left by then. */}
        <span className="hidden text-12 text-3 [overflow-wrap:anywhere] sm:max-xl:block">
          {[workspace.client_name, workspace.is_default && t('isDefault')].filter(Boolean).join(' · ')}
        </span>
      </span>
    </span>
  )
}

export function DefaultCell({ workspace }: { workspace: Workspace }) {
  const t = useTranslations('workspace')
  if (!workspace.is_default) return <span className="text-3">{t('notDefault')}</span>
  return (
    <StatusBadge tone="pass" icon={<CircleCheck />}>
      {t('isDefault')}
    </StatusBadge>
  )
}
