import { CircleCheck, CircleX } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { BrandLinks } from '@/components/shell/brand-links'
import { Button } from '@/components/ui/button'
import { StatusBadge } from '@/components/ui/status-badge'
import { useHealth } from '@/lib/api/health'
import { useBranding } from '@/lib/api/user'
import { Diagnostics } from './diagnostics'
import { APP_VERSION } from './guide-facts'

export function About() {
  const t = useTranslations('help.about')
  return (
    <dl className="grid gap-3 text-13 sm:grid-cols-[144px_minmax(0,1fr)]">
      <dt className="font-medium">{t('app')}</dt>
      <dd>{t('version', { version: APP_VERSION })}</dd>
      <dt className="font-medium">{t('api')}</dt>
      <dd>
        <ServerState />
      </dd>
      <dt className="font-medium">{t('contact')}</dt>
      <dd>
        <Contact />
        <BrandLinks className="mt-2" />
      </dd>
      <dt className="font-medium">{t('diagnostics')}</dt>
      <dd>
        <Diagnostics />
      </dd>
    </dl>
  )
}

function ServerState() {
  const t = useTranslations('help.about')
  const health = useHealth()
  if (health.isPending) return <span className="text-3">{t('checking')}</span>
  if (health.data && !health.isError) {
    return (
      <StatusBadge tone="pass" icon={<CircleCheck />}>
        {t('up', { version: health.data.version })}
      </StatusBadge>
    )
  }
  return (
    <span className="flex flex-wrap items-center gap-3">
      <StatusBadge tone="high" icon={<CircleX />}>
        {t('down')}
      </StatusBadge>
      <Button size="sm" pending={health.isFetching} onClick={() => void health.refetch()}>
        {t('check')}
      </Button>
    </span>
  )
}

function Contact() {
  const t = useTranslations('help.about')
  const { data, isPending, isFetching, refetch } = useBranding()
  if (isPending) return <span className="text-3">{t('checking')}</span>
  if (!data) {
    return (
      <span className="flex flex-wrap items-center gap-3">
        <span className="text-2">{t('contactFailed')}</span>
        <Button size="sm" pending={isFetching} onClick={() => void refetch()}>
          {t('check')}
        </Button>
      </span>
    )
  }
  if (!data.support_email) return <span className="text-2">{t('noContact')}</span>
  return (
    <a href={`mailto:${data.support_email}`} className="link">
      {data.support_email}
    </a>
  )
}
