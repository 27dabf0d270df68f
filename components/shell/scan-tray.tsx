import { clsx } from 'clsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button, ButtonLink } from '@/components/ui/button'
import { useStopAll } from '@/lib/api/report'
import { useUnlistedScans } from '@/lib/api/scan'
import type { Scan } from '@/lib/contract/scan'
import { href } from '@/lib/domain/routes'
import { NotifyAtEnd } from './notify-at-end'
import { ScanTrayRow } from './scan-tray-row'

export type ScanTrayProps = { scans: readonly Scan[]; workspace: string; onClose: () => void }

/** All running and waiting scans of the workspace: how far they are, the way to them, and the way to stop them. */
export function ScanTray({ scans, workspace, onClose }: ScanTrayProps) {
  const t = useTranslations('shell.scans')
  const unlisted = useUnlistedScans(workspace)
  const waiting = scans.filter(isWaiting)
  const active = scans.filter((scan) => !isWaiting(scan))
  // As their turns come. Those that are not listed come first.
  const inOrder = [...active, ...(unlisted > 0 ? [] : waiting.toReversed().slice(0, MAX_WAITING))]
  const more = scans.length + unlisted - inOrder.length
  return (
    <div className="grid">
      <div className="grid gap-0.5 px-3 pt-2 pb-3">
        <h2 tabIndex={-1} data-scan-tray className="text-14 font-strong outline-none">
          {t('title')}
        </h2>
        <p role="status" className="text-12 text-2">
          {scans.length > 0
            ? t('text', { running: scans.length - waiting.length, waiting: waiting.length + unlisted })
            : t('over')}
        </p>
      </div>
      <ul className="max-h-[min(420px,50vh)] overflow-y-auto">
        {inOrder.map((scan) => (
          <ScanTrayRow key={scan.id} scan={scan} workspace={workspace} onOpen={onClose} />
        ))}
      </ul>
      {more > 0 && <p className="border-t px-3 py-2 text-12 text-2">{t('more', { count: more })}</p>}
      <div className="flex flex-wrap items-center gap-1 border-t px-2 pt-2 pb-1">
        {scans.length > 1 && <StopAll scans={scans} count={scans.length + unlisted} workspace={workspace} />}
        <ButtonLink variant="ghost" size="sm" href={href('history')} prefetch={false} onClick={onClose}>
          {t('history')}
        </ButtonLink>
        <NotifyAtEnd />
      </div>
    </div>
  )
}

/** More rows than anybody reads are told by their number. */
const MAX_WAITING = 50

const isWaiting = ({ status }: Scan) => status.toLowerCase() === 'queued'

/** Asks once more in its own place: a dialog would close the tray. What had the focus keeps it, and then leads back. */
function StopAll({ scans, count, workspace }: { scans: readonly Scan[]; count: number; workspace: string }) {
  const t = useTranslations('shell.scans')
  const stop = useStopAll(workspace)
  const [isAsking, setAsking] = useState(false)
  const ids = scans.map(({ id }) => id)
  return (
    <div
      role="group"
      aria-label={t('stopAll')}
      className={clsx('flex flex-wrap items-center gap-2', isAsking && 'w-full rounded-md bg-sunken p-3')}
    >
      {isAsking && (
        <p role="alert" className="w-full text-13">
          {t('stopAllSure', { count })}
        </p>
      )}
      <Button size="sm" disabled={stop.isPending} onClick={() => setAsking(!isAsking)}>
        {t(isAsking ? 'keep' : 'stopAll')}
      </Button>
      {isAsking && (
        <Button
          variant="danger"
          size="sm"
          pending={stop.isPending}
          onClick={() => stop.mutate(ids, { onSettled: () => setAsking(false) })}
        >
          {t(stop.isPending ? 'stopping' : 'stopAll')}
        </Button>
      )}
    </div>
  )
}
