import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { Button } from '@/components/ui/button'
import { Card, CardBody, CardHeader } from '@/components/ui/card'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { Field, Form, SubmitButton } from '@/components/ui/form'
import { Note } from '@/components/ui/note'
import { notify } from '@/components/ui/notify'
import { onceOpen } from '@/components/ui/on-demand'
import { type DfyManager, useDfyDomainSetup, useDfyDomainWatch } from '@/lib/api/dfy'
import { useReach } from '@/lib/browser/connection'
import { text } from '@/lib/contract/common'
import type { DfyWebsite, DomainSetup } from '@/lib/contract/website'
import { DomainRecords } from './domain-records'
import { DomainSteps } from './domain-steps'
import type { SendStepsProps } from './send-steps'
import { isPublished } from './website-state'

const SendSteps = onceOpen<SendStepsProps>(() => import('./send-steps').then((part) => part.SendSteps))

/** The way of a domain to the website: what is to be entered where, and what stands there now. */
export function DomainTab({ manager: { website } }: { manager: DfyManager }) {
  const t = useTranslations('websiteManager.domain')
  useDfyDomainWatch(website.id, website.domain !== null && website.domain?.status !== 'active')
  if (!website.domain) return <ConnectDomain website={website} />
  return (
    <div className="grid gap-4 sm:gap-6">
      {!isPublished(website) && <Note tone="medium" title={t('publishFirst')} />}
      <Connected website={website} domain={website.domain} />
    </div>
  )
}

const Schema = z.object({ domain: text(253, 'required') })

function ConnectDomain({ website }: { website: DfyWebsite }) {
  const t = useTranslations('websiteManager.domain')
  const setup = useDfyDomainSetup(website.id)
  const { default_domain } = website
  return (
    <Card>
      <CardHeader
        title={t('connectTitle')}
        description={default_domain ? t('connectText', { host: default_domain }) : t('connectTextNone')}
        className="border-b"
      />
      <CardBody className="pt-4 sm:pt-5">
        <Form
          schema={Schema}
          defaultValues={{ domain: '' }}
          draftKey={`website-domain-${website.id}`}
          onSubmit={({ domain }) => setup.mutateAsync(domain)}
          className="max-w-[480px]"
        >
          <Field
            name="domain"
            label={t('domain')}
            help={t('domainHelp')}
            placeholder="www.example.com"
            dir="ltr"
            inputMode="url"
            autoCapitalize="none"
            spellCheck={false}
          />
          <SubmitButton className="justify-self-start">{t('connect')}</SubmitButton>
        </Form>
        <ul className="mt-5 grid list-disc gap-1 ps-4 text-13 text-2">
          <li>{t('tipTtl')}</li>
          <li>{t('tipMail')}</li>
        </ul>
      </CardBody>
    </Card>
  )
}

function Connected({ website, domain }: { website: DfyWebsite; domain: DomainSetup }) {
  const t = useTranslations('websiteManager.domain')
  const setup = useDfyDomainSetup(website.id)
  const isOffline = useReach() === 'offline'
  const [asked, setAsked] = useState<'mail' | 'leave' | null>(null)
  return (
    <>
      <DomainSteps domain={domain} />
      <Problems domain={domain} />
      <DomainRecords
        domain={domain}
        actions={
          <Button
            pending={setup.isPending}
            disabled={isOffline}
            title={isOffline ? t('offline') : undefined}
            onClick={() => setup.mutate(domain.domain)}
          >
            {!setup.isPending && <RefreshCw aria-hidden="true" />}
            {t('checkAgain')}
          </Button>
        }
        footer={
          <>
            <span className="flex flex-wrap items-center gap-x-2 text-13 text-2">
              {t('notUsed')}
              <button type="button" className="link" onClick={() => setAsked('leave')}>
                {t('remove')}
              </button>
            </span>
            <Button size="sm" onClick={() => setAsked('mail')}>
              {t('send')}
            </Button>
          </>
        }
      />
      <SendSteps open={asked === 'mail'} id={website.id} onClose={() => setAsked(null)} />
      <Leave open={asked === 'leave'} website={website} domain={domain.domain} onClose={() => setAsked(null)} />
    </>
  )
}

/** What is wrong, in the words of the server. */
function Problems({ domain }: { domain: DomainSetup }) {
  const t = useTranslations('websiteManager.domain')
  const wrong = domain.records.filter(({ state }) => state !== 'ok')
  const problems = [...new Set(wrong.flatMap(({ problem }) => problem?.text || []))]
  const detail = domain.status_detail && !problems.includes(domain.status_detail) ? [domain.status_detail] : []
  const texts = [...detail, ...problems]
  if (domain.status === 'active' || texts.length === 0) return null
  return (
    <Note
      tone={domain.status === 'failed' ? 'high' : 'medium'}
      role="status"
      title={
        domain.status === 'failed' ? t('failed') : wrong.length > 0 ? t('wrong', { count: wrong.length }) : t('waiting')
      }
    >
      {texts.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Note>
  )
}

type LeaveProps = { open: boolean; website: DfyWebsite; domain: string; onClose: () => void }

function Leave({ open, website, domain, onClose }: LeaveProps) {
  const t = useTranslations('websiteManager.domain')
  const setup = useDfyDomainSetup(website.id)
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('askRemove', { domain })}
      description={t('askRemoveText')}
      confirmLabel={t('remove')}
      onConfirm={async () => {
        await setup.mutateAsync('')
        notify.success(t('removed', { domain }))
      }}
    />
  )
}
