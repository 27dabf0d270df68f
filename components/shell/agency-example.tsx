import { ArrowDownCircle, ClockAlert } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Badge } from '@/components/ui/badge'
import { Card, CardHeader } from '@/components/ui/card'
import { GradeTile } from '@/components/ui/grade-tile'
import { SeverityIcon } from '@/components/ui/severity-icon'
import { ExampleRows } from './example-rows'

/** Invented businesses, called the same in every language. */
const ROWS = [
  { kind: 'exposed', tone: 'critical', name: 'Quay Street Physio', icon: <SeverityIcon severity="critical" /> },
  { kind: 'down', tone: 'critical', name: 'Harbour Coffee', icon: <ArrowDownCircle aria-hidden="true" /> },
  { kind: 'step', tone: 'medium', name: 'Kinsale Smiles', icon: <ClockAlert aria-hidden="true" /> },
] as const

/** What the agency's home would say of an invented studio: nothing in it can be pressed. */
export function AgencyExample() {
  const t = useTranslations('shell.locked.agency')
  return (
    <section aria-labelledby="agency-example" className="grid gap-4">
      <h2 id="agency-example">
        <Badge>{t('example')}</Badge>
      </h2>
      <Card className="flex items-center gap-4 p-4 sm:gap-6 sm:p-6">
        <GradeTile grade="C" score={76} />
        <div className="grid gap-1">
          <p className="text-16 font-strong">{t('headline')}</p>
          <p className="text-14 text-2">{t('average')}</p>
        </div>
      </Card>
      <Card>
        <CardHeader title={t('attention')} />
        <div className="border-t">
          <ExampleRows rows={ROWS.map((row) => ({ ...row, text: t(`row.${row.kind}`) }))} />
        </div>
      </Card>
    </section>
  )
}
