import { clsx } from 'clsx'
import { memo } from 'react'
import { useTranslations } from 'use-intl'
import { AddPanel } from './add-panel'
import { useBench, useChosen, useHeld } from './bench'
import { ChecksPanel } from './checks-panel'
import { FieldsPanel } from './fields-panel'
import { LookPanel } from './look-panel'
import { PagePanel } from './page-panel'
import { SectionsPanel } from './sections-panel'

/** What the page is made of, and how the website looks. */
export const LeftPanel = memo(function LeftPanel({ className }: { className: string }) {
  const t = useTranslations('websiteEditor')
  const isAdding = useHeld((state) => state.isAdding)
  return (
    <div className={clsx('min-h-0 min-w-0 overflow-x-hidden overflow-y-auto border-e bg-surface', className)}>
      <p id="editor-row-keys" className="sr-only">
        {t('rowKeys')}
      </p>
      {isAdding ? (
        <AddPanel />
      ) : (
        <>
          <SectionsPanel />
          <LookPanel />
        </>
      )}
    </div>
  )
})

/** The fields of what is chosen, else those of the page; and what is to be put right before publishing. */
export const RightPanel = memo(function RightPanel({ address, className }: { address: string; className: string }) {
  const t = useTranslations('websiteEditor')
  const bench = useBench()
  const block = useChosen()
  function showBusiness() {
    bench.go({ block: null })
    requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-field="business.name"]')?.focus())
  }
  return (
    <div
      id="editor-right"
      role="region"
      aria-label={t('right')}
      tabIndex={-1}
      className={clsx('min-h-0 min-w-0 overflow-x-hidden overflow-y-auto border-s bg-surface outline-none', className)}
    >
      {block ? <FieldsPanel key={block.id} block={block} onBusiness={showBusiness} /> : <PagePanel address={address} />}
      <ChecksPanel />
    </div>
  )
})
