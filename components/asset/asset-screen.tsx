'use client'
import { PageHeader } from '@/components/ui/page-header'
import { useAssets } from '@/lib/api/asset'
import { useIsLarge } from '@/lib/api/one-asset'
import { useTitle, withTexts } from '@/lib/react/i18n'
import { useScope } from '@/lib/api/overview'
import { assetList } from '@/lib/messages/en/asset-list'
import { AddButton } from './add-button'
import { AssetDrawers } from './asset-drawers'
import { AssetList } from './asset-list'
import { onDemand } from '@/components/ui/on-demand'
import type { ScanAllProps } from './scan-all'
import { useTranslations } from 'use-intl'
import { useAssetTally } from '@/lib/api/asset-pages'
import type { Asset, AssetTally } from '@/lib/contract/asset'

export const AssetScreen = withTexts({ asset: assetList }, function AssetScreen() {
  const titleOf = useTitle()
  const scope = useScope()
  // While the list is empty, the button stands in its middle.
  const hasSome = useAssets(useIsLarge(scope) ? undefined : scope).data?.length !== 0
  if (!scope) return null
  return (
    <AssetDrawers key={scope} workspace={scope}>
      <PageHeader
        title={titleOf('asset')}
        description={<AssetHeadline workspace={scope} />}
        actions={
          hasSome && (
            <>
              <ScanEvery scope={scope} />
              <AddButton />
            </>
          )
        }
      />
      <AssetList workspace={scope} />
    </AssetDrawers>
  )
})

const ScanAll = onDemand<ScanAllProps>(() => import('./scan-all').then((part) => part.ScanAll))

/** Where there are several. */
function ScanEvery({ scope }: { scope: string }) {
  const isLarge = useIsLarge(scope)
  const { data: assets } = useAssets(isLarge ? undefined : scope)
  const tally = useAssetTally(isLarge ? scope : undefined)
  const count = tally?.all ?? assets?.length ?? 0
  return count > 1 && <ScanAll scope={scope} count={count} />
}

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
