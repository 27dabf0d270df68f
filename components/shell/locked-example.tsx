import { CircleCheck } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Badge } from '@/components/ui/badge'
import { Card } from '@/components/ui/card'
import { SeverityIcon } from '@/components/ui/severity-icon'
import { ExampleRows } from './example-rows'

/** Invented businesses, called the same in every language. */
const ROWS = [
  { line: 'a', tone: 'critical', name: 'Quay Street Physio', icon: <SeverityIcon severity="critical" /> },
  { line: 'b', tone: 'medium', name: 'Harbour Coffee', icon: <SeverityIcon severity="medium" /> },
  { line: 'c', tone: 'pass', name: 'Kinsale Smiles', icon: <CircleCheck aria-hidden="true" /> },
] as const

/** What the screen would say of invented sites: nothing in it can be pressed. */
export function LockedExample({ texts }: { texts: Readonly<Record<'a' | 'b' | 'c', string>> }) {
  const t = useTranslations('shell.locked')
  return (
    <section aria-labelledby="locked-example" className="grid gap-3">
      <h2 id="locked-example">
        <Badge>{t('agency.example')}</Badge>
      </h2>
      <Card>
        <ExampleRows rows={ROWS.map((row) => ({ ...row, text: texts[row.line] }))} />
      </Card>
    </section>
  )
}
