import { Pause, Play, RefreshCw, Tag, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { Dialog } from '@/components/ui/dialog'
import { DialogActions } from '@/components/ui/dialog-actions'
import { notify } from '@/components/ui/notify'
import { RefusalList } from '@/components/ui/refusal-list'
import { Progress } from '@/components/ui/progress'
import { type InTurn, type Refusal, useInTurn } from '@/components/ui/use-in-turn'
import { useRefreshWpSites, useWpSitesQuietly } from '@/lib/api/wordpress'
import type { WpSite } from '@/lib/contract/wordpress-list'
import { wordpress } from '@/lib/messages/en/wordpress'
import { withTexts } from '@/lib/react/i18n'
import { BulkTags } from './bulk-tags'
import { statusOf } from './status'

export type BulkSitesProps = {
  sites: readonly WpSite[]
  workspace: string
  onDone: (keep: readonly string[]) => void
}

const nameOf = ({ name }: WpSite) => name

/** What can be done with the ticked sites; what was refused is said line by line and stays ticked. */
function Bulk({ sites, workspace, onDone }: BulkSitesProps) {
  const t = useTranslations('wordpress.bulk')
  const format = useFormatter()
  const [asked, setAsked] = useState<'delete' | 'tags' | null>(null)
  const [refusals, setRefusals] = useState<readonly Refusal[]>([])
  const { running, run, stop } = useInTurn(nameOf)
  const quietly = useWpSitesQuietly()
  const refresh = useRefreshWpSites(workspace)
  const count = sites.length

  async function each(kind: BulkAction, action: (site: WpSite) => Promise<unknown>) {
    const refused = await run(sites, action)
    if (refused.length < count) notify.success(t(`done.${kind}`, { count: count - refused.length }))
    setRefusals(refused)
    await refresh()
    onDone(refused.map(({ id }) => id))
  }
  /** Only a site that was paired can be asked or paused. */
  const ifPaired = (action: (id: string) => Promise<unknown>) => (site: WpSite) =>
    statusOf(site) === 'pending' ? Promise.reject(new Error(t('notAsked'))) : action(site.id)

  function handleTags(tagsFor: (site: WpSite) => string[]) {
    setAsked(null)
    void each('tags', (site) => quietly.tag(site.id, tagsFor(site)))
  }
  return (
    <>
      <BulkButtons
        isBusy={running !== null}
        hasPaused={sites.some((site) => statusOf(site) === 'paused')}
        hasOthers={sites.some((site) => statusOf(site) !== 'paused')}
        on={{
          ask: () => each('ask', ifPaired(quietly.ask)),
          pause: () => each('pause', ifPaired(quietly.pause)),
          resume: () => each('resume', ifPaired(quietly.resume)),
          tags: () => setAsked('tags'),
          delete: () => setAsked('delete'),
        }}
      />
      <ConfirmDialog
        open={asked === 'delete'}
        onOpenChange={(isOpen) => setAsked(isOpen ? 'delete' : null)}
        title={t('deleteTitle', { count })}
        description={t('deleteText', { names: format.list(sites.map(nameOf), { type: 'unit' }) })}
        confirmLabel={t('delete')}
        onConfirm={async () => void each('delete', (site) => quietly.remove(workspace, site.id))}
      />
      <BulkTags open={asked === 'tags'} sites={sites} onSubmit={handleTags} onClose={() => setAsked(null)} />
      <Running running={running} onStop={stop} />
      <Refused refusals={refusals} onClose={() => setRefusals([])} />
    </>
  )
}
export const BulkSites = withTexts({ wordpress }, Bulk)

const BULK_ACTIONS = { ask: RefreshCw, pause: Pause, resume: Play, tags: Tag, delete: Trash2 } as const
type BulkAction = keyof typeof BULK_ACTIONS

type BulkButtonsProps = {
  isBusy: boolean
  hasPaused: boolean
  hasOthers: boolean
  on: Record<BulkAction, () => unknown>
}

/** Only what is paused can be resumed, and what is not paused can be paused. */
function BulkButtons({ isBusy, hasPaused, hasOthers, on }: BulkButtonsProps) {
  const t = useTranslations('wordpress.bulk')
  const isOffered = (kind: BulkAction) => (kind === 'pause' ? hasOthers : kind === 'resume' ? hasPaused : true)
  return (Object.keys(BULK_ACTIONS) as BulkAction[]).filter(isOffered).map((kind) => {
    const Icon = BULK_ACTIONS[kind]
    return (
      <Button key={kind} size="sm" disabled={isBusy} onClick={on[kind]}>
        <Icon aria-hidden="true" />
        {t(kind)}
      </Button>
    )
  })
}

type RunningProps = Pick<InTurn, 'running'> & { onStop: () => void }

/** How far it has come; whoever closes it stops it between two sites. */
function Running({ running, onStop }: RunningProps) {
  const t = useTranslations('wordpress.bulk')
  return (
    <Dialog open={running !== null} onOpenChange={(isOpen) => !isOpen && onStop()} title={t('title')}>
      {running && (
        <div className="grid gap-2">
          <p role="status">{t('running', running)}</p>
          <Progress value={(running.done / running.total) * 100} label={t('running', running)} />
          <DialogActions>
            <Button onClick={onStop}>{t('stop')}</Button>
          </DialogActions>
        </div>
      )}
    </Dialog>
  )
}

/** What was not done, each with its reason. */
function Refused({ refusals, onClose }: { refusals: readonly Refusal[]; onClose: () => void }) {
  const t = useTranslations('wordpress.bulk')
  return (
    <Dialog
      open={refusals.length > 0}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('refused', { count: refusals.length })}
    >
      <RefusalList refusals={refusals} nameOf={(name) => <bdi>{name}</bdi>} skippedText={(why) => t(why)} />
      <DialogActions>
        <Button onClick={onClose}>{t('close')}</Button>
      </DialogActions>
    </Dialog>
  )
}
