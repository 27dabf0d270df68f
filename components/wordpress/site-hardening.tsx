import { useEffect, useId, useRef, useState } from 'react'
import { useLocale, useTimeZone, useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { Note } from '@/components/ui/note'
import { notify } from '@/components/ui/notify'
import { SeverityIcon } from '@/components/ui/severity-icon'
import { Pause } from 'lucide-react'
import { useHarden } from '@/lib/api/wordpress'
import { WP_HARDENING, type WpHardeningKey, type WpSiteDetail } from '@/lib/contract/wordpress'
import type { WpHardening } from '@/lib/contract/wordpress-list'
import { date } from '@/lib/domain/format'
import { HowToFix, RowButton, titleIn } from './hardening-parts'
import { placeOf } from './place-of'
import { IgnoreForm } from './ignore-form'

type Props = { workspace: string; site: WpSiteDetail }
type Known = WpHardening & { key: WpHardeningKey }

const isKnown = (one: WpHardening): one is Known => WP_HARDENING.some((key) => key === one.key)
const ORDER = ['critical', 'high', 'medium', 'low', 'info']
const SHOWN_GOOD = 3

/** The settings that make a WordPress harder to break into: what needs attention, what is ignored, what is right. */
export function SiteHardening({ workspace, site }: Props) {
  const t = useTranslations('wordpress.hardening')
  const [isWhole, setWhole] = useState(false)
  const [moved, setMoved] = useState<WpHardeningKey | null>(null)
  const all = (site.hardening ?? []).filter(isKnown)
  if (all.length === 0) return <Note>{t('none')}</Note>
  const of = (state: string) => all.filter((one) => one.state === state)
  const bad = of('bad').toSorted((a, b) => ORDER.indexOf(a.severity ?? '') - ORDER.indexOf(b.severity ?? ''))
  const [ignored, good, unknown] = [of('ignored'), of('good'), of('unknown')]
  const shown = isWhole ? good : good.slice(0, SHOWN_GOOD)
  const own = { workspace, site, moved, onMoved: setMoved }
  return (
    <div className="grid gap-4">
      <p className="text-13 text-2">
        {t('summary', { good: good.length, total: all.length, bad: bad.length, ignored: ignored.length })}{' '}
        {unknown.length > 0 && t('summaryUnknown', { count: unknown.length })}{' '}
        {ignored.length > 0 && t('summaryIgnored')}
      </p>
      <ul className="grid divide-y border-y">
        {bad.map((one) => (
          <Bad key={one.key} {...own} one={one} />
        ))}
        {ignored.map((one) => (
          <Ignored key={one.key} {...own} one={one} />
        ))}
        {[...shown, ...unknown].map((one) => (
          <Row key={one.key} severity={one.state === 'good' ? 'pass' : 'info'} one={one} />
        ))}
      </ul>
      {shown.length < good.length && (
        <p>
          <Button size="sm" onClick={() => setWhole(true)}>
            {t('more', { count: good.length - shown.length })}
          </Button>
        </p>
      )}
    </div>
  )
}

/** What it is called, with the version or number that the site told where the title has it. */
function useTitle() {
  const t = useTranslations('wordpress.hardening.items')
  return ({ key, state, detail }: Known) => {
    // What is not known is named by what would be right.
    const side = state === 'good' || state === 'unknown' ? 'good' : 'bad'
    if (key === 'php_supported' || key === 'core_supported')
      return detail ? t(`${key}.${side}`, { version: detail }) : t(`${key}.${side}Plain`)
    if (key === 'administrators')
      return detail ? t(`administrators.${side}`, { count: Number(detail) || 0 }) : t(`administrators.${side}Plain`)
    return t(`${key}.${side}`)
  }
}

type MovedProps = Props & {
  one: Known
  /** The one that somebody has ignored or counted again: its row is another one now, and the focus goes along. */
  moved: WpHardeningKey | null
  onMoved: (key: WpHardeningKey) => void
}

/** For the button that has the focus when its row is the one that was moved. */
function useMovedFocus({ one, moved }: Pick<MovedProps, 'one' | 'moved'>) {
  const button = useRef<HTMLButtonElement>(null)
  const isMoved = moved === one.key
  useEffect(() => {
    if (isMoved) button.current?.focus()
  }, [isMoved])
  return button
}

type RowProps = { one: Known; severity: 'critical' | 'high' | 'medium' | 'low' | 'info' | 'pass' }

/** One that needs nothing now. */
function Row({ one, severity }: RowProps) {
  const t = useTranslations('wordpress.hardening')
  const ui = useTranslations('ui')
  const titleOf = useTitle()
  return (
    <li className={`flex items-start gap-3 py-3 text-13 ${severity}`}>
      <SeverityIcon severity={severity} className="i-14 mt-0.5 flex-none text-k-text" />
      <span className="grid">
        {severity === 'pass' && <span className="sr-only">{ui('severity.pass')}</span>}
        <span className="font-medium">
          {one.state === 'unknown' ? t('unknown', { title: titleOf(one) }) : titleOf(one)}
        </span>
      </span>
    </li>
  )
}

function Bad({ workspace, site, one, moved, onMoved }: MovedProps) {
  const t = useTranslations('wordpress.hardening')
  const ui = useTranslations('ui')
  const id = useId()
  const ignore = useMovedFocus({ one, moved })
  const titleOf = useTitle()
  const [shown, setShown] = useState<'fix' | 'ignore' | null>(null)
  const severity = one.severity ?? 'medium'
  const toggle = (what: 'fix' | 'ignore') => setShown(shown === what ? null : what)
  function handleDone() {
    setShown(null)
    ignore.current?.focus()
  }
  return (
    <li className={`grid gap-3 py-3 text-13 ${severity}`}>
      <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
        <SeverityIcon severity={severity} className="i-14 mt-0.5 flex-none text-k-text" />
        <span className="grid min-w-0 flex-1 basis-48 gap-0.5">
          <span className="sr-only">{ui(`severity.${severity}`)}</span>
          <span id={titleIn(id)} className="font-medium">
            {titleOf(one)}
          </span>
          <span className="text-12 text-2">{t(`items.${one.key}.why`)}</span>
        </span>
        <span className="flex gap-1">
          <RowButton of={id} isOpen={shown === 'fix'} onClick={() => toggle('fix')}>
            {t(shown === 'fix' ? 'hide' : 'fix')}
          </RowButton>
          <RowButton ref={ignore} of={id} variant="ghost" isOpen={shown === 'ignore'} onClick={() => toggle('ignore')}>
            {t('ignore')}
          </RowButton>
        </span>
      </div>
      {shown === 'fix' && <HowToFix setting={one.key} place={placeOf(site.url)} />}
      {shown === 'ignore' && (
        <IgnoreForm
          workspace={workspace}
          site={site.id}
          setting={one.key}
          onSaved={() => onMoved(one.key)}
          onDone={handleDone}
        />
      )}
    </li>
  )
}

function Ignored({ workspace, site, one, moved, onMoved }: MovedProps) {
  const t = useTranslations('wordpress.hardening')
  const titleOf = useTitle()
  const options = { locale: useLocale(), timeZone: useTimeZone() }
  const harden = useHarden(workspace, site.id)
  const id = useId()
  const button = useMovedFocus({ one, moved })
  const { key, note = '', until } = one
  function handleBack() {
    onMoved(key)
    notify.success(t('back'))
  }
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-2 py-3 text-13">
      <Pause aria-hidden="true" className="i-14 mt-0.5 flex-none text-3" />
      <span className="grid min-w-0 flex-1 basis-48 gap-0.5 [overflow-wrap:anywhere]">
        <span id={titleIn(id)} className="font-medium">
          {titleOf(one)}
        </span>
        {until && <span className="text-12 text-2">{t('ignoredUntil', { date: date(until, options), note })}</span>}
      </span>
      <RowButton
        ref={button}
        of={id}
        variant="ghost"
        pending={harden.isPending}
        onClick={() => harden.mutate({ key, state: 'open' }, { onSuccess: handleBack })}
      >
        {t('count')}
      </RowButton>
    </li>
  )
}
