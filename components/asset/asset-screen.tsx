'use client'
import { PageHeader } from '@/components/ui/page-header'
import { useAssets } from '@/lib/api/asset'
import { useIsLarge } from '@/lib/api/one-asset'
import { useSaid, withTexts } from '@/lib/react/i18n'
import { useCurrentWorkspace } from '@/lib/api/workspace'
import { routes } from '@/lib/domain/routes'
import { assetList } from '@/lib/messages/en/asset-list'
import { AddButton } from './add-button'
import { AssetDrawers } from './asset-drawers'
import { AssetHeadline } from './asset-headline'
import { AssetList } from './asset-list'

export const AssetScreen = withTexts({ asset: assetList }, function AssetScreen() {
  const said = useSaid()
  const workspace = useCurrentWorkspace()
  // While the list is empty, the button stands in its middle.
  const hasSome = useAssets(useIsLarge(workspace?.id) ? undefined : workspace?.id).data?.length !== 0
  if (!workspace) return null
  return (
    <AssetDrawers key={workspace.id} workspace={workspace.id}>
      <PageHeader
        title={said(routes.asset.title)}
        description={<AssetHeadline workspace={workspace.id} />}
        actions={hasSome && <AddButton />}
      />
      <AssetList workspace={workspace.id} />
    </AssetDrawers>
  )
})
