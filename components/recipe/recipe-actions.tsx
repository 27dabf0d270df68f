import { Copy, Pencil, Play, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { RowMenu } from '@/components/ui/row-menu'
import { onceOpen } from '@/components/ui/on-demand'
import { useDeleteRecipe } from '@/lib/api/recipe'
import { useReach } from '@/lib/browser/connection'
import type { Recipe } from '@/lib/contract/recipe-list'
import { href } from '@/lib/domain/routes'
import { editorOf } from './recipe-cells'
import type { TestRunProps } from './test-run'

const TestRun = onceOpen<TestRunProps>(() => import('./test-run').then((part) => part.TestRun))

type ActionsProps = { workspace: string; recipe: Recipe; onDeleted: (recipe: Recipe) => void }

export function RecipeActions({ workspace, recipe, onDeleted }: ActionsProps) {
  const t = useTranslations('recipes')
  const remove = useDeleteRecipe(workspace)
  const [isTesting, setTesting] = useState(false)
  const isOffline = useReach() === 'offline'
  const { id, name, version } = recipe
  const copy = `${href('integration')}?recipe=new&from=${encodeURIComponent(id)}`
  return (
    <span className="inline-flex items-center justify-end gap-1">
      {version !== undefined && (
        <Button
          size="sm"
          className="max-xl:hidden"
          disabled={isOffline}
          title={isOffline ? t('testOffline') : undefined}
          aria-label={t('testOf', { name })}
          aria-keyshortcuts="t"
          onClick={() => setTesting(true)}
        >
          {t('test')}
        </Button>
      )}
      <RowMenu
        label={t('more', { name })}
        pending={remove.isPending}
        items={[
          { label: t('edit'), icon: <Pencil />, href: editorOf(id) },
          // An API that counts no versions runs no tests either.
          ...(version === undefined ? [] : [{ label: t('test'), icon: <Play />, onSelect: () => setTesting(true) }]),
          { label: t('duplicate'), icon: <Copy />, href: copy },
          'separator' as const,
          {
            label: t('delete'),
            icon: <Trash2 />,
            danger: true,
            onSelect: () => remove.mutate(id, { onSuccess: () => onDeleted(recipe) }),
          },
        ]}
      />
      <TestRun open={isTesting} onOpenChange={setTesting} id={id} name={name} />
    </span>
  )
}
