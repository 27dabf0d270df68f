import { ChevronLeft, Eye, Monitor, Redo2, Save, Settings2, Smartphone, Tablet, Undo2 } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button, ButtonLink } from '@/components/ui/button'
import { Segmented } from '@/components/ui/segmented'
import { Select } from '@/components/ui/select'
import { useReach } from '@/lib/browser/connection'
import { href } from '@/lib/domain/routes'
import { useActions } from './actions'
import { documentOf, useBench, useHeld, useSummary, type Width, WIDTHS } from './bench'
import { useLabels } from './labels'
import { SaveWords } from './save-words'
import type { SaverState } from './saver-state'

/** Whose website it is, whether it is saved, which page, and what is done with all of it. */
export function EditorBar({ state }: { state: SaverState }) {
  const t = useTranslations('websiteEditor')
  const { website } = state
  return (
    <header className="flex min-h-[var(--topbar)] flex-wrap items-center gap-x-2 gap-y-1 border-b bg-surface px-2 py-1.5 sm:px-3">
      <ButtonLink
        href={`${href('dfyManager')}?id=${encodeURIComponent(website.id)}`}
        variant="ghost"
        size="icon"
        aria-label={t('back')}
        className="max-sm:-order-3"
      >
        <ChevronLeft aria-hidden="true" className="rtl:rotate-180" />
      </ButtonLink>
      <div className="me-2 grid min-w-0 max-w-64 grow max-sm:-order-2 max-sm:w-1/2 sm:grow-0 lg:min-w-40">
        <h1 id="page-title" tabIndex={-1} className="truncate text-13 font-strong outline-none">
          {website.name}
        </h1>
        <SaveWords state={state} />
      </div>
      <PageChoice />
      <span className="ms-auto flex items-center gap-1 max-sm:-order-1">
        <Turns />
        <Widths />
      </span>
      <Deeds state={state} />
    </header>
  )
}

function Deeds({ state: { website, isSaving, isPublishing } }: { state: SaverState }) {
  const t = useTranslations('websiteEditor')
  const { save, publish } = useActions()
  const isOffline = useReach() === 'offline'
  return (
    <span className="flex items-center gap-2 max-sm:ms-auto">
      <ButtonLink href={`${href('dfyPreview')}?id=${encodeURIComponent(website.id)}`} className="max-xl:hidden">
        <Eye aria-hidden="true" />
        {t('preview')}
      </ButtonLink>
      <Button pending={isSaving && !isPublishing} aria-keyshortcuts="Control+S" onClick={save}>
        <Save aria-hidden="true" className="max-lg:hidden" />
        {t('save')}
      </Button>
      <Button
        variant="primary"
        pending={isPublishing}
        disabled={isOffline}
        title={isOffline ? t('publishWaits') : undefined}
        aria-keyshortcuts="Control+Enter"
        onClick={publish}
      >
        {t('publish')}
      </Button>
    </span>
  )
}

function PageChoice() {
  const t = useTranslations('websiteEditor')
  const bench = useBench()
  const pages = useSummary((state) => documentOf(state).pages.map(({ id, title }) => ({ id, title })))
  const page = useHeld(({ at }) => at.page)
  return (
    <span className="flex min-w-0 items-center gap-1">
      <Select
        label={t('pageChoice')}
        value={page}
        onValueChange={(id) => bench.go({ page: id })}
        options={pages.map(({ id, title }) => ({
          value: id,
          label: t('pageNamed', { page: title || t('page.untitled') }),
        }))}
        className="max-w-48"
      />
      <Button
        variant="ghost"
        size="icon"
        aria-label={t('pageSettings')}
        title={t('pageSettings')}
        onClick={() => {
          bench.go({ block: null })
          bench.set({ pane: 'fields' })
          requestAnimationFrame(() => document.getElementById('editor-pages')?.focus())
        }}
      >
        <Settings2 aria-hidden="true" />
      </Button>
    </span>
  )
}

/** Each says what it takes back. Without anything they keep the focus. */
function Turns() {
  const t = useTranslations('websiteEditor')
  const labels = useLabels()
  const { undo, redo } = useActions()
  const past = useHeld(({ history }) => history.past.at(-1)?.name)
  const next = useHeld(({ history }) => history.next[0]?.name)
  const end = 'aria-disabled:border-transparent aria-disabled:bg-transparent aria-disabled:opacity-40'
  const back = past ? t('undoStep', { step: labels.step(past) }) : t('undo')
  const forth = next ? t('redoStep', { step: labels.step(next) }) : t('redo')
  return (
    <>
      <Button
        variant="ghost"
        size="icon"
        className={end}
        aria-label={back}
        title={back}
        aria-disabled={!past || undefined}
        onClick={undo}
      >
        <Undo2 aria-hidden="true" className="rtl:-scale-x-100" />
      </Button>
      <Button
        variant="ghost"
        size="icon"
        className={end}
        aria-label={forth}
        title={forth}
        aria-disabled={!next || undefined}
        onClick={redo}
      >
        <Redo2 aria-hidden="true" className="rtl:-scale-x-100" />
      </Button>
    </>
  )
}

const DEVICES = {
  360: { Icon: Smartphone, name: 'phone' },
  768: { Icon: Tablet, name: 'tablet' },
  1280: { Icon: Monitor, name: 'desktop' },
} as const

function Widths() {
  const t = useTranslations('websiteEditor')
  const bench = useBench()
  const width = useHeld((state) => state.width)
  return (
    <Segmented
      label={t('width')}
      value={`${width}`}
      onValueChange={(value) => bench.set({ width: Number(value) as Width })}
      options={WIDTHS.map((value) => {
        const { Icon, name } = DEVICES[value]
        return {
          value: `${value}`,
          label: (
            <>
              <Icon aria-hidden="true" className="inline size-4" />
              <span className="sr-only">{t(`widths.${name}`, { width: value })}</span>
            </>
          ),
        }
      })}
      className="max-lg:hidden"
    />
  )
}
