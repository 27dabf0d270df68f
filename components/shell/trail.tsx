import Link from 'next/link'
import { Fragment } from 'react'
import { useTranslations } from 'use-intl'
import { Skeleton } from '@/components/ui/skeleton'
import type { RouteName } from '@/lib/domain/routes'
import { useTitle } from '@/lib/react/i18n'

/** `label` null: its name is on its way. */
export type Crumb = { label: string | null; href?: string; screen?: RouteName }

/** One line, whatever is in it: the name of the asset gives way, the screens around it do not. */
export function Trail({ crumbs }: { crumbs: readonly Crumb[] }) {
  const t = useTranslations('ui')
  return (
    <nav aria-label={t('breadcrumbs')} className="-mb-2 h-6 sm:-mb-4 print:hidden">
      <ol className="flex items-center gap-1 text-13 text-3">
        {crumbs.map((crumb, index) => (
          <Fragment key={index}>
            {index > 0 && (
              <li aria-hidden="true" className="flex-none">
                <svg className="i i-14 i-flip" viewBox="0 0 24 24">
                  <path d="m10 7 5 5-5 5" />
                </svg>
              </li>
            )}
            <li className={index === 1 ? 'min-w-0' : 'flex-none'}>
              <Step crumb={crumb} isLast={index === crumbs.length - 1} />
            </li>
          </Fragment>
        ))}
      </ol>
    </nav>
  )
}

function Step({ crumb, isLast }: { crumb: Crumb; isLast: boolean }) {
  const titleOf = useTitle()
  const { href: to, screen } = crumb
  const label = screen ? titleOf(screen) : crumb.label
  if (label === null) return <Skeleton className="h-3 w-32 max-w-full" />
  const className = 'block truncate py-0.5'
  if (!to || isLast) {
    return (
      <span dir="auto" aria-current={isLast ? 'page' : undefined} title={label} className={className}>
        {label}
      </span>
    )
  }
  return (
    <Link href={to} prefetch={false} title={label} dir="auto" className={`${className} rounded hover:text-1`}>
      {label}
    </Link>
  )
}
