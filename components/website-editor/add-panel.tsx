import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { BLOCK_TYPES } from '@/lib/website/fields'
import { websiteFields } from '@/lib/messages/en/website-fields'
import { withTexts } from '@/lib/react/i18n'
import { BlockPicture } from './block-picture'
import { useBench, usePage } from './bench'
import { useLabels } from './labels'
import { useSectionDeeds } from './section-deeds'

/** Every kind of section, drawn, with what it is for. */
export const AddPanel = withTexts({ websiteFields }, function AddPanel() {
  const t = useTranslations('websiteEditor')
  const about = useTranslations('websiteFields.about')
  const bench = useBench()
  const labels = useLabels()
  const deeds = useSectionDeeds()
  const { blocks } = usePage()
  const head = useRef<HTMLHeadingElement>(null)
  // One foot and one opening a page.
  const isThere = (type: string) =>
    (type === 'foot' || type === 'opening') && blocks.some((block) => block.type === type)
  // What was pressed to come here is gone.
  useEffect(() => head.current?.focus(), [])

  function close() {
    bench.set({ isAdding: false })
    requestAnimationFrame(() => document.getElementById('editor-add')?.focus())
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape leads back, from all in it
    <section
      aria-labelledby="editor-adding"
      className="grid content-start"
      onKeyDown={(event) => event.key === 'Escape' && close()}
    >
      <div className="sticky top-0 z-1 flex items-center justify-between gap-2 border-b bg-surface px-4 py-3">
        <h2 ref={head} id="editor-adding" tabIndex={-1} className="text-13 font-strong outline-none">
          {t('addSection')}
        </h2>
        <Button variant="ghost" size="icon-sm" aria-label={t('closeAdd')} onClick={close}>
          <X aria-hidden="true" />
        </Button>
      </div>
      <ul className="grid grid-cols-2 gap-2 p-3">
        {BLOCK_TYPES.map((type) => (
          <li key={type}>
            <button
              type="button"
              disabled={isThere(type)}
              title={isThere(type) ? t('oneOnly') : undefined}
              onClick={() => deeds.add(type)}
              className="grid w-full content-start gap-1 rounded-md p-1.5 text-start not-disabled:hover:bg-hover disabled:opacity-50"
            >
              <BlockPicture type={type} />
              <span className="text-12 font-medium">{labels.block(type)}</span>
              <span className="text-12 leading-4 text-pretty text-3">{about(type)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
})
