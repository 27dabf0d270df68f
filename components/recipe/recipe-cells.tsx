import { CircleAlert } from 'lucide-react'
import { useLocale, useTranslations } from 'use-intl'
import { IntentLink } from '@/components/ui/intent-link'
import { RelativeTime } from '@/components/ui/relative-time'
import { StatusBadge } from '@/components/ui/status-badge'
import { Switch } from '@/components/ui/switch'
import { useRecipeStatus } from '@/lib/api/recipe'
import type { Recipe } from '@/lib/contract/recipe-list'
import { number } from '@/lib/domain/format'
import { href } from '@/lib/domain/routes'
import { useReasonText } from './use-reason-text'

export const editorOf = (id: string) => `${href('integration')}?recipe=${encodeURIComponent(id)}`

/** Stands as chosen while the server is asked, and goes back when it refuses. */
export function OnSwitch({ recipe: { id, name, status } }: { recipe: Recipe }) {
  const t = useTranslations('recipes')
  const change = useRecipeStatus(id)
  const shown = change.isPending ? change.variables : status
  return (
    <Switch
      aria-label={t('switch', { name })}
      checked={shown === 'active'}
      onCheckedChange={(isOn) => change.mutate(isOn ? 'active' : 'inactive')}
    />
  )
}

export function NameCell({ recipe: { id, name, problem }, sentence }: { recipe: Recipe; sentence: string }) {
  const reasonText = useReasonText()
  return (
    <span className="grid min-w-48 gap-0.5">
      <IntentLink
        href={editorOf(id)}
        dir="auto"
        className="justify-self-start font-medium [overflow-wrap:anywhere] hover:underline"
      >
        {name}
      </IntentLink>
      <span className="max-w-[88ch] text-12 text-pretty text-3 [overflow-wrap:anywhere]">{sentence}</span>
      {problem && (
        <StatusBadge tone="critical" icon={<CircleAlert className="size-4" />} className="text-12! whitespace-normal!">
          {reasonText(problem)}
        </StatusBadge>
      )}
    </span>
  )
}

/** Who counts no versions may not say when a recipe ran, either. */
export function LastRun({ recipe: { last_run_at: at, last_result, version } }: { recipe: Recipe }) {
  const t = useTranslations('recipes')
  if (!at) return <span className="text-3">{version === undefined ? '–' : t('never')}</span>
  if (last_result !== 'failed') return <RelativeTime at={at} className="whitespace-nowrap" />
  return (
    <span className="grid gap-0.5">
      <RelativeTime at={at} className="whitespace-nowrap" />
      <StatusBadge tone="critical" icon={<CircleAlert className="size-4" />} className="text-12!">
        {t('failedRun')}
      </StatusBadge>
    </span>
  )
}

/** Nobody counts them where the API knows no runs. */
export function RunsCount({ recipe: { version, runs_count } }: { recipe: Recipe }) {
  const locale = useLocale()
  return version === undefined ? <span className="text-3">–</span> : number(runs_count, locale)
}
