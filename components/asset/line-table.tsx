import { clsx } from 'clsx'
import { Check, CircleMinus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { SeverityIcon } from '@/components/ui/severity-icon'
import { Spinner } from '@/components/ui/spinner'
import { tone as tones } from '@/components/ui/status-badge'
import { addressText, concernIn } from '@/lib/domain/shown-address'
import { Tag } from '@/components/ui/badge'
import type { Line } from './read-lines'
import type { Result } from './use-add-many'

type Props = { label: string; lines: readonly Line[]; results: ReadonlyMap<string, Result> }

export function LineTable({ label, lines, results }: Props) {
  const t = useTranslations('asset.create')
  return (
    <ol aria-label={label} className="rounded-lg border text-13">
      {lines.map((line) => (
        <li key={line.number} className="grid grid-cols-[32px_minmax(0,1fr)] gap-x-2 border-t px-3 py-2 first:border-0">
          <span aria-hidden="true" className="text-end text-3 tabular-nums">
            {line.number}
          </span>
          <span className="sr-only">{t('line', { line: line.number })}</span>
          <span className="grid gap-0.5">
            <span dir="ltr" className="[overflow-wrap:anywhere]">
              {addressText(line.value)}
            </span>
            {(line.name || line.tags.length > 0) && (
              <span className="flex flex-wrap items-center gap-1 text-12 text-2 [overflow-wrap:anywhere]">
                {line.name}
                {line.tags.map((tag) => (
                  <Tag key={tag}>{tag}</Tag>
                ))}
              </span>
            )}
            <LineState line={line} result={line.state === 'duplicate' ? undefined : results.get(line.value)} />
          </span>
        </li>
      ))}
    </ol>
  )
}

function LineState({ line, result }: { line: Line; result: Result | undefined }) {
  const t = useTranslations('asset.create')
  const concern = concernIn(line.value)
  if (line.problem)
    return (
      <State tone="critical" icon={<SeverityIcon severity="critical" className="i-14" />}>
        {t(`problem.${line.problem}`)}
      </State>
    )
  if (result?.kind === 'failed')
    return (
      <State tone="critical" icon={<SeverityIcon severity="critical" className="i-14" />}>
        {result.message}
      </State>
    )
  if (result?.kind === 'added')
    return (
      <State tone="pass" icon={<Check />}>
        {t('state.added')}
      </State>
    )
  if (result?.kind === 'waiting')
    return (
      <State tone="brand" icon={<Spinner className="i-14" />}>
        {t('state.waiting')}
      </State>
    )
  if (line.state === 'ready' && concern)
    return (
      <State tone="high" icon={<SeverityIcon severity="high" className="i-14" />}>
        {t(`concern.${concern}`)}
      </State>
    )
  if (line.state === 'port')
    return (
      <State tone="high" icon={<SeverityIcon severity="high" className="i-14" />}>
        {t('state.port')}
      </State>
    )
  return (
    <State tone="neutral" icon={line.state === 'ready' || line.state === 'private' ? <Check /> : <CircleMinus />}>
      {t(`state.${line.state}`)}
    </State>
  )
}

type StateProps = { tone: 'critical' | 'high' | 'pass' | 'brand' | 'neutral'; icon: ReactNode; children: ReactNode }

function State({ tone, icon, children }: StateProps) {
  return (
    <span
      className={clsx('inline-flex items-start gap-1 text-12 text-k-text [&_svg]:mt-px [&_svg]:size-3.5', tones[tone])}
    >
      <span aria-hidden="true">{icon}</span>
      {children}
    </span>
  )
}
