import { Pause, Play } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { Select } from '@/components/ui/select'
import { useSaveMonitor } from '@/lib/api/monitor'
import { INTERVALS, type Monitor, SLOW_LIMITS } from '@/lib/contract/monitor'
import { useMonitorDrawer } from './use-monitor-drawer'

type Props = { workspace: string; monitor: Monitor }

export function PauseButton({ workspace, monitor }: Props) {
  const t = useTranslations('monitoring.action')
  const save = useSaveMonitor(workspace, monitor.id)
  const isPaused = monitor.state === 'paused'
  return (
    <Button size="sm" pending={save.isPending} onClick={() => save.mutate({ is_paused: !isPaused })}>
      {isPaused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
      {t(isPaused ? 'resume' : 'pause')}
    </Button>
  )
}

/** How often it is looked at and what counts as slow. Takes effect at once. */
export function SiteSettings({ workspace, monitor }: Props) {
  const t = useTranslations('monitoring')
  const save = useSaveMonitor(workspace, monitor.id)
  const { show } = useMonitorDrawer()
  // What was chosen stands there while it is sent, and goes back when it fails.
  const { interval_minutes, slow_ms } = { ...monitor, ...(save.isPending && save.variables) }
  return (
    <section aria-labelledby="site-settings" className="grid gap-3">
      <h3 id="site-settings" className="text-14 font-strong">
        {t('drawer.settings')}
      </h3>
      <div className="flex flex-wrap items-center justify-between gap-2 text-13">
        <span aria-hidden="true">{t('drawer.every')}</span>
        <Select
          label={t('drawer.every')}
          value={String(interval_minutes)}
          onValueChange={(value) => save.mutate({ interval_minutes: Number(value) })}
          options={INTERVALS.map((count) => ({ value: String(count), label: t('drawer.minutes', { count }) }))}
          className="min-w-32"
        />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2 text-13">
        <span aria-hidden="true">{t('drawer.slow')}</span>
        <Select
          label={t('drawer.slow')}
          value={String(slow_ms)}
          onValueChange={(value) => save.mutate({ slow_ms: Number(value) })}
          options={SLOW_LIMITS.map((ms) => ({ value: String(ms), label: t('drawer.seconds', { count: ms / 1000 }) }))}
          className="min-w-32"
        />
      </div>
      <div>
        <Button size="sm" variant="danger-outline" onClick={() => show({ kind: 'stop', site: monitor.id })}>
          {t('action.stop')}
        </Button>
      </div>
    </section>
  )
}
