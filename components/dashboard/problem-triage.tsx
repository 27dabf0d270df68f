import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { dayFromNow } from '@/components/ui/day-from-now'
import { DialogActions } from '@/components/ui/dialog-actions'
import { Field, TextareaField } from '@/components/ui/field'
import { Form, SubmitButton } from '@/components/ui/form'
import { notify } from '@/components/ui/notify'
import { Segmented } from '@/components/ui/segmented'
import { useDecideProblem } from '@/lib/api/overview'
import { Triage } from '@/lib/contract/finding'

const CHOICES = ['in_review', 'fixed_claimed', 'accepted', 'false_positive'] as const
type Choice = (typeof CHOICES)[number]

type Props = { rule: string; assets: readonly string[]; onCancel: () => void; onDone: () => void }

/** One decision for all that a problem is on these sites. */
export function ProblemTriageForm({ rule, assets, onCancel, onDone }: Props) {
  const t = useTranslations('problem')
  const [status, setStatus] = useState<Choice>('in_review')
  return (
    <div className="grid gap-4 rounded-lg border bg-sunken p-4">
      <Segmented
        label={t('decision')}
        value={status}
        onValueChange={setStatus}
        options={CHOICES.map((value) => ({ value, label: t(`status.${value}`) }))}
      />
      <p className="text-13 text-2">{t(`means.${status}`)}</p>
      <DecisionFields key={status} status={status} rule={rule} assets={assets} onCancel={onCancel} onDone={onDone} />
    </div>
  )
}

function DecisionFields({ status, rule, assets, onCancel, onDone }: Props & { status: Choice }) {
  const t = useTranslations()
  const decide = useDecideProblem()
  const needsNote = status === 'accepted' || status === 'false_positive'

  async function handleSubmit(values: { note: string; until?: string | null }) {
    const { decided } = await decide.mutateAsync({
      rule,
      assets: [...assets],
      status,
      note: values.note,
      until: values.until || null,
    })
    notify.success(t('problem.done', { count: decided }))
    onDone()
  }
  return (
    <Form
      schema={Triage}
      defaultValues={{ status, note: '', until: '' }}
      onSubmit={handleSubmit}
      draftKey={`problem:${rule}:${status}`}
    >
      <TextareaField name="note" label={t('problem.note')} optional={!needsNote} rows={2} />
      {status === 'accepted' && (
        <Field name="until" type="date" label={t('problem.until')} min={dayFromNow(1)} max={dayFromNow(2 * 365)} />
      )}
      <DialogActions>
        <Button onClick={onCancel}>{t('ui.cancel')}</Button>
        <SubmitButton>{t('problem.confirm', { count: assets.length })}</SubmitButton>
      </DialogActions>
    </Form>
  )
}
