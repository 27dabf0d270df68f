import { clsx } from 'clsx'
import { File, Lock } from 'lucide-react'
import Link from 'next/link'
import { useTranslations } from 'use-intl'
import { admits } from '@/lib/plans'
import type { AnyRoute } from '@/lib/routes'
import { useUser } from '@/stores/session'
import { hrefOf, navIcons } from './nav'

type NavItemProps = { route: AnyRoute; isCurrent: boolean; isRail?: boolean; onClick?: () => void }

/** A link of the menu. What the plan does not include is shown, with a lock. */
export function NavItem({ route, isCurrent, isRail = false, onClick }: NavItemProps) {
  const t = useTranslations('shell.menu')
  const user = useUser()
  const isLocked = route.gate !== undefined && user !== null && !admits(route.gate, user)
  const Icon = navIcons[route.name] ?? File
  return (
    <Link
      href={hrefOf(route)}
      prefetch={false}
      aria-current={isCurrent ? 'page' : undefined}
      title={isRail ? route.title : undefined}
      onClick={onClick}
      className={clsx(
        'flex h-7 items-center gap-2 rounded-md px-2 text-13 font-medium transition-colors duration-ui hover:bg-hover hover:text-1 focus-visible:-outline-offset-2 max-lg:h-10',
        isCurrent ? 'bg-selected text-1' : isLocked ? 'text-3' : 'text-2',
        isRail && 'justify-center',
      )}
    >
      <Icon aria-hidden="true" className={isCurrent ? 'text-brand-text' : 'text-3'} />
      <span className={isRail ? 'sr-only' : 'min-w-0 grow truncate'}>{route.title}</span>
      {isLocked && <span className="sr-only">{t('locked')}</span>}
      {isLocked && !isRail && <Lock aria-hidden="true" className="size-3.5 text-3" />}
    </Link>
  )
}
