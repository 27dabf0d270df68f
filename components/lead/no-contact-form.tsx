import { type ChangeEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { Button } from '@/components/ui/button'
import { Field, Form, SubmitButton, TextareaField } from '@/components/ui/form'
import { Note } from '@/components/ui/note'
import { notify } from '@/components/ui/notify'
import { useAddNoContact } from '@/lib/api/lead-privacy'
import { useReach } from '@/lib/browser/connection'
import { broken } from '@/lib/contract/broken'
import { line } from '@/lib/contract/common'

const Entries = z.object({
  values: z.string().check(z.trim(), z.minLength(1, broken('none_chosen'))),
  reason: z.optional(line(200)),
})

const MAX_FILE = 1_048_576
const MOST_SHOWN = 20

const linesOf = (text: string) => [
  ...new Set(
    text
      .split(/[\r\n;]+/)
      .map((one) =>
        one
          .trim()
          .replace(/^"(.*)"$/, '$1')
          .slice(0, 300),
      )
      .filter(Boolean),
  ),
]

/** Adds what was typed, or the lines of a file. What cannot be read is named, and stays out. */
export function NoContactForm() {
  const t = useTranslations('privacy')
  const isOffline = useReach() === 'offline'
  const add = useAddNoContact()
  const [refused, setRefused] = useState<readonly { value: string; message: string }[]>([])
  async function enter(values: string[], source: 'you' | 'import', reason?: string) {
    const reply = await add.mutateAsync({ values, source, ...(reason && { reason }) })
    setRefused(reply.refused)
    if (reply.added > 0) notify.success(t('list.added', { count: reply.added }))
  }
  return (
    <>
      <Form
        schema={Entries}
        aria-label={t('list.add')}
        defaultValues={{ values: '', reason: '' }}
        resetOnSuccess
        onSubmit={({ values, reason }) => enter(linesOf(values), 'you', reason)}
      >
        <TextareaField name="values" label={t('list.values')} help={t('list.valuesHelp')} rows={3} dir="auto" secret />
        <Field name="reason" label={t('list.reason')} optional />
        <div className="flex flex-wrap items-center gap-2">
          <SubmitButton disabled={isOffline} title={isOffline ? t('offline') : undefined}>
            {t('list.add')}
          </SubmitButton>
          <FileButton isOff={isOffline || add.isPending} onLines={(values) => enter(values, 'import')} />
        </div>
      </Form>
      {refused.length > 0 && (
        <Note role="status" tone="medium" title={t('list.refused', { count: refused.length })}>
          <ul className="grid gap-1">
            {refused.slice(0, MOST_SHOWN).map(({ value, message }) => (
              <li key={value}>
                <bdi>{value}</bdi>: {message}
              </li>
            ))}
          </ul>
        </Note>
      )}
    </>
  )
}

/** The errors of a file are shown as those of any write: by whoever waits for its answer. */
function FileButton({ isOff, onLines }: { isOff: boolean; onLines: (values: string[]) => Promise<void> }) {
  const t = useTranslations('privacy.list')
  const input = useRef<HTMLInputElement>(null)
  async function handleFile(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.target.files ?? []
    event.target.value = ''
    if (!file) return
    if (file.size > MAX_FILE) return notify.error(t('fileLarge'))
    const values = linesOf(await file.text())
    if (values.length > 0) await onLines(values).catch(() => {})
  }
  return (
    <>
      <Button disabled={isOff} title={t('fileHelp')} onClick={() => input.current?.click()}>
        {t('file')}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".txt,.csv,text/plain,text/csv"
        hidden
        aria-label={t('file')}
        onChange={(event) => void handleFile(event)}
      />
    </>
  )
}
