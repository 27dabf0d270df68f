import { Download } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { asWritten } from '@/components/scan-result/read-result'
import { useWork } from '@/components/scan-result/work'
import { Button } from '@/components/ui/button'
import { Menu } from '@/components/ui/menu'
import { saveFile } from '@/lib/browser/save-file'
import { CSV_COLUMNS, type CsvColumn, type CsvWords } from '@/lib/exports/csv-columns'
import { exportName } from '@/lib/exports/file-name'
import type { Entry, Exported } from '@/lib/domain/finding-entries'
import { useConfig } from '@/lib/react/use-config'

/** Files of exactly the findings that the list shows, in its order. */
export function ExportMenu({ result, entries }: Exported) {
  const t = useTranslations('report.export')
  const { productName } = useConfig()
  const words = useCsvWords()
  const save = (text: string, type: string, ending: string) =>
    saveFile(new Blob([text], { type }), exportName(result, productName, ending))
  // What makes the files is loaded when somebody wants one.
  const items = [
    {
      label: t('csv'),
      onSelect: async () =>
        save((await import('@/lib/exports/csv')).findingsCsv(entries, words), 'text/csv;charset=utf-8', 'csv'),
    },
    {
      label: t('json'),
      onSelect: async () =>
        save(
          (await import('@/lib/exports/json')).findingsJson(forPrograms({ result, entries })),
          'application/json',
          'json',
        ),
    },
    {
      label: t('sarif'),
      onSelect: async () =>
        save(
          (await import('@/lib/exports/sarif')).findingsSarif(forPrograms({ result, entries }), productName),
          'application/sarif+json',
          'sarif',
        ),
    },
  ]
  return (
    <Menu
      trigger={
        <Button size="sm" disabled={entries.length === 0}>
          <Download aria-hidden="true" />
          {t('label')}
        </Button>
      }
      header={t('what', { count: entries.length })}
      items={items}
    />
  )
}

/** What programs compare is the same in every language: as the scan wrote it down. */
function forPrograms({ result, entries }: Exported): Exported {
  const written = asWritten(result)
  const byId = new Map(written.findings.map((finding) => [finding.id, finding]))
  return {
    result: written,
    entries: entries.map((entry) => ({ ...entry, finding: byId.get(entry.finding.id) ?? entry.finding })),
  }
}

function useCsvWords(): CsvWords {
  const t = useTranslations()
  const timeOf = useWork()
  const columns = Object.fromEntries(CSV_COLUMNS.map((column) => [column, t(`report.csv.${column}`)])) as Record<
    CsvColumn,
    string
  >
  const words: Partial<Record<CsvColumn, (entry: Entry) => string>> = {
    severity: ({ finding }) => t(`ui.severity.${finding.severity}`),
    category: ({ finding }) => t(`scan.category.${finding.category}`),
    status: ({ status }) => t(`report.status.${status}`),
    drift: ({ drift }) => (drift ? t(`report.drift.${drift}`) : ''),
    confidence: ({ finding }) => t(`report.confidence.${finding.confidence}`),
    effort: ({ finding }) => timeOf(finding).time,
  }
  return { columns, value: (column, entry) => words[column]?.(entry) }
}
