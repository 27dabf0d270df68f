import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { byUrgency } from '@/components/scan-result/order'
import { useWork } from '@/components/scan-result/work'
import { Button } from '@/components/ui/button'
import { Card, CardHeader } from '@/components/ui/card'
import { SeverityBadge } from '@/components/ui/severity-badge'
import type { Finding } from '@/lib/contract/scan-result'
import { type Entry, isToDo } from '@/lib/domain/finding-entries'
import { openTotal } from '@/lib/domain/standing'
import { useFindingName, useOpenReport } from './report-context'
import { type First, useFirst } from './use-first'

/** With those to do first, about ten are named on the summary. */
const NAMED = 7

/** What else is to do, by name and one line a kind, and the way to the list with all of it. On paper that list follows. */
export function OtherFindings() {
  const t = useTranslations('report')
  const { entries, openTab } = useOpenReport()
  const first = useFirst()
  const nameOf = useFindingName()
  const kinds = useMemo(() => otherKinds(entries.all, first, nameOf), [entries.all, first, nameOf])
  const count = openTotal(entries.left.counts)
  if (count <= first.filter(({ elsewhere }) => !elsewhere).length) return null
  const toAll = (
    <Button size="sm" onClick={() => openTab('findings')}>
      {t('first.all', { count })}
    </Button>
  )
  // The same in other places.
  if (kinds.length === 0) return <div className="print:hidden">{toAll}</div>
  return (
    <Card className="print:hidden">
      <CardHeader title={t('first.others')} description={t('findings.text')} className="border-b" />
      <ul>
        {kinds.slice(0, NAMED).map((kind) => (
          <li key={`${kind.entry.finding.rule} ${kind.name}`} className="border-t first:border-t-0">
            <Kind {...kind} />
          </li>
        ))}
      </ul>
      <div className="border-t px-4 py-3 sm:px-5">{toAll}</div>
    </Card>
  )
}

type Kind = { entry: Entry; name: string; places: number }

/** Of each kind and name the most urgent: what a rule finds may be called by what it was found in. */
function otherKinds(all: readonly Entry[], first: readonly First[], nameOf: (finding: Finding) => string): Kind[] {
  const keyOf = (finding: Finding) => `${finding.rule} ${nameOf(finding)}`
  const named = new Set(first.flatMap(({ finding, elsewhere }) => (elsewhere ? [] : [keyOf(finding)])))
  const others = all.filter((entry) => isToDo(entry) && entry.finding.severity !== 'info')
  return [...Map.groupBy(others, ({ finding }) => keyOf(finding))]
    .filter(([key]) => !named.has(key))
    .flatMap(([, [entry, ...more]]) => (entry ? [{ entry, name: nameOf(entry.finding), places: 1 + more.length }] : []))
    .sort((a, b) => byUrgency(a.entry.finding, b.entry.finding))
}

function Kind({ entry: { finding, drift }, name, places }: Kind) {
  const t = useTranslations()
  const { time } = useWork()(finding)
  const { leadTo } = useOpenReport()
  const isBack = drift === 'new' || drift === 'regressed'
  return (
    <button
      type="button"
      onClick={() => leadTo(finding.id)}
      className="flex min-h-12 w-full flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2 text-start text-13 hover:bg-hover focus-visible:-outline-offset-2 sm:px-5"
    >
      <span className="min-w-0 grow basis-56 [overflow-wrap:anywhere]">
        <span className="font-medium">{name}</span>
        <span className="flex flex-wrap gap-x-3 text-12 text-3">
          <span>{t(`scan.category.${finding.category}`)}</span>
          <span>{time}</span>
          {places > 1 && <span>{t('report.why.places', { count: places })}</span>}
          {isBack && <span className="font-medium text-1">{t(`report.drift.${drift}`)}</span>}
        </span>
      </span>
      <SeverityBadge severity={finding.severity} />
    </button>
  )
}
