import { History } from 'lucide-react'
import { useLocale, useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { Menu } from '@/components/ui/menu'
import { relativeTime } from '@/lib/domain/format'
import { addressOf, type FinderName, idOf, type Question } from './question'
import { recentSearches } from './recent'

/** The last ten, one click away. */
export function RecentSearches({ at, current }: { at: FinderName; current: Question }) {
  const t = useTranslations('finder')
  const locale = useLocale()
  const searches = recentSearches().filter((one) => idOf(one) !== idOf(current))
  if (searches.length === 0) return null
  return (
    <Menu
      trigger={
        <Button>
          <History aria-hidden="true" />
          {t('searches')}
        </Button>
      }
      items={searches.map((one) => ({
        label: (
          <bdi>{t('recent', { keyword: one.keyword, place: one.location, source: t(`source.${one.provider}`) })}</bdi>
        ),
        hint: relativeTime(one.at, { locale }),
        href: addressOf(one, at),
      }))}
    />
  )
}
