import { useTranslations } from 'use-intl'
import { Card, CardHeader } from '@/components/ui/card'
import { ErrorPanel } from '@/components/ui/error-panel'
import { lacksMonitors } from '@/lib/api/monitor'
import { withTexts } from '@/lib/react/i18n'
import { monitoring } from '@/lib/messages/en/monitoring'
import { IncidentEntry } from './incident-entry'
import { MoreIncidents } from './more-incidents'
import { useShownIncidents } from './use-shown-incidents'

/** What happened to the sites of the workspace, the open ones first. */
function Incidents({ workspace }: { workspace: string }) {
  const t = useTranslations('monitoring.incident')
  const incidents = useShownIncidents(workspace)
  const { shown, error, isError, isFetching, refetch } = incidents
  if (!shown && lacksMonitors(error)) return null
  if (!shown && isError)
    return <ErrorPanel title={t('failed')} error={error} onRetry={refetch} isRetrying={isFetching} />
  if (!shown) return null
  return (
    <Card aria-labelledby="incidents">
      <CardHeader id="incidents" title={t('title')} description={shown.length === 0 ? t('none') : undefined} />
      {shown.length > 0 && (
        <ul aria-label={t('list')}>
          {shown.map((incident) => (
            <li key={incident.id} className="border-t px-4 py-3 sm:px-5">
              <IncidentEntry workspace={workspace} incident={incident} hasSite />
            </li>
          ))}
        </ul>
      )}
      {(incidents.hasMore || incidents.isLong) && (
        <div className="border-t px-4 py-3 sm:px-5">
          <MoreIncidents incidents={incidents} />
        </div>
      )}
    </Card>
  )
}
export const IncidentCard = withTexts({ monitoring }, Incidents)
