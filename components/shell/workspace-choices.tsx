import { clsx } from 'clsx'
import { ArrowDownCircle, Check, Layers, Plus } from 'lucide-react'
import Link from 'next/link'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { GradeSpread } from '@/components/ui/grade-spread'
import { SearchInput } from '@/components/ui/input'
import { SeverityIcon } from '@/components/ui/severity-icon'
import { walkList } from '@/components/ui/walk-list'
import { itemClass } from '@/components/ui/surface'
import { useCanSpan, useStandings } from '@/lib/api/overview'
import type { Standing } from '@/lib/contract/overview'
import type { Workspace } from '@/lib/contract/workspace'
import { ALL } from '@/lib/domain/all'
import { href } from '@/lib/domain/routes'
import { ColorDot } from '@/components/nav/color-dot'
import { useSwitchWorkspace } from '@/components/nav/use-switch-workspace'

const SEARCH_FROM = 7

export type WorkspaceChoicesProps = {
  workspaces: readonly Workspace[]
  /** The id of one, or `ALL`. */
  current: string | null
  onDone: () => void
}

/** The workspaces with how each stands, the worst first, and all of them at once. */
export function WorkspaceChoices({ workspaces, current, onDone }: WorkspaceChoicesProps) {
  const t = useTranslations('shell.workspace')
  const switchTo = useSwitchWorkspace()
  const [query, setQuery] = useState('')
  const wanted = query.trim().toLowerCase()
  const canSpan = useCanSpan()
  const standings = useStandings(workspaces.length > 1).data
  const shown = worstFirst(workspaces, standings).filter(({ name, client_name }) =>
    `${name} ${client_name ?? ''}`.toLowerCase().includes(wanted),
  )

  function choose(id: string) {
    switchTo(id)
    onDone()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the arrow keys only walk through the controls inside
    <div onKeyDown={walkList}>
      {workspaces.length >= SEARCH_FROM && (
        <SearchInput
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          aria-label={t('search')}
          placeholder={t('search')}
          className="mb-1 w-full"
        />
      )}
      {canSpan && wanted === '' && <AllChoice isCurrent={current === ALL} onChoose={() => choose(ALL)} />}
      {shown.length === 0 && wanted !== '' && (
        <p role="status" className="px-2 py-2 text-13 text-2 [overflow-wrap:anywhere]">
          {t('noMatch', { query: query.trim() })}
        </p>
      )}
      <ul className="max-h-96 overflow-y-auto">
        {shown.map((workspace) => (
          <li key={workspace.id}>
            <Choice
              workspace={workspace}
              standing={standings?.find(({ workspace_id }) => workspace_id === workspace.id)}
              isCurrent={workspace.id === current}
              onChoose={() => choose(workspace.id)}
            />
          </li>
        ))}
      </ul>
      <CreateLink onDone={onDone} />
    </div>
  )
}

function AllChoice({ isCurrent, onChoose }: { isCurrent: boolean; onChoose: () => void }) {
  const t = useTranslations('shell.workspace')
  return (
    <div className="mb-1 border-b pb-1">
      <button
        type="button"
        aria-current={isCurrent ? 'true' : undefined}
        onClick={onChoose}
        className={clsx(itemClass, 'hover:bg-hover focus-visible:-outline-offset-2')}
      >
        <Layers aria-hidden="true" className="size-4 text-3" />
        <span className="min-w-0 grow truncate font-medium">{t('all')}</span>
        {isCurrent && <Check aria-hidden="true" className="text-brand-text" />}
      </button>
    </div>
  )
}

function CreateLink({ onDone }: { onDone: () => void }) {
  const t = useTranslations('shell.workspace')
  return (
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
  )
}

/** As the API orders them; what it does not know yet stands at the end. */
function worstFirst(workspaces: readonly Workspace[], standings: readonly Standing[] | undefined) {
  if (!standings) return workspaces
  const places = new Map(standings.map(({ workspace_id }, place) => [workspace_id, place]))
  const placeOf = ({ id }: Workspace) => places.get(id) ?? standings.length
  return workspaces.toSorted((a, b) => placeOf(a) - placeOf(b))
}

type ChoiceProps = {
  workspace: Workspace
  standing: Standing | undefined
  isCurrent: boolean
  onChoose: () => void
}

function Choice({ workspace, standing, isCurrent, onChoose }: ChoiceProps) {
  const t = useTranslations('shell.workspace')
  return (
    <button
      type="button"
      aria-current={isCurrent ? 'true' : undefined}
      onClick={onChoose}
      className={clsx(itemClass, 'hover:bg-hover focus-visible:-outline-offset-2')}
    >
      <ColorDot color={workspace.color} />
      <span className="grid min-w-0 grow gap-0.5">
        <span className="flex min-w-0 items-center gap-2">
          <span className="truncate font-medium">{workspace.name}</span>
          {standing && <Risk standing={standing} />}
        </span>
        <span className="truncate text-12 text-3">
          {[
            workspace.client_name,
            workspace.assets_count !== undefined && t('assets', { count: workspace.assets_count }),
            workspace.is_default && t('default'),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
        {standing && standing.sites > 0 && (
          <GradeSpread grades={standing.grades} total={standing.sites} className="mt-0.5 h-1.5" />
        )}
      </span>
      {isCurrent && <Check aria-hidden="true" className="text-brand-text" />}
    </button>
  )
}

/** What needs somebody first: down, then critical. */
function Risk({ standing: { down, counts } }: { standing: Standing }) {
  const t = useTranslations('shell.workspace')
  const count = useTranslations('ui.severityCount')
  if (down === 0 && counts.critical === 0) return null
  return (
    <span className="ms-auto flex flex-none items-center gap-2 text-12 tabular-nums">
      {down > 0 && (
        <span
          className="critical inline-flex items-center gap-1 font-strong text-k-text"
          title={t('down', { count: down })}
        >
          <ArrowDownCircle aria-hidden="true" className="i-14" />
          <span aria-hidden="true">{down}</span>
          <span className="sr-only">{t('down', { count: down })}</span>
        </span>
      )}
      {counts.critical > 0 && (
        <span
          className="critical inline-flex items-center gap-1 font-strong text-k-text"
          title={count('critical', { count: counts.critical })}
        >
          <SeverityIcon severity="critical" className="i-14" />
          <span aria-hidden="true">{counts.critical}</span>
          <span className="sr-only">{count('critical', { count: counts.critical })}</span>
        </span>
      )}
    </span>
  )
}
