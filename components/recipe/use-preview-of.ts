import { lacksCall, useRecipePreview } from '@/lib/api/recipe'
import { bodyOf, type Draft } from '@/lib/automation/draft'
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
  return {
    data: parsed.success ? asked.data : undefined,
    isOpen: !parsed.success,
    isPending: told !== settled || asked.isFetching,
    error: asked.error,
    refetch: asked.refetch,
    isAbsent: lacksCall(asked.error),
    read: asked,
  }
}
