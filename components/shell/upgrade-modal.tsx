import { Check, ExternalLink, Lock } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { DEFAULT_MESSAGE } from '@/lib/plans'
import { useUser } from '@/stores/session'
import { Aegis } from './aegis'
import { openPlans, safeLink } from './open-plans'
import { activePlans, planName } from './plan-names'

type UpgradeModalProps = {
  visible?: boolean
  message?: string
  upgradeLink: string
  plans?: readonly string[]
  /** The screen comes with a later version: no plan unlocks it now. */
  isLater?: boolean
  onCancel: () => void
  /** After the plans were opened in a new tab. */
  onUpgraded: () => void
}

export function UpgradeModal({
  visible = false,
  message = DEFAULT_MESSAGE,
  upgradeLink,
  plans = [],
  isLater = false,
  onCancel,
  onUpgraded,
}: UpgradeModalProps) {
  const t = useTranslations('shell.upgrade')
  const user = useUser()
  const [isBlocked, setBlocked] = useState(false)
  const mine = user ? activePlans(user) : []

  function handleUpgrade() {
    if (openPlans(upgradeLink)) onUpgraded()
    else setBlocked(true)
  }

  return (
    <Dialog
      open={visible}
      onOpenChange={(open) => !open && onCancel()}
      title={t('title')}
      description={message}
      footer={
        <>
          <Button onClick={onCancel}>{t('cancel')}</Button>
          <Button variant="primary" onClick={handleUpgrade}>
            {t('upgrade')}
            <ExternalLink aria-hidden="true" />
          </Button>
        </>
      }
    >
      <div className="flex items-center gap-4">
        <Aegis className="h-14 w-12">
          <Lock />
        </Aegis>
        {plans.length > 0 && <Plans names={plans} />}
      </div>
      <p className="text-12 text-3">{isLater ? t('later') : mine.length > 0 ? t('have', { plans: mine.join(', ') }) : t('haveNone')}</p>
      {isBlocked && (
        <p role="alert" className="text-13">
          {t('blocked')}{' '}
          <a href={safeLink(upgradeLink)} target="_blank" rel="noopener noreferrer" className="link">
            {safeLink(upgradeLink)}
          </a>
        </p>
      )}
    </Dialog>
  )
}

function Plans({ names }: { names: readonly string[] }) {
  const t = useTranslations('shell.upgrade')
  return (
    <div className="grid gap-1">
      <p className="text-12 text-3">{t('plans')}</p>
      <ul className="flex flex-wrap gap-1">
        {names.map((name) => (
          <li key={name}>
            <Badge tone="brand" icon={<Check />}>
              {planName(name)}
            </Badge>
          </li>
        ))}
      </ul>
    </div>
  )
}
