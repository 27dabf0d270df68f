import { type RefObject, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { Note } from '@/components/ui/note'
import { notify } from '@/components/ui/notify'
import { useInvoiceDeeds, useSaveInvoice } from '@/lib/api/invoices'
import { useReach } from '@/lib/browser/connection'
import type { Invoice, PaySettings } from '@/lib/contract/invoice'
import { bodyOf, countedLine, type Draft, movedDue } from './draft'
import { GoesOut } from './goes-out'
import { IssueDialog } from './issue-dialog'
import { InvoicePaper } from './invoice-paper'
import { LinesCard } from './lines-card'
import { PageTop } from './page-top'
import { PartyCard } from './party-card'
import { TermsCard } from './terms-card'
import { useAttempt } from './use-attempt'
import { useDraft } from './use-draft'
import { useIssuing } from './use-issuing'

type EditorProps = {
  id: string
  settings: PaySettings
  /** Of one that is kept. */
  invoice: Invoice | undefined
  start: Draft
  onShow: (id: string | null) => void
  onKept: (id: string) => void
}

/** A draft: what is typed at the side where reading starts, the paper as it will be at the other. */
export function InvoiceEditor({ id, invoice, start, settings, onShow, onKept }: EditorProps) {
  const t = useTranslations('pay.editor')
  const kindOf = useTranslations('pay.kind')
  const written = useDraft(id, start, settings)
  const { draft, change, load, isDirty } = written
  const form = useRef<HTMLFormElement>(null)
  // Closed while the draft is kept, it loses the focus, which comes back when nothing is issued.
  const opener = useRef<HTMLButtonElement>(null)
  const work = useEditorWork({ ...written, invoice, onShow, onKept, onRefused: () => focusWrong(form.current) })
  const put = (part: Partial<Draft>) => {
    work.forgetErrors()
    change({ ...movedDue(draft, part, settings), ...part })
  }
  const isWrong = draft.lines.some((line) => countedLine(line, draft.currency) === undefined)
  const { theirs, errors } = work
  const client = draft.buyer.name.trim()
  const kind = kindOf(draft.kind)
  return (
    <div className="grid gap-4 sm:gap-6">
      <PageTop
        title={client ? t('titleFor', { kind, client }) : t('titleNew', { kind: draft.kind })}
        description={isDirty ? t('unsaved') : t(work.isKept ? 'saved' : 'notSaved')}
        onBack={() => onShow(null)}
        actions={<EditorActions {...{ work, opener, kind: draft.kind, invoice, isWrong, isDirty }} />}
      />
      {theirs && <Conflict onMine={() => void work.overwrite()} onTheirs={() => load(work.take(theirs))} />}
      {work.problem && <Note tone="critical" role="alert" title={work.problem} />}
      <div className="grid items-start gap-4 sm:gap-6 xl:grid-cols-[minmax(0,11fr)_minmax(0,9fr)]">
        <form ref={form} className="grid min-w-0 gap-4" noValidate onSubmit={(event) => event.preventDefault()}>
          <PartyCard draft={draft} errors={errors} onChange={put} />
          <LinesCard draft={draft} errors={errors} onChange={put} />
          <TermsCard draft={draft} errors={errors} onChange={put} />
          {invoice && draft.kind !== 'offer' && <GoesOut invoice={invoice} />}
        </form>
        <InvoicePaper draft={draft} settings={settings} />
      </div>
      {work.asked && (
        <IssueDialog
          open={work.isAsking}
          invoice={work.asked}
          onClose={work.dontIssue}
          onIssue={work.issue}
          onFillIn={work.fillIn}
          finalFocus={() => wrongIn(form.current) ?? opener.current}
        />
      )}
    </div>
  )
}

type Work = {
  invoice: Invoice | undefined
  draft: Draft
  /** What is saved of it. */
  kept: Draft
  settle: (invoice: Invoice) => void
  forget: () => void
  onShow: (id: string | null) => void
  onKept: (id: string) => void
  /** Something in a field is wrong, and is marked. */
  onRefused: () => void
}

const wrongIn = (form: HTMLFormElement | null) => form?.querySelector<HTMLElement>('[aria-invalid]') ?? null

/** Once it is marked. */
const focusWrong = (form: HTMLFormElement | null) => requestAnimationFrame(() => wrongIn(form)?.focus())

/** Saving, issuing and deleting. What fails leaves everything as it is and says why. */
function useEditorWork({ invoice, draft, kept, settle, forget, onShow, onKept, onRefused }: Work) {
  const t = useTranslations('pay.editor')
  const save = useSaveInvoice()
  const { remove } = useInvoiceDeeds()
  const [known, setKnown] = useState(invoice)
  const { problem, errors, isStale, attempt, refuse, clear, forgetErrors } = useAttempt(draft, onRefused)

  async function saved(isForced = false) {
    const body = bodyOf(kept, known)
    const { invoice: now } = await save.mutateAsync(isForced ? { ...body, updated_at: null } : body)
    setKnown(now)
    settle(now)
    if (!known) onKept(now.id)
    return now
  }
  async function removed() {
    if (known) await remove.mutateAsync(known.id)
    forget()
    notify.success(t('removed'))
    onShow(null)
  }
  const issuing = useIssuing({ draft, saved, attempt, refuse, onShow })
  return {
    ...issuing,
    problem,
    errors,
    forgetErrors,
    isKept: known !== undefined,
    theirs: isStale ? (invoice ?? null) : null,
    isSaving: save.isPending,
    save: () => attempt(() => saved()),
    overwrite: () => attempt(() => saved(true)),
    remove: removed,
    /** What somebody else made of it. */
    take(theirs: Invoice) {
      clear()
      setKnown(theirs)
      return theirs
    },
  }
}

type ActionsProps = {
  work: ReturnType<typeof useEditorWork>
  opener: RefObject<HTMLButtonElement | null>
  kind: Draft['kind']
  invoice: Invoice | undefined
  isWrong: boolean
  isDirty: boolean
}

function EditorActions({ work, opener, kind, invoice, isWrong, isDirty }: ActionsProps) {
  const t = useTranslations('pay.editor')
  const p = useTranslations('pay')
  const isOffline = useReach() === 'offline'
  const [asks, setAsks] = useState(false)
  const reason = isOffline ? p('offline') : isWrong ? t('wrongAmount') : undefined
  const closed = { disabled: isOffline || isWrong, title: reason }
  return (
    <>
      {invoice && (
        <Button variant="ghost" disabled={isOffline} onClick={() => setAsks(true)}>
          {t('remove')}
        </Button>
      )}
      <Button
        disabled={closed.disabled || !isDirty}
        title={reason ?? (isDirty ? undefined : t('nothingToSave'))}
        pending={work.isSaving}
        onClick={() => void work.save()}
      >
        {t('save')}
      </Button>
      <Button ref={opener} variant="primary" {...closed} pending={work.isSaving} onClick={() => void work.ask()}>
        {t('send', { kind })}
      </Button>
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        title={t('removeTitle')}
        description={t('removeText')}
        confirmLabel={t('remove')}
        onConfirm={work.remove}
      />
    </>
  )
}

function Conflict({ onMine, onTheirs }: { onMine: () => void; onTheirs: () => void }) {
  const t = useTranslations('pay.editor')
  return (
    <Note
      tone="medium"
      role="alert"
      title={t('conflict')}
      actions={
        <>
          <Button size="sm" onClick={onMine}>
            {t('keepMine')}
          </Button>
          <Button size="sm" onClick={onTheirs}>
            {t('takeTheirs')}
          </Button>
        </>
      }
    >
      {t('conflictText')}
    </Note>
  )
}
