import { Download, RefreshCw, ScanSearch } from 'lucide-react'
import { useState } from 'react'
import { useTimeZone, useTranslations } from 'use-intl'
import { Button, ButtonLink } from '@/components/ui/button'
import { PageHeader } from '@/components/ui/page-header'
import { useReadAt } from '@/components/ui/relative-time'
import { useWorkspaces } from '@/lib/api/workspace'
import { ALL } from '@/lib/domain/all'
import { href } from '@/lib/domain/routes'
import { useStats } from '@/lib/api/stats'
import { STAT_DAYS, STAT_KEYS } from '@/lib/contract/stats'
import { saveFile } from '@/lib/browser/save-file'
import { fileName } from '@/lib/exports/file-name'
import { useConfig } from '@/lib/react/use-config'
import { useDashboardReads } from './dashboard-reads'

/** `scope`: a workspace, or all of them. */
export function DashboardHeader({ scope }: { scope: string | undefined }) {
  const t = useTranslations('dashboard')
  const { updatedAt, refresh } = useDashboardReads()
  const found = useWorkspaces().data?.find(({ id }) => id === scope)?.name
  const name = scope === ALL ? t('allWorkspaces') : found
  const time = useReadAt(updatedAt ?? 0)
  const [isBusy, setBusy] = useState(false)

  async function handleRefresh() {
    setBusy(true)
    await refresh()
    setBusy(false)
  }
  return (
    <PageHeader
      title={t('title')}
      description={name && updatedAt ? t('updated', { workspace: name, time }) : name}
      actions={
        <>
          <Button
            size="icon"
            pending={isBusy}
            aria-label={t('refresh')}
            title={t('refresh')}
            className="max-sm:grow-0!"
            onClick={handleRefresh}
          >
            <RefreshCw aria-hidden="true" />
          </Button>
          <ExportFigures scope={scope} name={name} />
          <ButtonLink variant="primary" href={href('init')}>
            <ScanSearch aria-hidden="true" />
            {t('newScan')}
          </ButtonLink>
        </>
      }
    />
  )
}

const DAY_MS = 86_400_000

/** The eight figures as a table for spreadsheets, as they stand on the screen. */
function ExportFigures({ scope, name: of }: { scope: string | undefined; name: string | undefined }) {
  const t = useTranslations('dashboard')
  const { productName } = useConfig()
  const { data, dataUpdatedAt } = useStats(scope)
  const timeZone = useTimeZone()
  const day = (at: number) =>
    new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(at)

  async function handleExport() {
    const rows = STAT_KEYS.map((key) => {
      const stat = data?.[key]
      const { value, previous, since } = typeof stat === 'object' ? stat : { value: stat }
      if (value === undefined || previous === undefined) return [t(`stats.${key}`), value]
      return [
        t(`stats.${key}`),
        value,
        previous,
        value - previous,
        day(since === undefined ? dataUpdatedAt - STAT_DAYS * DAY_MS : Date.parse(since)),
      ]
    })
    // What makes the file is loaded when somebody wants one.
    const { csvOf } = await import('@/lib/exports/csv')
    const text = csvOf([t('stats.figure'), t('stats.now'), t('stats.before'), t('stats.change'), t('stats.from')], rows)
    const name = fileName([productName.toLowerCase(), 'dashboard', of, day(dataUpdatedAt)], 'csv')
    saveFile(new Blob([text], { type: 'text/csv;charset=utf-8' }), name)
  }
  return (
    <Button disabled={!data} onClick={handleExport}>
      <Download aria-hidden="true" />
      {t('export')}
    </Button>
  )
}
