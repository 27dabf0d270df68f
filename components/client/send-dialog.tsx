import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { Button } from '@/components/ui/button'
import { CopyField } from '@/components/ui/copy-button'
import { Dialog } from '@/components/ui/dialog'
import { DialogActions } from '@/components/ui/dialog-actions'
import { Field, Form, SubmitButton, TextareaField } from '@/components/ui/form'
import { useSendContract } from '@/lib/api/contract'
import { broken } from '@/lib/contract/broken'
import { prose } from '@/lib/contract/common'
import type { Contract } from '@/lib/contract/contract'

export type SendDialogProps = { open: boolean; contract: Contract; onClose: () => void }

const DAYS = { least: 1, most: 90 } as const
const DAYS_AT_FIRST = 30
const days = () => broken('odd_days', DAYS)
const Entries = z.object({
  days: z.int(days()).check(z.minimum(DAYS.least, days()), z.maximum(DAYS.most, days())),
  message: prose(1000),
})

/** Sends a contract to whoever signs it, and then shows the link. */
export function SendDialog({ open, contract, onClose }: SendDialogProps) {
  const t = useTranslations('client.send')
  const send = useSendContract()
  const sent = send.data?.contract
  const { signer, title } = contract
  const email = signer?.email ?? ''
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={sent ? t('done', { title }) : t('title', { title })}
      description={sent ? t('doneText', { email }) : t('text', { name: signer?.name ?? '', email })}
    >
      {sent ? (
        <>
          {sent.link && <CopyField label={t('link')} value={sent.link.url} />}
          <DialogActions>
            <Button variant="primary" onClick={onClose}>
              {t('close')}
            </Button>
          </DialogActions>
        </>
      ) : (
        <Entry contract={contract} onSend={(asked) => send.mutateAsync(asked)} onClose={onClose} />
      )}
    </Dialog>
  )
}

type EntryProps = Omit<SendDialogProps, 'open'> & { onSend: ReturnType<typeof useSendContract>['mutateAsync'] }

function Entry({ contract: { id, updated_at, title }, onSend, onClose }: EntryProps) {
  const t = useTranslations('client.send')
  return (
    <Form
      schema={Entries}
      aria-label={t('title', { title })}
      defaultValues={{ days: DAYS_AT_FIRST, message: '' }}
      draftKey={`contract-send:${id}`}
      onSubmit={({ days: until, message }) => onSend({ id, updated_at, days: until, ...(message && { message }) })}
    >
      <Field
        name="days"
        type="number"
        min={DAYS.least}
        max={DAYS.most}
        inputMode="numeric"
        label={t('days')}
        help={t('daysHelp')}
      />
      <TextareaField name="message" label={t('message')} optional rows={3} maxLength={1000} />
      <DialogActions>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <SubmitButton>{t('do')}</SubmitButton>
      </DialogActions>
    </Form>
  )
}
