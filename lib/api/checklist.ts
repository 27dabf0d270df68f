import { useMutation, useMutationState, useQuery } from '@tanstack/react-query'
import { checklistApi, type Ticks } from '@/lib/contract/checklist'
import { ApiError } from '@/lib/browser/errors'
import { call } from '@/lib/browser/http'
import { keys, stale } from './keys'

/** An API that keeps no ticks, as the specification has it. */
const lacksTicks = (error: unknown) => error instanceof ApiError && [404, 405, 501].includes(error.status ?? 0)

/** What the server keeps for a site: null from one that keeps none. */
const useKept = (workspace: string, asset: string) =>
  useQuery({
    queryKey: [...keys.checklists(workspace), asset],
    queryFn: ({ signal }) =>
      call(checklistApi.show, { params: { workspace, asset }, signal }).catch((error: unknown) => {
        if (lacksTicks(error)) return null
        throw error
      }),
  })

const changed = (ticked: readonly string[], { tick = [], untick = [] }: Ticks) =>
  [...new Set([...ticked, ...tick])].filter((id) => !untick.includes(id))

/** The ticks of a site as the server keeps them, with what is on its way there; a refused change is gone again. */
export function useKeptTicks(workspace: string, asset: string) {
  const kept = useKept(workspace, asset)
  const mutationKey = ['checklist', asset]
  const waiting = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: (mutation) => mutation.state.variables as Ticks,
  })
  const { mutate } = useMutation({
    mutationKey,
    // One after the other, so that the last word is the last.
    scope: { id: `checklist ${asset}` },
    mutationFn: (body: Ticks) => call(checklistApi.update, { params: { workspace, asset }, body }),
    meta: { invalidates: stale.checklistChanged(workspace) },
  })
  return {
    ...kept,
    /** Null where the server keeps none. */
    ticked: kept.data ? waiting.reduce(changed, kept.data.ticked) : null,
    isNew: kept.data?.kept === false && waiting.length === 0,
    change: mutate,
  }
}
