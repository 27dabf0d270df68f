import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { Note } from '@/components/ui/note'
import { Segmented } from '@/components/ui/segmented'
import { StaleReads } from '@/components/ui/stale-reads'
import type { Asset } from '@/lib/contract/asset'
import { keepTicked, useKeepsTicks, useTicked } from '@/stores/checklist'
import { ChecklistActions } from './checklist-actions'
import { evidenceOf } from './evidence'
import { ITEMS, SECTIONS } from './items'
import { ProgressCard } from './progress-card'
import { SectionCard } from './section-card'
import { useLastScan } from './use-last-scan'

type Item = (typeof ITEMS)[number]

const SHOWN = ['all', 'open', 'must'] as const
type Shown = (typeof SHOWN)[number]

/** What was done at once, and how it was before. */
type Done = { text: string; before: readonly string[] }

export function AssetChecklist({ asset, workspace }: { asset: Asset; workspace: string }) {
  const t = useTranslations('checklist')
  const { ticked, done, keepAtOnce, toggle, undo } = useTicks(asset.id)
  const isKept = useKeepsTicks()
  const lastScan = useLastScan(workspace, asset)
  const [shown, setShown] = useState<Shown>('all')

  const isShown = (item: Item) =>
    shown === 'all' || (!ticked.includes(item.id) && (shown === 'open' || item.priority === 'must'))
  const proved = ITEMS.filter(
    (item) => !ticked.includes(item.id) && lastScan.proofs && evidenceOf(item, lastScan.proofs).kind === 'fixed',
  ).map(({ id }) => id)

  return (
    <>
      <StaleReads of={lastScan.reads} />
      <ProgressCard ticked={ticked} lastScan={lastScan} asset={asset}>
        <ChecklistActions asset={asset} ticked={ticked} proved={proved} onChange={keepAtOnce} />
      </ProgressCard>
      <div role="status" className="contents">
        {done && <DoneNote done={done} onUndo={undo} />}
        {!isKept && <Note tone="medium">{t('notKept')}</Note>}
      </div>
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
      {!ITEMS.some(isShown) && shown !== 'all' && (
        <Card>
          <EmptyState
            title={t(`nothing.${shown}`)}
            action={<Button onClick={() => setShown('all')}>{t('nothing.all')}</Button>}
          />
        </Card>
      )}
    </>
  )
}

/** The ticks of an asset; what was done to many at once can be undone until the next tick. */
function useTicks(asset: string) {
  const ticked = useTicked(asset)
  const [done, setDone] = useState<Done | null>(null)
  const keep = (next: readonly string[]) => keepTicked(asset, next, SECTIONS)
  return {
    ticked,
    done,
    keepAtOnce(next: readonly string[], text: string) {
      setDone({ text, before: ticked })
      keep(next)
    },
    toggle(id: string) {
      setDone(null)
      keep(ticked.includes(id) ? ticked.filter((one) => one !== id) : [...ticked, id])
    },
    undo() {
      if (done) keep(done.before)
      setDone(null)
    },
  }
}

function DoneNote({ done, onUndo }: { done: Done; onUndo: () => void }) {
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
      {done.text}
    </Note>
  )
}
