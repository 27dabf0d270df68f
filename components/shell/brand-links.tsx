import { clsx } from 'clsx'
import { useTranslations } from 'use-intl'
import { useConfig } from '@/lib/react/use-config'

const LINKS = ['help', 'support', 'status', 'terms', 'privacy'] as const

/** Who runs this product, and their own pages. Nothing where the reseller set nothing. */
export function BrandLinks({ className }: { className?: string }) {
  const t = useTranslations('ui.links')
  const { legalName, links, poweredBy } = useConfig()
  const set = LINKS.flatMap((name) => (links[name] ? [{ name, url: links[name] }] : []))
  if (set.length === 0 && !legalName && !poweredBy) return null
  return (
    <nav aria-label={t('label')} className={clsx('flex flex-wrap gap-x-4 gap-y-1', className)}>
      {legalName && <span>{legalName}</span>}
      {set.map(({ name, url }) => (
        <a key={name} href={url} className="hover:underline">
          {t(name)}
        </a>
      ))}
      {poweredBy &&
        (poweredBy.url ? (
          <a href={poweredBy.url} className="hover:underline">
            {poweredBy.text}
          </a>
        ) : (
          <span>{poweredBy.text}</span>
        ))}
    </nav>
  )
}
