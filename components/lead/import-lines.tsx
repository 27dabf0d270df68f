import { Check, CircleMinus, Plus, RefreshCw, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { Select } from '@/components/ui/select'
import type { LeadImport } from '@/lib/api/lead-file'
import { IMPORT_OUTCOMES, type ImportLine } from '@/lib/contract/lead-book'

const ICONS = { created: Plus, updated: RefreshCw, duplicate: CircleMinus, refused: X }

type CountsProps = { counts: LeadImport['counts']; isDone: boolean }

/** How many lines became what; what nothing became is left out. */
export function ImportCounts({ counts, isDone }: CountsProps) {
  const t = useTranslations('leadImport')
  const shown = IMPORT_OUTCOMES.filter((outcome) => counts[outcome] > 0)
  return (
    <section className="grid gap-2" aria-label={t(isDone ? 'became' : 'willBe')}>
      <h3 className="text-13 font-strong">{t(isDone ? 'became' : 'willBe')}</h3>
      <ul className="flex flex-wrap gap-x-5 gap-y-2 text-13" role="status">
        {shown.map((outcome) => {
          const Icon = ICONS[outcome]
          return (
            <li
              key={outcome}
              className={`inline-flex items-center gap-1.5 ${outcome === 'refused' ? 'high text-k-text' : ''}`}
            >
              <Icon aria-hidden="true" className="size-3.5 flex-none" />
              {t(outcome, { count: counts[outcome] })}
            </li>
          )
        })}
        {shown.length === 0 && (
          <li className="inline-flex items-center gap-1.5">
            <Check aria-hidden="true" className="size-3.5" />
            {t('nothing')}
          </li>
        )}
      </ul>
    </section>
  )
}

const FIRST = 50
type Shown = ImportLine['outcome'] | 'all'

/** What became of each line; those that were refused first. */
export function ImportLines({ results }: { results: readonly ImportLine[] }) {
  const t = useTranslations('leadImport')
  const has = (outcome: Shown) => results.some((line) => line.outcome === outcome)
  const [wanted, setWanted] = useState<Shown>('refused')
  const [most, setMost] = useState(FIRST)
  const shown = wanted === 'all' || has(wanted) ? wanted : 'all'
  const lines = shown === 'all' ? results : results.filter(({ outcome }) => outcome === shown)
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <Select
        label={t('show')}
        value={shown}
        onValueChange={(value) => {
          setWanted(value)
          setMost(FIRST)
        }}
        className="justify-self-start"
        options={[
          { value: 'all' as Shown, label: t('all') },
          ...IMPORT_OUTCOMES.filter(has).map((outcome) => ({ value: outcome, label: t(`outcome.${outcome}`) })),
        ]}
      />
      <ol aria-label={t('show')} className="rounded-lg border text-13">
        {lines.slice(0, most).map((line) => (
          <Line key={line.line} line={line} />
        ))}
      </ol>
      {lines.length > most && (
        <Button variant="ghost" size="sm" className="justify-self-center" onClick={() => setMost(most + 500)}>
          {t('more', { count: Math.min(500, lines.length - most) })}
        </Button>
      )}
    </section>
  )
}

const WHY = ['lead_without_name', 'leads_full', 'lead_opted_out'] as const

function Line({ line: { line, name, outcome, code, message } }: { line: ImportLine }) {
  const t = useTranslations('leadImport')
  const Icon = ICONS[outcome]
  const why = WHY.find((one) => one === code)
  return (
    <li className="flex flex-wrap items-baseline gap-x-3 border-t px-3 py-2 first:border-0 [content-visibility:auto]">
      <span className="w-20 text-12 text-3 tabular-nums">{t('line', { line })}</span>
      <bdi className="min-w-0 grow [overflow-wrap:anywhere]">{name ?? '–'}</bdi>
      <span
        className={`inline-flex items-center gap-1 text-12 ${outcome === 'refused' ? 'high text-k-text' : 'text-2'}`}
      >
        <Icon aria-hidden="true" className="size-3.5 flex-none" />
        {why ? t(`why.${why}`) : (message ?? t(`outcome.${outcome}`))}
      </span>
    </li>
  )
}
