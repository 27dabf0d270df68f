import { History, Pause, Play, RefreshCw, SlidersHorizontal, Trash2 } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { RowMenu } from '@/components/ui/row-menu'
import { useCheckNow, useSaveMonitor } from '@/lib/api/monitor'
import type { Monitor } from '@/lib/contract/monitor'
import { href } from '@/lib/domain/routes'
import { siteNameOf } from '@/lib/domain/shown-address'
import { useMonitorDrawer } from './use-monitor-drawer'

type Props = { workspace: string; monitor: Monitor }

export function MonitorActions({ workspace, monitor }: Props) {
  const t = useTranslations('monitoring.action')
  const { show } = useMonitorDrawer()
  const save = useSaveMonitor(workspace, monitor.id)
  const site = siteNameOf(monitor)
  if (monitor.state === 'off') {
    return (
      <Button size="sm" pending={save.isPending} aria-label={t('startOf', { site })} onClick={() => save.mutate({})}>
        {t('start')}
      </Button>
    )
  }
  const isPaused = monitor.state === 'paused'
  return (
    <span className="inline-flex items-center gap-1">
      {isPaused ? (
        <Button size="sm" pending={save.isPending} onClick={() => save.mutate({ is_paused: false })}>
          {t('resume')}
        </Button>
      ) : (
        <CheckButton workspace={workspace} monitor={monitor} />
      )}
      <RowMenu
        label={t('more', { site })}
        items={[
          {
            label: t('details'),
            icon: <SlidersHorizontal />,
            onSelect: () => show({ kind: 'site', site: monitor.id }),
          },
          {
            label: t(isPaused ? 'resume' : 'pause'),
            icon: isPaused ? <Play /> : <Pause />,
            onSelect: () => save.mutate({ is_paused: !isPaused }),
          },
          { label: t('history'), icon: <History />, href: href('history', { assetId: monitor.id }) },
          'separator',
          {
            label: t('stop'),
            icon: <Trash2 />,
            danger: true,
            onSelect: () => show({ kind: 'stop', site: monitor.id }),
          },
        ]}
      />
    </span>
  )
}

export function CheckButton({ workspace, monitor }: Props) {
  const t = useTranslations('monitoring.action')
  const check = useCheckNow(workspace, monitor.id)
  const isBusy = check.isPending || monitor.is_checking
  return (
    <Button
      size="sm"
      pending={isBusy}
      aria-label={t('checkOf', { site: siteNameOf(monitor) })}
      onClick={() => check.mutate()}
    >
      {!isBusy && <RefreshCw aria-hidden="true" />}
      {/* Between phone and desktop there is no room for the words. */}
      <span className="sm:max-lg:sr-only">{t('check')}</span>
    </Button>
  )
}
