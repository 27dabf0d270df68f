import { BellRing, FileText, Mail, MessageSquare, Radar, Tag, Ticket, TriangleAlert, Webhook } from 'lucide-react'
import { providerOf } from '@/lib/automation/providers'
import type { Integration } from '@/lib/contract/integration'
import type { Action } from '@/lib/contract/recipe-parts'

const LOOK = { className: 'size-4' }

function iconOf(action: Action, connection: Integration | undefined) {
  if (action.type === 'start_scan') return <Radar {...LOOK} />
  if (action.type === 'email_report') return <FileText {...LOOK} />
  if (action.type === 'add_lead_tag') return <Tag {...LOOK} />
  if (!connection) return <TriangleAlert {...LOOK} />
  if (action.type === 'create_ticket') return <Ticket {...LOOK} />
  if (action.type === 'webhook') return <Webhook {...LOOK} />
  const group = providerOf(connection.type)?.group
  return group === 'mail' ? (
    <Mail {...LOOK} />
  ) : group === 'onCall' ? (
    <BellRing {...LOOK} />
  ) : (
    <MessageSquare {...LOOK} />
  )
}

export function ActionIcon({ action, connection }: { action: Action; connection: Integration | undefined }) {
  return (
    <span aria-hidden="true" className="grid size-8 flex-none place-items-center rounded-md border bg-sunken text-2">
      {iconOf(action, connection)}
    </span>
  )
}
