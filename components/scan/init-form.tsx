import { useRouter, useSearchParams } from 'next/navigation'
import { type SubmitEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button, ButtonLink } from '@/components/ui/button'
import { Card, CardBody, CardHeader } from '@/components/ui/card'
import { Checkbox } from '@/components/ui/checkbox'
import { EmptyCard } from '@/components/ui/empty-card'
import { ErrorPanel } from '@/components/ui/error-panel'
import { FormError } from '@/components/ui/form'
import { Delayed, Skeleton } from '@/components/ui/skeleton'
import { StaleReads } from '@/components/ui/stale-reads'
import { useAssetChoice } from '@/lib/api/asset-choice'
import { useAsset } from '@/lib/api/one-asset'
import { useElsewhere } from '@/lib/api/elsewhere'
import { useStartFullScan, useStartLightScan } from '@/lib/api/scan'
import type { Asset } from '@/lib/contract/asset'
import { admits } from '@/lib/domain/plans'
import { href } from '@/lib/domain/routes'
import { useUser } from '@/stores/session'
import { AssetPicker } from './asset-picker'
import { fullScanBlock } from './full-scan'
import { type Depth, TypeChoice } from './type-choice'

/** `workspace`: one, or all: then each asset names its own. */
export function InitForm({ workspace }: { workspace: string }) {
  const t = useTranslations('scan.init')
  const assets = useAssetChoice(workspace, '')
  const wanted = useSearchParams().get('asset')
  const named = useAsset(workspace, wanted)
  const elsewhere = useElsewhere(named.data === null ? wanted : null)
  if (assets.isPending || named.isLoading || elsewhere.isPending) {
    return (
      <Delayed>
        <Skeleton className="h-80 w-full" />
      </Delayed>
    )
  }
  if (elsewhere.error)
    return <ErrorPanel error={elsewhere.error} onRetry={elsewhere.refetch} isRetrying={elsewhere.isFetching} />
  if (!assets.data) return <ErrorPanel error={assets.error} onRetry={assets.refetch} isRetrying={assets.isFetching} />
  if (assets.data.length === 0) {
    return (
      <EmptyCard title={t('none.title')} text={t('none.text')} action={t('addAsset')} href={`${href('asset')}?add=1`} />
    )
  }
  return (
    <>
      <StaleReads of={[assets]} />
      <Choices only={assets.found === 1 ? assets.data[0] : undefined} workspace={workspace} />
    </>
  )
}

const DEPTHS: readonly Depth[] = ['light', 'full']

type Problem = 'chooseAsset' | 'consentMissing'

/** `only`: the one that there is. */
function Choices({ only, workspace }: { only: Asset | undefined; workspace: string }) {
  const t = useTranslations('scan')
  const router = useRouter()
  const { asset, pick, depth, setWish } = useChoice(workspace, only)
  const [hasConsent, setConsent] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const home = asset?.workspace_id ?? workspace
  const light = useStartLightScan(home)
  const full = useStartFullScan(home)

  function handleStart(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!asset) return setProblem('chooseAsset')
    if (depth === 'full' && !hasConsent) return setProblem('consentMissing')
    setProblem(null)
    if (depth === 'light') light.mutate(asset.id, { onSuccess: () => router.push(href('scan', { id: asset.id })) })
    else full.mutate(asset.id, { onSuccess: (scan) => router.push(href('details', { id: scan.id })) })
  }

  return (
    <form onSubmit={handleStart} noValidate className="grid items-start gap-4 lg:grid-cols-2">
      <Card>
        <CardHeader
          title={t('init.asset')}
          actions={
            <ButtonLink variant="ghost" size="sm" href={`${href('asset')}?add=1`}>
              {t('init.addAsset')}
            </ButtonLink>
          }
        />
        <AssetPicker workspace={workspace} value={asset} onChange={pick} />
      </Card>
      <Card>
        <CardHeader title={t('init.type')} />
        <CardBody className="grid gap-4">
          <TypeChoice value={depth} onChange={setWish} asset={asset} />
          {depth === 'full' && <Checkbox checked={hasConsent} onCheckedChange={setConsent} label={t('init.consent')} />}
          {problem && <FormError>{t(`init.${problem}`)}</FormError>}
          <Button type="submit" variant="primary" size="lg" pending={light.isPending || full.isPending}>
            {t(depth === 'full' ? 'actions.startFull' : 'actions.startLight')}
          </Button>
        </CardBody>
      </Card>
    </form>
  )
}

/** What is chosen: by the address at first, then by the person. */
function useChoice(workspace: string, only: Asset | undefined) {
  const wanted = useSearchParams()
  const [picked, pick] = useState(only)
  const id = picked?.id ?? wanted.get('asset')
  // As it is read now.
  const asset = useAsset(workspace, id).data ?? picked
  const [wish, setWish] = useState<Depth | undefined>(DEPTHS.find((depth) => depth === wanted.get('type')))
  const user = useUser()
  const hasPlan = user !== null && admits('core', user)
  // Whoever proved that a site is theirs came for the closer look.
  const usual = asset && hasPlan ? 'full' : 'light'
  return { asset, pick, depth: fullScanBlock(asset) ? 'light' : (wish ?? usual), setWish }
}
