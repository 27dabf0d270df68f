import { ArrowLeft } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { PageHeader } from '@/components/ui/page-header'
import { websiteNew as texts } from '@/lib/messages/en/website-new'
import { withTexts } from '@/lib/react/i18n'
import { templateOf } from '@/lib/website/templates/templates'
import { BusinessStep } from './business-step'
import { STEPS, type Step, useNewDraft } from './new-draft'
import { ReviewStep } from './review-step'
import { TemplateGallery } from './template-gallery'

export type NewWebsiteProps = { onClose: () => void }

/** From a template to a website: what it begins as, whose it is, and a last look. */
export const NewWebsite = withTexts({ websiteNew: texts }, function NewWebsite({ onClose }: NewWebsiteProps) {
  const t = useTranslations('websiteNew')
  const { draft, logo, change, changeLogo } = useNewDraft()
  const template = templateOf(draft.template ?? '')
  const step = template ? draft.step : 'template'
  function go(next: Step) {
    change({ step: next })
    window.scrollTo(0, 0)
  }
  return (
    <div className="grid gap-4 sm:gap-6">
      <div className="grid justify-items-start gap-1">
        <Button variant="ghost" size="sm" className="-ms-2" onClick={onClose}>
          <ArrowLeft aria-hidden="true" className="rtl:rotate-180" />
          {t('back')}
        </Button>
        <PageHeader title={t('title')} description={t(`about.${step}`)} />
      </div>
      <Steps current={step} hasTemplate={template !== null} hasName={draft.entries.name.trim() !== ''} onStep={go} />
      {step === 'template' || !template ? (
        <TemplateGallery
          chosen={draft.template}
          onChoose={(id) => {
            change({ template: id, step: 'business' })
            window.scrollTo(0, 0)
          }}
        />
      ) : step === 'business' ? (
        <BusinessStep
          template={template}
          draft={draft}
          logo={logo}
          onChange={change}
          onLogo={changeLogo}
          onNext={(entries) => {
            change({ entries, step: 'review' })
            window.scrollTo(0, 0)
          }}
        />
      ) : (
        <ReviewStep template={template} draft={draft} logo={logo} onBack={() => go('business')} />
      )}
    </div>
  )
})

type StepsProps = { current: Step; hasTemplate: boolean; hasName: boolean; onStep: (step: Step) => void }

function Steps({ current, hasTemplate, hasName, onStep }: StepsProps) {
  const t = useTranslations('websiteNew')
  const isOpen = { template: true, business: hasTemplate, review: hasTemplate && hasName }
  return (
    <nav aria-label={t('steps')}>
      <ol className="flex flex-wrap gap-x-6 gap-y-2 border-b pb-3 text-13">
        {STEPS.map((step, at) => (
          <li key={step}>
            <button
              type="button"
              disabled={!isOpen[step]}
              aria-current={step === current ? 'step' : undefined}
              onClick={() => onStep(step)}
              className="group inline-flex items-center gap-2 rounded-md py-1 font-medium text-2 enabled:hover:text-1 disabled:cursor-not-allowed disabled:text-3 aria-[current]:text-1"
            >
              <span className="grid size-6 place-items-center rounded-full border border-line-strong text-12 tabular-nums group-aria-[current]:border-transparent group-aria-[current]:bg-brand group-aria-[current]:text-brand-on">
                {at + 1}
              </span>
              {t(`step.${step}`)}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}
