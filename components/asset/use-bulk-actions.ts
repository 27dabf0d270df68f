import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { notify } from '@/components/ui/notify'
import { useChangeAssets, useDeleteAssets } from '@/lib/api/asset-change'
import { lacksManyStarts, useStartLightScans, useStartLightScansOneByOne } from '@/lib/api/scan'
import type { Asset } from '@/lib/contract/asset'
import type { Workspace } from '@/lib/contract/workspace'
import { errorText } from '@/lib/browser/errors'
import { tagsFor, type TagsChange } from './bulk-tags'
import { pageHeading } from './focus-after'
import { type Refusal, useInTurn } from '@/components/ui/use-in-turn'

/** `onEnd`: it is done, and what shows it is read anew. `keep`: what stays ticked. */
type Options = {
  assets: readonly Asset[]
  workspace: string
  onEnd: () => void
  onDone: (keep: readonly string[]) => void
}

const addressOf = ({ value }: Asset) => value

/** What can be done to many assets, one action at a time; what was refused stays ticked. */
export function useBulkActions({ assets, workspace, onEnd, onDone }: Options) {
  const t = useTranslations('asset.bulk')
  const inTurn = useInTurn(addressOf)
  const start = useStartScans(workspace, inTurn)
  const removal = useDeleteAssets(workspace)
  const change = useChangeAssets(workspace)
  const [refusals, setRefusals] = useState<readonly Refusal[]>([])

  async function finish(
    refused: readonly Refusal[],
    words: (count: number) => string,
    refresh: () => Promise<unknown>,
  ) {
    const done = assets.length - refused.length
    onEnd()
    if (done > 0) notify.success(words(done))
    setRefusals(refused)
    await refresh()
    onDone(refused.map(({ id }) => id))
    // The bar goes with what was ticked.
    if (refused.length === 0) pageHeading()?.focus()
  }
  const refreshCounts = () => Promise.all([removal.refresh(), start.refresh()])

  async function tag(tags: TagsChange) {
    const refused = await inTurn.run(assets, async (asset) => {
      const patch = tagsFor(asset, tags)
      if (patch) await change.write({ asset: asset.id, ...patch })
    })
    await finish(refused, (count) => t('tagged', { count }), change.refresh)
  }

  async function move(to: Workspace) {
    const refused = await inTurn.run(assets, ({ id }) => change.write({ asset: id, workspace_id: to.id }))
    await finish(refused, (count) => t('moved', { count, workspace: to.name }), change.refresh)
  }

  return {
    running: inTurn.running,
    stop: inTurn.stop,
    isStarting: start.isStarting,
    refusals,
    forgetRefusals: () => setRefusals([]),
    scan: async () => finish(await start.run(assets), (count) => t('started', { count }), refreshCounts),
    remove: async () =>
      finish(
        await inTurn.run(assets, ({ id }) => removal.write(id)),
        (count) => t('deleted', { count }),
        refreshCounts,
      ),
    tag,
    move,
  }
}

/** Starts light scans by one call; one after the other against an API that does not have it. */
function useStartScans(workspace: string, inTurn: ReturnType<typeof useInTurn<Asset>>) {
  const t = useTranslations('asset.bulk')
  const inOneCall = useStartLightScans(workspace)
  const { write: startOne, refresh } = useStartLightScansOneByOne(workspace)
  const [isStarting, setStarting] = useState(false)

  async function start(assets: readonly Asset[]): Promise<Refusal[]> {
    try {
      const { answers, error } = await inOneCall.mutateAsync(assets.map(({ id }) => id))
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
      if (lacksManyStarts(error)) return inTurn.run(assets, ({ id }) => startOne(id))
      return assets.map(({ id, value }) => ({ id, value, message: errorText(error) }))
    }
  }

  async function run(assets: readonly Asset[]) {
    setStarting(true)
    return start(assets).finally(() => setStarting(false))
  }
  return { isStarting, run, refresh }
}
