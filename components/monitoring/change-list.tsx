import { Fragment } from 'react'
import { useFormatter, useLocale, useTimeZone, useTranslations } from 'use-intl'
import type { Incident, IncidentChange } from '@/lib/contract/monitor'
import { absoluteTime } from '@/lib/domain/format'

const NAMED = ['issuer', 'subject', 'valid_to', 'sha256', 'score'] as const

/** What was there before and what is there now. Names of headers and paths stand for themselves. */
export function ChangeList({ incident: { changes, kind } }: { incident: Pick<Incident, 'changes' | 'kind'> }) {
  const format = useFormatter()
  if (changes.length === 0) return null
  if (kind === 'headers')
    return (
      <p className="mono text-12 [overflow-wrap:anywhere]">
        {format.list(
          changes.map(({ what }) => what),
          { type: 'unit' },
        )}
      </p>
    )
  return (
    <ul className="grid gap-1">
      {changes.map((change) => (
        <li key={`${change.what} ${change.after}`} className="text-12 [overflow-wrap:anywhere]">
          <Change change={change} />
        </li>
      ))}
    </ul>
  )
}

function Change({ change: { what, before, after } }: { change: IncidentChange }) {
  const t = useTranslations('monitoring.incident')
  const options = { locale: useLocale(), timeZone: useTimeZone() }
  const format = useFormatter()
  const known = NAMED.find((name) => name === what)
  const value = (text: string | null) =>
    text === null ? t('absent') : what === 'valid_to' ? absoluteTime(text, options) : text
  const side = (name: 'before' | 'after', text: string | null) => (
    <Fragment key={name}>
      <span className="text-3">{t(name)} </span>
      <bdi>{value(text)}</bdi>
    </Fragment>
  )
  return (
    <>
      <span className="font-medium">{known ? t(`what.${known}`) : what}</span>
      {': '}
      {format.list([...(before === null ? [] : [side('before', before)]), side('after', after)], { type: 'unit' })}
    </>
  )
}
