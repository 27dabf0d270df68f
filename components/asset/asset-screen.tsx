'use client'
import { PageHeader } from '@/components/ui/page-header'
import { useCurrentWorkspace } from '@/lib/api/workspace'
import { routes } from '@/lib/routes'
import { AddButton } from './add-button'
import { AssetDrawers } from './asset-drawers'
import { AssetHeadline } from './asset-headline'
import { AssetList } from './asset-list'

export function AssetScreen() {
  const workspace = useCurrentWorkspace()
  if (!workspace) return null
  return (
    <AssetDrawers key={workspace.id} workspace={workspace.id}>
      <PageHeader title={routes.asset.title} description={<AssetHeadline workspace={workspace.id} />} actions={<AddButton />} />
      <AssetList workspace={workspace.id} />
    </AssetDrawers>
  )
}
