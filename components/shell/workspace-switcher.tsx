import { ChevronsUpDown, Layers } from 'lucide-react'
import { usePathname } from 'next/navigation'
import { useTranslations } from 'use-intl'
import { onDemand } from '@/components/ui/on-demand'
import { Popover } from '@/components/ui/popover'
import { useScope } from '@/lib/api/overview'
import { useCurrentWorkspace, useWorkspaces } from '@/lib/api/workspace'
import { ALL } from '@/lib/domain/all'
import { ColorDot } from '@/components/nav/color-dot'
import { spansAll, useScopeAddress } from './use-scope-address'
import type { WorkspaceChoicesProps } from './workspace-choices'

const WorkspaceChoices = onDemand<WorkspaceChoicesProps>(() =>
  import('./workspace-choices').then((part) => part.WorkspaceChoices),
)

/** Which workspace the screen shows, or that it shows all of them; leads to the others. */
export function WorkspaceSwitcher() {
  const t = useTranslations('shell.workspace')
  const path = usePathname()
  const current = useCurrentWorkspace()
  const { data: workspaces } = useWorkspaces()
  const isAll = useScope() === ALL && spansAll(path)
  useScopeAddress()
  if (!workspaces) return null
  const name = isAll ? t('all') : current?.name
  return (
    <Popover
      label={t('title')}
      className="w-80 max-w-[calc(100vw-16px)]"
      trigger={
        <button
          type="button"
          aria-label={name ? t('switch', { name }) : t('none')}
          className="inline-flex h-ctl min-w-0 items-center gap-2 rounded-md px-2 text-14 font-medium hover:bg-hover"
        >
          {isAll ? (
            <Layers aria-hidden="true" className="size-4 flex-none text-3" />
          ) : (
            current && <ColorDot color={current.color} />
          )}
          <span className="truncate">{name ?? t('none')}</span>
          <ChevronsUpDown aria-hidden="true" className="size-3.5 text-3" />
        </button>
      }
    >
      {(close) => (
        <WorkspaceChoices workspaces={workspaces} current={isAll ? ALL : (current?.id ?? null)} onDone={close} />
      )}
    </Popover>
  )
}
