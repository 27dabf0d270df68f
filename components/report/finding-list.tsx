import { useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ReportView } from '@/components/scan-result/finding-details'
import { byUrgency } from '@/components/scan-result/order'
import { Button } from '@/components/ui/button'
import { Card, CardHeader } from '@/components/ui/card'
import { Segmented } from '@/components/ui/segmented'
import type { Finding, Severity } from '@/lib/contract/scan-result'
import { storage } from '@/lib/storage'
import { FindingFilters } from './finding-filters'
import { FindingRow } from './finding-row'

const VIEW_KEY = 'soteria:report-view'

const matches = (finding: Finding, words: string[]) => {
  const text = `${finding.title} ${finding.at} ${finding.key} ${finding.rule} ${finding.summary_plain} ${finding.cve.join(' ')}`.toLowerCase()
  return words.every((word) => text.includes(word))
}

type FindingListProps = {
  findings: readonly Finding[]
  opened: readonly string[]
  /** Comes into sight. */
  target?: string
  onToggle: (finding: string) => void
  isPrinting: boolean
}

export function FindingList({ findings, opened, target, onToggle, isPrinting }: FindingListProps) {
  const t = useTranslations('report')
  const [view, setView] = useState<ReportView>(() => (storage.get(VIEW_KEY) === 'developer' ? 'developer' : 'owner'))
  const [search, setSearch] = useState('')
  const [severities, setSeverities] = useState<readonly Severity[]>([])
  const sorted = useMemo(() => [...findings].sort(byUrgency), [findings])
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const shown = isPrinting ? sorted : sorted.filter((finding) => (severities.length === 0 || severities.includes(finding.severity)) && matches(finding, words))

  function handleView(next: ReportView) {
    storage.set(VIEW_KEY, next)
    setView(next)
  }
  function showAll() {
    setSearch('')
    setSeverities([])
  }

  return (
    <Card>
      <CardHeader
        title={t('findings.title')}
        description={shown.length === findings.length ? t('findings.text') : t('findings.shown', { shown: shown.length, total: findings.length })}
        actions={
          !isPrinting && (
            <Segmented
              label={t('view.label')}
              value={view}
              onValueChange={handleView}
              options={[
                { value: 'owner', label: t('view.owner') },
                { value: 'developer', label: t('view.developer') },
              ]}
            />
          )
        }
      />
      {findings.length === 0 && <p className="border-t px-4 py-8 text-center text-13 text-2">{t('findings.none')}</p>}
      {findings.length > 0 && !isPrinting && (
        <FindingFilters findings={findings} search={search} onSearch={setSearch} severities={severities} onSeverities={setSeverities} />
      )}
      <ul>
        {shown.map((finding) => (
          <FindingRow
            key={finding.id}
            finding={finding}
            view={view}
            isOpen={opened.includes(finding.id)}
            isTarget={finding.id === target}
            onToggle={() => onToggle(finding.id)}
            isPrinting={isPrinting}
          />
        ))}
      </ul>
      {findings.length > 0 && shown.length === 0 && (
        <div className="grid justify-items-center gap-3 border-t px-4 py-8 text-13 text-2">
          <p role="status">{t('findings.noMatch', { count: findings.length })}</p>
          <Button size="sm" onClick={showAll}>
            {t('findings.clear')}
          </Button>
        </div>
      )}
    </Card>
  )
}
