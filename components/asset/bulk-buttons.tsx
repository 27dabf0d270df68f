import { Activity, BadgeCheck, ChevronDown, Ellipsis, FolderInput, Radar, ScanSearch, Tags, Trash2 } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { lockOf } from '@/components/nav/nav'
import { Button } from '@/components/ui/button'
import { Menu } from '@/components/ui/menu'
import type { MenuItem } from '@/components/ui/menu-panel'
import { routes } from '@/lib/domain/routes'
import { useIsPhone } from '@/lib/react/use-is-phone'
import { useUser } from '@/stores/session'
import type { useBulkActions } from './use-bulk-actions'

export type Asked = 'tags' | 'move' | 'delete' | 'full'
type Actions = ReturnType<typeof useBulkActions>
type ButtonsProps = {
  count: number
  actions: Actions
  canMove: boolean
  onAsk: (what: Asked) => void
  onWork: (title: string, action: () => Promise<void>) => Promise<void>
}

/** What is done most stands outside; what cannot be taken back stands last in the menu. */
export function BulkButtons(props: ButtonsProps) {
  const t = useTranslations('asset.bulk')
  const hasRoom = !useIsPhone()
  const isOpen = lockOf({ name: 'monitoring', ...routes.monitoring }, useUser()) === null
  const { count, actions, onAsk, onWork } = props
  const { running, isStarting, fullCount } = actions
  const isBusy = isStarting || running !== null
  const change = changesOf(t, props)
  const more: MenuItem[] = [
    ...(hasRoom ? [] : change),
    { label: t('verify'), icon: <BadgeCheck />, onSelect: () => void onWork(t('verify'), actions.verify) },
    ...(isOpen
      ? [{ label: t('monitor'), icon: <Activity />, onSelect: () => void onWork(t('monitor'), actions.monitor) }]
      : []),
    'separator',
    { label: t('delete', { count }), icon: <Trash2 />, danger: true, onSelect: () => onAsk('delete') },
  ]
  const scans: Change[] = [
    { label: t('scan', { count }), icon: <ScanSearch aria-hidden="true" />, onSelect: () => void actions.scan() },
    ...(isOpen && fullCount > 0
      ? [
          {
            label: t('full', { count: fullCount }),
            icon: <Radar aria-hidden="true" />,
            onSelect: () => onAsk('full'),
          },
        ]
      : []),
  ]
  const start = isStarting && running ? t('starting', running) : t('scanMenu')
  return (
    <>
      {hasRoom ? (
        [...scans, ...change].map(({ label, icon, onSelect }, at) => (
          <Button key={at} size="sm" pending={at === 0 && isStarting} disabled={isBusy} onClick={onSelect}>
            {!(at === 0 && isStarting) && icon}
            {at === 0 && isStarting && running ? t('starting', running) : label}
          </Button>
        ))
      ) : (
        <Menu
          items={scans}
          trigger={
            <Button size="sm" pending={isStarting} disabled={isBusy}>
              {start}
              <ChevronDown aria-hidden="true" />
            </Button>
          }
        />
      )}
      <Menu
        items={more}
        trigger={
          <Button size="sm" disabled={isBusy}>
            {hasRoom && <Ellipsis aria-hidden="true" />}
            {t('more')}
            {!hasRoom && <ChevronDown aria-hidden="true" />}
          </Button>
        }
      />
    </>
  )
}

type Change = Exclude<MenuItem, 'separator'>

/** What changes the assets themselves. */
const changesOf = (
  t: ReturnType<typeof useTranslations<'asset.bulk'>>,
  { canMove, onAsk }: Pick<ButtonsProps, 'canMove' | 'onAsk'>,
): Change[] => [
  { label: t('tags'), icon: <Tags aria-hidden="true" />, onSelect: () => onAsk('tags') },
  ...(canMove ? [{ label: t('move'), icon: <FolderInput aria-hidden="true" />, onSelect: () => onAsk('move') }] : []),
]
