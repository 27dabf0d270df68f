import { useLocale, useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { useReach } from '@/lib/browser/connection'
import { number } from '@/lib/domain/format'
import { idOf } from './question'
import { recentSearches } from './recent'
import type { Finder } from './use-finder'
import { useSourceOf } from './use-source'

/** A reload or a link does not spend a search by itself. */
export function AskFirst({ finder: { question, sources, auto } }: { finder: Finder }) {
  const t = useTranslations('finder.ask')
  const locale = useLocale()
  const { name, left, isReady } = useSourceOf({ question, sources })
  const isOffline = useReach() === 'offline'
  const wasMade = recentSearches().some((one) => idOf(one) === idOf(question))
  const values = { source: name, keyword: question.keyword, place: question.location }
  return (
    <Card>
      <EmptyState
        title={wasMade ? t('again') : t('first', values)}
        description={left === null ? undefined : t('cost', { left: number(left, locale) })}
        action={
          <Button variant="primary" disabled={!isReady || isOffline || left === 0} onClick={auto.run}>
            {t('search')}
          </Button>
        }
        className="py-14"
      />
    </Card>
  )
}
