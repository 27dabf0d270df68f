import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { Menu } from '@/components/ui/menu'
import { notify } from '@/components/ui/notify'
import { useBulkLeads } from '@/lib/api/lead-book'
import { LEAD_STATUSES, type Lead, type LeadStatus, type LostReason } from '@/lib/contract/lead-record'
import { BulkMore } from './bulk-more'
import { LostDialog } from './lost-dialog'
import { useUndo } from './use-undo'

type Props = { leads: readonly Lead[]; workspace: string; onDone: () => void }

/** What can be done with the ticked leads, all by one call. */
export function BulkLeads({ leads, workspace, onDone }: Props) {
  const t = useTranslations('lead.bulk')
  const stage = useTranslations('lead.board')
  const [isLost, setLost] = useState(false)
  const { isPending, move, remove } = useBulkDeeds(leads, workspace, onDone)
  return (
    <>
      <Menu
        trigger={
          <Button size="sm" pending={isPending}>
            {t('move')}
          </Button>
        }
        align="start"
        items={LEAD_STATUSES.map((status) => ({
          label: stage(`stage.${status}`),
          onSelect: () => (status === 'lost' ? setLost(true) : move(status)),
        }))}
      />
      <BulkMore leads={leads} workspace={workspace} onDone={onDone} />
      <Button size="sm" disabled={isPending} onClick={remove}>
        <Trash2 aria-hidden="true" />
        {t('delete')}
      </Button>
      <LostDialog
        open={isLost}
        name={t('these', { count: leads.length })}
        onClose={() => setLost(false)}
        onChoose={(reason) => {
          setLost(false)
          move('lost', reason)
        }}
      />
    </>
  )
}

function useBulkDeeds(leads: readonly Lead[], workspace: string, onDone: () => void) {
  const t = useTranslations('lead.bulk')
  const stage = useTranslations('lead.board')
  const { mutate, isPending } = useBulkLeads(workspace)
  const offerUndo = useUndo()
  const ids = leads.map(({ id }) => id)
  const count = ids.length

  function move(status: LeadStatus, reason?: LostReason) {
    mutate(
      { ids, status, ...(reason && { lost_reason: reason }) },
      {
        onSuccess: () => {
          notify.success(t('moved', { count, stage: stage(`stage.${status}`) }))
          onDone()
        },
      },
    )
  }
  function remove() {
    mutate(
      { ids, remove: true },
      {
        onSuccess: () => {
          offerUndo(t('deleted', { count }), () => mutate({ ids, restore: true }))
          onDone()
        },
      },
    )
  }
  return { isPending, move, remove }
}
