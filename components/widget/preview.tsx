import { Monitor, Smartphone } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useLocale, useTranslations } from 'use-intl'
import { Card, CardHeader } from '@/components/ui/card'
import { Segmented } from '@/components/ui/segmented'
import { useVisitorWidget, useWidget } from '@/lib/api/widget'
import { WIDGET_DEFAULTS, type WidgetConfiguration } from '@/lib/contract/widget-configuration'
import { contrast } from '@/lib/domain/brand-shades'
import { type OwnPage, ownPage } from './own-page'
import { openPreview, type PreviewFrame } from './preview-frame'
import type { Sketch } from './sketched-page'

const STATES = ['closed', 'open', 'result'] as const
type State = (typeof STATES)[number]

/** The real widget.js with what is not saved yet, in a page that is only sketched. */
export function Preview({ workspace }: { workspace: string }) {
  const t = useTranslations('widget.preview')
  const [state, setState] = useState<State>('open')
  const [device, setDevice] = useState<'desktop' | 'phone'>('desktop')
  const [own] = useState(() => ownPage(workspace))
  const [page, setPage] = useState<'light' | 'dark' | 'own'>(own ? 'own' : 'light')
  const sketch = own && page === 'own' ? sketchOf(own) : page === 'dark' ? DARK : LIGHT
  return (
    <Card className="overflow-hidden lg:sticky lg:top-4">
      <CardHeader
        title={t('title')}
        description={t('text')}
        className="border-b"
        actions={
          <>
            <Segmented
              label={t('state')}
              value={state}
              onValueChange={setState}
              options={STATES.map((value) => ({ value, label: t(value) }))}
            />
            <Segmented
              label={t('device')}
              value={device}
              onValueChange={setDevice}
              options={[
                { value: 'desktop', label: <Sign of={Monitor} name={t('desktop')} /> },
                { value: 'phone', label: <Sign of={Smartphone} name={t('phone')} /> },
              ]}
            />
            <Segmented
              label={t('page')}
              value={page}
              onValueChange={setPage}
              options={[
                { value: 'light', label: t('light') },
                { value: 'dark', label: t('dark') },
                ...(own ? [{ value: 'own' as const, label: t('own') }] : []),
              ]}
            />
          </>
        }
      />
      <div className="grid bg-sunken p-4">
        <Frame key={device} workspace={workspace} state={state} isPhone={device === 'phone'} sketch={sketch} />
      </div>
    </Card>
  )
}

const LIGHT: Sketch = { background: '#fbfaf7', lines: '#e7e4dc' }
const DARK: Sketch = { background: '#0e1316', lines: '#263037' }

/** The customer's own page: its lines are a shade of its words. */
function sketchOf({ title, background, accent }: OwnPage): Sketch {
  const words = contrast('#ffffff', background) > contrast('#000000', background) ? '#ffffff' : '#000000'
  return {
    background,
    lines: `color-mix(in srgb, ${words} 14%, ${background})`,
    heading: { text: title, colour: accent ?? words },
  }
}

function Sign({ of: Icon, name }: { of: typeof Monitor; name: string }) {
  return (
    <>
      <Icon aria-hidden="true" className="inline size-4" />
      <span className="sr-only">{name}</span>
    </>
  )
}

type FrameProps = { workspace: string; state: State; isPhone: boolean; sketch: Sketch }

function Frame({ workspace, state, isPhone, sketch }: FrameProps) {
  const t = useTranslations('widget.preview')
  const locale = useLocale()
  const { data } = useWidget(workspace)
  const { data: visitor } = useVisitorWidget(data?.key, locale)
  const entries = useWatch<WidgetConfiguration>() as Record<string, string>
  const [opened, setOpened] = useState<PreviewFrame | null>(null)
  const [isMissing, setMissing] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const title = t('title')
  const open = useCallback(async () => {
    if (!place.current) return
    const frame = await openPreview(place.current, title)
    setMissing(frame === null)
    setOpened(frame)
  }, [title])
  // The page in the frame is the outside system.
  useEffect(() => void open(), [open])
  useEffect(() => {
    if (!opened || !visitor) return
    opened.paint(sketch)
    opened.show({ widget: { ...visitor, configuration: filled(entries) }, state, scan: exampleScan(t) })
  }, [opened, visitor, entries, state, sketch, t])
  return (
    <div className="grid min-w-0 justify-items-center gap-2">
      {isMissing && <p className="text-13 text-2">{t('missing')}</p>}
      <div
        ref={place}
        className={
          isPhone
            ? 'h-[640px] w-full max-w-[390px] overflow-hidden rounded-lg border *:size-full'
            : 'h-[720px] w-full max-w-[900px] overflow-hidden rounded-lg border *:size-full max-lg:h-[60vh]'
        }
      />
    </div>
  )
}

/** What is empty is the one by default. */
const filled = (entries: Record<string, string>) =>
  Object.fromEntries(Object.entries(WIDGET_DEFAULTS).map(([field, first]) => [field, entries[field] || first]))

function exampleScan(t: ReturnType<typeof useTranslations<'widget.preview'>>) {
  const issue = (severity: string, kind: 'redirect' | 'library' | 'cookie') => ({
    severity,
    title: t(`issues.${kind}.title`),
    plain: t(`issues.${kind}.text`),
  })
  return {
    id: '',
    url: 'https://example.com/',
    status: 'completed',
    grade: 'D',
    score: 58,
    headline: t('headline'),
    lede: t('lede'),
    issues: [issue('high', 'redirect'), issue('high', 'library'), issue('medium', 'cookie')],
  }
}
