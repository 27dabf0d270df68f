import { ArrowLeft, ExternalLink, Eye, Rocket } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button, ButtonLink, buttonClass } from '@/components/ui/button'
import { FormFailure } from '@/components/ui/form-failure'
import { Note } from '@/components/ui/note'
import { PageHeader } from '@/components/ui/page-header'
import { useReach } from '@/lib/browser/connection'
import type { DfyWebsite } from '@/lib/contract/website'
import { href } from '@/lib/domain/routes'
import { FAULTS } from './faults'
import { type NotPublished, usePublish } from './use-publish'
import { editorOf, previewOf } from './website-links'
import { hostOf, isPublished, statusOf } from './website-state'

/** Name, how it stands, and the ways on. */
export function ManagerHead({ website }: { website: DfyWebsite }) {
  const t = useTranslations('websiteManager')
  const { publish, isPending, failure } = usePublish(website)
  const status = statusOf(website)
  const host = hostOf(website)
  const { id, name } = website
  return (
    <>
      <div className="grid justify-items-start gap-1">
        <ButtonLink variant="ghost" size="sm" className="-ms-2" href={href('dfyWebsites')}>
          <ArrowLeft aria-hidden="true" className="rtl:rotate-180" />
          {t('all')}
        </ButtonLink>
        <div className="w-full">
          <PageHeader
            title={<bdi>{name}</bdi>}
            description={host ? t('publishedAt', { host }) : t(status === 'draft' ? 'isDraft' : 'isOff')}
            actions={<Deeds website={website} isPending={isPending} onPublish={() => void publish()} />}
          />
        </div>
      </div>
      {failure && <WhyNot failure={failure} id={id} />}
    </>
  )
}

type DeedsProps = { website: DfyWebsite; isPending: boolean; onPublish: () => void }

function Deeds({ website, isPending, onPublish }: DeedsProps) {
  const t = useTranslations('websiteManager')
  const isOffline = useReach() === 'offline'
  const status = statusOf(website)
  const { id, address } = website
  return (
    <>
      {isPublished(website) && address && (
        <a href={address} target="_blank" rel="noopener noreferrer" className={buttonClass()}>
          <ExternalLink aria-hidden="true" />
          {t('open')}
        </a>
      )}
      <ButtonLink href={previewOf(id)}>
        <Eye aria-hidden="true" />
        {t('preview')}
      </ButtonLink>
      <ButtonLink href={editorOf(id)} variant={status === 'published' ? 'primary' : 'secondary'}>
        {t('edit')}
      </ButtonLink>
      {status !== 'published' && (
        <Button
          variant="primary"
          pending={isPending}
          disabled={isOffline}
          title={isOffline ? t('offline') : undefined}
          onClick={onPublish}
        >
          <Rocket aria-hidden="true" />
          {t(status === 'unpublished_changes' ? 'publishChanges' : 'publish')}
        </Button>
      )}
    </>
  )
}

function WhyNot({ failure: { faults, error }, id }: { failure: NotPublished; id: string }) {
  const t = useTranslations('websiteManager')
  if (faults.length === 0) return <FormFailure error={error} />
  return (
    <Note
      tone="critical"
      role="alert"
      title={t('notPublished', { count: faults.length })}
      actions={
        <ButtonLink size="sm" href={editorOf(id)}>
          {t('toEditor')}
        </ButtonLink>
      }
    >
      <ul className="list-disc ps-4">
        {faults.map((fault) => (
          <li key={fault}>
            <FaultName code={fault} />
          </li>
        ))}
      </ul>
    </Note>
  )
}

/** What a newer server finds is shown as it says it. */
function FaultName({ code }: { code: string }) {
  const t = useTranslations('websiteManager.fault')
  const known = FAULTS.find((fault) => fault === code)
  return known ? t(known) : code
}
