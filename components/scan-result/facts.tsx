import { useLocale, useTimeZone, useTranslations } from 'use-intl'
import { factValueKey, humanName } from '@/lib/domain/fact-words'
import { absoluteTime } from '@/lib/domain/format'
import { scanResult as texts } from '@/lib/messages/en/scan-result'
import { visibleText } from '@/lib/domain/visible-text'

const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d/
const MAX = 100

const isNamed = (key: string): key is keyof typeof texts.factName => Object.hasOwn(texts.factName, key)

/** The name of a thing before the rest of it. */
const LEADING = ['name', 'version', 'subject', 'issuer', 'input', 'host']
const place = (key: string) => (LEADING.includes(key) ? LEADING.indexOf(key) : LEADING.length)

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Any structure of the scanner as names and values. */
export function Facts({ value, name }: { value: unknown; name?: string }) {
  if (isRecord(value)) return <Entries value={value} />
  if (Array.isArray(value)) return <List values={value} />
  return <Value value={value} name={name} />
}

function Entries({ value }: { value: Record<string, unknown> }) {
  const t = useTranslations('scan.factName')
  const entries = Object.entries(value).sort(([a], [b]) => place(a) - place(b))
  return (
    <dl className="grid grid-cols-[88px_minmax(0,1fr)] gap-x-4 gap-y-1 text-13 sm:grid-cols-[minmax(96px,160px)_minmax(0,1fr)]">
      {entries.map(([key, inner]) => (
        <div key={key} className="contents">
          <dt className="text-3 [overflow-wrap:anywhere]">{isNamed(key) ? t(key) : humanName(key)}</dt>
          <dd className="min-w-0">
            <Facts value={inner} name={key} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function List({ values }: { values: readonly unknown[] }) {
  const t = useTranslations('scan')
  if (values.length === 0) return <span className="text-3">{t('none')}</span>
  return (
    <ul className="grid gap-1">
      {values.slice(0, MAX).map((value, index) => (
        // Facts of a stored result never change places.
        <li key={index} className={isRecord(value) ? 'border-t py-2 first:border-t-0 first:pt-0' : undefined}>
          <Facts value={value} />
        </li>
      ))}
      {values.length > MAX && <li className="text-12 text-3">{t('more', { count: values.length - MAX })}</li>}
    </ul>
  )
}

function Value({ value, name }: { value: unknown; name?: string }) {
  const t = useTranslations()
  const locale = useLocale()
  const timeZone = useTimeZone()
  if (value === null || value === undefined || value === '') return <span className="text-3">{t('scan.none')}</span>
  if (typeof value === 'boolean') return t(value ? 'scan.yes' : 'scan.no')
  const word = factValueKey(name, value)
  if (word) return t(word)
  const text = visibleText(String(value))
  if (ISO.test(text)) return absoluteTime(text, { locale, timeZone, zone: true }) || text
  return (
    <span dir="auto" className="[overflow-wrap:anywhere]">
      {text}
    </span>
  )
}
