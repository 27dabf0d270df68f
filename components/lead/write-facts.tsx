import { useState } from 'react'
import { useLocale, useTimeZone, useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { SeverityBadge } from '@/components/ui/severity-badge'
import { absoluteTime, dayAndMonth } from '@/lib/domain/format'
import type { Outreach } from './use-outreach'

const SHOWN = 3

/** What the scan proves: a tick tells it in the text. */
export function WriteFacts({ outreach: { made, ticked, gone, tick } }: { outreach: Outreach }) {
  const t = useTranslations('leadWrite.fact')
  const not = useTranslations('leadWrite')
  const format = { locale: useLocale(), timeZone: useTimeZone() }
  const [isWhole, setWhole] = useState(false)
  if (!made || made.scan.at === null) return null
  const { offered, scan } = made
  const shown = offered.filter(({ issue }, place) => isWhole || place < SHOWN || ticked.has(issue))
  const hidden = offered.length - shown.length
  const told = offered.filter(({ issue }) => ticked.has(issue)).length
  const time = absoluteTime(made.scan.at, format)
  return (
    <fieldset className="grid gap-2 rounded-lg border p-4">
      <legend className="float-start flex w-full flex-wrap items-baseline justify-between gap-x-4 text-13">
        <span className="font-strong">{t('title')}</span>
        <span className="text-12 text-3">{t('count', { told, all: offered.length, time })}</span>
      </legend>
      {offered.length === 0 && <p className="text-13 text-2">{t('none')}</p>}
      {shown.map((fact) => (
        <Fact
          key={fact.issue}
          fact={fact}
          isTicked={ticked.has(fact.issue)}
          onTick={(isTicked) => tick(fact.issue, isTicked)}
        />
      ))}
      {gone.map((title) => (
        <p key={title} className="ps-6 text-13 text-2">
          <s>
            <bdi>{title}</bdi>
          </s>{' '}
          {not('notInScan', { day: dayAndMonth(scan.at ?? 0, format) })}
        </p>
      ))}
      {(hidden > 0 || isWhole) && offered.length > SHOWN && (
        <Button variant="ghost" size="sm" className="justify-self-start" onClick={() => setWhole(!isWhole)}>
          {isWhole ? t('fewer') : t('more', { count: hidden })}
        </Button>
      )}
    </fieldset>
  )
}

type FactProps = {
  fact: NonNullable<Outreach['made']>['offered'][number]
  isTicked: boolean
  onTick: (isTicked: boolean) => void
}

function Fact({ fact: { severity, title, at }, isTicked, onTick }: FactProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)]">
      <Checkbox
        checked={isTicked}
        onCheckedChange={onTick}
        label={
          <span className="inline-flex flex-wrap items-center gap-2">
            <bdi>{title}</bdi>
            <SeverityBadge severity={severity} />
          </span>
        }
      />
      <span dir="ltr" className="mono ps-6 text-start text-12 text-3 [overflow-wrap:anywhere]">
        {at}
      </span>
    </div>
  )
}
