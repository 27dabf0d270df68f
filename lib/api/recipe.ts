import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import type { Input } from '@/lib/contract/endpoint'
import { recipeApi } from '@/lib/contract/recipe'
import type { RecipePreview } from '@/lib/contract/recipe-body'
import { ApiError } from '@/lib/browser/errors'
import { call } from '@/lib/browser/http'
import { keys, stale } from './keys'

type Body = Input<typeof recipeApi.create>['body']
type Status = 'active' | 'inactive'

const oneKey = (id: string) => [...keys.recipes, 'one', id]

export const useRecipe = (id: string | null) =>
  useQuery({
    queryKey: oneKey(id ?? ''),
    enabled: id !== null,
    // It is opened to be changed: as it is now, not as it was seen before.
    refetchOnMount: 'always',
    queryFn: ({ signal }) => call(recipeApi.show, { params: { id: id ?? '' }, signal }),
    select: (reply) => reply.recipe,
  })

/** As it is on the server at this moment. */
export function useReadRecipe() {
  const client = useQueryClient()
  return async (id: string) => {
    const reply = await client.fetchQuery({
      queryKey: oneKey(id),
      queryFn: ({ signal }) => call(recipeApi.show, { params: { id }, signal }),
      staleTime: 0,
    })
    return reply.recipe
  }
}

const setStatus = (id: string, status: Status) => call(recipeApi.updateStatus, { params: { id }, body: { status } })
const remove = (workspace: string, id: string) => call(recipeApi.remove, { params: { workspace, id } })

/** An API as the specification has it knows no change of a recipe: it may refuse the id of the one that is changed. */
const refusesId = (error: unknown) =>
  error instanceof ApiError && error.status === 422 && Object.keys(error.details.fields ?? {}).includes('id')

/**
 * Creates a recipe, or changes the one whose `id` the body carries. An API that makes a new one of it instead has two
 * then: the new one gets the state of the old one, which goes.
 */
export function useSaveRecipe(workspace: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ body, status }: { body: Body; status: Status }) => {
      const { id, collect, quiet, version, ...rest } = body
      const isWhole = await knowsAll(client)
      const store = (recipe: Body) => call(recipeApi.create, { params: { workspace }, body: recipe })
      const known = { ...rest, ...(isWhole && { collect, quiet, version }) } as Body
      const reply = await store(id === undefined ? known : { ...known, id }).catch((error: unknown) => {
        if (id === undefined || !refusesId(error)) throw error
        return store(known)
      })
      const isOther = reply.recipe.id !== id
      const last = isOther && reply.recipe.status !== status ? await setStatus(reply.recipe.id, status) : reply
      if (isOther && id !== undefined) await remove(workspace, String(id))
      return last.recipe
    },
    onSuccess: (recipe) => client.setQueryData(oneKey(recipe.id), { recipe }),
    meta: { invalidates: stale.recipesChanged, silent: true },
  })
}

export const useRecipeStatus = (id: string) =>
  useMutation({
    mutationFn: (status: Status) => setStatus(id, status),
    scope: { id: `recipe ${id}` },
    meta: { invalidates: stale.recipesChanged },
  })

export const useDeleteRecipe = (workspace: string) =>
  useMutation({ mutationFn: (id: string) => remove(workspace, id), meta: { invalidates: stale.recipesChanged } })

/** An API without the call, of which the specification does not speak. */
export const lacksCall = (error: unknown) => error instanceof ApiError && [404, 405, 501].includes(error.status ?? 0)

/** How often a recipe would have run; null is asked for nothing. The last answer stays while the next one comes. */
export const useRecipePreview = (workspace: string, body: RecipePreview | null) =>
  useQuery({
    queryKey: [...keys.recipes, 'preview', workspace, JSON.stringify(body)],
    enabled: body !== null,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      call(recipeApi.preview, { params: { workspace }, body: body as Input<typeof recipeApi.preview>['body'], signal }),
    select: (reply) => reply.preview,
  })

const eventKinds = queryOptions({
  queryKey: keys.eventKinds,
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: ({ signal }) => call(recipeApi.events, { signal }),
  select: (reply) => reply.events,
})

/** What can happen, with an example each. Where it is answered, the API knows all that is beyond the specification. */
export const useEventKinds = () => useQuery(eventKinds)

/** An API that keeps only what the specification knows of a recipe. Whoever is not asked yet may know more. */
export const useIsBare = () => lacksCall(useEventKinds().error)

/** Whoever cannot be asked may know it: what is stored without it would be lost. */
async function knowsAll(client: QueryClient): Promise<boolean> {
  try {
    await client.ensureQueryData(eventKinds)
    return true
  } catch (error) {
    if (lacksCall(error)) return false
    throw error
  }
}

export const useTestRun = () =>
  useMutation({ mutationFn: (id: string) => call(recipeApi.run, { params: { id }, body: {} }), meta: { silent: true } })
