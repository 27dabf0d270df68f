import { Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { DataTable } from '@/components/data-table/data-table'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import type { DfyWebsite } from '@/lib/contract/website'
import { useWebsiteColumns } from './use-website-columns'

export type WebsiteTableProps = {
  websites: readonly DfyWebsite[]
  /** Without the filter beside the search. */
  total: number
  isFiltered: boolean
  onClear: () => void
  onDelete: (websites: readonly DfyWebsite[]) => void
  tools: ReactNode
}

const NEWEST = { id: 'changed', desc: true }

export function WebsiteTable({ websites, total, isFiltered, onClear, onDelete, tools }: WebsiteTableProps) {
  const t = useTranslations('website')
  const columns = useWebsiteColumns((website) => onDelete([website]))
  return (
    <Card>
      <DataTable<DfyWebsite>
        label={t('table')}
        columns={columns}
        rows={websites}
        rowLabel={({ name }) => name}
        initialSort={NEWEST}
        stateKey="websites"
        filtered={isFiltered ? { total, onClear } : undefined}
        toolbar={tools}
        bulkActions={(rows) => (
          <Button variant="danger-outline" size="sm" onClick={() => onDelete(rows)}>
            <Trash2 aria-hidden="true" />
            {t('deleteSome', { count: rows.length })}
          </Button>
        )}
      />
    </Card>
  )
}
