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

/** What is done most stands outside, on a phone in two menus; what cannot be taken back stands last. */
export function BulkButtons(props: ButtonsProps) {
  const t = useTranslations('asset.bulk')
  const hasRoom = !useIsPhone()
  const isOpen = lockOf({ name: 'monitoring', ...routes.monitoring }, useUser()) === null
  const { count, actions, onAsk, onWork } = props
  const isBusy = actions.isStarting || actions.running !== null
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
  const scans = scansOf(t, props, isOpen)
  return (
    <>
      {hasRoom ? (
        <Row deeds={[...scans, ...change]} actions={actions} isBusy={isBusy} />
      ) : (
        <ScanMenu scans={scans} actions={actions} isBusy={isBusy} />
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

type Busy = { actions: Actions; isBusy: boolean }

/** A button each; the first, a light scan, says how far it is. */
function Row({ deeds, actions: { isStarting, running }, isBusy }: Busy & { deeds: readonly Deed[] }) {
  const t = useTranslations('asset.bulk')
  return deeds.map(({ label, icon, onSelect }, place) => {
    const isPending = place === 0 && isStarting
    return (
      <Button key={place} size="sm" pending={isPending} disabled={isBusy && !isPending} onClick={onSelect}>
        {!isPending && icon}
        {isPending && running ? t('starting', running) : label}
      </Button>
    )
  })
}

function ScanMenu({ scans, actions: { isStarting, running }, isBusy }: Busy & { scans: readonly Deed[] }) {
  const t = useTranslations('asset.bulk')
  return (
    <Menu
      items={scans}
      trigger={
        <Button size="sm" pending={isStarting} disabled={isBusy && !isStarting}>
          {isStarting && running ? t('starting', running) : t('scanMenu')}
          <ChevronDown aria-hidden="true" />
        </Button>
      }
    />
  )
}

type Deed = Exclude<MenuItem, 'separator'>
type Words = ReturnType<typeof useTranslations<'asset.bulk'>>

/** Light scans of all, and full ones of those that may have one. */
const scansOf = (t: Words, { count, actions, onAsk }: ButtonsProps, isOpen: boolean): Deed[] => [
  { label: t('scan', { count }), icon: <ScanSearch aria-hidden="true" />, onSelect: () => void actions.scan() },
  ...(isOpen && actions.fullCount > 0
    ? [
        {
          label: t('full', { count: actions.fullCount }),
          icon: <Radar aria-hidden="true" />,
          onSelect: () => onAsk('full'),
        },
      ]
    : []),
]

/** What changes the assets themselves. */
const changesOf = (t: Words, { canMove, onAsk }: Pick<ButtonsProps, 'canMove' | 'onAsk'>): Deed[] => [
  { label: t('tags'), icon: <Tags aria-hidden="true" />, onSelect: () => onAsk('tags') },
  ...(canMove ? [{ label: t('move'), icon: <FolderInput aria-hidden="true" />, onSelect: () => onAsk('move') }] : []),
]
