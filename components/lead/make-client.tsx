import { BriefcaseBusiness, FolderOpen } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { onceOpen } from '@/components/ui/on-demand'
import type { WholeLead } from '@/lib/contract/lead-record'
import { href } from '@/lib/domain/routes'
import { makeClient as texts } from '@/lib/messages/en/make-client'
import { withTexts } from '@/lib/react/i18n'
import { chooseWorkspace } from '@/stores/session'
import type { MakeClientDialogProps } from './make-client-dialog'
import { useLeave } from './use-leave'

export const MakeClientOnce = onceOpen<MakeClientDialogProps>(() =>
  import('./make-client-dialog').then((part) => part.MakeClientDialog),
)

type Props = { workspace: string; lead: WholeLead }

/** Makes a client of a lead, or leads to the one that it has become. */
export const MakeClient = withTexts({ makeClient: texts }, function MakeClient({ workspace, lead }: Props) {
  const t = useTranslations('makeClient')
  const router = useRouter()
  const [isOpen, setOpen] = useState(false)
  const client = lead.client_workspace_id
  const leave = useLeave()
  function handleOpen(id: string) {
    leave()
    chooseWorkspace(id)
    router.push(href('asset'))
  }
  return (
    <>
      {client ? (
        <Button size="sm" onClick={() => handleOpen(client)}>
          <FolderOpen aria-hidden="true" />
          {t('open')}
        </Button>
      ) : (
        <Button size="sm" onClick={() => setOpen(true)}>
          <BriefcaseBusiness aria-hidden="true" />
          {t('do')}
        </Button>
      )}
      <MakeClientOnce open={isOpen} workspace={workspace} lead={lead} onClose={() => setOpen(false)} />
    </>
  )
})
