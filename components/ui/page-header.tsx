import Link from 'next/link'
import { Fragment, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'

type Crumb = { label: string; href?: string }
type PageHeaderProps = { title: ReactNode; description?: ReactNode; actions?: ReactNode; breadcrumbs?: readonly Crumb[] }

/** The one h1 of a screen. The shell moves the focus to it after a navigation. */
export function PageHeader({ title, description, actions, breadcrumbs }: PageHeaderProps) {
  return (
    <header className="flex flex-col gap-3 sm:flex-row sm:items-start sm:justify-between sm:gap-4">
      <div className="min-w-0">
        {breadcrumbs && breadcrumbs.length > 0 && <Breadcrumbs crumbs={breadcrumbs} />}
        <h1 id="page-title" tabIndex={-1} className="text-20 font-strong tracking-[-0.012em] [overflow-wrap:anywhere]">
          {title}
        </h1>
        {description && <p className="mt-1 max-w-[80ch] text-14 text-2">{description}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:grow sm:shrink-0">{actions}</div>}
    </header>
  )
}

function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const t = useTranslations('ui')
  return (
    <nav aria-label={t('breadcrumbs')} className="mb-1">
      <ol className="flex flex-wrap items-center gap-1 text-13 text-3">
        {crumbs.map((crumb, index) => (
          <Fragment key={`${crumb.href}${crumb.label}`}>
            {index > 0 && (
              <li aria-hidden="true">
                <svg className="i i-14 i-flip" viewBox="0 0 24 24">
                  <path d="m10 7 5 5-5 5" />
                </svg>
              </li>
            )}
            <li className="min-w-0 truncate">
              {crumb.href ? (
                <Link href={crumb.href} className="inline-block py-0.5 hover:text-1">
                  {crumb.label}
                </Link>
              ) : (
                crumb.label
              )}
            </li>
          </Fragment>
        ))}
      </ol>
    </nav>
  )
}
