import { CircleCheck, CircleDashed } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Card, CardHeader } from '@/components/ui/card'
import { IntentLink } from '@/components/ui/intent-link'
import type { AgencyOverview } from '@/lib/api/agency'
import { href } from '@/lib/domain/routes'

type Steps = AgencyOverview['steps']

const STEPS = ['brand', 'search', 'scan', 'outreach', 'signed', 'authorised', 'report'] as const
const ways: Record<(typeof STEPS)[number], string> = {
  brand: `${href('setting')}?section=branding`,
  search: href('lead'),
  scan: href('lead'),
  outreach: href('leads'),
  signed: href('client'),
  authorised: `${href('client')}?new=authorisation`,
  report: href('leads'),
}

/** The way of a new agency, ticked from what is really there. */
export function FirstMonth({ steps: counted }: { steps: Steps }) {
  const t = useTranslations('agency.steps')
  // Whoever signs an authorisation to scan has signed.
  const steps = { ...counted, signed: counted.signed + counted.authorised }
  const done = STEPS.filter((step) => steps[step]).length
  return (
    <Card>
      <CardHeader title={t('title')} description={t('text', { done, total: STEPS.length })} />
      <ol className="grid border-t sm:grid-flow-col sm:grid-cols-2 sm:grid-rows-4">
        {STEPS.map((step) => (
          <li key={step} className="flex min-h-12 items-center gap-3 px-4 py-1.5 sm:px-5">
            {steps[step] ? (
              <CircleCheck aria-hidden="true" className="flex-none text-pass-text" />
            ) : (
              <CircleDashed aria-hidden="true" className="flex-none text-3" />
            )}
            <span className="grid min-w-0">
              <span className={`text-13 ${steps[step] ? 'text-2' : 'font-medium'}`}>
                <Name step={step} />
                <span className="sr-only">: {t(steps[step] ? 'isDone' : 'isOpen')}</span>
              </span>
              <Known step={step} steps={steps} />
            </span>
          </li>
        ))}
      </ol>
    </Card>
  )
}

function Name({ step }: { step: (typeof STEPS)[number] }) {
  const t = useTranslations('agency.steps')
  return (
    <IntentLink href={ways[step]} className="hover:underline">
      {t(step)}
    </IntentLink>
  )
}

function Known({ step, steps }: { step: (typeof STEPS)[number]; steps: Steps }) {
  const t = useTranslations('agency')
  const { search, scan, outreach, report } = steps
  const text =
    step === 'brand'
      ? steps.brand && t('steps.brandSet')
      : step === 'search'
        ? search > 0 && t('steps.searches', { count: search })
        : step === 'scan'
          ? scan > 0 && t('steps.scans', { count: scan })
          : step === 'outreach'
            ? outreach > 0 && t('steps.sent', { count: outreach })
            : step === 'report' && report > 0 && t('steps.shared', { count: report })
  return text ? <span className="text-12 text-3">{text}</span> : null
}
