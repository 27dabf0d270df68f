import { Check, ExternalLink, Lock } from 'lucide-react'
import { type ReactNode, useId, useRef, useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { shell } from '@/lib/messages/en/shell'
import { usePageText, withTexts } from '@/lib/react/i18n'
import { useUser } from '@/stores/session'
import { Aegis } from './aegis'
import { openPlans, otherHost, plansLink } from './open-plans'
import { activePlans, planName } from './plan-names'

type UpgradeModalProps = {
  visible?: boolean
  message?: string
  upgradeLink: string
  plans?: readonly string[]
  /** The limit that is reached. */
  usage?: { used: number; limit: number }
  /** The screen comes with a later version: nothing is promised for now. */
  isLater?: boolean
  /** What the plan would bring here. */
  gains?: ReactNode
  onCancel: () => void
  /** After the plans were opened in a new tab. */
  onUpgraded: () => void
}

function Modal({
  visible = false,
  message,
  upgradeLink,
  plans = [],
  usage,
  isLater = false,
  gains,
  onCancel,
  onUpgraded,
}: UpgradeModalProps) {
  const t = useTranslations('shell.upgrade')
  const pageText = usePageText()
  const [isBlocked, setBlocked] = useState(false)
  const where = useId()
  const upgrade = useRef<HTMLButtonElement>(null)
  const link = plansLink(upgradeLink, plans)
  const host = otherHost(link)

  function handleUpgrade() {
    if (openPlans(link)) onUpgraded()
    else setBlocked(true)
  }

  return (
    <Dialog
      open={visible}
      onOpenChange={(open) => !open && onCancel()}
      title={t('title')}
      description={message ?? pageText('higher_plan')}
      initialFocus={() => upgrade.current}
      footer={
        <>
          <Button onClick={onCancel}>{t('cancel')}</Button>
          <Button ref={upgrade} variant="primary" aria-describedby={host ? where : undefined} onClick={handleUpgrade}>
            {t('upgrade')}
            <ExternalLink aria-hidden="true" />
          </Button>
        </>
      }
    >
      <Why usage={usage} plans={namesAll(message, plans) ? [] : plans} isLater={isLater} />
      {gains}
      {host && (
        <p id={where} className="text-12 text-3">
          {t('leaves', { host })}
        </p>
      )}
      {isBlocked && <Blocked link={link} />}
    </Dialog>
  )
}
export const UpgradeModal = withTexts({ shell }, Modal)

/** Whether a message says which plans they are, so that a list of them would say it again. */
const namesAll = (message: string | undefined, plans: readonly string[]) =>
  plans.every((plan) => message?.includes(planName(plan)))

function Why({
  usage,
  plans,
  isLater,
}: Required<Pick<UpgradeModalProps, 'plans' | 'isLater'>> & Pick<UpgradeModalProps, 'usage'>) {
  const t = useTranslations('shell.upgrade')
  return (
    <div className="flex items-center gap-4">
      <Aegis className="h-14 w-12">
        <Lock />
      </Aegis>
      <div className="grid gap-2">
        {usage && <p className="text-13 font-medium tabular-nums">{t('usage', usage)}</p>}
        {plans.length > 0 && <Plans names={plans} isLater={isLater} />}
        {!isLater && <OwnPlans />}
      </div>
    </div>
  )
}

function OwnPlans() {
  const t = useTranslations('shell.upgrade')
  const format = useFormatter()
  const user = useUser()
  const mine = user ? activePlans(user) : []
  return (
    <p className="text-12 text-3">
      {mine.length > 0 ? t('have', { plans: format.list(mine, { type: 'unit' }) }) : t('haveNone')}
    </p>
  )
}

/** Where the browser opened no tab. */
function Blocked({ link }: { link: string }) {
  const t = useTranslations('shell.upgrade')
  return (
    <p role="alert" className="text-13">
      {t('blocked')}{' '}
      <a href={link} target="_blank" rel="noopener noreferrer" className="link">
        {link}
      </a>
    </p>
  )
}

function Plans({ names, isLater }: { names: readonly string[]; isLater: boolean }) {
  const t = useTranslations('shell')
  return (
    <div className="grid gap-1">
      <p className="text-12 text-3">{t(isLater ? 'locked.later.plans' : 'upgrade.plans')}</p>
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
