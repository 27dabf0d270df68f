import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { DialogActions } from '@/components/ui/dialog-actions'
import { Field, Form, SubmitButton } from '@/components/ui/form'
import { notify } from '@/components/ui/notify'
import { useDeleteAccount } from '@/lib/api/account'
import { DeleteAccount as Body } from '@/lib/contract/account'
import type { User } from '@/lib/contract/user'

export type DeleteAccountProps = { open: boolean; onOpenChange: (open: boolean) => void; user: User }

export function DeleteAccount({ open, onOpenChange, user }: DeleteAccountProps) {
  const t = useTranslations('setting.danger')
  const ui = useTranslations('ui')
  const remove = useDeleteAccount()
  const handleSubmit = ({ password }: { password: string }) =>
    remove.mutateAsync(password).then(() => notify.success(t('done')))
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('dialogTitle')} description={t('dialogText')}>
      <Form schema={Body} defaultValues={{ password: '' }} onSubmit={handleSubmit} aria-label={t('dialogTitle')}>
        <input type="hidden" name="username" value={user.email} autoComplete="username" />
        <Field name="password" type="password" label={t('password')} autoComplete="current-password" />
        <DialogActions className="mt-2">
          <Button onClick={() => onOpenChange(false)}>{ui('cancel')}</Button>
          <SubmitButton variant="danger">{t('confirm')}</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  )
}
