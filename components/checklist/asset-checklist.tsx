import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { ErrorPanel } from '@/components/ui/error-panel'
import { Note } from '@/components/ui/note'
import { Segmented } from '@/components/ui/segmented'
import { Skeleton } from '@/components/ui/skeleton'
import { StaleReads } from '@/components/ui/stale-reads'
import type { Asset } from '@/lib/contract/asset'
import { useKeepsTicks } from '@/stores/checklist'
import { ChecklistActions } from './checklist-actions'
import { applies, evidenceOf } from './evidence'
import { ITEMS, SECTIONS } from './items'
import { ProgressCard } from './progress-card'
import { SectionCard } from './section-card'
import { useLastScan } from './use-last-scan'
import { useTicks } from './use-ticks'

type Item = (typeof ITEMS)[number]

const SHOWN = ['all', 'open', 'must'] as const
type Shown = (typeof SHOWN)[number]

const isAmong = ({ id, priority }: Item, shown: Shown, ticked: readonly string[]) =>
  shown === 'all' || (!ticked.includes(id) && (shown === 'open' || priority === 'must'))

/** What a scan says is done, and nobody ticked. */
const provedBy = (proofs: Parameters<typeof evidenceOf>[1], ticked: readonly string[]) =>
  ITEMS.filter((item) => !ticked.includes(item.id) && evidenceOf(item, proofs).kind === 'fixed').map(({ id }) => id)

export function AssetChecklist({ asset, workspace }: { asset: Asset; workspace: string }) {
  const t = useTranslations('checklist')
  const { reads, isOnServer, ticked, done, keepAtOnce, toggle, undo, copyToAll } = useTicks(workspace, asset.id)
  const isKept = useKeepsTicks()
  const lastScan = useLastScan(workspace, asset)
  const [shown, setShown] = useState<Shown>('all')

  const isShown = (item: Item) => isAmong(item, shown, ticked) && (shown === 'all' || applies(item, lastScan.proofs))
  const proved = lastScan.proofs ? provedBy(lastScan.proofs, ticked) : []

  if (reads.isPending) return <Skeleton className="h-80 w-full" />
  if (reads.data === undefined)
    return <ErrorPanel error={reads.error} onRetry={reads.refetch} isRetrying={reads.isFetching} />
  return (
    <>
      <StaleReads of={[reads, ...lastScan.reads]} />
      <ProgressCard ticked={ticked} lastScan={lastScan} asset={asset}>
        <ChecklistActions
          asset={asset}
          ticked={ticked}
          proved={proved}
          proofs={lastScan.proofs}
          onChange={keepAtOnce}
          onCopy={isOnServer ? copyToAll : undefined}
        />
      </ProgressCard>
      <div role="status" className="contents">
        {done && <DoneNote text={done.text} onUndo={undo} />}
        {!isOnServer && !isKept && <Note tone="medium">{t('notKept')}</Note>}
      </div>
      {!isOnServer && <p className="text-13 text-2">{t('here')}</p>}
      <Segmented
        label={t('show.label')}
        value={shown}
        onValueChange={setShown}
        options={SHOWN.map((value) => ({ value, label: t(`show.${value}`) }))}
        className="justify-self-start max-sm:w-full print:hidden"
      />
      {SECTIONS.map((section) => (
        <SectionCard
          key={section.id}
          section={section}
          items={ITEMS.filter((item) => section.items.some(({ id }) => id === item.id) && isShown(item))}
          ticked={ticked}
          lastScan={lastScan}
          onToggle={toggle}
        />
      ))}
      {!ITEMS.some(isShown) && shown !== 'all' && <NothingShown shown={shown} onAll={() => setShown('all')} />}
    </>
  )
}

function NothingShown({ shown, onAll }: { shown: Exclude<Shown, 'all'>; onAll: () => void }) {
  const t = useTranslations('checklist.nothing')
  return (
    <Card>
      <EmptyState title={t(shown)} action={<Button onClick={onAll}>{t('all')}</Button>} />
    </Card>
  )
}

function DoneNote({ text, onUndo }: { text: string; onUndo: () => void }) {
  const t = useTranslations('checklist.done')
  return (
    <Note
      tone="pass"
      actions={
        <Button size="sm" onClick={onUndo}>
          {t('undo')}
        </Button>
      }
    >
      {text}
    </Note>
  )
}
