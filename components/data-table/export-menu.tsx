import { Download } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { Menu } from '@/components/ui/menu'
import { notify } from '@/components/ui/notify'
import type { Format } from './export-rows'

type ExportMenuProps = { hint: string; size?: 'sm' | 'md'; onExport: (format: Format) => Promise<void> }

/** Where the comma divides whole from part, spreadsheets expect another one between cells. */
const hasDecimalComma = () => typeof navigator !== 'undefined' && (1.5).toLocaleString(navigator.language).includes(',')

export function ExportMenu({ hint, size = 'md', onExport }: ExportMenuProps) {
  const t = useTranslations('ui.table')
  const item = (label: string, format: Format) => ({
    label,
    onSelect: () => void onExport(format).catch(() => notify.error(t('exportFailed'))),
  })
  return (
    <Menu
      header={<p className="text-12 text-3">{hint}</p>}
      items={[
        item(t('csv'), 'csv'),
        ...(hasDecimalComma() ? [item(t('csvSemicolon'), 'csv-semicolon')] : []),
        item(t('json'), 'json'),
      ]}
      trigger={
        <Button
          size={size}
          title={t('export')}
          className="max-lg:px-2 lg:max-[1600px]:group-has-[>button:nth-of-type(4)]/tools:px-2"
        >
          <Download aria-hidden="true" />
          <span className="max-lg:sr-only lg:max-[1600px]:group-has-[>button:nth-of-type(4)]/tools:sr-only">
            {t('export')}
          </span>
        </Button>
      }
    />
  )
}
