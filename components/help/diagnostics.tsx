import { useLocale, useTimeZone, useTranslations } from 'use-intl'
import { CopyButton } from '@/components/ui/copy-button'
import { useNow } from '@/components/ui/relative-time'
import { useHealth } from '@/lib/api/health'
import { useOwnHelp } from '@/lib/api/help-file'
import { useNotices } from '@/lib/browser/notices'
import { useUser } from '@/stores/session'
import { APP_VERSION } from './guide-facts'

/** More failures than these tell nothing new. */
const MAX_FAILURES = 5

/** What support asks for first, to send along. No address, no token, nothing of the sites. */
export function Diagnostics() {
  const t = useTranslations('help.about')
  const health = useHealth()
  const failures = useNotices().slice(0, MAX_FAILURES)
  const user = useUser()
  const help = useOwnHelp()
  const lines = [
    `App: ${APP_VERSION}`,
    `API: ${health.data && !health.isError ? health.data.version : 'no answer'}`,
    `Page: ${location.origin}${location.pathname}`,
    `Time: ${new Date(useNow()).toISOString()}`,
    `Language: ${useLocale()}, time zone: ${useTimeZone() ?? 'unknown'}`,
    `Theme: ${document.documentElement.dataset.theme ?? 'unknown'}, window: ${innerWidth} x ${innerHeight} at ${devicePixelRatio}`,
    `Plans: ${user?.subscriptions.map(({ name, status }) => `${name} (${status})`).join(', ') || 'none'}, role: ${user?.role ?? 'unknown'}`,
    ...(help.url === null
      ? []
      : [
          `Help: ${help.problem ? `built in, because ${help.url} ${help.problem}` : `${help.topics.length} own topics`}`,
        ]),
    `Browser: ${navigator.userAgent}`,
    // Their words may name a site, so they stay here.
    ...failures.map(
      ({ at, status, requestId }) =>
        `Failure: ${new Date(at).toISOString()} ${status ?? 'no answer'}${requestId ? `, request ${requestId}` : ''}`,
    ),
  ]
  return (
    <span className="flex flex-wrap items-center gap-3">
      <CopyButton text={lines.join('\n')} label={t('copyDiagnostics')} />
      <span className="text-12 text-3">{t('diagnosticsText')}</span>
    </span>
  )
}
