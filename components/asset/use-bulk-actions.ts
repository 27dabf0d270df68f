import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { notify } from '@/components/ui/notify'
import { type Held, useChangeAssets, useDeleteAssets, useVerifyAssets } from '@/lib/api/asset-change'
import { useMonitorAssets } from '@/lib/api/monitor'
import { lacksManyStarts, useStartLightScansOneByOne, useStartScans } from '@/lib/api/scan'
import type { Asset } from '@/lib/contract/asset'
import type { Workspace } from '@/lib/contract/workspace'
import { errorText } from '@/lib/browser/errors'
import { tagsFor, type TagsChange } from './bulk-tags'
import { pageHeading } from './focus-after'
import { type Refusal, useInTurn } from '@/components/ui/use-in-turn'

/** `onEnd`: it is done, and what shows it is read anew. `keep`: what stays ticked. */
type Options = {
  assets: readonly Asset[]
  /** One, or all: then each row names its own. */
  workspace: string
  onEnd: () => void
  onDone: (keep: readonly string[]) => void
}

const isVerified = ({ status }: Asset) => status === 'verified'
const addressOf = ({ value }: Asset) => value

/** What can be done to many assets, one action at a time; what was refused stays ticked. */
export function useBulkActions({ assets, workspace, onEnd, onDone }: Options) {
  const t = useTranslations('asset.bulk')
  const inTurn = useInTurn(addressOf)
  const start = useManyStarts(workspace, inTurn)
  const removal = useDeleteAssets(workspace)
  const [refusals, setRefusals] = useState<readonly Refusal[]>([])

  /** `skipped`: those that were not even tried, and stay ticked. */
  async function finish(
    refused: readonly Refusal[],
    words: (count: number) => string,
    refresh: () => Promise<unknown>,
    skipped: readonly Asset[] = [],
  ) {
    const done = assets.length - refused.length - skipped.length
    onEnd()
    if (done > 0) notify.success(words(done))
    setRefusals(refused)
    await refresh()
    const kept = [...refused, ...skipped].map(({ id }) => id)
    onDone(kept)
    // The bar goes with what was ticked.
    if (kept.length === 0) pageHeading()?.focus()
  }
  const refreshCounts = () => Promise.all([removal.refresh(), start.refresh()])
  const verified = assets.filter(isVerified)
  const inTurnActions = useActionsInTurn({ assets, workspace, inTurn, finish })

  return {
    running: inTurn.running,
    stop: inTurn.stop,
    isStarting: start.isStarting,
    refusals,
    forgetRefusals: () => setRefusals([]),
    scan: async () => finish(await start.run(assets, 'light_scan'), (count) => t('started', { count }), refreshCounts),
    /** How many of them may have a full scan. */
    fullCount: verified.length,
    fullScan: async () =>
      finish(
        await start.run(verified, 'full_scan'),
        (count) => t('fullStarted', { count }),
        refreshCounts,
        assets.filter((asset) => !isVerified(asset)),
      ),
    remove: async () =>
      finish(
        await inTurn.run(assets, (asset) => removal.write(heldIn(workspace, asset))),
        (count) => t('deleted', { count }),
        refreshCounts,
      ),
    ...inTurnActions,
  }
}

/** Which it is, in its own workspace: those of several may be ticked together. */
const heldIn = (workspace: string, { id, workspace_id }: Asset): Held => ({
  asset: id,
  workspace: workspace_id ?? workspace,
})

type InTurnOptions = Pick<Options, 'assets' | 'workspace'> & {
  inTurn: ReturnType<typeof useInTurn<Asset>>
  finish: (
    refused: readonly Refusal[],
    words: (count: number) => string,
    refresh: () => Promise<unknown>,
  ) => Promise<void>
}

/** What is done to one after the other. */
function useActionsInTurn({ assets, workspace, inTurn, finish }: InTurnOptions) {
  const t = useTranslations('asset.bulk')
  const change = useChangeAssets()
  const verification = useVerifyAssets(workspace)
  const monitoring = useMonitorAssets(workspace)
  const held = (asset: Asset) => heldIn(workspace, asset)

  async function tag(tags: TagsChange) {
    const refused = await inTurn.run(assets, async (asset) => {
      const patch = tagsFor(asset, tags)
      if (patch) await change.write({ ...held(asset), ...patch })
    })
    await finish(refused, (count) => t('tagged', { count }), change.refresh)
  }

  async function move(to: Workspace) {
    const others = assets.filter(({ workspace_id }) => workspace_id !== to.id)
    const refused = await inTurn.run(others, (asset) => change.write({ ...held(asset), workspace_id: to.id }))
    await finish(refused, (count) => t('moved', { count, workspace: to.name }), change.refresh)
  }

  /** Looks for the proof where it was found before. */
  async function verify() {
    const refused = await inTurn.run(assets, async (asset) => {
      const type = asset.verification?.method
      if (!type) throw new Error(t('noMethod'))
      const { success, found } = await verification.write({ ...held(asset), type })
      if (!success) throw new Error(found ?? t('notFound'))
    })
    await finish(refused, (count) => t('verified', { count }), verification.refresh)
  }

  async function monitor() {
    const refused = await inTurn.run(assets, (asset) => monitoring.write(held(asset)))
    await finish(refused, (count) => t('monitored', { count }), monitoring.refresh)
  }
  return { tag, move, verify, monitor }
}

/** Starts scans by one call for each workspace; light ones one after the other against an API that does not have it. */
function useManyStarts(workspace: string, inTurn: ReturnType<typeof useInTurn<Asset>>) {
  const t = useTranslations('asset.bulk')
  const inOneCall = useStartScans(workspace)
  const { write: startOne, refresh } = useStartLightScansOneByOne(workspace)
  const [isStarting, setStarting] = useState(false)

  async function start(assets: readonly Asset[], scan_type: 'light_scan' | 'full_scan'): Promise<Refusal[]> {
    try {
      const { answers, error } = await inOneCall.mutateAsync({ assets, scan_type })
      const words = new Map(
        answers.map(({ asset_id: id, outcome, message }) => [
          id,
          outcome === 'started' ? '' : (message ?? t(outcome === 'already' ? 'already' : 'refusedOne')),
        ]),
      )
      const unanswered = error === undefined ? t('refusedOne') : errorText(error)
      return assets.flatMap(({ id, value }) =>
        words.get(id) === '' ? [] : [{ id, value, message: words.get(id) ?? unanswered }],
      )
    } catch (error) {
      if (lacksManyStarts(error) && scan_type === 'light_scan') return inTurn.run(assets, ({ id }) => startOne(id))
      return assets.map(({ id, value }) => ({ id, value, message: errorText(error) }))
    }
  }

  async function run(assets: readonly Asset[], scan_type: 'light_scan' | 'full_scan') {
    setStarting(true)
    return start(assets, scan_type).finally(() => setStarting(false))
  }
  return { isStarting, run, refresh }
}
