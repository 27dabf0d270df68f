import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { shownSite } from '@/lib/browser/website-frame'
import { websiteFrame } from '@/lib/messages/en/website-frame'
import { withTexts } from '@/lib/react/i18n'
import type { Template } from '@/lib/website/templates/parts'
import { PageFrame } from './page-frame'
import { nameOf } from './template-name'

export type TemplatePreviewProps = {
  open: boolean
  template: Template | null
  onClose: () => void
  onChoose: (id: string) => void
}

/** All pages of a template, large. */
export const TemplatePreview = withTexts(
  { websiteFrame },
  function TemplatePreview({ open, template, onClose, onChoose }: TemplatePreviewProps) {
    const t = useTranslations('websiteNew')
    const site = useMemo(() => (template ? shownSite(template) : null), [template])
    const name = template ? t(`template.${nameOf(template.id)}`) : ''
    return (
      <Dialog
        open={open}
        onOpenChange={(isOpen) => !isOpen && onClose()}
        title={name}
        description={t('invented')}
        className="sm:max-w-[1180px]"
        footer={
          template && (
            <>
              <Button onClick={onClose}>{t('close')}</Button>
              <Button variant="primary" onClick={() => onChoose(template.id)}>
                {t('useThis')}
              </Button>
            </>
          )
        }
      >
        {site && (
          <div className="overflow-hidden rounded-lg border">
            <PageFrame site={site} title={name} className="h-[62vh] min-h-72" />
          </div>
        )}
      </Dialog>
    )
  },
)
