import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { Dialog } from '@/components/ui/dialog'
import { DialogActions } from '@/components/ui/dialog-actions'
import { Field, Form, SubmitButton } from '@/components/ui/form'
import { notify } from '@/components/ui/notify'
import { useDfyDomainSteps } from '@/lib/api/dfy-website'
import { Email } from '@/lib/contract/common'

export type SendStepsProps = { open: boolean; id: string; onClose: () => void }

const Schema = z.object({ email: Email })

/** Mails the records to whoever can enter them. */
export function SendSteps({ open, id, onClose }: SendStepsProps) {
  const t = useTranslations('websiteManager.domain')
  const send = useDfyDomainSteps(id)
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('sendTitle')}
      description={t('sendText')}
    >
      <Form
        schema={Schema}
        defaultValues={{ email: '' }}
        onSubmit={async ({ email }) => {
          await send.mutateAsync(email)
          notify.success(t('sent', { email }))
          onClose()
        }}
      >
        <Field name="email" type="email" label={t('sendTo')} dir="ltr" autoComplete="email" />
        <DialogActions>
          <SubmitButton>{t('send')}</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  )
}
