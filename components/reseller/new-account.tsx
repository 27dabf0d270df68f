import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { Button } from '@/components/ui/button'
import { CopyField } from '@/components/ui/copy-button'
import { dayFromNow } from '@/components/ui/day-from-now'
import { Drawer } from '@/components/ui/drawer'
import { Field, Form, SubmitButton } from '@/components/ui/form'
import { Note } from '@/components/ui/note'
import { notify } from '@/components/ui/notify'
import { useCreateResellerAccount } from '@/lib/api/reseller'
import { line, prose } from '@/lib/contract/common'
import { NewResellerAccount } from '@/lib/contract/reseller'
import { resellerAccount } from '@/lib/messages/en/reseller-account'
import { withTexts } from '@/lib/react/i18n'
import { AccountFields, endOfDay, NotesField } from './account-fields'

export type NewAccountProps = {
  open: boolean
  workspace: string
  /** Null: as many as one likes. */
  free: number | null
  onClose: () => void
}

const Entries = z.object({
  company: line(100),
  name: NewResellerAccount.shape.name,
  email: NewResellerAccount.shape.email,
  plan: NewResellerAccount.shape.plan,
  expires_at: z.string(),
  notes: prose(2000),
  how: z.enum(['invite', 'password']),
  look: z.enum(['mine', 'own']),
  brand_name: line(60),
  brand_colour: z.string(),
})
type Entries = z.infer<typeof Entries>

const empty = (): Entries => ({
  company: '',
  name: '',
  email: '',
  plan: 'premium',
  expires_at: dayFromNow(365),
  notes: '',
  how: 'invite',
  look: 'mine',
  brand_name: '',
  brand_colour: '#0066ff',
})

type Made = { name: string; password: string }

/** An account for a customer: by an invitation, or with a password that is shown once. */
export const NewAccount = withTexts(
  { resellerAccount },
  function NewAccount({ open, workspace, free, onClose }: NewAccountProps) {
    const t = useTranslations('resellerAccount.add')
    const [made, setMade] = useState<Made | null>(null)
    function handleClose() {
      setMade(null)
      onClose()
    }
    const seats = free === null ? t('unlimited') : free === 0 ? t('noSeat') : t('seats', { count: free })
    return (
      <Drawer
        open={open}
        onOpenChange={(isOpen) => !isOpen && handleClose()}
        title={made ? t('once', { name: made.name }) : t('title')}
        description={made ? undefined : seats}
      >
        {made ? (
          <Once made={made} onClose={handleClose} />
        ) : (
          <Fields workspace={workspace} onMade={setMade} onClose={handleClose} />
        )}
      </Drawer>
    )
  },
)

function Once({ made, onClose }: { made: Made; onClose: () => void }) {
  const t = useTranslations('resellerAccount.add')
  return (
    <>
      <Note tone="medium" role="status" title={t('onceText')} />
      <CopyField label={t('onceLabel')} value={made.password} />
      <Button variant="primary" className="justify-self-start" onClick={onClose}>
        {t('close')}
      </Button>
    </>
  )
}

type FieldsProps = { workspace: string; onMade: (made: Made) => void; onClose: () => void }

function Fields({ workspace, onMade, onClose }: FieldsProps) {
  const t = useTranslations('resellerAccount.add')
  const create = useCreateResellerAccount(workspace)

  async function handleSubmit(sent: Entries) {
    const { company, expires_at, how, notes, look, brand_name, brand_colour, ...entries } = sent
    const brand = look === 'own' && { company_name: brand_name || company || entries.name, primary: brand_colour }
    const { account, password } = await create.mutateAsync({
      ...entries,
      ...(brand && { brand }),
      ...(company && { company }),
      ...(notes && { notes }),
      ...(expires_at && { expires_at: endOfDay(expires_at) }),
      invite: how === 'invite',
    })
    const name = company || entries.name
    if (password) return onMade({ name, password })
    notify.success(t('invited', { name: account.company || account.name }))
    onClose()
  }
  return (
    <Form
      schema={Entries}
      defaultValues={empty()}
      onSubmit={handleSubmit}
      draftKey={`reseller-new-${workspace}`}
      aria-label={t('title')}
      autoComplete="off"
    >
      <AccountFields />
      <Choice name="how" legend={t('how')} options={['invite', 'password']} />
      <Choice name="look" legend={t('look')} options={['mine', 'own']} />
      <OwnBrand />
      <NotesField />
      <Submit />
    </Form>
  )
}

function Submit() {
  const t = useTranslations('resellerAccount.add')
  const how: unknown = useWatch({ name: 'how' })
  return <SubmitButton className="justify-self-start">{t(how === 'password' ? 'doPassword' : 'doInvite')}</SubmitButton>
}

/** Fields of a brand, where it is not the reseller's. */
function OwnBrand() {
  const t = useTranslations('resellerAccount.add')
  if (useWatch({ name: 'look' }) !== 'own') return null
  return (
    <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_8rem]">
      <Field
        name="brand_name"
        label={t('brandName')}
        optional
        help={t('brandHelp')}
        autoComplete="off"
        maxLength={60}
      />
      <Field name="brand_colour" type="color" label={t('brandColour')} className="[&_input]:p-1" />
    </div>
  )
}

type ChoiceProps = { name: string; legend: string; options: readonly ('invite' | 'password' | 'mine' | 'own')[] }

function Choice({ name, legend, options }: ChoiceProps) {
  const t = useTranslations('resellerAccount.add')
  const { register } = useFormContext()
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 text-13 font-medium">{legend}</legend>
      {options.map((value) => (
        <label
          key={value}
          className="flex cursor-pointer items-start gap-3 rounded-lg border px-4 py-3 text-13 hover:bg-hover has-checked:border-brand has-checked:ring-1 has-checked:ring-brand"
        >
          <input {...register(name)} type="radio" value={value} className="mt-0.5 size-4 flex-none accent-brand" />
          <span className="grid">
            <span className="font-medium">{t(value)}</span>
            <span className="text-12 text-2">{t(`${value}Text`)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
