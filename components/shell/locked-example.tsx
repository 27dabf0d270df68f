import { CircleCheck } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Badge } from '@/components/ui/badge'
import { Card } from '@/components/ui/card'
import { SeverityIcon } from '@/components/ui/severity-icon'

export const EXAMPLES = ['dashboard', 'monitoring', 'history', 'report'] as const

/** Invented businesses, called the same in every language. */
const ROWS = [
  { line: 'a', tone: 'critical', name: 'Quay Street Physio', icon: <SeverityIcon severity="critical" /> },
  { line: 'b', tone: 'medium', name: 'Harbour Coffee', icon: <SeverityIcon severity="medium" /> },
  { line: 'c', tone: 'pass', name: 'Kinsale Smiles', icon: <CircleCheck aria-hidden="true" /> },
] as const

/** What the screen would say of invented sites: nothing in it can be pressed. */
export function LockedExample({ kind }: { kind: (typeof EXAMPLES)[number] }) {
  const t = useTranslations('shell.locked')
  return (
    <section aria-labelledby="locked-example" className="grid gap-3">
      <h2 id="locked-example">
        <Badge>{t('agency.example')}</Badge>
      </h2>
      <Card>
        <ul>
          {ROWS.map(({ line, tone, name, icon }) => (
            <li key={line} className="flex min-h-14 items-center gap-3 border-t px-4 py-2 first:border-t-0 sm:px-5">
              <span className={`${tone} text-k-text`}>{icon}</span>
              <span className="grid">
                <span className="text-13 font-medium">{t(`examples.${kind}.${line}`)}</span>
                <bdi className="text-12 text-3">{name}</bdi>
              </span>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  )
}
