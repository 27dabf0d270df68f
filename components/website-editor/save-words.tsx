import { useLocale, useTimeZone, useTranslations } from 'use-intl'
import { useReach } from '@/lib/browser/connection'
import { clockTime, percent } from '@/lib/domain/format'
import type { SaverState } from './saver-state'

/** How the work stands: here, on the server, before visitors. */
export function SaveWords({ state }: { state: SaverState }) {
  const t = useTranslations('websiteEditor.state')
  const locale = useLocale()
  const options = { locale, timeZone: useTimeZone() }
  const isOffline = useReach() === 'offline'
  const { website, isDirty, isSaving, isPublishing, progress, deviceAt, isDeviceFull, trouble } = state
  const status = t(
    website.status === 'published' && isDirty ? 'status.unpublished_changes' : `status.${statusOf(website.status)}`,
  )

  function words() {
    if (isSaving && progress !== null) return t('sending', { share: percent(Math.round(progress * 100) / 100, locale) })
    if (isSaving) return t(isPublishing ? 'publishing' : 'saving')
    if (trouble?.kind === 'failed')
      return deviceAt ? t('failedKept', { time: clockTime(deviceAt, options) }) : t('failed')
    if (isDirty && isDeviceFull) return t('deviceFull')
    if (isDirty && deviceAt) return t(isOffline ? 'offlineHere' : 'here', { time: clockTime(deviceAt, options) })
    if (isDirty) return t('unsaved')
    return website.updated_at ? t('saved', { time: clockTime(website.updated_at, options), status }) : status
  }
  return (
    <p role="status" className="truncate text-12 text-3">
      {words()}
    </p>
  )
}

const STATUSES = ['draft', 'published', 'unpublished_changes', 'unpublished'] as const
const statusOf = (status: string | undefined) => STATUSES.find((each) => each === status) ?? 'draft'
