import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Card, CardBody, CardHeader } from '@/components/ui/card'
import { About } from './about'
import { GettingStarted } from './getting-started'
import { PlanGuide } from './plan-guide'
import { Score } from './score'
import { anchorOf, type Topic } from './topics'
import { CheckStateIcon } from '@/components/scan-result/check-state'
import { SeverityBadge } from '@/components/ui/severity-badge'
import { CheckOutcome, SEVERITIES } from '@/lib/contract/scan-result'
import { DNS_PROVIDERS } from '@/lib/domain/dns-providers'
import { PROOF_HOST, PROOF_PATH, RESELLER_STEPS } from './guide-facts'
import { CodeBlock } from '@/components/ui/code-block'
import { ShortcutList } from '@/components/shell/shortcut-list'
import type { OwnTexts } from '@/lib/browser/help-file'

const contents: Record<NonNullable<Topic['name']>, ReactNode> = {
  start: <GettingStarted />,
  score: <Score />,
  severities: <Severities />,
  verify: <VerifyGuide />,
  plans: <PlanGuide />,
  connections: <ConnectionGuide />,
  recipes: <RecipeGuide />,
  wordpress: <WordPressGuide />,
  widget: <WidgetGuide />,
  reseller: <ResellerGuide />,
  keyboard: <Keyboard />,
  about: <About />,
}

export function TopicCard({ topic: { id, name, own } }: { topic: Topic }) {
  const t = useTranslations('help')
  return (
    <Card id={anchorOf(id)} aria-labelledby={`help-${id}`} className="max-w-[880px] scroll-mt-20">
      <CardHeader id={`help-${id}`} title={own ? <bdi>{own.title}</bdi> : t(`${name}.title`)} />
      <CardBody>{own ? <OwnContent body={own.body} /> : contents[name]}</CardBody>
    </Card>
  )
}

function Severities() {
  const t = useTranslations()
  return (
    <div className="grid gap-6 text-13">
      <dl className="grid gap-3">
        {SEVERITIES.map((severity) => (
          <div key={severity} className="grid items-center gap-x-4 gap-y-1 sm:grid-cols-[96px_minmax(0,1fr)]">
            <dt>
              <SeverityBadge severity={severity} />
            </dt>
            <dd>{t(`help.severities.${severity}`)}</dd>
          </div>
        ))}
      </dl>
      <div className="grid gap-3">
        <h3 className="font-strong">{t('help.severities.outcomes')}</h3>
        <dl className="grid gap-3">
          {CheckOutcome.options.map((state) => (
            <div key={state} className="grid gap-x-4 gap-y-1 sm:grid-cols-[144px_minmax(0,1fr)]">
              <dt className="flex items-center gap-2 font-medium">
                <CheckStateIcon state={state} />
                {t(`scan.state.${state}`)}
              </dt>
              <dd className="text-2">{t(`scan.stateMeans.${state}`)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  )
}

function VerifyGuide() {
  const t = useTranslations('help.verify')
  const asset = useTranslations('asset.verify')
  return (
    <div className="grid gap-4 text-13">
      <p>{t('intro')}</p>
      <ul className="grid list-disc gap-1 ps-5">
        <li>{t('dns', { host: PROOF_HOST })}</li>
        <li className="[overflow-wrap:anywhere]">{t('file', { path: PROOF_PATH })}</li>
        <li>{t('meta')}</li>
      </ul>
      <h3 className="font-strong">{t('where')}</h3>
      <dl className="grid gap-3">
        {DNS_PROVIDERS.map((provider) => (
          <div key={provider} className="grid gap-x-4 gap-y-0.5 border-t pt-3 sm:grid-cols-[144px_minmax(0,1fr)]">
            <dt className="font-medium">{asset(`providers.${provider}`)}</dt>
            <dd className="text-pretty text-2">{asset(`hints.${provider}`)}</dd>
          </div>
        ))}
      </dl>
      <p className="text-2">{t('wait')}</p>
    </div>
  )
}

const PARTS = ['test', 'retry', 'problem', 'secret'] as const

function ConnectionGuide() {
  const t = useTranslations('help.connections')
  return (
    <div className="grid gap-4 text-13">
      <p className="max-w-[72ch] text-pretty">{t('intro')}</p>
      <Parts parts={PARTS.map((part) => ({ name: t(`${part}.name`), text: t(`${part}.text`) }))} />
      <ul className="grid max-w-[72ch] list-disc gap-1 ps-5 text-pretty text-2">
        <li>{t('once')}</li>
        <li>{t('signed')}</li>
        <li>{t('kept')}</li>
      </ul>
    </div>
  )
}

const STEPS = ['when', 'if', 'does', 'limit'] as const
const NOTES = ['preview', 'test', 'once', 'loops'] as const

function RecipeGuide() {
  const t = useTranslations('help.recipes')
  return (
    <div className="grid gap-4 text-13">
      <p className="max-w-[72ch] text-pretty">{t('intro')}</p>
      <Parts parts={STEPS.map((step) => ({ name: t(`${step}.name`), text: t(`${step}.text`) }))} />
      <ul className="grid max-w-[72ch] list-disc gap-1 ps-5 text-pretty text-2">
        <li>{t('variables', { example: '{{site}}' })}</li>
        {NOTES.map((note) => (
          <li key={note}>{t(note)}</li>
        ))}
      </ul>
    </div>
  )
}

const WORDPRESS = ['pair', 'report', 'judge', 'harden'] as const
const COMMAND = 'wp site-guard pair <code>'

function WordPressGuide() {
  const t = useTranslations('help.wordpress')
  return (
    <div className="grid gap-4 text-13">
      <p className="max-w-[72ch] text-pretty">{t('intro')}</p>
      <Parts
        parts={WORDPRESS.map((part) => ({ name: t(`${part}.name`), text: t(`${part}.text`, { command: COMMAND }) }))}
      />
      <ul className="grid max-w-[72ch] list-disc gap-1 ps-5 text-pretty text-2">
        <li>{t('privacy')}</li>
        <li>{t('copy')}</li>
        <li>{t('end')}</li>
      </ul>
    </div>
  )
}

function WidgetGuide() {
  const t = useTranslations('help.widget')
  return (
    <div className="grid max-w-[72ch] gap-2 text-13 text-pretty">
      <p>{t('text')}</p>
      <p className="text-2">{t('rules')}</p>
    </div>
  )
}

function ResellerGuide() {
  const t = useTranslations('help.reseller')
  return (
    <div className="grid gap-4 text-13">
      <p className="max-w-[72ch] text-pretty">{t('intro')}</p>
      <ol className="grid list-decimal gap-3 ps-5">
        {RESELLER_STEPS.map((step) => (
          <li key={step.name}>
            <p className="max-w-[72ch] text-pretty">{t(step.name)}</p>
            {'code' in step && <CodeBlock code={step.code} label={t(`${step.name}Code`)} className="mt-1" />}
          </li>
        ))}
      </ol>
    </div>
  )
}

function Keyboard() {
  const t = useTranslations('help.keyboard')
  return (
    <div className="grid gap-4 text-13">
      <p>{t('intro')}</p>
      <ShortcutList />
    </div>
  )
}

/** What a reseller wrote: text nodes and nothing else, each in its own direction. */
function OwnContent({ body }: Pick<OwnTexts, 'body'>) {
  return (
    <div className="grid gap-4 text-13">
      {body.map((part, index) =>
        typeof part === 'string' ? (
          <p key={index} dir="auto" className="text-pretty whitespace-pre-line text-2 [overflow-wrap:anywhere]">
            {part}
          </p>
        ) : (
          <ol key={index} className="grid list-decimal gap-1 ps-5">
            {part.steps.map((step, place) => (
              <li key={place} dir="auto" className="text-pretty text-2 [overflow-wrap:anywhere]">
                {step}
              </li>
            ))}
          </ol>
        ),
      )}
    </div>
  )
}

/** Terms, each with what it means. */
const Parts = ({ parts }: { parts: readonly { name: string; text: string }[] }) => (
  <dl className="grid gap-3">
    {parts.map(({ name, text }) => (
      <div key={name} className="grid gap-x-4 gap-y-0.5 border-t pt-3 sm:grid-cols-[96px_minmax(0,1fr)]">
        <dt className="font-medium">{name}</dt>
        <dd className="text-pretty text-2">{text}</dd>
      </div>
    ))}
  </dl>
)
