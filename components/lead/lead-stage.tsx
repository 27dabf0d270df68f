import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Select } from '@/components/ui/select'
import { useUpdateLead } from '@/lib/api/lead-book'
import { LEAD_STATUSES, type LeadStatus, LOST_REASONS, type WholeLead } from '@/lib/contract/lead-record'
import { LostDialog } from './lost-dialog'
import { stageOf } from './stage-of'

/** Where it stands; who is lost is asked why. */
export function LeadStage({ workspace, lead }: { workspace: string; lead: WholeLead }) {
  const t = useTranslations('lead')
  const update = useUpdateLead(workspace, lead.id)
  const [isLost, setLost] = useState(false)
  const stage = stageOf(lead.status)
  function handleChange(status: LeadStatus) {
    if (status === stage) return
    if (status === 'lost') setLost(true)
    else update.mutate({ status })
  }
  return (
    <>
      <Select
        label={t('column.status')}
        value={update.isPending && update.variables.status ? update.variables.status : stage}
        onValueChange={handleChange}
        options={LEAD_STATUSES.map((value) => ({ value, label: t(`board.stage.${value}`) }))}
      />
      {stage === 'lost' && lead.lost_reason && (
        <span className="text-13 text-2">{t(`lost.reason.${reasonOf(lead.lost_reason)}`)}</span>
      )}
      <LostDialog
        open={isLost}
        name={lead.name}
        onClose={() => setLost(false)}
        onChoose={(lost_reason) => {
          setLost(false)
          update.mutate({ status: 'lost', lost_reason })
        }}
      />
    </>
  )
}

const reasonOf = (reason: string) => LOST_REASONS.find((one) => one === reason) ?? 'other'
