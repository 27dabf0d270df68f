import { useTranslations } from 'use-intl'
import { notify } from '@/components/ui/notify'
import { RowMenu } from '@/components/ui/row-menu'
import { useChangeWidgetLead, useConvertWidgetLead } from '@/lib/api/widget'
import { WIDGET_LEAD_STATUSES, type WidgetLead, type WidgetLeadStatus } from '@/lib/contract/widget'

export type LeadDoings = { open: (lead: WidgetLead) => void; remove: (lead: WidgetLead) => void }

export const statusOf = ({ status }: WidgetLead): WidgetLeadStatus =>
  WIDGET_LEAD_STATUSES.find((one) => one === status) ?? 'new'

type Props = { workspace: string; lead: WidgetLead; doings: LeadDoings }

/** What can be done with one of them; what a plan does not have asks for it. */
export function LeadActions({ workspace, lead, doings }: Props) {
  const t = useTranslations('widget.leads')
  const ui = useTranslations('ui')
  const change = useChangeWidgetLead(workspace)
  const convert = useConvertWidgetLead(workspace)

  async function handleCopy() {
    try {
      await navigator.clipboard.writeText(lead.email)
      notify.success(ui('copySuccess'))
    } catch {
      notify.error(ui('copyFailure'))
    }
  }
  const makeLead = () => convert.mutate({ id: lead.id, to: 'lead' }, { onSuccess: () => notify.success(t('madeLead')) })
  const makeClient = () =>
    convert.mutate(
      { id: lead.id, to: 'workspace' },
      { onSuccess: ({ workspace: made }) => notify.success(t('madeClient', { name: made?.name ?? '' })) },
    )

  return (
    <RowMenu
      label={t('more', { name: lead.email })}
      pending={convert.isPending || change.isPending}
      items={[
        { label: t('open'), onSelect: () => doings.open(lead) },
        { label: t('copy'), onSelect: () => void handleCopy() },
        { label: t('toLead'), onSelect: makeLead },
        { label: t('toClient'), onSelect: makeClient, disabled: Boolean(lead.client_workspace_id) },
        'separator',
        ...WIDGET_LEAD_STATUSES.filter((status) => status !== statusOf(lead) && status !== 'converted').map(
          (status) => ({
            label: t(`state.${status}`),
            onSelect: () => change.mutate({ id: lead.id, status }),
          }),
        ),
        'separator',
        { label: t('remove'), danger: true, onSelect: () => doings.remove(lead) },
      ]}
    />
  )
}
