import { Play } from 'lucide-react'
import { useState } from 'react'
import { useLocale, useTimeZone, useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { inputClass } from '@/components/ui/input'
import { onceOpen } from '@/components/ui/on-demand'
import { PageHeader } from '@/components/ui/page-header'
import { Switch } from '@/components/ui/switch'
import { useIsBare, useRecipeStatus } from '@/lib/api/recipe'
import { useReach } from '@/lib/browser/connection'
import { clockTime } from '@/lib/domain/format'
import { Problem, useProblemProps } from './problem'
import type { TestRunProps } from './test-run'
import { partProps, useEditor } from './use-editor'
import type { Status, useRecipeEditor } from './use-recipe-editor'

const TestRun = onceOpen<TestRunProps>(() => import('./test-run').then((part) => part.TestRun))

type HeaderProps = { editor: ReturnType<typeof useRecipeEditor>; onSave: (status?: Status) => Promise<void> }

export function EditorHeader({ editor, onSave }: HeaderProps) {
  const t = useTranslations('recipes.editor')
  return (
    <PageHeader
      title={editor.draft.name || t('newTitle')}
      field={<NameField />}
      description={<SaveState editor={editor} />}
      actions={
        editor.base.id === null ? (
          <NewRecipeActions isSaving={editor.isSaving} onSave={onSave} />
        ) : (
          <RecipeActions id={editor.base.id} editor={editor} onSave={onSave} />
        )
      }
    />
  )
}

/** The title of the page is the name, to be written in place. */
function NameField() {
  const t = useTranslations('recipes.editor')
  const { draft, change } = useEditor()
  const problem = useProblemProps('name')
  return (
    <span {...partProps('name')} className="grid grid-cols-[minmax(0,1fr)] gap-1">
      <input
        {...problem}
        aria-label={t('name')}
        placeholder={t('namePlaceholder')}
        value={draft.name}
        maxLength={100}
        dir="auto"
        onChange={(event) => change((before) => ({ ...before, name: event.target.value }))}
        className={`${inputClass} -ms-2 h-ctl-lg w-[28ch]! max-w-full border-transparent bg-transparent px-2! text-20! font-strong tracking-[-0.012em] hover:border-field sm:w-[36ch]! placeholder:text-3`}
      />
      <span className="font-regular tracking-normal">
        <Problem of="name" />
      </span>
    </span>
  )
}

function SaveState({ editor: { keptAt, base } }: Pick<HeaderProps, 'editor'>) {
  const t = useTranslations('recipes.editor')
  const options = { locale: useLocale(), timeZone: useTimeZone() }
  if (keptAt !== null) return t('draftAt', { time: clockTime(keptAt, options) })
  return t(base.id === null ? 'newState' : 'savedState')
}

/** On a phone it is always at hand. */
function SaveButton({ isSaving, onSave }: { isSaving: boolean; onSave: () => void }) {
  const words = useTranslations('integration')
  const t = useTranslations('recipes.editor')
  const isOffline = useReach() === 'offline'
  return (
    <span className="grid max-sm:fixed max-sm:inset-x-0 max-sm:bottom-0 max-sm:z-20 max-sm:border-t max-sm:bg-surface max-sm:p-3 max-sm:pb-[max(12px,env(safe-area-inset-bottom))]">
      <Button
        variant="primary"
        pending={isSaving}
        disabled={isOffline}
        title={isOffline ? words('offline') : undefined}
        onClick={onSave}
        className="max-sm:h-11"
      >
        {t('save')}
      </Button>
    </span>
  )
}

/** What is not stored yet becomes active, or not, when it is. */
function NewRecipeActions({ isSaving, onSave }: { isSaving: boolean; onSave: HeaderProps['onSave'] }) {
  const t = useTranslations('recipes.editor')
  const [isActive, setActive] = useState(true)
  const isBare = useIsBare()
  return (
    <>
      <Switch label={t('active')} checked={isActive} onCheckedChange={setActive} className="me-2" />
      {!isBare && (
        <Button disabled title={t('saveFirst')}>
          <Play aria-hidden="true" />
          {t('test')}
        </Button>
      )}
      <SaveButton isSaving={isSaving} onSave={() => void onSave(isActive ? 'active' : 'inactive')} />
    </>
  )
}

function RecipeActions({ id, editor, onSave }: HeaderProps & { id: string }) {
  const words = useTranslations('recipes')
  const t = useTranslations('recipes.editor')
  const isOffline = useReach() === 'offline'
  const status = useRecipeStatus(id)
  const { base, isDirty, isWhole, isSaving, setStatus } = editor
  const [isTesting, setTesting] = useState(false)
  // What was chosen stands there while it is sent, and goes back when it fails.
  const shown = status.isPending ? status.variables : base.status
  const choose = (isOn: boolean) =>
    status.mutate(isOn ? 'active' : 'inactive', { onSuccess: (_reply, chosen) => setStatus(chosen) })
  return (
    <>
      <Switch label={t('active')} checked={shown === 'active'} onCheckedChange={choose} className="me-2" />
      {isWhole && (
        <Button
          disabled={isDirty || isOffline}
          title={isOffline ? words('testOffline') : isDirty ? t('saveFirst') : undefined}
          aria-keyshortcuts="t"
          data-tests-screen
          onClick={() => setTesting(true)}
        >
          <Play aria-hidden="true" />
          {t('test')}
        </Button>
      )}
      <SaveButton isSaving={isSaving} onSave={() => void onSave()} />
      <TestRun open={isTesting} onOpenChange={setTesting} id={id} name={base.draft.name} />
    </>
  )
}
