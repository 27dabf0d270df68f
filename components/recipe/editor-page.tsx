import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { Trail } from '@/components/shell/trail'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { FormFailure } from '@/components/ui/form-failure'
import { Note } from '@/components/ui/note'
import { notify } from '@/components/ui/notify'
import { StaleReads } from '@/components/ui/stale-reads'
import type { Integration } from '@/lib/contract/integration'
import { href } from '@/lib/domain/routes'
import { EditorHeader } from './editor-header'
import { IfStep } from './if-step'
import { LimitStep } from './limit-step'
import { PreviewCard } from './preview-card'
import { ReceiverCards } from './receiver-card'
import { SentenceCard } from './sentence-card'
import { ThenStep } from './then-step'
import { EditorContext } from './use-editor'
import { useLeaveGuard } from './use-leave-guard'
import { type PreviewState, usePreviewOf } from './use-preview-of'
import { type Opened, type Status, useRecipeEditor } from './use-recipe-editor'
import { WhenStep } from './when-step'

type Editor = ReturnType<typeof useRecipeEditor>

type PageProps = {
  workspace: string
  opened: Opened
  connections: readonly Integration[] | undefined
  /** What stands in it, and may be old. */
  reads: Parameters<typeof StaleReads>[0]['of']
  onMade: (id: string) => void
}

/** The sentence on top, the steps below it, and beside them what would have happened. */
export function EditorPage({ workspace, opened, connections, reads, onMade }: PageProps) {
  const t = useTranslations('recipes.editor')
  const router = useRouter()
  const editor = useRecipeEditor(workspace, opened)
  const { draft, change, problemOf, base } = editor
  const preview = usePreviewOf(workspace, draft, base.id)

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
            { label: null, screen: 'integration', href: href('integration') },
            { label: t('crumb'), href: `${href('integration')}?tab=recipes` },
            { label: draft.name.trim() || t('newTitle') },
          ]}
        />
        <EditorHeader editor={editor} onSave={handleSave} />
        <Notices editor={editor} />
        <StaleReads of={[...reads, preview.read]} />
        <SentenceCard />
        <Columns preview={preview} />
      </div>
      <LeaveGuard isOn={editor.isDirty} />
    </EditorContext>
  )
}

/** The steps, and beside them or on a phone below them what would have happened, and what is sent. */
function Columns({ preview }: { preview: PreviewState }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <Card>
        <WhenStep />
        <IfStep />
        <ThenStep />
        <LimitStep />
      </Card>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <PreviewCard preview={preview} />
        <ReceiverCards sample={preview.data?.samples[0]} />
      </div>
    </div>
  )
}

/**
 * What has to be said above the recipe: somebody else changed it, it could not be saved, or there are changes from
 * before.
 */
function Notices({ editor }: { editor: Editor }) {
  const t = useTranslations('recipes.editor')
  const { conflict, failure, wasKept, base, reset } = editor
  if (conflict !== null || failure !== null)
    return (
      <InSight of={failure ?? conflict}>
        {failure !== null && <FormFailure error={failure} />}
        {conflict !== null && <Conflict editor={editor} text={conflict} />}
      </InSight>
    )
  if (!wasKept) return null
  return (
    <Note
      actions={
        <Button size="sm" onClick={() => reset(base)}>
          {t('discard')}
        </Button>
      }
    >
      <p>{t('restored')}</p>
    </Note>
  )
}

/** On a phone Save stays below while the page is anywhere: what came of it is brought before the eyes. */
function InSight({ of, children }: { of: unknown; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)

  // Not every browser that runs the tests can.
  useEffect(() => place.current?.scrollIntoView?.({ block: 'center' }), [of])
  return (
    <div ref={place} className="grid gap-3">
      {children}
    </div>
  )
}

function Conflict({ editor, text }: { editor: Editor; text: string }) {
  const t = useTranslations('recipes.conflict')
  return (
    <Note
      tone="medium"
      role="alert"
      title={t('title')}
      actions={
        <>
          <Button size="sm" onClick={() => void editor.loadLatest()}>
            {t('load')}
          </Button>
          <Button size="sm" pending={editor.isSaving} onClick={() => void editor.overwrite()}>
            {t('overwrite')}
          </Button>
        </>
      }
    >
      <p>{text}</p>
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
