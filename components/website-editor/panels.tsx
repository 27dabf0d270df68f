import { clsx } from 'clsx'
import { memo, useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { onDemand } from '@/components/ui/on-demand'
import { Skeleton } from '@/components/ui/skeleton'
import { whenIdle } from '@/lib/browser/idle'
import { useBench, useChosen, useHeld } from './bench'
import type { FieldsProps } from './fields-panel'
import { LookPanel } from './look-panel'
import { BusinessFields, PagePanel, PageSearch } from './page-panel'
import { SectionsPanel } from './sections-panel'

const SOON_MS = 500
/** Asked for as soon as the page is drawn: nobody sees them before, or they stand below what is seen first. */
const AddPanel = onDemand(() => import('./add-panel').then((part) => part.AddPanel))
const ChecksPanel = onDemand(() => import('./checks-panel').then((part) => part.ChecksPanel))
const FieldsPanel = onDemand<FieldsProps>(() => import('./fields-panel').then((part) => part.FieldsPanel))

/** What the page is made of, and how the website looks. Relative, so that what is only read aloud scrolls with it. */
export const LeftPanel = memo(function LeftPanel({ className }: { className: string }) {
  const t = useTranslations('websiteEditor')
  const isAdding = useHeld((state) => state.isAdding)
  return (
    <div className={clsx('relative min-h-0 min-w-0 overflow-x-hidden overflow-y-auto border-e bg-surface', className)}>
      <p id="editor-row-keys" className="sr-only">
        {t('rowKeys')}
      </p>
      {isAdding ? <AddPanel fallback={<Made />} /> : <Made />}
    </div>
  )
})

const Made = () => (
  <>
    <SectionsPanel />
    <LookPanel />
  </>
)

/** In the shape of the fields that are coming. */
const Waiting = () => (
  <div aria-busy="true" className="grid content-start gap-4 p-4">
    {Array.from({ length: 5 }, (_, at) => (
      <Skeleton key={at} className="h-10" />
    ))}
  </div>
)

/** The fields of what is chosen, else those of the page; and what is to be put right before publishing. */
export const RightPanel = memo(function RightPanel({ address, className }: { address: string; className: string }) {
  const t = useTranslations('websiteEditor')
  const bench = useBench()
  const block = useChosen()
  useEffect(
    () =>
      whenIdle(() => {
        for (const part of [PageSearch, BusinessFields, ChecksPanel, AddPanel, FieldsPanel])
          part.preload().catch(() => {})
      }, SOON_MS),
    [],
  )
  function showBusiness() {
    bench.go({ block: null })
    const focus = () => document.querySelector<HTMLElement>('[data-field="business.name"]')?.focus()
    void BusinessFields.preload().then(() => requestAnimationFrame(focus), focus)
  }
  return (
    <div
      id="editor-right"
      role="region"
      aria-label={t('right')}
      tabIndex={-1}
      className={clsx(
        'relative min-h-0 min-w-0 overflow-x-hidden overflow-y-auto border-s bg-surface outline-none',
        className,
      )}
    >
      {block ? (
        <FieldsPanel key={block.id} block={block} onBusiness={showBusiness} fallback={<Waiting />} />
      ) : (
        <PagePanel address={address} />
      )}
      <ChecksPanel />
    </div>
  )
})
