import { useTranslations } from 'use-intl'
import { websiteNew } from '@/lib/messages/en/website-new'
import { withTexts } from '@/lib/react/i18n'
import { chooseTemplate } from './new-draft'
import { TemplateGallery } from './template-gallery'

export type EmptyGalleryProps = { onChosen: () => void }

/** The templates where there is no website yet: one step less. */
export const EmptyGallery = withTexts({ websiteNew }, function EmptyGallery({ onChosen }: EmptyGalleryProps) {
  const t = useTranslations('websiteNew')
  return (
    <section aria-labelledby="templates" className="grid gap-3">
      <h2 id="templates" className="text-14 font-strong">
        {t('startWith')}
      </h2>
      <TemplateGallery
        onChoose={(id) => {
          chooseTemplate(id)
          onChosen()
        }}
      />
    </section>
  )
})
