import { useTranslations } from 'use-intl'
import { humanName } from '@/lib/domain/fact-words'
import { Card, CardBody, CardHeader } from '@/components/ui/card'
import type { ScanResult } from '@/lib/contract/scan-result'
import { report as words } from '@/lib/messages/en/report'
import { LISTED_ELSEWHERE } from '@/lib/domain/site-pages'
import { PlainFacts } from './plain-facts'

type FactName = keyof typeof words.fact

/** What belongs to the way to the site; everything else is about what runs there. */
const CERTIFICATE = /^(certificate|tls|dns|mail|spf|dmarc|caa|mx)\b/i

const isNamed = (key: string): key is FactName => key in words.fact

export type SiteFactsProps = { result: ScanResult; group: 'technology' | 'certificate' }

/** Facts of the scan that are not findings. */
export function SiteFacts({ result, group }: SiteFactsProps) {
  const t = useTranslations('report')
  const own = Object.entries(result.observations).filter(
    ([key]) => !LISTED_ELSEWHERE.includes(key) && CERTIFICATE.test(key) === (group === 'certificate'),
  )
  const facts: [string, unknown][] =
    group === 'technology' ? [['target', result.target], ...own, ...versions(result)] : own
  const reasons = group === 'certificate' ? missingReasons(result) : []
  if (facts.length === 0 && reasons.length === 0) {
    return (
      <Card>
        <p className="px-4 py-8 text-center text-13 text-2">{t('facts.none')}</p>
      </Card>
    )
  }
  return (
    <div className="gap-4 lg:columns-2">
      {facts.map(([key, value]) => (
        <Card key={key} className="mb-4 break-inside-avoid">
          <CardHeader title={isNamed(key) ? t(`fact.${key}`) : humanName(key)} />
          <CardBody className="text-13">
            <PlainFacts name={key} value={value} />
          </CardBody>
        </Card>
      ))}
      {reasons.map(({ key, title, detail }) => (
        <Card key={key} className="mb-4 break-inside-avoid">
          <CardHeader title={title} />
          <CardBody className="text-13 text-2">{detail}</CardBody>
        </Card>
      ))}
    </div>
  )
}

/** Which check would have written the facts down. */
const SOURCES = { certificate: 'tls.certificate', dns: 'dns.mail' }

/** Why facts are not there, in the words of the check that looked for them. */
const missingReasons = ({ observations, checks }: ScanResult) =>
  Object.entries(SOURCES).flatMap(([fact, key]) =>
    fact in observations ? [] : checks.filter((check) => check.key === key && check.detail),
  )

const versions = ({ data_versions }: ScanResult): [string, unknown][] =>
  Object.keys(data_versions).length > 0 ? [['data_versions', data_versions]] : []
