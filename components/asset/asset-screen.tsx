'use client'
import { PageHeader } from '@/components/ui/page-header'
import { useAssets } from '@/lib/api/asset'
import { useIsLarge } from '@/lib/api/one-asset'
import { useTitle, withTexts } from '@/lib/react/i18n'
import { useCurrentWorkspace } from '@/lib/api/workspace'
import { assetList } from '@/lib/messages/en/asset-list'
import { AddButton } from './add-button'
import { AssetDrawers } from './asset-drawers'
import { AssetList } from './asset-list'
import { useTranslations } from 'use-intl'
import { useAssetTally } from '@/lib/api/asset-pages'
import type { Asset, AssetTally } from '@/lib/contract/asset'

export const AssetScreen = withTexts({ asset: assetList }, function AssetScreen() {
  const titleOf = useTitle()
  const workspace = useCurrentWorkspace()
  // While the list is empty, the button stands in its middle.
  const hasSome = useAssets(useIsLarge(workspace?.id) ? undefined : workspace?.id).data?.length !== 0
  if (!workspace) return null
  return (
    <AssetDrawers key={workspace.id} workspace={workspace.id}>
      <PageHeader
        title={titleOf('asset')}
        description={<AssetHeadline workspace={workspace.id} />}
        actions={hasSome && <AddButton />}
      />
      <AssetList workspace={workspace.id} />
    </AssetDrawers>
  )
})

/** The answer first: what still has to be proved, and where it burns. */
function AssetHeadline({ workspace }: { workspace: string }) {
  const t = useTranslations('asset.headline')
  const isLarge = useIsLarge(workspace)
  const { data: assets } = useAssets(isLarge ? undefined : workspace)
  const tally = useAssetTally(isLarge ? workspace : undefined) ?? (assets && tallied(assets))
  if (!tally || tally.all === 0) return t('purpose')
  const { all: count, pending, failed, urgent } = tally
  const todo = pending + failed
  const kind =
    todo === 0
      ? 'allVerified'
      : pending > 0 && failed > 0
        ? 'someFailed'
        : todo === count && count > 1
          ? 'noneYet'
          : 'someTodo'
  return (
    <>
      {t(kind, { todo, count, pending, failed })} {urgent > 0 && t('urgent', { count: urgent })}
    </>
  )
}

function tallied(assets: readonly Asset[]): AssetTally {
  const of = (wanted: Asset['status']) => assets.filter(({ status }) => status === wanted).length
  const urgent = assets.filter(({ findings }) => findings && findings.critical + findings.high > 0).length
  return { all: assets.length, verified: of('verified'), pending: of('pending'), failed: of('failed'), urgent }
}
