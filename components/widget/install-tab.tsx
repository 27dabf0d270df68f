import { useTranslations } from 'use-intl'
import { Card, CardBody, CardHeader } from '@/components/ui/card'
import { CodeBlock } from '@/components/ui/code-block'
import { CopyField } from '@/components/ui/copy-button'
import { QrCode } from '@/components/ui/qr-code'
import { RelativeTime } from '@/components/ui/relative-time'
import { Tabs } from '@/components/ui/tabs'
import { useWidget } from '@/lib/api/widget'
import { withBase } from '@/lib/browser/base-path'
import { apiOrigin } from '@/lib/browser/page-config'
import { CheckPage } from './check-page'
import { ResultMail } from './result-mail'
import { WidgetRules } from './widget-rules'

const KINDS = ['page', 'wordpress', 'tagManager', 'shopify', 'wix'] as const
const STEPS = [1, 2, 3] as const

/** How the widget comes into a page, and whether it did. */
export function InstallTab({ workspace }: { workspace: string }) {
  const t = useTranslations('widget.install')
  const { data } = useWidget(workspace)
  if (!data) return null
  const server = apiOrigin()
  const address = `${server}${withBase('/widget.js')}`
  const tag = `<script async src="${address}" data-key="${data.key}"></script>`
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2 lg:gap-6">
      <div className="grid gap-4 lg:gap-6">
        <Card>
          <CardHeader title={t('tag')} description={t('tagText')} />
          <CardBody className="grid gap-5">
            <CodeBlock code={tag} label={t('tag')} />
            <Places byAddress={`<script async src="${address}?key=${data.key}"></script>`} />
            <CodeBlock
              code={`<div id="check"></div>\n${tag.replace('></', ' data-mode="inline" data-target="#check"></')}`}
              label={t('inline')}
            />
            <div className="grid gap-1">
              <CodeBlock code={`script-src ${server}\nconnect-src ${server}`} label={t('csp')} />
              <p className="text-12 text-2">{t('cspText')}</p>
            </div>
          </CardBody>
        </Card>
        <Hosted address={`${server}/api/public/check/${data.key}`} />
      </div>
      <div className="grid gap-4 lg:gap-6">
        <CheckPage workspace={workspace} />
        <Seen workspace={workspace} />
        <ResultMail workspace={workspace} />
        <WidgetRules key={data.consent_version} workspace={workspace} />
      </div>
    </div>
  )
}

function Places({ byAddress }: { byAddress: string }) {
  const t = useTranslations('widget.install')
  return (
    <Tabs
      label={t('where')}
      tabs={KINDS.map((kind) => ({
        value: kind,
        label: t(kind),
        content: (
          <div className="grid gap-3 pt-3">
            <ol className="grid list-decimal gap-1 ps-5 text-13">
              {STEPS.map((step) => (
                <li key={step}>{t(`${kind}${step}`)}</li>
              ))}
            </ol>
            {kind === 'tagManager' && <CodeBlock code={byAddress} label={t('tagManager')} />}
          </div>
        ),
      }))}
    />
  )
}

function Hosted({ address }: { address: string }) {
  const t = useTranslations('widget.install')
  return (
    <Card>
      <CardHeader title={t('hosted')} description={t('hostedText')} />
      <CardBody className="grid gap-4">
        <CopyField label={t('hosted')} value={address} />
        <QrCode text={address} label={t('qr')} />
      </CardBody>
    </Card>
  )
}

function Seen({ workspace }: { workspace: string }) {
  const t = useTranslations('widget.seen')
  const { data } = useWidget(workspace)
  const seen = data?.seen ?? []
  return (
    <Card>
      <CardHeader title={t('title')} />
      <CardBody>
        {seen.length === 0 && <p className="text-13 text-2">{t('none')}</p>}
        <ul className="grid gap-2 text-13">
          {seen.map(({ host, path, at }) => (
            <li key={host + path} className="flex flex-wrap justify-between gap-x-3">
              <bdi dir="ltr" className="[overflow-wrap:anywhere]">
                {host}
                {path}
              </bdi>
              <span className="text-2">
                <RelativeTime at={at} />
              </span>
            </li>
          ))}
        </ul>
      </CardBody>
    </Card>
  )
}
