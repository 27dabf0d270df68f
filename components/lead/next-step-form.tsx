import { Check } from 'lucide-react'
import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { Button } from '@/components/ui/button'
import { Field, Form, SubmitButton } from '@/components/ui/form'
import { useUpdateLead } from '@/lib/api/lead-book'
import { line } from '@/lib/contract/common'
import type { WholeLead } from '@/lib/contract/lead-record'

const Step = z.object({ next_step: line(200), next_step_at: z.string() })

/** The day in the person's own zone, as a date field has it. */
function dayOf(at: string | null | undefined) {
  if (!at) return ''
  const day = new Date(at)
  return Number.isNaN(day.getTime()) ? '' : `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`
}
const two = (value: number) => String(value).padStart(2, '0')
/** The end of that day: until then it is not late. */
const endOf = (day: string) => new Date(`${day}T23:59:00`).toISOString()

/** What is to be done next, and until when. */
export function NextStepForm({ workspace, lead }: { workspace: string; lead: WholeLead }) {
  const t = useTranslations('lead.drawer')
  const update = useUpdateLead(workspace, lead.id)
  const { next_step, next_step_at } = lead
  return (
    <Form
      key={`${next_step} ${next_step_at}`}
      schema={Step}
      aria-label={t('nextStep')}
      defaultValues={{ next_step: next_step ?? '', next_step_at: dayOf(next_step_at) }}
      onSubmit={(values) =>
        update.mutateAsync({
          next_step: values.next_step || null,
          next_step_at: values.next_step_at ? endOf(values.next_step_at) : null,
          next_step_has_time: false,
        })
      }
      className="rounded-lg border p-4"
    >
      <div className="grid gap-3 sm:max-lg:grid-cols-[minmax(0,1fr)_auto]">
        <Field name="next_step" label={t('nextStep')} placeholder={t('nextHint')} maxLength={200} autoComplete="off" />
        <Field name="next_step_at" type="date" label={t('nextAt')} />
      </div>
      <div className="flex flex-wrap gap-2">
        <SubmitButton>{t('save')}</SubmitButton>
        {(next_step ?? next_step_at) && (
          <Button onClick={() => update.mutate({ next_step: null, next_step_at: null })}>
            <Check aria-hidden="true" />
            {t('done')}
          </Button>
        )}
      </div>
    </Form>
  )
}
