import { useTranslations } from 'use-intl'
import { ErrorPanel } from '@/components/ui/error-panel'
import { Note } from '@/components/ui/note'
import { useIsWriting } from '@/lib/api/writing'
import { useElsewhere } from '@/lib/api/elsewhere'
import { type useAsset, useIsLarge } from '@/lib/api/one-asset'
import type { Shown } from './use-asset-drawer'

export type MissingAssetProps = {
  workspace: string
  shown: Extract<Shown, { asset: string }>
  read: ReturnType<typeof useAsset>
}

/**
 * Why a drawer or dialog stays closed, or has closed, whose asset is not here: it is in another workspace, gone, or
 * could not be read.
 */
export function MissingAsset({ workspace, shown: { kind, asset }, read }: MissingAssetProps) {
  const t = useTranslations('asset.drawers')
  const elsewhere = useElsewhere(read.data === null && kind === 'verify' ? asset : null)
  // In a small workspace the list says it.
  const isUnread = useIsLarge(workspace) && read.data === undefined && read.isError
  // What is being deleted or moved from here leaves the list before its dialog closes.
  const isOurDoing = useIsWriting()
  const isGone = read.data === null && !isOurDoing && (kind !== 'verify' || (!elsewhere.isPending && !elsewhere.error))
  return (
    <>
      {elsewhere.error && (
        <ErrorPanel error={elsewhere.error} onRetry={elsewhere.refetch} isRetrying={elsewhere.isFetching} />
      )}
      {isUnread && (
        <ErrorPanel title={t('unread')} error={read.error} onRetry={read.refetch} isRetrying={read.isFetching} />
      )}
      {isGone && <Note tone="critical" role="alert" title={t('gone')} />}
    </>
  )
}
