import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { Card, CardHeader } from '@/components/ui/card'
import { ErrorPanel } from '@/components/ui/error-panel'
import { useIncidents } from '@/lib/api/monitor'
import { IncidentEntry } from './incident-entry'

const FIRST = 8

/** What happened to the sites of the workspace, the open ones first. */
export function IncidentCard({ workspace }: { workspace: string }) {
  const t = useTranslations('monitoring.incident')
  const { data, error, isError, isFetching, refetch } = useIncidents(workspace)
  const [shown, setShown] = useState(FIRST)
  if (!data && isError) return <ErrorPanel title={t('failed')} error={error} onRetry={refetch} isRetrying={isFetching} />
  if (!data) return null
  return (
    <Card aria-labelledby="incidents">
      <CardHeader id="incidents" title={t('title')} description={data.length === 0 ? t('none') : undefined} />
      {data.length > 0 && (
        <ul aria-label={t('list')}>
          {data.slice(0, shown).map((incident) => (
            <li key={incident.id} className="border-t px-4 py-3 sm:px-5">
              <IncidentEntry workspace={workspace} incident={incident} hasSite />
            </li>
          ))}
        </ul>
      )}
      {data.length > shown && (
        <div className="border-t px-4 py-3 sm:px-5">
          <Button size="sm" onClick={() => setShown(shown + 20)}>
            {t('more')}
          </Button>
        </div>
      )}
    </Card>
  )
}
