import { useMutation, useQuery } from '@tanstack/react-query'
import type { Input } from '@/lib/contract/endpoint'
import { recipeApi } from '@/lib/contract/recipe'
import { call } from '@/lib/browser/http'
import { keys } from './keys'
import { stale } from './stale'

export const useRecipes = (workspace: string | undefined) =>
  useQuery({
    queryKey: [...keys.recipes, workspace ?? ''],
    enabled: workspace !== undefined,
    queryFn: ({ signal }) => call(recipeApi.list, { params: { workspace: workspace ?? '' }, signal }),
    select: (reply) => reply.recipes,
  })

export const useRecipe = (id: string) =>
  useQuery({
    queryKey: [...keys.recipes, 'one', id],
    queryFn: ({ signal }) => call(recipeApi.show, { params: { id }, signal }),
    select: (reply) => reply.recipe,
  })

/** Creates a recipe, or changes the one whose `id` the body carries. */
export const useSaveRecipe = (workspace: string) =>
  useMutation({
    mutationFn: (body: Input<typeof recipeApi.create>['body']) => call(recipeApi.create, { params: { workspace }, body }),
    meta: { invalidates: stale.recipesChanged },
  })

export const useRecipeStatus = (id: string) =>
  useMutation({
    mutationFn: (status: 'active' | 'inactive') => call(recipeApi.updateStatus, { params: { id }, body: { status } }),
    meta: { invalidates: stale.recipesChanged },
  })

export const useDeleteRecipe = (workspace: string) =>
  useMutation({ mutationFn: (id: string) => call(recipeApi.remove, { params: { workspace, id } }), meta: { invalidates: stale.recipesChanged } })
