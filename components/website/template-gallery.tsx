import { Eye } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { onceOpen } from '@/components/ui/on-demand'
import { useDfyTemplates } from '@/lib/api/dfy'
import type { Template } from '@/lib/website/templates/parts'
import { TEMPLATES } from '@/lib/website/templates/templates'
import { nameOf } from './template-name'
import type { TemplatePreviewProps } from './template-preview'
import { DraftThumb } from './thumb'

const TemplatePreview = onceOpen<TemplatePreviewProps>(() =>
  import('./template-preview').then((part) => part.TemplatePreview),
)

type TemplateGalleryProps = { chosen?: string | null; onChoose: (id: string) => void }

/** The templates that the server has and this version can draw, each as its home page. */
export function TemplateGallery({ chosen = null, onChoose }: TemplateGalleryProps) {
  const t = useTranslations('websiteNew')
  const { data } = useDfyTemplates()
  const [shown, setShown] = useState<Template | null>(null)
  // While the server has not said which it has, all are shown: they are drawn here.
  const templates = TEMPLATES.filter(({ id }) => !data || data.length === 0 || data.some((each) => each.id === id))
  return (
    <>
      <ul aria-label={t('templates')} className="grid gap-4 sm:grid-cols-2 sm:gap-5 xl:grid-cols-3">
        {templates.map((template) => (
          <li key={template.id} className="grid min-w-0">
            <TemplateCard
              template={template}
              isChosen={template.id === chosen}
              onChoose={() => onChoose(template.id)}
              onPreview={() => setShown(template)}
            />
          </li>
        ))}
      </ul>
      <TemplatePreview
        open={shown !== null}
        template={shown}
        onClose={() => setShown(null)}
        onChoose={(id) => {
          setShown(null)
          onChoose(id)
        }}
      />
    </>
  )
}

type TemplateCardProps = { template: Template; isChosen: boolean; onChoose: () => void; onPreview: () => void }

function TemplateCard({ template, isChosen, onChoose, onPreview }: TemplateCardProps) {
  const t = useTranslations('websiteNew')
  const { id, document, business } = template
  const name = t(`template.${nameOf(id)}`)
  return (
    <article
      aria-labelledby={`template-${id}`}
      data-chosen={isChosen || undefined}
      className="grid min-w-0 content-start overflow-hidden rounded-lg border bg-surface data-chosen:border-brand data-chosen:shadow-[0_0_0_1px_var(--brand)]"
    >
      <button
        type="button"
        tabIndex={-1}
        aria-hidden="true"
        onClick={onPreview}
        className="block w-full cursor-zoom-in text-start"
      >
        <DraftThumb document={document} business={business} name={name} />
      </button>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 px-4 py-3">
        <div className="grid min-w-0">
          <h2 id={`template-${id}`} className="flex items-center gap-2 text-14 font-strong">
            {name}
            {isChosen && <Badge tone="brand">{t('chosen')}</Badge>}
          </h2>
          <p className="truncate text-12 text-3">{t('pageCount', { count: document.pages.length })}</p>
        </div>
        <span className="flex gap-1">
          <Button
            variant="ghost"
            size="icon"
            aria-label={t('previewOf', { name })}
            title={t('preview')}
            onClick={onPreview}
          >
            <Eye aria-hidden="true" />
          </Button>
          <Button aria-label={t('useOf', { name })} onClick={onChoose}>
            {t('use')}
          </Button>
        </span>
      </div>
    </article>
  )
}
