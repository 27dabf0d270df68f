import { useTranslations } from 'use-intl'
import { Note } from '@/components/ui/note'
import { RelativeTime } from '@/components/ui/relative-time'
import type { Asset } from '@/lib/contract/asset'
import { useSaid } from '@/lib/react/i18n'

/** What the last look found, for whoever comes back to it. */
export function LastCheck({ asset }: { asset: Asset }) {
  const t = useTranslations('asset.verify')
  const said = useSaid()
  const { last_error, last_checked_at } = asset.verification ?? {}
  if (asset.status === 'verified' || !last_error) return null
  return (
    <Note
      tone={asset.status === 'failed' ? 'critical' : 'medium'}
      title={t(asset.status === 'failed' ? 'lastError' : 'notFound')}
    >
      <p>{said(last_error)}</p>
      {last_checked_at && <RelativeTime at={last_checked_at} className="text-12 text-3" />}
    </Note>
  )
}
