import { useSearchParams } from 'next/navigation'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ButtonLink } from '@/components/ui/button'
import { ErrorPanel } from '@/components/ui/error-panel'
import { Note } from '@/components/ui/note'
import { PageHeader } from '@/components/ui/page-header'
import { Delayed, Skeleton } from '@/components/ui/skeleton'
import { useIntegrations } from '@/lib/api/integration'
import { lacksCall, useEventKinds, useRecipe } from '@/lib/api/recipe'
import { draftOf, emptyDraft } from '@/lib/automation/draft'
import type { Group } from '@/lib/automation/provider'
import { providerOf } from '@/lib/automation/providers'
import { draftOf as startedFrom, STARTERS } from '@/lib/automation/starters'
import type { Integration } from '@/lib/contract/integration'
import type { Recipe } from '@/lib/contract/recipe-list'
import { href } from '@/lib/domain/routes'
import { recipe } from '@/lib/messages/en/recipe'
import { recipes } from '@/lib/messages/en/recipes'
import { withTexts } from '@/lib/react/i18n'
import { EditorPage } from './editor-page'
import { type Opened, openedOf } from './use-recipe-editor'

const RECIPES = `${href('integration')}?tab=recipes`

type EditorProps = { workspace: string; recipe: string }

/** Writes one recipe: a stored one by its id, or `new`, empty, from a starter, or as a copy of another. */
export const RecipeEditor = withTexts(
  { recipe, recipes },
  function RecipeEditor({ workspace, recipe: id }: EditorProps) {
    const params = useSearchParams()
    const isNew = id === 'new'
    const source = isNew ? params.get('from') : id
    const starter = isNew ? params.get('starter') : null
    const read = useRecipe(source)
    const { data, error, isError, isFetching, isFetchedAfterMount, refetch } = read
    const connections = useIntegrations(workspace)
    const kinds = useEventKinds()
    // The one that was new a moment ago goes on in the same editor.
    const [made, setMade] = useState<{ id: string; begun: string } | null>(null)
    const begun = made?.id === id ? made.begun : `${id} ${source} ${starter}`
    if (!data && isError)
      return (
        <WithoutRecipe>
          {lacksCall(error) ? (
            <NotFound />
          ) : (
            <ErrorPanel title={<Failed />} error={error} onRetry={refetch} isRetrying={isFetching} />
          )}
        </WithoutRecipe>
      )
    const isOld = made?.id !== id && !isFetchedAfterMount
    if ((source !== null && (!data || isOld)) || (starter !== null && !connections.data && !connections.isError))
      return (
        <WithoutRecipe>
          <Loading />
        </WithoutRecipe>
      )
    const handleMade = (newId: string) => setMade({ id: newId, begun })
    return (
      <>
        {connections.isError && !connections.data && (
          <ErrorPanel
            title={<NoConnections />}
            error={connections.error}
            onRetry={connections.refetch}
            isRetrying={connections.isFetching}
            className="mb-4"
          />
        )}
        <Begun
          key={begun}
          {...{ workspace, isNew, data, starter }}
          connections={connections.data}
          reads={[read, connections, kinds]}
          onMade={handleMade}
        />
      </>
    )
  },
)

type BegunProps = {
  workspace: string
  isNew: boolean
  data: Recipe | undefined
  starter: string | null
  connections: readonly Integration[] | undefined
  reads: ComponentProps<typeof EditorPage>['reads']
  onMade: (id: string) => void
}

function Begun({ workspace, isNew, data, starter, connections, reads, onMade }: BegunProps) {
  const begin = useBegin()
  const [opened] = useState(() => (isNew ? begin(data, starter, connections) : data ? openedOf(data) : null))
  if (!opened)
    return (
      <WithoutRecipe>
        <Foreign name={data?.name ?? ''} />
      </WithoutRecipe>
    )
  return <EditorPage workspace={workspace} opened={opened} connections={connections} reads={reads} onMade={onMade} />
}

/** What a new recipe begins with. */
function useBegin() {
  const t = useTranslations('recipes.editor')
  const words = useTranslations('recipe')
  return (
    copied: Recipe | undefined,
    starter: string | null,
    connections: readonly Integration[] | undefined,
  ): Opened | null => {
    const chosen = STARTERS.find(({ key }) => key === starter)
    const connectionIn = (groups: readonly Group[]) =>
      groups.flatMap(
        (group) =>
          connections?.find(({ type, status }) => providerOf(type)?.group === group && status !== 'inactive')?.id ?? [],
      )[0]
    const draft = copied
      ? draftOf({ ...copied, name: t('copyOf', { name: copied.name }).slice(0, 100) })
      : chosen
        ? draftOf(startedFrom(chosen, words, connectionIn))
        : emptyDraft()
    return draft && { id: null, draft, status: 'active', version: undefined }
  }
}

/** What there is to say while there is no recipe to show. */
function WithoutRecipe({ children }: { children: ReactNode }) {
  const t = useTranslations('recipes.editor')
  return (
    <div className="grid gap-4 sm:gap-6">
      <PageHeader title={t('crumb')} />
      {children}
    </div>
  )
}

function Loading() {
  return (
    <Delayed>
      <div aria-busy="true" className="grid gap-4 sm:gap-6">
        <Skeleton className="h-28 w-full" />
        <div className="grid gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          <Skeleton className="h-96 w-full" />
          <Skeleton className="h-80 w-full" />
        </div>
      </div>
    </Delayed>
  )
}

const NoConnections = () => useTranslations('integration')('failed')
const Failed = () => useTranslations('recipes.editor')('failed')

function NotFound() {
  const t = useTranslations('recipes.editor')
  return (
    <Note
      title={t('notFound')}
      actions={
        <ButtonLink size="sm" href={RECIPES}>
          {t('openRecipes')}
        </ButtonLink>
      }
    />
  )
}

function Foreign({ name }: { name: string }) {
  const t = useTranslations('recipes.editor')
  return (
    <Note
      title={t('foreign')}
      actions={
        <ButtonLink size="sm" href={RECIPES}>
          {t('openRecipes')}
        </ButtonLink>
      }
    >
      <p>
        <bdi>{name}</bdi>: {t('foreignText')}
      </p>
    </Note>
  )
}
