import { ExternalLink, List, Pause, Play, RefreshCw, Repeat, Trash2 } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { notify } from '@/components/ui/notify'
import { RowMenu } from '@/components/ui/row-menu'
import { usePingWpSite, useUpdateWpSite } from '@/lib/api/wordpress'
import { useReach } from '@/lib/browser/connection'
import type { WpSite } from '@/lib/contract/wordpress-list'
import { adminOf } from './admin-of'
import { statusOf } from './status'
import { useTrouble } from './use-trouble'
import { usePairAgain } from './use-pair-again'
import { useSiteDrawer } from './use-site-drawer'

type Props = { workspace: string; site: WpSite }

export function SiteActions({ workspace, site }: Props) {
  const t = useTranslations('wordpress.action')
  const { show } = useSiteDrawer()
  const pair = usePairAgain(workspace, site.id)
  const pause = usePause(workspace, site)
  const ask = useAsk(workspace, site)
  const { id, name, url } = site
  const status = statusOf(site)
  return (
    <span className="inline-flex items-center justify-end gap-1">
      {/* Beside columns there is no room for it: there it is in the menu. */}
      {status === 'pending' && (
        <Button size="sm" className="sm:hidden" pending={pair.isPending} onClick={pair.start}>
          {t('connect')}
        </Button>
      )}
      <RowMenu
        label={t('more', { name })}
        items={[
          { label: t('view'), icon: <List />, onSelect: () => show({ kind: 'view', id }) },
          ...(status === 'pending'
            ? []
            : [
                { label: t('ask'), icon: <RefreshCw />, disabled: ask.isOff, onSelect: ask.start },
                {
                  label: t('admin'),
                  icon: <ExternalLink />,
                  onSelect: () => window.open(adminOf(url), '_blank', 'noopener'),
                },
                {
                  label: t(status === 'paused' ? 'resume' : 'pause'),
                  icon: status === 'paused' ? <Play /> : <Pause />,
                  onSelect: pause.toggle,
                },
              ]),
          { label: t(status === 'pending' ? 'connect' : 'repair'), icon: <Repeat />, onSelect: pair.start },
          'separator',
          { label: t('delete'), icon: <Trash2 />, danger: true, onSelect: () => show({ kind: 'delete', id }) },
        ]}
      />
    </span>
  )
}

/** Stops taking what a site reports, and takes it again. */
export function usePause(workspace: string, site: WpSite) {
  const t = useTranslations('wordpress')
  const update = useUpdateWpSite(workspace, site.id)
  const isPaused = statusOf(site) === 'paused'
  return {
    isPaused,
    isPending: update.isPending,
    toggle: () =>
      update.mutate(
        { status: isPaused ? 'connected' : 'paused' },
        { onSuccess: () => notify.success(t(isPaused ? 'resumed' : 'paused', { name: site.name })) },
      ),
  }
}

/** Asks a site for its report now. */
export function useAsk(workspace: string, { id, name }: WpSite) {
  const t = useTranslations('wordpress.asked')
  const said = useTrouble()
  const ping = usePingWpSite(workspace, id)
  const isOffline = useReach() === 'offline'
  return {
    isOff: isOffline || ping.isPending,
    isPending: ping.isPending,
    start: () =>
      ping.mutate(undefined, {
        onSuccess: ({ wpsite }) =>
          wpsite.last_error
            ? notify.error(t('failed', { name, problem: said(wpsite) }))
            : notify.success(t('done', { name })),
      }),
  }
}
