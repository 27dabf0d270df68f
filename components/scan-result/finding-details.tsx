import type { ReactNode } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { IntentLink } from '@/components/ui/intent-link'
import type { Finding } from '@/lib/contract/scan-result'
import { href } from '@/lib/domain/routes'
import { isKnownRule } from '@/lib/domain/work'
import { EvidenceList } from './evidence'
import { Fix } from './fix'

type FindingDetailsProps = {
  finding: Finding
  /** The owner gets plain words first, the developer everything at once. */
  view: 'owner' | 'developer'
  /** Paper shows the developer everything, and the owner what to do. */
  isPrinting?: boolean
}

export function FindingDetails({ finding, view, isPrinting = false }: FindingDetailsProps) {
  const t = useTranslations('scan')
  return (
    <div className="@container">
      <div className="grid gap-5 @3xl:grid-cols-2 @3xl:gap-8">
        <div className="grid min-w-0 content-start gap-4">
          <Part title={t('means')}>
            <p className="text-13 text-pretty">{finding.summary_plain}</p>
          </Part>
          <Part title={t('impact')}>
            <p className="text-13 text-pretty">{finding.impact}</p>
          </Part>
          <Part title={t('fix')}>
            <Fix finding={finding} />
          </Part>
        </div>
        <div className="grid min-w-0 content-start gap-4">
          <Where finding={finding} />
          {finding.evidence.length > 0 && !(view === 'owner' && isPrinting) && (
            <Proof finding={finding} isOpen={view === 'developer' || isPrinting} />
          )}
          {view === 'developer' && <Classification finding={finding} />}
          <References references={finding.references} />
          <Article rule={finding.rule} />
        </div>
      </div>
    </div>
  )
}

function Part({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className="grid gap-1 [overflow-wrap:anywhere]">
      <h4 className="text-12 font-strong text-2">{title}</h4>
      {children}
    </section>
  )
}

function Where({ finding }: { finding: Finding }) {
  const t = useTranslations('scan')
  return (
    <Part title={t('where')}>
      <p className="mono [overflow-wrap:anywhere]">{finding.at}</p>
      {finding.key && <p className="mono text-2 [overflow-wrap:anywhere]">{finding.key}</p>}
      {finding.confidence === 'likely' && <p className="text-12 text-3">{t('likely')}</p>}
    </Part>
  )
}

function Proof({ finding, isOpen }: { finding: Finding; isOpen: boolean }) {
  const t = useTranslations('scan')
  if (isOpen) {
    return (
      <Part title={t('evidence')}>
        <EvidenceList evidence={finding.evidence} />
      </Part>
    )
  }
  return (
    <details className="group">
      <summary className="min-h-6 text-12 font-strong text-2 hover:text-1">{t('evidence')}</summary>
      <div className="pt-2">
        <EvidenceList evidence={finding.evidence} />
      </div>
    </details>
  )
}

function Classification({ finding }: { finding: Finding }) {
  const t = useTranslations('scan')
  const format = useFormatter()
  const lines = [
    { name: t('area'), values: [t(`category.${finding.category}`)] },
    { name: 'CWE', values: finding.cwe.map(String) },
    { name: 'OWASP', values: finding.owasp },
    { name: 'ASVS', values: finding.asvs },
    { name: 'CVE', values: finding.cve },
    { name: t('rule'), values: [finding.rule] },
  ].filter(({ values }) => values.length > 0)
  return (
    <dl className="flex flex-wrap gap-x-4 gap-y-1 text-12 text-3">
      {lines.map(({ name, values }) => (
        <div key={name} className="flex gap-1">
          <dt>{name}</dt>
          <dd className="font-medium text-1 [overflow-wrap:anywhere]">{format.list(values, { type: 'unit' })}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Of the help, where there is one: rules that this version does not know have none. */
function Article({ rule }: Pick<Finding, 'rule'>) {
  const t = useTranslations('scan')
  if (!isKnownRule(rule)) return null
  return (
    <IntentLink
      href={`${href('help')}?article=${encodeURIComponent(rule)}`}
      className="link justify-self-start text-13 print:hidden"
    >
      {t('article')}
    </IntentLink>
  )
}

function References({ references }: Pick<Finding, 'references'>) {
  const t = useTranslations('scan')
  const safe = references.filter(({ url }) => url.startsWith('https://'))
  if (safe.length === 0) return null
  return (
    <Part title={t('references')}>
      <ul className="grid">
        {safe.map(({ title, url }) => (
          <li key={url}>
            <a href={url} target="_blank" rel="noopener noreferrer nofollow" className="link text-13">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </Part>
  )
}
