import { CircleCheck } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Badge } from '@/components/ui/badge'
import { Card } from '@/components/ui/card'
import { GradeTile } from '@/components/ui/grade-tile'
import { SeverityBar } from '@/components/ui/severity-bar'
import { SeverityIcon } from '@/components/ui/severity-icon'
import { ExampleRows } from './example-rows'

/** Invented businesses, called the same in every language. */
const ROWS = [
  {
    line: 'a',
    tone: 'critical',
    name: 'Quay Street Physio',
    grade: 'F',
    score: 17,
    icon: <SeverityIcon severity="critical" />,
  },
  {
    line: 'b',
    tone: 'medium',
    name: 'Harbour Coffee',
    grade: 'C',
    score: 71,
    icon: <SeverityIcon severity="medium" />,
  },
  {
    line: 'c',
    tone: 'pass',
    name: 'Kinsale Smiles',
    grade: 'A+',
    score: 100,
    icon: <CircleCheck aria-hidden="true" />,
  },
] as const

/** Of the three together. */
const COUNTS = { critical: 1, high: 2, medium: 5, low: 9 }

type LockedExampleProps = { texts: Readonly<Record<'a' | 'b' | 'c', string>>; hasGrades: boolean }

/** What the screen would say of invented sites: nothing in it can be pressed. `hasGrades`: it would draw them, too. */
export function LockedExample({ texts, hasGrades }: LockedExampleProps) {
  const t = useTranslations('shell.locked')
  return (
    <section aria-labelledby="locked-example" className="grid gap-3">
      <h2 id="locked-example">
        <Badge>{t('agency.example')}</Badge>
      </h2>
      <Card>
        {hasGrades && (
          <div className="flex flex-wrap items-center gap-x-8 gap-y-4 border-b p-4 sm:p-5">
            <ul className="flex gap-4">
              {ROWS.map(({ name, grade, score }) => (
                <li key={name}>
                  <GradeTile grade={grade} score={score} />
                </li>
              ))}
            </ul>
            <SeverityBar counts={COUNTS} legend className="min-w-60 grow" />
          </div>
        )}
        <ExampleRows rows={ROWS.map((row) => ({ ...row, text: texts[row.line] }))} />
      </Card>
    </section>
  )
}
