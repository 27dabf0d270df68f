import { type ReactNode, useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { byUrgency } from '@/components/scan-result/order'
import { Button } from '@/components/ui/button'
import { Card, CardHeader } from '@/components/ui/card'
import { SeverityBadge } from '@/components/ui/severity-badge'
import type { Check, Finding } from '@/lib/contract/scan-result'
import { useFindingName } from './report-context'

const FIRST = 20
const MORE = 100

type FindingsProps = {
  title: string
  text: string
  findings: readonly Finding[]
  note?: (finding: Finding) => string
  /** Only counted until somebody asks for them. */
  isFolded?: boolean
}

/** The findings that changed in one way, worst first; the first of many. */
export function ComparedFindings({ title, text, findings, note, isFolded = false }: FindingsProps) {
  const t = useTranslations('report.compare')
  const name = useFindingName()
  const [max, setMax] = useState(isFolded ? 0 : FIRST)
  const sorted = useMemo(() => [...findings].sort(byUrgency), [findings])
  const open = findings.filter(({ severity }) => severity !== 'info').length
  const rest = sorted.length - max
  return (
    <Part title={title} count={open} notes={findings.length - open} text={text}>
      {sorted.slice(0, max).map((finding) => (
        <li key={finding.id} className="grid gap-1 border-t px-4 py-2.5 sm:px-5">
          <span className="flex items-start gap-2">
            <SeverityBadge severity={finding.severity} />
            <span className="min-w-0 grow text-13 leading-6 font-medium [overflow-wrap:anywhere]">{name(finding)}</span>
          </span>
          <span className="mono text-2 [overflow-wrap:anywhere]">
            {[finding.at, finding.key].filter(Boolean).join(' · ')}
          </span>
          {note && <span className="text-12 text-2">{note(finding)}</span>}
        </li>
      ))}
      {rest > 0 && (
        <li className="border-t px-4 py-2 sm:px-5">
          <Button size="sm" variant="ghost" onClick={() => setMax(max + MORE)}>
            {t('more', { count: Math.min(MORE, rest) })}
          </Button>
        </li>
      )}
    </Part>
  )
}

/** Nothing where there are none. */
export function ComparedChecks({ title, checks }: { title: string; checks: readonly Check[] }) {
  if (checks.length === 0) return null
  return (
    <Part title={title} count={checks.length}>
      {checks.map(({ key, title: name }) => (
        <li key={key} className="border-t px-4 py-2 text-13 sm:px-5">
          {name}
        </li>
      ))}
    </Part>
  )
}

type PartProps = { title: string; count: number; notes?: number; text?: string; children: ReactNode }

function Part({ title, count, notes = 0, text, children }: PartProps) {
  const t = useTranslations('report.compare')
  const words = useTranslations('scan')
  return (
    <Card role="region" aria-label={title}>
      <CardHeader
        title={
          <>
            {title}{' '}
            <span className="ms-1 font-regular text-3 tabular-nums">
              {notes > 0 && count === 0 ? words('notes', { count: notes }) : count}
              {notes > 0 && count > 0 && `, ${words('notes', { count: notes })}`}
            </span>
          </>
        }
        description={text}
      />
      {count + notes === 0 ? <p className="px-4 pb-4 text-13 text-3 sm:px-5">{t('nothing')}</p> : <ul>{children}</ul>}
    </Card>
  )
}
