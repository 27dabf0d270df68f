import { useRouter } from 'next/navigation'
import { useTranslations } from 'use-intl'
import { Trail } from '@/components/shell/breadcrumbs'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { FormFailure } from '@/components/ui/form-failure'
import { Note } from '@/components/ui/note'
import { notify } from '@/components/ui/notify'
import type { Draft } from '@/lib/automation/draft'
import type { Integration } from '@/lib/contract/integration'
import { href, routes } from '@/lib/domain/routes'
import { EditorHeader } from './editor-header'
import { IfStep } from './if-step'
import { LimitStep } from './limit-step'
import { PreviewCard } from './preview-card'
import { ReceiverCards } from './receiver-card'
import { SentenceCard } from './sentence-card'
import { ThenStep } from './then-step'
import { EditorContext } from './use-editor'
import { useIsWide } from './use-is-wide'
import { useLeaveGuard } from './use-leave-guard'
import { usePreviewOf } from './use-preview-of'
import { type Opened, type Status, useRecipeEditor } from './use-recipe-editor'
import { WhenStep } from './when-step'

type PageProps = {
  workspace: string
  opened: Opened
  connections: readonly Integration[] | undefined
  onMade: (id: string) => void
}

/** The sentence on top, the steps below it, and beside them what would have happened. */
export function EditorPage({ workspace, opened, connections, onMade }: PageProps) {
  const t = useTranslations('recipes.editor')
  const router = useRouter()
  const editor = useRecipeEditor(workspace, opened)
  const { draft, change, problemOf, base } = editor

  async function handleSave(status?: Status) {
    const recipe = await editor.save(status && { status })
    if (!recipe) return
    notify.success(t('saved', { name: recipe.name }))
    if (recipe.id === base.id) return
    onMade(recipe.id)
    router.replace(`${href('integration')}?recipe=${encodeURIComponent(recipe.id)}`)
  }

  return (
    <EditorContext value={{ workspace, draft, change, problemOf, connections }}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:gap-6 max-sm:pb-20">
        <Trail
          crumbs={[
            { label: routes.integration.title, href: href('integration'), isScreen: true },
            { label: t('crumb'), href: `${href('integration')}?tab=recipes` },
            { label: draft.name.trim() || t('newTitle') },
          ]}
        />
        <EditorHeader editor={editor} onSave={handleSave} />
        <Notices editor={editor} />
        <SentenceCard />
        <Columns workspace={workspace} draft={draft} id={base.id} />
      </div>
      <LeaveGuard isOn={editor.isDirty} />
    </EditorContext>
  )
}

type ColumnsProps = { workspace: string; draft: Draft; id: string | null }

/** On a phone what would have happened comes before the fields, and what is sent after them: for the keyboard, too. */
function Columns({ workspace, draft, id }: ColumnsProps) {
  const preview = usePreviewOf(workspace, draft, id)
  const isWide = useIsWide()
  const past = <PreviewCard preview={preview} />
  const receivers = <ReceiverCards sample={preview.data?.samples[0]} />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      {!isWide && past}
      <Card>
        <WhenStep />
        <IfStep />
        <ThenStep />
        <LimitStep />
      </Card>
      {isWide ? (
        <div className="grid gap-4">
          {past}
          {receivers}
        </div>
      ) : (
        receivers
      )}
    </div>
  )
}

/**
 * What has to be said above the recipe: somebody else changed it, it could not be saved, or there are changes from
 * before.
 */
function Notices({ editor }: { editor: ReturnType<typeof useRecipeEditor> }) {
  const t = useTranslations('recipes')
  const { conflict, failure, wasKept, base, reset } = editor
  if (conflict !== null) {
    return (
      <Note
        tone="medium"
        role="alert"
        title={t('conflict.title')}
        actions={
          <>
            <Button size="sm" onClick={() => void editor.loadLatest()}>
              {t('conflict.load')}
            </Button>
            <Button size="sm" pending={editor.isSaving} onClick={() => void editor.overwrite()}>
              {t('conflict.overwrite')}
            </Button>
          </>
        }
      >
        <p>{conflict}</p>
      </Note>
    )
  }
  if (failure !== null) return <FormFailure error={failure} />
  if (!wasKept) return null
  return (
    <Note
      actions={
        <Button size="sm" onClick={() => reset(base)}>
          {t('editor.discard')}
        </Button>
      }
    >
      <p>{t('editor.restored')}</p>
    </Note>
  )
}

function LeaveGuard({ isOn }: { isOn: boolean }) {
  const t = useTranslations('recipes.leave')
  const router = useRouter()
  const { to, stay } = useLeaveGuard(isOn)
  return (
    <ConfirmDialog
      open={to !== null}
      onOpenChange={(open) => !open && stay()}
      title={t('title')}
      description={t('text')}
      confirmLabel={t('confirm')}
      variant="primary"
      onConfirm={async () => router.push(to ?? href('integration'))}
    />
  )
}
