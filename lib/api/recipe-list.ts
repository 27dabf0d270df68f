import { useQuery } from '@tanstack/react-query'
import { recipeListApi } from '@/lib/contract/recipe-list'
import { call } from '@/lib/browser/http'
import { keys } from './keys'

export const useRecipes = (workspace: string | undefined) =>
  useQuery({
    queryKey: [...keys.recipes, workspace ?? ''],
    enabled: workspace !== undefined,
    queryFn: ({ signal }) => call(recipeListApi.list, { params: { workspace: workspace ?? '' }, signal }),
    select: (reply) => reply.recipes,
  })
