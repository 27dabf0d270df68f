import { useTranslations } from 'use-intl'
import { Facts, humanName } from '@/components/scan-result/facts'
import { Card, CardBody, CardHeader } from '@/components/ui/card'
import type { ScanResult } from '@/lib/contract/scan-result'
import { report as words } from '@/lib/messages/en/report'

type FactName = keyof typeof words.fact

/** What belongs to the way to the site; everything else is about what runs there. */
const CERTIFICATE = /^(certificate|tls|dns|mail|spf|dmarc|caa|mx)\b/i

const isNamed = (key: string): key is FactName => key in words.fact

/** Facts of the scan that are not findings. */
export function SiteFacts({ result, group }: { result: ScanResult; group: 'technology' | 'certificate' }) {
  const t = useTranslations('report')
  const own = Object.entries(result.observations).filter(([key]) => CERTIFICATE.test(key) === (group === 'certificate'))
  const facts: [string, unknown][] = group === 'technology' ? [['target', result.target], ...own, ...versions(result)] : own
  if (facts.length === 0) {
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
          <CardBody>
            <Facts value={value} />
          </CardBody>
        </Card>
      ))}
    </div>
  )
}

const versions = ({ data_versions }: ScanResult): [string, unknown][] => (Object.keys(data_versions).length > 0 ? [['data_versions', data_versions]] : [])
