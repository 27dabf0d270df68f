import { useTranslations } from 'use-intl'
import { Badge } from './badge'
import { type Severity, SeverityIcon } from './severity-icon'

export function SeverityBadge({ severity, className }: { severity: Severity; className?: string }) {
  const t = useTranslations('ui')
  return (
    <Badge tone={severity} icon={<SeverityIcon severity={severity} />} className={className}>
      {t(`severity.${severity}`)}
    </Badge>
  )
}
