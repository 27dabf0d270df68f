import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { Note } from '@/components/ui/note'
import type { Block } from '@/lib/website/document'
import { blockKind } from '@/lib/website/fields'
import { variantOf } from '@/lib/website/props'
import { websiteFields } from '@/lib/messages/en/website-fields'
import { withTexts } from '@/lib/react/i18n'
import { useBench, useHeld } from './bench'
import { EntriesInput } from './entries-input'
import { useLabels } from './labels'
import { ValueInput } from './value-input'

const USES_BUSINESS = ['opening', 'place', 'contact', 'foot']

export type FieldsProps = { block: Block; onBusiness: () => void }

/** What the chosen section is filled with. */
export const FieldsPanel = withTexts({ websiteFields }, function FieldsPanel({ block, onBusiness }: FieldsProps) {
  const t = useTranslations('websiteEditor')
  const bench = useBench()
  const labels = useLabels()
  const panel = useRef<HTMLElement>(null)
  const kind = blockKind(block.type)
  useFieldInSight(panel, block)
  return (
    <section ref={panel} aria-labelledby="editor-fields" className="grid content-start gap-4 p-4">
      <div className="-my-1 flex items-center justify-between gap-2">
        <h2 id="editor-fields" className="text-13 font-strong">
          {labels.block(block.type)}
        </h2>
        <Button
          variant="ghost"
          size="icon-sm"
          aria-label={t('closeFields')}
          onClick={() => {
            bench.focusRow(block.id)
            bench.go({ block: null })
          }}
        >
          <X aria-hidden="true" />
        </Button>
      </div>
      {!kind && <Note title={t('newerSection')}>{t('newerText')}</Note>}
      {block.hidden && <p className="rounded-md bg-sunken px-3 py-2 text-12 text-2">{t('hiddenText')}</p>}
      {kind && kind.variants.length > 1 && <Variants block={block} variants={kind.variants} />}
      {Object.entries(kind?.fields ?? {}).map(([key, field]) =>
        field.kind === 'items' ? (
          <EntriesInput key={`${block.id} ${key}`} block={block} list={key} field={field} />
        ) : (
          <ValueInput key={`${block.id} ${key}`} block={block} path={key} field={field} />
        ),
      )}
      {USES_BUSINESS.includes(block.type) && (
        <p className="text-12 text-3">
          {t('fromBusiness')}{' '}
          <button
            type="button"
            onClick={onBusiness}
            className="font-medium text-brand-text underline underline-offset-2"
          >
            {t('editBusiness')}
          </button>
        </p>
      )}
    </section>
  )
})

function Variants({ block, variants }: { block: Block; variants: readonly string[] }) {
  const t = useTranslations('websiteEditor')
  const bench = useBench()
  const now = variantOf(block)
  return (
    <div className="grid gap-1">
      <span id="editor-layout" className="text-13 font-medium">
        {t('layout')}
      </span>
      <div role="group" aria-labelledby="editor-layout" className="flex flex-wrap gap-1">
        {variants.map((variant) => (
          <Button
            key={variant}
            size="sm"
            aria-pressed={variant === now}
            className="aria-pressed:border-brand aria-pressed:bg-brand-soft aria-pressed:text-brand-text"
            onClick={() =>
              bench.editBlock({
                name: { deed: 'layout', block: block.type },
                change: (each) => ({ ...each, variant }),
              })
            }
          >
            {t(`variant.${variant as 'split'}`)}
          </Button>
        ))}
      </div>
    </div>
  )
}

/** What is written on the canvas is seen here, too. */
function useFieldInSight(panel: React.RefObject<HTMLElement | null>, { id }: Block) {
  const field = useHeld(({ at }) => (at.block === id ? at.field : null))
  useEffect(() => {
    if (field === null) return
    const input = panel.current?.querySelector(`[data-field="${CSS.escape(field)}"]`)
    if (input && input !== document.activeElement) input.scrollIntoView({ block: 'nearest' })
  }, [panel, field])
}
