import { useLocale, useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { Button } from '@/components/ui/button'
import { dayFromNow } from '@/components/ui/day-from-now'
import { DialogActions } from '@/components/ui/dialog-actions'
import { Field, TextareaField } from '@/components/ui/field'
import { Form, SubmitButton } from '@/components/ui/form'
import { notify } from '@/components/ui/notify'
import { useHarden } from '@/lib/api/wordpress'
import { Day, prose } from '@/lib/contract/common'
import type { WpHardeningKey } from '@/lib/contract/wordpress'
import { date } from '@/lib/domain/format'
import { broken } from '@/lib/contract/broken'

const Entries = z.object({
  note: prose(300).check(z.minLength(3, broken('too_short', { count: 3 }))),
  until: Day('day_entry_missing').check(z.refine((day) => day > dayFromNow(0), broken('day_not_later'))),
})

const MAX_DAYS = 365
const DEFAULT_DAYS = 90

type IgnoreFormProps = {
  workspace: string
  site: string
  setting: WpHardeningKey
  onSaved: () => void
  onDone: () => void
}

/** Asks why a setting is to be left as it is, and until when. */
export function IgnoreForm({ workspace, site, setting, onSaved, onDone }: IgnoreFormProps) {
  const t = useTranslations('wordpress.hardening')
  const locale = useLocale()
  const harden = useHarden(workspace, site)
  async function handleSubmit(values: z.infer<typeof Entries>) {
    await harden.mutateAsync({ key: setting, state: 'ignored', ...values })
    notify.success(t('saved', { date: date(`${values.until}T12:00:00`, { locale }) }))
    onSaved()
    onDone()
  }
  return (
    <Form
      schema={Entries}
      defaultValues={{ note: '', until: dayFromNow(DEFAULT_DAYS) }}
      onSubmit={handleSubmit}
      draftKey={`wordpress-${site}-${setting}`}
      aria-label={t('ignore')}
    >
      <TextareaField name="note" label={t('note')} help={t('noteHelp')} rows={2} />
      <Field
        name="until"
        type="date"
        label={t('until')}
        help={t('untilHelp')}
        min={dayFromNow(1)}
        max={dayFromNow(MAX_DAYS)}
        className="sm:w-56"
      />
      <DialogActions>
        <Button onClick={onDone}>{t('cancel')}</Button>
        <SubmitButton>{t('save')}</SubmitButton>
      </DialogActions>
    </Form>
  )
}
