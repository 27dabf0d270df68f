import { clsx } from 'clsx'
import { startTransition, useEffect, useRef, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { ErrorPanel } from '@/components/ui/error-panel'
import { Skeleton } from '@/components/ui/skeleton'
import { useLeadColumn } from '@/lib/api/lead-book'
import { cardsOf } from '@/lib/api/lead-columns'
import { whenIdle } from '@/lib/browser/idle'
import type { Lead, LeadStatus } from '@/lib/contract/lead-record'
import { number } from '@/lib/domain/format'
import { Card } from './board-card'
import { useColumnDrop } from './use-drag'
import type { LeadFilterState } from './use-lead-filters'
import { useMoney } from '@/lib/react/use-money'

type Props = { workspace: string; status: LeadStatus; filters: LeadFilterState['filters'] }

/** Below what a screen shows, a card is laid out when it comes into sight. */
const cardsClass =
  'flex flex-col gap-2 overflow-y-auto px-2 pb-2 *:flex-none [&>:nth-child(n+7)]:[contain-intrinsic-size:auto_112px] [&>:nth-child(n+7)]:[content-visibility:auto]'

/** One stage: its cards in their order, thirty at first. */
export function BoardColumn({ workspace, status, filters }: Props) {
  const t = useTranslations('lead.board')
  const column = useLeadColumn(workspace, status, filters)
  const [isFolded, setFolded] = useState(status === 'lost')
  const list = useRef<HTMLDivElement>(null)
  const cards = cardsOf(column.data)
  const isOver = useColumnDrop(list, status, cards)
  const total = column.data?.pages[0]?.total ?? cards.length
  const name = t(`stage.${status}`)
  if (isFolded) return <Folded status={status} name={name} total={total} onOpen={() => setFolded(false)} />
  return (
    <section
      ref={list}
      data-stage={status}
      aria-label={t('column', { stage: name, count: total })}
      aria-busy={column.isPending || undefined}
      className={clsx(
        'flex max-h-[calc(100dvh-14rem)] min-h-40 w-[84%] flex-none snap-start flex-col rounded-lg border bg-sunken data-over:border-brand sm:w-56 xl:w-auto xl:min-w-44 xl:flex-1',
        isOver && 'border-brand',
      )}
    >
      <ColumnHead
        name={name}
        total={total}
        sums={column.data?.pages[0]?.monthly ?? NO_SUMS}
        onFold={status === 'lost' ? () => setFolded(true) : undefined}
      />
      <div data-cards className={cardsClass}>
        {column.isPending && [0, 1, 2].map((index) => <Skeleton key={index} className="h-24 rounded-lg" />)}
        {column.isError && !column.data && (
          <ErrorPanel error={column.error} onRetry={column.refetch} isRetrying={column.isFetching} />
        )}
        {!column.isPending && !column.isError && cards.length === 0 && (
          <p className="px-2 py-6 text-center text-12 text-3">{t('none')}</p>
        )}
        <Cards cards={cards} status={status} />
        {column.hasNextPage && (
          <MoreCards
            count={Math.max(1, total - cards.length)}
            isBusy={column.isFetchingNextPage}
            onMore={() => void column.fetchNextPage()}
          />
        )}
      </div>
    </section>
  )
}

function Cards({ cards, status }: { cards: Lead[]; status: LeadStatus }) {
  // What stands where is only asked when something happens: a card that moves draws no other one anew.
  const here = useRef(cards)
  useEffect(() => {
    here.current = cards
  })
  return useFirstCards(cards).map((lead) => <Card key={lead.id} lead={lead} status={status} column={here} />)
}

const NO_SUMS: HeadProps['sums'] = []
/** As many as fit on a screen of usual height. */
const FIRST = 6
const LATEST_MS = 1500

/** What fits on the screen comes first, and the rest when the browser has time for it. */
function useFirstCards(cards: Lead[]) {
  const [isWhole, setWhole] = useState(false)
  const isThere = cards.length > 0
  useEffect(() => (isThere ? whenIdle(() => startTransition(() => setWhole(true)), LATEST_MS) : undefined), [isThere])
  return isWhole ? cards : cards.slice(0, FIRST)
}

type HeadProps = {
  name: string
  total: number
  sums: readonly { currency: string; minor: number }[]
  onFold: (() => void) | undefined
}

function ColumnHead({ name, total, sums, onFold }: HeadProps) {
  const t = useTranslations('lead.board')
  const locale = useLocale()
  const money = useMoney()
  return (
    <header className="relative flex items-center gap-2 px-3 pt-3 pb-2 text-13">
      <h2 className="font-strong">{name}</h2>
      <span className="text-3 tabular-nums">{number(total, locale)}</span>
      <span className="grow" />
      <span className="text-2 tabular-nums" title={sums.length > 0 ? t('expected') : undefined}>
        {sums.length > 0 && <span className="sr-only">{t('expected')}: </span>}
        {sums.map(({ currency, minor }) => money(minor, currency)).join(' + ')}
      </span>
      {onFold && (
        <Button variant="ghost" size="sm" onClick={onFold}>
          {t('fold')}
        </Button>
      )}
    </header>
  )
}

/** What is lost is out of the way until somebody looks. */
function Folded({
  status,
  name,
  total,
  onOpen,
}: {
  status: LeadStatus
  name: string
  total: number
  onOpen: () => void
}) {
  const t = useTranslations('lead.board')
  const locale = useLocale()
  const button = useRef<HTMLButtonElement>(null)
  const isOver = useColumnDrop(button, status, [])
  return (
    <button
      ref={button}
      data-stage={status}
      type="button"
      aria-expanded={false}
      title={t('unfold', { stage: name, count: total })}
      className={clsx(
        'flex min-h-40 flex-none snap-start flex-col items-center gap-2 rounded-lg border bg-sunken px-2 py-3 text-13 hover:bg-hover data-over:border-brand max-sm:w-[40%]',
        isOver && 'border-brand',
      )}
      onClick={onOpen}
    >
      <span className="text-3 tabular-nums">{number(total, locale)}</span>{' '}
      <span className="font-strong [writing-mode:vertical-rl] max-sm:[writing-mode:horizontal-tb]">{name}</span>
    </button>
  )
}

/** Loads more when it comes into sight, or when it is asked to. */
function MoreCards({ count, isBusy, onMore }: { count: number; isBusy: boolean; onMore: () => void }) {
  const t = useTranslations('lead.board')
  const button = useRef<HTMLDivElement>(null)
  const load = useRef(onMore)
  useEffect(() => {
    load.current = onMore
  })
  // Whether it is in sight is the browser's to say.
  useEffect(() => {
    const element = button.current
    if (!element || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && load.current())
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={button} className="grid justify-items-center py-1">
      <Button variant="ghost" size="sm" pending={isBusy} onClick={onMore}>
        {t('more', { count })}
      </Button>
    </div>
  )
}
