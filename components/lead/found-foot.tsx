import { Plus } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { ErrorPanel } from '@/components/ui/error-panel'
import { Spinner } from '@/components/ui/spinner'
import { useMoment } from '@/components/ui/use-moment'
import type { LeadPage } from '@/lib/api/lead-search'
import { useReach } from '@/lib/browser/connection'
import { webAddress } from './found-lead'
import type { Finder } from './use-finder'
import { useSourceOf } from './use-source'

type Props = { finder: Finder; pages: readonly LeadPage[]; count: number }

/** No map tells of more for one search. */
const MOST = 60
const hasMost = (finder: Finder) => finder.question.provider !== 'd7'

/** How much there is, whose it is, and the way to more. */
export function FoundFoot({ finder, pages, count }: Props) {
  const t = useTranslations('finder')
  const { isSample, name } = useSourceOf(finder)
  const { more } = finder.found
  const isLimited = hasMost(finder) && !isSample
  return (
    <div className="grid gap-3 border-t px-4 py-3 text-13 text-2 sm:px-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="tabular-nums">
          {isLimited && more.isThere ? t('shownOf', { count, most: MOST }) : t('shown', { count })}
          <Credit page={pages[0]} />
        </p>
        <More finder={finder} page={pages.at(-1)} />
      </div>
      {isLimited && !more.isThere && count >= MOST && <p>{t('most', { source: name, most: MOST })}</p>}
      {more.error !== null && !more.isPending && (
        <ErrorPanel title={t('moreFailed')} error={more.error} onRetry={more.ask} />
      )}
    </div>
  )
}

/** As the source demands. */
function Credit({ page }: { page: LeadPage | undefined }) {
  const t = useTranslations('finder')
  const moment = useMoment()
  if (!page?.attribution) return null
  const { url } = page.attribution
  // The sample directory is ours: the others say themselves what has to stand there.
  const text = page.source === 'sample' ? t('stored.sample.credit') : page.attribution.text
  const link = webAddress(url)
  return (
    <span className="text-3">
      {' · '}
      {link ? (
        <a href={link.href} target="_blank" rel="noopener noreferrer" className="underline hover:text-1">
          {text}
        </a>
      ) : (
        text
      )}
      {page.found_at && ` · ${t('foundAt', { time: moment(page.found_at) })}`}
    </span>
  )
}

/** Asks for the next page; one that the source is still looking for is asked for by itself. */
function More({ finder, page }: { finder: Finder; page: LeadPage | undefined }) {
  const t = useTranslations('finder')
  const { name, left } = useSourceOf(finder)
  const { more } = finder.found
  const isOffline = useReach() === 'offline'
  const wait = page?.wait_seconds
  const ask = useEffectEvent(() => more.ask())
  useEffect(() => {
    if (wait === undefined || wait === null) return
    const timer = setTimeout(() => ask(), wait * 1000)
    return () => clearTimeout(timer)
  }, [page, wait])

  if (!more.isThere) return null
  if (typeof wait === 'number' && more.error === null)
    return (
      <p role="status" className="flex items-center gap-2">
        <Spinner className="text-brand-text" />
        {t('stillSearching', { source: name })}
      </p>
    )
  const isUsedUp = left === 0
  return (
    <Button
      size="sm"
      pending={more.isPending}
      disabled={isOffline || isUsedUp}
      title={isOffline ? t('offline') : undefined}
      onClick={more.ask}
    >
      {!more.isPending && <Plus aria-hidden="true" />}
      {t('more', { source: name })}
    </Button>
  )
}
