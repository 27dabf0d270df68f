import { useRouter } from 'next/navigation'
import { useMemo, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { Card, CardBody, CardHeader } from '@/components/ui/card'
import { FormFailure } from '@/components/ui/form-failure'
import { notify } from '@/components/ui/notify'
import { Progress } from '@/components/ui/progress'
import { useCreateDfyWebsite } from '@/lib/api/dfy-website'
import { useCurrentWorkspace } from '@/lib/api/workspace'
import { useReach } from '@/lib/browser/connection'
import { showInPlace } from '@/lib/browser/errors'
import { websiteFrame } from '@/lib/messages/en/website-frame'
import { withTexts } from '@/lib/react/i18n'
import { begun } from '@/lib/website/begin'
import type { Template } from '@/lib/website/templates/parts'
import { begunSite } from './begun-site'
import { type Draft, forgetNewDraft, type Logo } from './new-draft'
import { PageFrame } from './page-frame'
import { Swatch } from './palette-choice'
import { nameOf } from './template-name'
import { managerOf } from './website-links'

type ReviewStepProps = { template: Template; draft: Draft; logo: Logo | null; onBack: () => void }

/** The last look at what is made, and how far its upload is. */
export const ReviewStep = withTexts({ websiteFrame }, function ReviewStep(props: ReviewStepProps) {
  const { template, draft, logo, onBack } = props
  const t = useTranslations('websiteNew')
  const { start, cancel, sent, error } = useCreate(props)
  const isOffline = useReach() === 'offline'
  const site = useMemo(() => begunSite(template, draft, logo), [template, draft, logo])
  return (
    <div className="grid items-start gap-4 sm:gap-6 xl:grid-cols-[minmax(0,360px)_minmax(0,1fr)]">
      <Card>
        <CardHeader title={t('summary')} description={t('summaryText')} className="border-b" />
        <CardBody className="grid gap-4 pt-4 sm:pt-5">
          <Facts {...{ template, draft, logo }} />
          {error !== null && <FormFailure error={error} />}
          {sent === null ? (
            <div className="flex flex-wrap gap-2 max-sm:*:grow">
              <Button
                variant="primary"
                size="lg"
                disabled={isOffline}
                title={isOffline ? t('offline') : undefined}
                onClick={() => void start()}
              >
                {t('create')}
              </Button>
              <Button size="lg" onClick={onBack}>
                {t('change')}
              </Button>
            </div>
          ) : (
            <div className="grid gap-2" role="status">
              <span className="flex items-center justify-between gap-3 text-13">
                {sent < 1 ? t('uploading', { share: Math.round(sent * 100) }) : t('making')}
                <Button size="sm" onClick={cancel}>
                  {t('cancel')}
                </Button>
              </span>
              <Progress value={sent < 1 ? sent * 100 : null} label={t('progress')} />
            </div>
          )}
        </CardBody>
      </Card>
      <Card className="overflow-hidden">
        <PageFrame site={site} title={t('previewTitle')} />
      </Card>
    </div>
  )
})

function Facts({ template, draft, logo }: Omit<ReviewStepProps, 'onBack'>) {
  const t = useTranslations('websiteNew')
  const { entries, palette } = draft
  const facts = [
    [t('field.name'), entries.name],
    [t('field.client'), entries.client_name || t('ownSite')],
    [t('step.template'), t(`template.${nameOf(template.id)}`)],
    [t('field.line'), entries.line],
    [t('field.phone'), entries.phone],
    [t('field.email'), entries.email || t('noEmail')],
    [t('field.address'), entries.address],
  ] as const
  return (
    <dl className="grid gap-2 text-13">
      {facts
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <div key={name} className="grid grid-cols-[112px_minmax(0,1fr)] gap-3">
            <dt className="text-3">{name}</dt>
            <dd className="[overflow-wrap:anywhere]" dir="auto">
              {value}
            </dd>
          </div>
        ))}
      <div className="grid grid-cols-[112px_minmax(0,1fr)] items-center gap-3">
        <dt className="text-3">{t('field.colours')}</dt>
        <dd>
          <Swatch colours={palette ?? template.document.theme.palette} />
        </dd>
      </div>
      {logo && (
        <div className="grid grid-cols-[112px_minmax(0,1fr)] items-center gap-3">
          <dt className="text-3">{t('field.logo')}</dt>
          <dd>
            <img
              src={logo.url}
              alt={t('logoOf')}
              className="h-9 max-w-36 rounded border bg-white object-contain px-1"
            />
          </dd>
        </div>
      )}
    </dl>
  )
}

/** Sends it; `sent` is how much of it has left, null while nothing is sent. What fails leaves the draft as it is. */
function useCreate({ template, draft, logo }: ReviewStepProps) {
  const t = useTranslations('websiteNew')
  const router = useRouter()
  const workspace = useCurrentWorkspace()
  const create = useCreateDfyWebsite()
  const ending = useRef<AbortController | null>(null)
  const [sent, setSent] = useState<number | null>(null)
  const [error, setError] = useState<unknown>(null)

  async function start() {
    const controller = new AbortController()
    ending.current = controller
    setError(null)
    setSent(0)
    try {
      const body = bodyOf(template, draft, logo, workspace?.id)
      const { website } = await create.mutateAsync({ body, signal: controller.signal, onSent: setSent })
      forgetNewDraft()
      notify.success(t('created', { name: website.name }))
      router.push(managerOf(website.id))
    } catch (failure) {
      setSent(null)
      if (controller.signal.aborted) return
      showInPlace(failure)
      setError(failure)
    }
  }
  return { start, cancel: () => ending.current?.abort(), sent, error }
}

function bodyOf(template: Template, { entries, palette }: Draft, logo: Logo | null, workspace: string | undefined) {
  const { business, document } = begun(template, { ...entries, palette })
  const body = new FormData()
  body.set('name', business.name)
  body.set('template_id', template.id)
  body.set('business', JSON.stringify(business))
  body.set('document', JSON.stringify(document))
  if (palette) body.set('palette', JSON.stringify(palette))
  if (workspace) body.set('workspace_id', workspace)
  if (entries.client_name) body.set('client_name', entries.client_name)
  if (logo) body.set('logo', logo.file, logo.file.name)
  return body
}
