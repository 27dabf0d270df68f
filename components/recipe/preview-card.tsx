import { clsx } from 'clsx'
import { useId, useState } from 'react'
import { useLocale, useTimeZone, useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { ErrorPanel } from '@/components/ui/error-panel'
import { SeverityIcon } from '@/components/ui/severity-icon'
import { Skeleton } from '@/components/ui/skeleton'
import type { Preview } from '@/lib/contract/recipe'
import { ABOUT } from '@/lib/contract/recipe-parts'
import { absoluteTime, clockTime, comma, date, dayAndMonth } from '@/lib/domain/format'
import { shownAddress } from '@/lib/domain/shown-address'
import { DaysChart } from './days-chart'
import { useEditor } from './use-editor'
import type { PreviewState } from './use-preview-of'

/** How often the recipe would have run, and on what. */
export function PreviewCard({ preview, className }: { preview: PreviewState; className?: string }) {
  const t = useTranslations('recipes.preview')
  const id = useId()
  const { data, isOpen, isPending, error, refetch, isAbsent, isOwn } = preview
  if (isAbsent)
    return (
      <Card aria-labelledby={id} className={clsx('grid gap-1 px-5 py-4', className)}>
        <h2 id={id} className="text-14 font-strong">
          {t('absent')}
        </h2>
        <p className="text-12 text-2">{t('absentText')}</p>
      </Card>
    )
  if (error && !data && !isOpen)
    return (
      <ErrorPanel title={t('failed')} error={error} onRetry={refetch} isRetrying={isPending} className={className} />
    )
  return (
    <Card aria-labelledby={id} aria-busy={isPending || undefined} className={className}>
      <div className="grid gap-1 px-5 pt-4 pb-4">
        <div role="status">
          <h2 id={id} className={clsx('text-14 font-strong transition-opacity', isPending && data && 'opacity-60')}>
            {isOpen ? t('incomplete') : data ? t('title', { count: data.count }) : t('pending')}
          </h2>
        </div>
        {data && <Basis preview={data} isOwn={isOwn} />}
        {!data && !isOpen && <Skeleton className="mt-3 h-14 w-full" />}
        {data && <DaysChart days={data.days} />}
      </div>
      {data && data.samples.length > 0 && <Samples preview={data} />}
      {data && data.count + data.held === 0 && <p className="border-t px-5 py-3 text-12 text-2">{t('none')}</p>}
    </Card>
  )
}

/** What is counted, and from when. */
function Basis({ preview: { held, since, is_partial }, isOwn }: { preview: Preview; isOwn: boolean }) {
  const t = useTranslations('recipes.preview')
  const options = { locale: useLocale(), timeZone: useTimeZone() }
  return (
    <p className="text-12 text-3">
      {isOwn ? t('own', { date: date(since, options) }) : t('based')} {held > 0 && t('held', { count: held })}{' '}
      {is_partial && !isOwn && t('since', { date: date(since, options) })}
    </p>
  )
}

const FEW = 3

function Samples({ preview: { samples, count, held } }: { preview: Preview }) {
  const t = useTranslations('recipes.preview')
  const { draft } = useEditor()
  const [isAll, setAll] = useState(false)
  const shown = isAll ? samples : samples.slice(0, FEW)
  const more = count + held - shown.length
  return (
    <>
      <table className="w-full border-t text-13">
        <caption className="sr-only">{t('samples')}</caption>
        <thead className="bg-sunken text-12 text-2">
          <tr className="border-b">
            <th scope="col" className="py-2 ps-5 pe-3 text-start font-medium">
              {t('when')}
            </th>
            <th scope="col" className="py-2 pe-5 text-start font-medium">
              {t(ABOUT[draft.trigger.type] === 'findings' ? 'findings' : 'events')}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y">
          {shown.map((sample, index) => (
            <Sample key={index} sample={sample} />
          ))}
        </tbody>
      </table>
      {(more > 0 || isAll) && (
        <div className="flex items-center justify-between gap-2 border-t px-5 py-2 text-12 text-2">
          <span>{more > 0 && t('more', { count: more })}</span>
          {samples.length > FEW && (
            <Button size="sm" onClick={() => setAll(!isAll)}>
              {t(isAll ? 'showLess' : 'showAll')}
            </Button>
          )}
        </div>
      )}
    </>
  )
}

function Sample({ sample: { at, title, site, severity, is_held } }: { sample: Preview['samples'][number] }) {
  const t = useTranslations('recipes.preview')
  const locale = useLocale()
  const options = { locale, timeZone: useTimeZone() }
  return (
    <tr className={clsx(is_held && 'text-3')}>
      <td className="py-2 ps-5 pe-3 align-top whitespace-nowrap tabular-nums" title={absoluteTime(at, options)}>
        {dayAndMonth(at, options)}
        {comma(locale)}
        {clockTime(at, options)}
      </td>
      <td className="w-full py-2 pe-5">
        <span className="flex items-start gap-2">
          {severity && (
            <span className={clsx('mt-0.5', severity)}>
              <SeverityIcon severity={severity} className="text-k-text" />
            </span>
          )}
          <span className="grid min-w-0 justify-items-start">
            <span dir="auto" className="font-medium [overflow-wrap:anywhere]">
              {title}
            </span>
            {site && (
              <bdi className="justify-self-start text-12 text-3 [overflow-wrap:anywhere]">{shownAddress(site)}</bdi>
            )}
            {is_held && <span className="text-12 text-3">{t('skipped')}</span>}
          </span>
        </span>
      </td>
    </tr>
  )
}
