import { useLocale, useTimeZone, useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { Button } from '@/components/ui/button'
import { Drawer } from '@/components/ui/drawer'
import { Form, SubmitButton } from '@/components/ui/form'
import { Note } from '@/components/ui/note'
import { notify } from '@/components/ui/notify'
import { useUpdateResellerAccount } from '@/lib/api/reseller'
import { useReach } from '@/lib/browser/connection'
import { line, prose } from '@/lib/contract/common'
import { NewResellerAccount, type ResellerAccount } from '@/lib/contract/reseller'
import { date, number } from '@/lib/domain/format'
import { resellerAccount } from '@/lib/messages/en/reseller-account'
import { withTexts } from '@/lib/react/i18n'
import { useResume } from './account-actions'
import { AccountFields, endOfDay, NotesField } from './account-fields'
import { nameOf } from './state-of'
import { useAccountDrawer } from './use-account-drawer'

export type EditAccountProps = {
  open: boolean
  workspace: string
  account: ResellerAccount | undefined
  onClose: () => void
}

const Entries = z.object({
  company: line(100),
  name: NewResellerAccount.shape.name,
  email: NewResellerAccount.shape.email,
  plan: NewResellerAccount.shape.plan,
  expires_at: z.string(),
  notes: prose(2000),
})
type Entries = z.infer<typeof Entries>

/** One account: its figures, and what its reseller may change. */
export const EditAccount = withTexts(
  { resellerAccount },
  function EditAccount({ open, workspace, account, onClose }: EditAccountProps) {
    if (!account) return null
    return (
      <Drawer
        open={open}
        onOpenChange={(isOpen) => !isOpen && onClose()}
        title={nameOf(account)}
        description={account.email}
        footer={<Deeds workspace={workspace} account={account} onClose={onClose} />}
      >
        {account.status === 'suspended' && <Suspended account={account} />}
        <Figures account={account} />
        <Fields key={account.id} workspace={workspace} account={account} onClose={onClose} />
      </Drawer>
    )
  },
)

function Suspended({ account: { suspended_reason } }: { account: ResellerAccount }) {
  const t = useTranslations('resellerAccount.view')
  const title = suspended_reason ? t('reason', { reason: suspended_reason }) : t('suspended')
  return (
    <Note tone="medium" title={title}>
      <p>{t('suspendedText')}</p>
    </Note>
  )
}

function Figures({ account }: { account: ResellerAccount }) {
  const t = useTranslations('resellerAccount.view')
  const locale = useLocale()
  const timeZone = useTimeZone()
  const count = (value: number | null | undefined) => (typeof value === 'number' ? number(value, locale) : '–')
  const rows = [
    [t('workspaces'), count(account.workspaces_count)],
    [t('assets'), count(account.assets_count)],
    [t('scans'), count(account.scans_count)],
    [t('since'), account.created_at ? date(account.created_at, { locale, timeZone }) : '–'],
  ] as const
  return (
    <section aria-label={t('figures')} className="grid gap-2">
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {rows.map(([name, value]) => (
          <div key={name} className="grid content-start rounded-lg border px-3 py-2">
            <dt className="text-12 text-2">{name}</dt>
            <dd className="text-14 font-strong tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="text-12 text-3">{t('findings')}</p>
    </section>
  )
}

type FieldsProps = { workspace: string; account: ResellerAccount; onClose: () => void }

function Fields({ workspace, account, onClose }: FieldsProps) {
  const t = useTranslations('resellerAccount.view')
  const timeZone = useTimeZone()
  const update = useUpdateResellerAccount(workspace)
  const day = account.expires_at
    ? new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date(account.expires_at))
    : ''
  const before: Entries = {
    company: account.company ?? '',
    name: account.name,
    email: account.email,
    plan: account.plan,
    expires_at: day,
    notes: account.notes ?? '',
  }

  /** Only what was changed: somebody else may have changed the rest. */
  async function handleSubmit(entries: Entries) {
    const changed = (name: keyof Entries) => entries[name] !== before[name]
    await update.mutateAsync({
      id: account.id,
      ...(changed('name') && { name: entries.name }),
      ...(changed('email') && { email: entries.email }),
      ...(changed('plan') && { plan: entries.plan }),
      ...(changed('company') && { company: entries.company || null }),
      ...(changed('notes') && { notes: entries.notes || null }),
      ...(changed('expires_at') && { expires_at: entries.expires_at ? endOfDay(entries.expires_at) : null }),
    })
    notify.success(t('saved', { name: entries.company || entries.name }))
    onClose()
  }
  return (
    <Form
      schema={Entries}
      defaultValues={before}
      onSubmit={handleSubmit}
      aria-label={nameOf(account)}
      autoComplete="off"
    >
      <AccountFields plan={account.plan} />
      <p className="text-12 text-3">{t('emailHelp')}</p>
      <NotesField />
      <SubmitButton className="justify-self-start">{t('save')}</SubmitButton>
    </Form>
  )
}

function Deeds({ workspace, account, onClose }: FieldsProps) {
  const t = useTranslations('reseller.action')
  const open = useAccountDrawer()
  const resume = useResume(workspace, account)
  const isOffline = useReach() === 'offline'
  return (
    <>
      {account.status === 'suspended' ? (
        <Button disabled={isOffline} pending={resume.isPending} onClick={resume.start}>
          {t('resume')}
        </Button>
      ) : (
        <Button disabled={isOffline} onClick={() => open({ kind: 'suspend', accounts: [account] })}>
          {t('suspend')}
        </Button>
      )}
      <Button variant="ghost" disabled={isOffline} onClick={() => open({ kind: 'delete', id: account.id })}>
        {t('delete')}
      </Button>
      <Button variant="ghost" className="ms-auto" onClick={onClose}>
        {useTranslations('ui')('cancel')}
      </Button>
    </>
  )
}
