import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { DataTable } from '@/components/data-table/data-table'
import { ErrorPanel } from '@/components/ui/error-panel'
import { StaleReads } from '@/components/ui/stale-reads'
import { useRecipes } from '@/lib/api/recipe-list'
import type { Recipe } from '@/lib/contract/recipe-list'
import { recipe } from '@/lib/messages/en/recipe'
import { recipesList } from '@/lib/messages/en/recipes-list'
import { withTexts } from '@/lib/react/i18n'
import { EmptyRecipes, Gallery } from './gallery'
import { UndoDelete } from './undo-delete'
import { useRecipeColumns } from './use-recipe-columns'

const BY_NAME = { id: 'name', desc: false }

/** The recipes of a workspace, in their tab. */
export const RecipesTab = withTexts(
  { recipe, recipes: recipesList },
  function RecipesTab({ workspace }: { workspace: string }) {
    const t = useTranslations('recipes')
    const read = useRecipes(workspace)
    const { data, error, isError, isFetching, refetch } = read
    const [deleted, setDeleted] = useState<readonly Recipe[]>([])
    const [addDeleted] = useState(() => (one: Recipe) => setDeleted((before) => [...before, one]))
    const columns = useRecipeColumns(workspace, addDeleted)
    if (!data && isError)
      return <ErrorPanel title={t('failed')} error={error} onRetry={refetch} isRetrying={isFetching} className="m-4" />
    const rows = data?.filter(({ id }) => deleted.every((one) => one.id !== id))
    return (
      <>
        <StaleReads of={[read]} />
        {deleted.map((one) => (
          <UndoDelete
            key={one.id}
            workspace={workspace}
            recipe={one}
            onEnd={() => setDeleted((before) => before.filter(({ id }) => id !== one.id))}
          />
        ))}
        {rows?.length === 0 ? (
          <EmptyRecipes />
        ) : (
          <>
            <DataTable
              label={t('table')}
              columns={columns}
              rows={rows}
              initialSort={BY_NAME}
              stateKey="recipes"
              rowLabel={({ name }) => name}
            />
            {rows && (
              <details className="border-t px-4 py-3 sm:px-5">
                <summary className="cursor-pointer py-1 text-13 font-medium text-2 hover:text-1">
                  {t('gallery.title')}
                </summary>
                <Gallery className="pt-3 pb-2" />
              </details>
            )}
          </>
        )}
      </>
    )
  },
)
