import { useState } from 'react'
import { useTimeZone, useTranslations } from 'use-intl'
import { useOwnPast } from '@/lib/api/own-past'
import { lacksCall, useRecipePreview } from '@/lib/api/recipe'
import { bodyOf, type Draft } from '@/lib/automation/draft'
import { neededFor, ownPreview } from '@/lib/automation/own-preview'
import type { Preview } from '@/lib/contract/recipe'
import { RecipePreview } from '@/lib/contract/recipe-body'
import { useSettled } from '@/lib/react/use-settled'

const SETTLE_MS = 400

export type PreviewState = {
  data: Preview | undefined
  /** The trigger or a condition is not finished. */
  isOpen: boolean
  isPending: boolean
  error: Error | null
  refetch: () => unknown
  /** Nobody can say. */
  isAbsent: boolean
  /** Counted here: the API has no previews. */
  isOwn: boolean
  /** How old it is. */
  read: Pick<ReturnType<typeof useRecipePreview>, 'data' | 'isError' | 'dataUpdatedAt' | 'refetch'>
}

/** What the recipe would have done, asked once it has not changed for a moment. */
export function usePreviewOf(workspace: string, draft: Draft, id: string | null): PreviewState {
  const { trigger, conditions, match, throttle_minutes, collect, quiet } = bodyOf(draft)
  const told = JSON.stringify({
    ...(id !== null && { id }),
    trigger,
    conditions,
    match,
    throttle_minutes,
    collect,
    quiet,
  })
  const settled = useSettled(told, SETTLE_MS)
  const parsed = RecipePreview.safeParse(JSON.parse(settled))
  const asked = useRecipePreview(workspace, parsed.success ? parsed.data : null)
  const isOwn = lacksCall(asked.error)
  const own = useOwnCount(workspace, isOwn && parsed.success ? parsed.data : null)
  return {
    data: parsed.success ? (isOwn ? own.data : asked.data) : undefined,
    isOpen: !parsed.success,
    isPending: told !== settled || asked.isFetching || own.isPending,
    error: isOwn ? own.error : asked.error,
    refetch: isOwn ? own.refetch : asked.refetch,
    isAbsent: isOwn && own.isAbsent,
    isOwn,
    read: asked,
  }
}

/** By the same rules, from what an API without previews has. */
function useOwnCount(workspace: string, recipe: RecipePreview | null) {
  const t = useTranslations('recipes.when.type')
  const zone = useTimeZone() ?? 'UTC'
  const [now] = useState(Date.now)
  const needs = recipe && neededFor(recipe)
  const { past, isTooMuch, ...read } = useOwnPast(workspace, needs)
  return {
    ...read,
    data: (recipe && needs && past && ownPreview(recipe, past, { now, zone, titleOf: t })) || undefined,
    isAbsent: recipe !== null && (needs === null || isTooMuch),
  }
}
