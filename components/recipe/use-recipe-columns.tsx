import { useMemo } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { columnsFor } from '@/components/data-table/table'
import { useIntegrations } from '@/lib/api/integration'
import { knownRecipe } from '@/lib/automation/known-recipe'
import { type RecipeWords, recipeSentence } from '@/lib/automation/sentence'
import type { Recipe } from '@/lib/contract/recipe-list'
import { LastRun, NameCell, OnSwitch, RunsCount } from './recipe-cells'
import { RecipeActions } from './recipe-actions'

const column = columnsFor<Recipe>()

export function useRecipeColumns(workspace: string, onDeleted: (recipe: Recipe) => void) {
  const t = useTranslations('recipes')
  const sentenceOf = useSentence(workspace)
  return useMemo(
    () =>
      column.columns([
        column.accessor('name', {
          header: t('column.name'),
          meta: { text: (recipe: Recipe) => `${recipe.name} ${sentenceOf(recipe)}`, sort: 'text' },
          cell: ({ row }) => <NameCell recipe={row.original} sentence={sentenceOf(row.original)} />,
        }),
        column.accessor((recipe) => recipe.last_run_at ?? undefined, {
          id: 'last_run',
          header: t('column.lastRun'),
          meta: { search: false },
          cell: ({ row }) => <LastRun recipe={row.original} />,
        }),
        column.accessor((recipe) => (recipe.version === undefined ? undefined : recipe.runs_count), {
          id: 'runs',
          header: t('column.runs'),
          meta: { align: 'end', search: false, priority: 3 },
          cell: ({ row }) => <RunsCount recipe={row.original} />,
        }),
        column.accessor(({ status }) => (status === 'active' ? 0 : 1), {
          id: 'on',
          header: t('column.on'),
          meta: {
            text: ({ status }: Recipe) => t(status === 'active' ? 'state.active' : 'state.inactive'),
            search: false,
          },
          cell: ({ row }) => <OnSwitch recipe={row.original} />,
        }),
        column.display({
          id: 'actions',
          header: () => <span className="sr-only">{t('column.actions')}</span>,
          cell: ({ row }) => <RecipeActions workspace={workspace} recipe={row.original} onDeleted={onDeleted} />,
        }),
      ]),
    [t, sentenceOf, workspace, onDeleted],
  )
}

/** What a recipe does, as the editor says it. */
function useSentence(workspace: string) {
  const t = useTranslations('recipes')
  const words = useTranslations('recipe') as unknown as RecipeWords
  const locale = useLocale()
  const { data: connections } = useIntegrations(workspace)
  return useMemo(() => {
    const nameOf = (id: string) =>
      connections ? (connections.find((connection) => connection.id === id)?.name ?? null) : '…'
    const isMail = (id: string) => connections?.some((one) => one.id === id && one.type === 'email') ?? false
    return (recipe: Recipe) => {
      const known = knownRecipe(recipe)
      if (!known) return t('notKnown')
      return recipeSentence(known, { words, locale, nameOf, isMail })
        .map(({ text }) => text)
        .join('')
    }
  }, [t, words, locale, connections])
}
