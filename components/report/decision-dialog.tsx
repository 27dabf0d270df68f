import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Checkbox } from '@/components/ui/checkbox'
import { Button } from '@/components/ui/button'
import { dayFromNow } from '@/components/ui/day-from-now'
import { Dialog } from '@/components/ui/dialog'
import { DialogActions } from '@/components/ui/dialog-actions'
import { Field, TextareaField } from '@/components/ui/field'
import { Form, SubmitButton } from '@/components/ui/form'
import { notify } from '@/components/ui/notify'
import { useDecideFindings } from '@/lib/api/finding'
import { type Decision, Triage } from '@/lib/contract/finding'
import type { Finding } from '@/lib/contract/scan-result'

export type Question = { decision: Exclude<Decision, 'open' | 'in_review'>; findings: readonly Finding[] }

export type DecisionDialogProps = {
  question: Question
  onClose: () => void
  onDone: () => void
  workspace: string
  report: string
  /** Starts the scan that verifies a claim; left out where none can be started. */
  onRescan?: () => void
}

/** Asks for what a decision needs: why, until when, and whether to look again at once. */
export function DecisionDialog({ question, onClose, ...rest }: DecisionDialogProps) {
  const t = useTranslations('report.triage')
  const { decision, findings } = question
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(decision)}
      description={
        <>
          <span className="mb-1 block font-medium text-1 [overflow-wrap:anywhere]">
            {t('about', { count: findings.length, title: findings[0]?.title ?? '' })}
          </span>
          {t(`means.${decision}`)}
        </>
      }
    >
      <DecisionForm question={question} onClose={onClose} {...rest} />
    </Dialog>
  )
}

function DecisionForm({
  question: { decision, findings },
  onClose,
  onDone,
  workspace,
  report,
  onRescan,
}: DecisionDialogProps) {
  const t = useTranslations()
  const decide = useDecideFindings(workspace, report)
  const [rescans, setRescans] = useState(true)
  const isClaim = decision === 'fixed_claimed'

  async function handleSubmit(values: { note: string; until?: string | null }) {
    await decide.mutateAsync({
      ids: findings.map(({ id }) => id),
      status: decision,
      note: values.note,
      until: values.until || null,
    })
    notify.success(t('report.triage.done', { count: findings.length, status: t(`report.status.${decision}`) }))
    onDone()
    onClose()
    if (isClaim && rescans) onRescan?.()
  }

  return (
    <Form
      schema={Triage}
      defaultValues={{ status: decision, note: '', until: '' }}
      onSubmit={handleSubmit}
      draftKey={`triage:${report}:${decision}`}
    >
      <TextareaField
        name="note"
        label={t('report.triage.note')}
        help={t('report.triage.noteHelp')}
        optional={isClaim}
        rows={3}
      />
      {decision === 'accepted' && <UntilField />}
      {isClaim && onRescan && (
        <Checkbox label={t('report.triage.rescan')} checked={rescans} onCheckedChange={setRescans} />
      )}
      <DialogActions>
        <Button onClick={onClose}>{t('ui.cancel')}</Button>
        <SubmitButton>{t(`report.triage.${decision}`)}</SubmitButton>
      </DialogActions>
    </Form>
  )
}

function UntilField() {
  const t = useTranslations('report.triage')
  return (
    <Field
      name="until"
      type="date"
      label={t('until')}
      min={dayFromNow(1)}
      max={dayFromNow(2 * 365)}
      className="sm:w-56"
    />
  )
}
