import { useTranslations } from 'use-intl'
import { Card, CardHeader } from '@/components/ui/card'
import { applies, evidenceOf } from './evidence'
import { ItemRow } from './item-row'
import type { ITEMS, Section } from './items'
import type { LastScan } from './progress-card'

type SectionCardProps = {
  section: Section
  /** Those that are shown now. */
  items: typeof ITEMS
  ticked: readonly string[]
  lastScan: LastScan
  onToggle: (id: string) => void
}

export function SectionCard({ section, items, ticked, lastScan, onToggle }: SectionCardProps) {
  const t = useTranslations('checklist')
  if (items.length === 0) return null
  const counted = section.items.filter((item) => applies(item, lastScan.proofs))
  const done = counted.filter(({ id }) => ticked.includes(id)).length
  const headingId = `checklist-${section.id}`
  return (
    <Card aria-labelledby={headingId} className="print:break-inside-avoid">
      <CardHeader
        id={headingId}
        title={t(`sections.${section.id}`)}
        actions={
          counted.length > 0 && (
            <span className="text-12 text-2 tabular-nums">{t('progress.of', { done, all: counted.length })}</span>
          )
        }
      />
      <ul>
        {items.map((item) => (
          <ItemRow
            key={item.id}
            item={item}
            isTicked={ticked.includes(item.id)}
            evidence={lastScan.proofs && evidenceOf(item, lastScan.proofs)}
            onToggle={() => onToggle(item.id)}
          />
        ))}
      </ul>
    </Card>
  )
}
