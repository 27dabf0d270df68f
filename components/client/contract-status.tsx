import { Ban, CircleCheck, CircleX, Clock, Eye, type LucideIcon, PenLine, Send } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { StatusBadge, type Tone } from '@/components/ui/status-badge'
import type { ContractStatus as Status } from '@/lib/contract/contract'

const LOOKS: Record<Status, { icon: LucideIcon; tone: Tone }> = {
  draft: { icon: PenLine, tone: 'neutral' },
  sent: { icon: Send, tone: 'low' },
  viewed: { icon: Eye, tone: 'low' },
  signed: { icon: CircleCheck, tone: 'pass' },
  declined: { icon: CircleX, tone: 'high' },
  expired: { icon: Clock, tone: 'medium' },
  void: { icon: Ban, tone: 'neutral' },
}

export function ContractStatus({ status }: { status: Status }) {
  const t = useTranslations('client.status')
  const { icon: Icon, tone } = LOOKS[status]
  return (
    <StatusBadge tone={tone} icon={<Icon aria-hidden="true" />}>
      {t(status)}
    </StatusBadge>
  )
}
