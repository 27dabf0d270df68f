import { Ban, CircleCheck, CircleDashed, CircleX, ClockAlert, PencilLine, Send } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { StatusBadge, type Tone } from '@/components/ui/status-badge'
import type { InvoiceStatus as Status } from '@/lib/contract/invoice'

const LOOKS = {
  draft: [PencilLine, 'neutral'],
  sent: [Send, 'low'],
  part_paid: [CircleDashed, 'medium'],
  paid: [CircleCheck, 'pass'],
  overdue: [ClockAlert, 'high'],
  void: [Ban, 'neutral'],
  accepted: [CircleCheck, 'pass'],
  declined: [CircleX, 'neutral'],
} as const satisfies Record<Status, readonly [typeof Ban, Tone]>

/** By shape as well as by colour. */
export function InvoiceStatus({ status }: { status: Status }) {
  const t = useTranslations('pay.status')
  const [Icon, tone] = LOOKS[status]
  return (
    <StatusBadge tone={tone} icon={<Icon />}>
      {t(status)}
    </StatusBadge>
  )
}
