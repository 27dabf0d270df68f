import { clsx } from 'clsx'
import { Check, ChevronsUpDown, Plus } from 'lucide-react'
import Link from 'next/link'
import { type KeyboardEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { SearchInput } from '@/components/ui/input'
import { itemClass } from '@/components/ui/surface'
import { Popover } from '@/components/ui/popover'
import { useCurrentWorkspace, useWorkspaces } from '@/lib/api/workspace'
import type { Workspace } from '@/lib/contract/workspace'
import { href } from '@/lib/domain/routes'
import { ColorDot } from '@/components/nav/color-dot'
import { useSwitchWorkspace } from '@/components/nav/use-switch-workspace'

const SEARCH_FROM = 7

export function WorkspaceSwitcher() {
  const t = useTranslations('shell.workspace')
  const current = useCurrentWorkspace()
  const { data: workspaces } = useWorkspaces()
  if (!workspaces) return null
  return (
    <Popover
      label={t('title')}
      className="w-72 max-w-[calc(100vw-16px)]"
      trigger={
        <button
          type="button"
          aria-label={current ? t('switch', { name: current.name }) : t('none')}
          className="inline-flex h-ctl min-w-0 items-center gap-2 rounded-md px-2 text-14 font-medium hover:bg-hover"
        >
          {current && <ColorDot color={current.color} />}
          <span className="truncate">{current?.name ?? t('none')}</span>
          <ChevronsUpDown aria-hidden="true" className="size-3.5 text-3" />
        </button>
      }
    >
      {(close) => <Choices workspaces={workspaces} current={current} onDone={close} />}
    </Popover>
  )
}

type ChoicesProps = { workspaces: readonly Workspace[]; current: Workspace | null; onDone: () => void }

function Choices({ workspaces, current, onDone }: ChoicesProps) {
  const t = useTranslations('shell.workspace')
  const switchTo = useSwitchWorkspace()
  const [query, setQuery] = useState('')
  const wanted = query.trim().toLowerCase()
  const shown = workspaces.filter(({ name, client_name }) =>
    `${name} ${client_name ?? ''}`.toLowerCase().includes(wanted),
  )

  function choose(workspace: Workspace) {
    switchTo(workspace.id)
    onDone()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the arrow keys only walk through the controls inside
    <div onKeyDown={moveFocus}>
      {workspaces.length >= SEARCH_FROM && (
        <SearchInput
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          aria-label={t('search')}
          placeholder={t('search')}
          className="mb-1 w-full"
        />
      )}
      {shown.length === 0 && wanted !== '' && (
        <p role="status" className="px-2 py-2 text-13 text-2 [overflow-wrap:anywhere]">
          {t('noMatch', { query: query.trim() })}
        </p>
      )}
      <ul className="max-h-80 overflow-y-auto">
        {shown.map((workspace) => (
          <li key={workspace.id}>
            <Choice workspace={workspace} isCurrent={workspace.id === current?.id} onChoose={() => choose(workspace)} />
          </li>
        ))}
      </ul>
      <div className="mt-1 border-t pt-1">
        <Link
          href={`${href('workspace')}?new=1`}
          prefetch={false}
          onClick={onDone}
          className={clsx(itemClass, 'hover:bg-hover focus-visible:-outline-offset-2')}
        >
          <Plus aria-hidden="true" className="text-3" />
          {t('create')}
        </Link>
      </div>
    </div>
  )
}

function Choice({
  workspace,
  isCurrent,
  onChoose,
}: {
  workspace: Workspace
  isCurrent: boolean
  onChoose: () => void
}) {
  const t = useTranslations('shell.workspace')
  return (
    <button
      type="button"
      aria-current={isCurrent ? 'true' : undefined}
      onClick={onChoose}
      className={clsx(itemClass, 'hover:bg-hover focus-visible:-outline-offset-2')}
    >
      <ColorDot color={workspace.color} />
      <span className="grid min-w-0 grow">
        <span className="truncate font-medium">{workspace.name}</span>
        <span className="truncate text-12 text-3">
          {[
            workspace.client_name,
            workspace.assets_count !== undefined && t('assets', { count: workspace.assets_count }),
            workspace.is_default && t('default'),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      {isCurrent && <Check aria-hidden="true" className="text-brand-text" />}
    </button>
  )
}

/** The arrow keys walk through the list, as in a menu. */
function moveFocus(event: KeyboardEvent<HTMLDivElement>) {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  event.preventDefault()
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, button, a')]
  const at = stops.indexOf(document.activeElement as HTMLElement)
  stops[(at + (event.key === 'ArrowDown' ? 1 : -1) + stops.length) % stops.length]?.focus()
}
