import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { DialogActions } from '@/components/ui/dialog-actions'
import { Field, Form, SubmitButton } from '@/components/ui/form'
import { useMakeClient } from '@/lib/api/lead-work'
import { type MadeClient, NewClient } from '@/lib/contract/lead-work'
import type { Lead } from '@/lib/contract/lead-record'
import { href } from '@/lib/domain/routes'
import { shownAddress } from '@/lib/domain/shown-address'
import { makeClient as texts } from '@/lib/messages/en/make-client'
import { withTexts } from '@/lib/react/i18n'
import { chooseWorkspace } from '@/stores/session'
import { useLeave } from './use-leave'

export type MakeClientDialogProps = {
  open: boolean
  workspace: string
  lead: Pick<Lead, 'id' | 'name' | 'website'>
  /** It was moved to Won, and the rest is offered. */
  isWon?: boolean
  onClose: () => void
}

/** Makes a workspace of a lead, and then says what comes next. */
export const MakeClientDialog = withTexts(
  { makeClient: texts },
  function MakeClientDialog({ open, workspace, lead, isWon = false, onClose }: MakeClientDialogProps) {
    const t = useTranslations('makeClient')
    const [made, setMade] = useState<MadeClient | null>(null)
    // One that is opened again begins anew.
    const [wasOpen, setWasOpen] = useState(open)
    if (open !== wasOpen) {
      setWasOpen(open)
      if (open) setMade(null)
    }
    const { name } = lead
    return (
      <Dialog
        open={open}
        onOpenChange={(isOpen) => !isOpen && onClose()}
        title={made ? t('done', { name: made.workspace.name }) : t(isWon ? 'wonTitle' : 'title', { name })}
        description={
          made
            ? made.asset
              ? t('next', { site: shownAddress(made.asset.value) })
              : t('nextNoSite')
            : t(lead.website ? 'text' : 'noSite')
        }
      >
        {made ? (
          <Next made={made} />
        ) : (
          <Entries workspace={workspace} lead={lead} onMade={setMade} onCancel={onClose} />
        )}
      </Dialog>
    )
  },
)

type EntriesProps = Pick<MakeClientDialogProps, 'workspace' | 'lead'> & {
  onMade: (made: MadeClient) => void
  onCancel: () => void
}

function Entries({ workspace, lead, onMade, onCancel }: EntriesProps) {
  const t = useTranslations('makeClient')
  const make = useMakeClient(workspace, lead.id)
  const name = lead.name.slice(0, 60)
  return (
    <Form
      schema={NewClient}
      defaultValues={{ name, client_name: lead.name.slice(0, 100) }}
      onSubmit={async (values) => onMade(await make.mutateAsync(values))}
      aria-label={t('title', { name: lead.name })}
    >
      <Field name="name" label={t('workspace')} autoComplete="off" />
      <Field name="client_name" label={t('client')} optional autoComplete="off" />
      <DialogActions className="mt-2">
        <Button onClick={onCancel}>{t('notNow')}</Button>
        <SubmitButton>{t('do')}</SubmitButton>
      </DialogActions>
    </Form>
  )
}

/** The site has to be proved before it is fully scanned; a light scan needs nothing. */
function Next({ made: { workspace, asset } }: { made: MadeClient }) {
  const t = useTranslations('makeClient')
  const router = useRouter()
  const leave = useLeave()
  const go = (to: string) => {
    leave()
    chooseWorkspace(workspace.id)
    router.push(to)
  }
  if (!asset)
    return (
      <DialogActions>
        <Button onClick={() => go(`${href('client')}?new=care_plan`)}>{t('contract')}</Button>
        <Button onClick={() => go(href('asset'))}>{t('open')}</Button>
        <Button variant="primary" onClick={() => go(`${href('asset')}?add=1`)}>
          {t('add')}
        </Button>
      </DialogActions>
    )
  return (
    <DialogActions>
      <Button onClick={() => go(`${href('client')}?new=authorisation`)}>{t('contract')}</Button>
      <Button onClick={() => go(href('scan', { id: asset.id }))}>{t('scan')}</Button>
      <Button variant="primary" onClick={() => go(`${href('asset')}?verify=${encodeURIComponent(asset.id)}`)}>
        {t('verify')}
      </Button>
    </DialogActions>
  )
}
