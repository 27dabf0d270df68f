import { Undo2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { notify } from '@/components/ui/notify'
import { useSaveRecipe } from '@/lib/api/recipe'
import type { Recipe } from '@/lib/contract/recipe-list'

const STAYS_MS = 10_000

type UndoProps = { workspace: string; recipe: Recipe; onEnd: () => void }

/** In the list for ten seconds: stores the deleted recipe anew, with its state. Its runs are gone. */
export function UndoDelete({ workspace, recipe, onEnd }: UndoProps) {
  const t = useTranslations('recipes')
  const save = useSaveRecipe(workspace)
  const button = useRef<HTMLButtonElement>(null)
  const end = useRef(onEnd)
  const { name } = recipe
  const isBusy = save.isPending

  useEffect(() => {
    end.current = onEnd
  })
  // What had the focus is gone with its row.
  useEffect(() => button.current?.focus(), [])
  // The clock stands still while the server is asked.
  useEffect(() => {
    if (isBusy) return
    const timer = setTimeout(() => end.current(), STAYS_MS)
    return () => clearTimeout(timer)
  }, [isBusy])

  function handleUndo() {
    save.mutate(bodyOf(recipe), {
      onSuccess: () => {
        notify.success(t('restored', { name }))
        onEnd()
      },
      onError: () => notify.error(t('undoFailed', { name })),
    })
  }
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-2 border-b bg-sunken px-4 py-2 text-13 sm:px-5"
    >
      <span className="[overflow-wrap:anywhere]">{t('deleted', { name })}</span>
      <Button ref={button} size="sm" pending={isBusy} onClick={handleUndo} aria-label={t('undoNamed', { name })}>
        <Undo2 aria-hidden="true" />
        {t('undo')}
      </Button>
    </div>
  )
}

/** As it came, also with parts that are not known here. */
function bodyOf({ name, trigger, conditions, match, actions, throttle_minutes, collect, quiet, status }: Recipe) {
  const body = { name, trigger, conditions, match, actions, throttle_minutes, collect, quiet } as Parameters<
    ReturnType<typeof useSaveRecipe>['mutate']
  >[0]['body']
  return {
    body,
    status: status === 'inactive' ? ('inactive' as const) : ('active' as const),
  }
}
