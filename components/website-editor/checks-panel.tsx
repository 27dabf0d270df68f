import { Check } from 'lucide-react'
import { useDeferredValue, useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { SeverityIcon } from '@/components/ui/severity-icon'
import { type Fault, placeOf, readinessOf } from '@/lib/website-editing/readiness'
import { blockOf, pageOf } from '@/lib/website-editing/sections'
import { type Bench, useBench, useBusiness, useDocument } from './bench'
import { useLabels } from './labels'

/** What is to be put right before the website is published, with the way to each place. */
export function ChecksPanel() {
  const t = useTranslations('websiteEditor.checks')
  // While somebody types, the letters come first.
  const document = useDeferredValue(useDocument())
  const business = useDeferredValue(useBusiness())
  const { checks, tooLong } = useMemo(() => readinessOf(document, business), [document, business])
  return (
    <section aria-labelledby="editor-checks" className="grid content-start gap-2 border-t p-4">
      <h2 id="editor-checks" tabIndex={-1} className="text-13 font-strong outline-none">
        {t('title')}
      </h2>
      <ul className="grid gap-1.5 text-13">
        {tooLong.map((fault) => (
          <FaultLine key={`${fault.page} ${fault.block}`} fault={fault} />
        ))}
        {checks.map(({ check, faults }) =>
          faults.length === 0 ? (
            <li key={check} className="flex items-start gap-2">
              <Check aria-hidden="true" className="i-14 mt-0.5 shrink-0 text-pass-text" />
              {t(`good.${check}`)}
            </li>
          ) : (
            faults.map((fault) => <FaultLine key={`${fault.code} ${fault.page} ${fault.block}`} fault={fault} />)
          ),
        )}
      </ul>
    </section>
  )
}

function FaultLine({ fault }: { fault: Fault }) {
  const t = useTranslations('websiteEditor.checks')
  const bench = useBench()
  const labels = useLabels()
  const document = useDocument()
  const { code, isWarning, page, block } = fault
  const section = page === null ? undefined : blockOf(document, page, block)
  const where = [
    page === null || document.pages.length === 1 ? '' : (pageOf(document, page)?.title ?? ''),
    section ? labels.block(section.type) : '',
  ].filter(Boolean)
  return (
    <li className="flex items-start gap-2">
      <SeverityIcon severity={isWarning ? 'medium' : 'critical'} className="i-14 mt-0.5 shrink-0" />
      <span className={isWarning ? 'text-medium-text' : 'text-critical-text'}>
        <span className="sr-only">{t(isWarning ? 'warning' : 'error')} </span>
        {t(`bad.${code}`)} {where.length > 0 && <span className="text-3">{where.join(', ')} </span>}
        <button
          type="button"
          aria-label={t('fixLabel', { problem: t(`bad.${code}`) })}
          onClick={() => goTo(bench, fault)}
          className="font-medium underline underline-offset-2"
        >
          {t('fix')}
        </button>
      </span>
    </li>
  )
}

/** To the field itself, where there is one. */
function goTo(bench: Bench, fault: Fault) {
  const place = placeOf(fault, bench.get().history.now.document)
  bench.go(place.block === null ? { page: place.page } : place)
  bench.set({ pane: 'fields' })
  requestAnimationFrame(() => {
    const panel = document.getElementById('editor-right')
    const field =
      place.field === null ? null : panel?.querySelector<HTMLElement>(`[data-field="${CSS.escape(place.field)}"]`)
    const target = field?.matches('input, textarea, select')
      ? field
      : (field?.querySelector<HTMLElement>('button, input') ?? null)
    ;(target ?? panel)?.focus()
  })
}
