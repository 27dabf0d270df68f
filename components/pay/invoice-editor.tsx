import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { Note } from '@/components/ui/note'
import { notify } from '@/components/ui/notify'
import { useInvoiceDeeds, useSaveInvoice } from '@/lib/api/invoices'
import { useReach } from '@/lib/browser/connection'
import { ApiError } from '@/lib/browser/errors'
import type { Invoice, PaySettings } from '@/lib/contract/invoice'
import { bodyOf, countedLine, type Draft, draftOf, saysSomething } from './draft'
import { GoesOut } from './goes-out'
import { InvoicePaper } from './invoice-paper'
import { LinesCard } from './lines-card'
import { PageTop } from './page-top'
import { PartyCard } from './party-card'
import { type FieldErrors, refusedIn } from './refused'
import { TermsCard } from './terms-card'
import { useDraft } from './use-draft'

type EditorProps = {
  id: string
  settings: PaySettings
  onShow: (id: string | null) => void
} & ({ invoice: Invoice; start?: undefined } | { invoice?: undefined; start: Draft })

/** A draft: what is typed at the side where reading starts, the paper as it will be at the other. */
export function InvoiceEditor({ id, invoice, start, settings, onShow }: EditorProps) {
  const t = useTranslations('pay.editor')
  const kindOf = useTranslations('pay.kind')
  const { draft, change, settle, load, forget, isDirty } = useDraft(id, start ?? draftOf(invoice))
  const form = useRef<HTMLFormElement>(null)
  const work = useEditorWork({ invoice, draft, settle, forget, onShow, onRefused: () => focusWrong(form.current) })
  const put = (part: Partial<Draft>) => {
    work.forgetErrors()
    change(part)
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
        actions={<EditorActions work={work} invoice={invoice} isWrong={isWrong} isDirty={isDirty} />}
      />
      {theirs && <Conflict onMine={() => void work.overwrite()} onTheirs={() => load(work.take(theirs))} />}
      {work.problem && <Note tone="critical" role="alert" title={work.problem} />}
      <div className="grid items-start gap-4 sm:gap-6 xl:grid-cols-[minmax(0,11fr)_minmax(0,9fr)]">
        <form ref={form} className="grid min-w-0 gap-4" noValidate onSubmit={(event) => event.preventDefault()}>
          <PartyCard party={draft.buyer} errors={errors} onChange={(buyer) => put({ buyer })} />
          <LinesCard draft={draft} errors={errors} onChange={put} />
          <TermsCard draft={draft} errors={errors} onChange={put} />
          {invoice && draft.kind !== 'offer' && <GoesOut invoice={invoice} />}
        </form>
        <InvoicePaper draft={draft} settings={settings} />
      </div>
    </div>
  )
}

type Work = {
  invoice: Invoice | undefined
  draft: Draft
  settle: (invoice: Invoice) => void
  forget: () => void
  onShow: (id: string | null) => void
  /** Something in a field is wrong, and is marked. */
  onRefused: () => void
}

/** Once it is marked. */
const focusWrong = (form: HTMLFormElement | null) =>
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid]')?.focus())

/** Saving, sending and deleting. What fails leaves everything as it is and says why. */
function useEditorWork({ invoice, draft, settle, forget, onShow, onRefused }: Work) {
  const t = useTranslations('pay.editor')
  const save = useSaveInvoice()
  const { send, remove } = useInvoiceDeeds()
  const [known, setKnown] = useState(invoice)
  const lacks = useLacks()
  const { problem, errors, isStale, attempt, refuse, clear, forgetErrors } = useAttempt(draft, onRefused)

  async function saved(isForced = false) {
    const body = bodyOf(draft, known)
    const { invoice: now } = await save.mutateAsync(isForced ? { ...body, updated_at: null } : body)
    setKnown(now)
    settle(now)
    return now
  }
  async function sent() {
    const { invoice: now } = await send.mutateAsync((await saved()).id)
    notify.success(t('sentAs', { number: now.number ?? '' }))
    onShow(now.id)
  }
  async function removed() {
    if (known) await remove.mutateAsync(known.id)
    forget()
    notify.success(t('removed'))
    onShow(null)
  }
  return {
    problem,
    errors,
    forgetErrors,
    isKept: known !== undefined,
    theirs: isStale ? (invoice ?? null) : null,
    isSaving: save.isPending,
    isSending: send.isPending,
    save: () => attempt(async () => onShow((await saved()).id)),
    overwrite: () => attempt(async () => onShow((await saved(true)).id)),
    send() {
      const missing = lacks(draft)
      return missing ? refuse(missing) : attempt(sent)
    },
    remove: removed,
    /** What somebody else made of it. */
    take(theirs: Invoice) {
      clear()
      setKnown(theirs)
      return theirs
    },
  }
}

/** What an invoice cannot be sent without. Told before a draft of nothing is made. */
function useLacks() {
  const t = useTranslations('pay.editor')
  return ({ buyer, lines }: Draft): FieldErrors | null => {
    if (buyer.name.trim() === '') return { 'buyer.name': t('noClient') }
    return lines.some(saysSomething) ? null : { lines: t('noLines') }
  }
}

/** Does something, and keeps why it failed: at its field, and as the problem of all what has none. */
function useAttempt(draft: Draft, onRefused: () => void) {
  const [problem, setProblem] = useState<string | null>(null)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [isStale, setStale] = useState(false)
  const clear = () => {
    setProblem(null)
    setErrors({})
    setStale(false)
  }
  function refuse(fields: FieldErrors) {
    clear()
    setErrors(fields)
    onRefused()
  }
  async function attempt(work: () => Promise<void>) {
    clear()
    try {
      await work()
    } catch (error) {
      const { marked, unmarked } = refusedIn(error, draft)
      const isMarked = Object.keys(marked).length > 0
      if (isChangedMeanwhile(error)) return setStale(true)
      if (isMarked) refuse(marked)
      if (unmarked.length > 0) setProblem(unmarked.join(' '))
      else if (!isMarked) setProblem(error instanceof Error ? error.message : String(error))
    }
  }
  return { problem, errors, isStale, attempt, refuse, clear, forgetErrors: () => setErrors({}) }
}

const isChangedMeanwhile = (error: unknown) => error instanceof ApiError && error.status === 409

type ActionsProps = {
  work: ReturnType<typeof useEditorWork>
  invoice: Invoice | undefined
  isWrong: boolean
  isDirty: boolean
}

function EditorActions({ work, invoice, isWrong, isDirty }: ActionsProps) {
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
      <Button variant="primary" {...closed} pending={work.isSending} onClick={() => void work.send()}>
        {t('send')}
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
