import { clsx } from 'clsx'
import { File, Lock } from 'lucide-react'
import { memo } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { IntentLink } from '@/components/ui/intent-link'
import { Tooltip } from '@/components/ui/tooltip'
import type { AnyRoute } from '@/lib/domain/routes'
import { useTitle } from '@/lib/react/i18n'
import { useUser } from '@/stores/session'
import { hrefOf, lockOf, navIcons, otherWords } from '@/components/nav/nav'
import { Marked } from '@/components/nav/mark'
import { otherNameFor } from '@/components/nav/match'
import { planName } from '@/components/plan/plan-names'

type NavItemProps = { route: AnyRoute; isCurrent: boolean; isRail?: boolean; query?: string; onClick?: () => void }

/**
 * A link of the menu. What the plan does not include is shown, with a lock and the plans that do. Of twenty links two
 * change when somebody goes to another screen: only those are drawn anew.
 */
export const NavItem = memo(function NavItem({ route, isCurrent, isRail = false, query = '', onClick }: NavItemProps) {
  const t = useTranslations('shell.menu')
  const format = useFormatter()
  const plans = lockOf(route, useUser())
  const reason = plans ? t('locked', { plans: format.list(plans.map(planName)) }) : undefined
  const Icon = navIcons[route.name] ?? File
  const title = useTitle()(route.name)
  const otherName = otherNameFor(query, title, otherWords(route))
  const link = (
    <IntentLink
      href={hrefOf(route)}
      aria-current={isCurrent ? 'page' : undefined}
      title={isRail ? undefined : reason}
      onClick={onClick}
      className={clsx(
        'relative flex h-7 items-center gap-2 rounded-md px-2 text-13 font-medium hover:bg-hover hover:text-1 focus-visible:-outline-offset-2 max-lg:h-10',
        isCurrent ? 'bg-selected text-1' : plans ? 'text-3' : 'text-2',
        isRail && 'justify-center',
      )}
    >
      <Icon aria-hidden="true" className={isCurrent ? 'text-brand-text' : 'text-3'} />
      <span className={isRail ? 'sr-only' : 'min-w-0 grow truncate'}>
        <Marked name={title} query={query} />
      </span>
      {otherName && <span className="truncate text-12 text-3">{otherName}</span>}
      {reason && <span className="sr-only">{reason}</span>}
      {plans && (
        <Lock
          aria-hidden="true"
          className={isRail ? 'absolute inset-e-1 top-0.5 size-2.5! text-3' : 'size-3.5! text-3'}
        />
      )}
    </IntentLink>
  )
  if (!isRail) return link
  return (
    <Tooltip
      side="inline-end"
      label={
        <>
          <span className="block font-medium">{title}</span>
          {reason && <span className="block text-2">{reason}</span>}
        </>
      }
    >
      {link}
    </Tooltip>
  )
})
