import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { Form, SubmitButton, TextareaField } from '@/components/ui/form'
import { RelativeTime } from '@/components/ui/relative-time'
import { useNoteLead } from '@/lib/api/lead-book'
import { broken } from '@/lib/contract/broken'
import type { WholeLead } from '@/lib/contract/lead-record'

const Note = z.object({
  text: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, broken('lead_note_missing')),
      z.maxLength(10_000, broken('too_long', { count: 10_000 })),
    ),
})

/** What happened by itself is history. */
export const isOwnNote = ({ kind }: WholeLead['note_list'][number]) => kind !== 'system'

/** What was written down, the newest first. */
export function LeadNotes({ workspace, lead }: { workspace: string; lead: WholeLead }) {
  const t = useTranslations('lead.note')
  const note = useNoteLead(workspace, lead.id)
  const own = lead.note_list.filter(isOwnNote)
  return (
    <div className="grid gap-4 pt-4">
      <Form
        schema={Note}
        aria-label={t('add')}
        defaultValues={{ text: '' }}
        draftKey={`lead-note-${lead.id}`}
        resetOnSuccess
        onSubmit={({ text }) => note.mutateAsync({ text })}
      >
        <TextareaField name="text" label={t('label')} rows={3} />
        <SubmitButton className="justify-self-start">{t('add')}</SubmitButton>
      </Form>
      {own.length === 0 && <p className="text-13 text-2">{t('none')}</p>}
      <ol className="grid gap-3 text-13">
        {own.map(({ id, kind, text, at }) => (
          <li key={id} className="grid gap-0.5 border-s-2 ps-3">
            <span className="text-12 text-3">
              {t(`kind.${kind}`)} · <RelativeTime at={at} />
            </span>
            <bdi className="whitespace-pre-wrap [overflow-wrap:anywhere]">{text}</bdi>
          </li>
        ))}
      </ol>
    </div>
  )
}
