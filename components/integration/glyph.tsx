import { Bell, Mail, MessageSquare, Ticket, Users, Webhook, Workflow } from 'lucide-react'
import { PROVIDERS } from '@/lib/automation/providers'
import type { Group } from '@/lib/automation/provider'

const ICONS = {
  chat: MessageSquare,
  mail: Mail,
  code: Webhook,
  flow: Workflow,
  ticket: Ticket,
  onCall: Bell,
  customer: Users,
} as const satisfies Record<Group, unknown>

/** What stands for a kind of connection: its group, not somebody's logo. */
export function Glyph({ type }: { type: string }) {
  const Icon = ICONS[PROVIDERS.find((provider) => provider.type === type)?.group ?? 'code']
  return (
    <span aria-hidden="true" className="grid size-8 shrink-0 place-items-center rounded-md border bg-sunken text-2">
      <Icon className="size-4" />
    </span>
  )
}
