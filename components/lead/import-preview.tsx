import { useTranslations } from 'use-intl'
import type { LeadImport } from '@/lib/api/lead-file'
import { IMPORT_FIELDS } from '@/lib/domain/leads/import-columns'

/** The first lines as they are in the file, under what each column is taken for. */
export function ImportPreview({ answer: { columns, mapping, preview } }: { answer: LeadImport }) {
  const t = useTranslations('leadImport')
  if (preview.length === 0) return null
  const fieldOf = (column: string) => IMPORT_FIELDS.find((field) => mapping[field] === column)
  return (
    <section aria-label={t('preview')} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h3 className="text-13 font-strong">{t('previewOf', { count: preview.length })}</h3>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard */}
      <div className="overflow-x-auto rounded-lg border" tabIndex={0} role="group" aria-label={t('preview')}>
        <table className="w-full text-12">
          <thead>
            <tr className="bg-sunken">
              {columns.map((column) => {
                const field = fieldOf(column)
                return (
                  <th key={column} scope="col" className="px-3 py-2 text-start align-top font-medium whitespace-nowrap">
                    <bdi>{column}</bdi>
                    <span className="block font-regular text-3">{field ? t(`field.${field}`) : '–'}</span>
                  </th>
                )
              })}
            </tr>
          </thead>
          <tbody>
            {preview.map((cells, line) => (
              <tr key={line} className="border-t">
                {columns.map((column, place) => (
                  <td key={column} className="max-w-56 truncate px-3 py-1.5">
                    <bdi>{cells[place]}</bdi>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
