import { CalendarPlus, CirclePause, CirclePlay, Mail, Pencil, Trash2 } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { notify } from '@/components/ui/notify'
import { useNow } from '@/components/ui/relative-time'
import { RowMenu } from '@/components/ui/row-menu'
import { useInviteAgain, useUpdateResellerAccount } from '@/lib/api/reseller'
import { useReach } from '@/lib/browser/connection'
import type { ResellerAccount } from '@/lib/contract/reseller'
import { endsWithin } from '@/lib/domain/reseller'
import { nameOf, stateOf } from './state-of'
import { useAccountDrawer } from './use-account-drawer'

type Props = { workspace: string; account: ResellerAccount }

/** The one thing that is likely to be next, and the rest in a menu. */
export function AccountActions({ workspace, account }: Props) {
  const t = useTranslations('reseller.action')
  const open = useAccountDrawer()
  const now = useNow()
  const isOffline = useReach() === 'offline'
  const invite = useInvite(workspace, account)
  const resume = useResume(workspace, account)
  const state = stateOf(account, now)
  const next = account.status === 'suspended' ? resume : state === 'pending' ? invite : null
  const isRenewed = state === 'expired' || endsWithin(account, 30, now)
  return (
    <span className="inline-flex items-center justify-end gap-1">
      {next ? (
        <Button size="sm" disabled={isOffline} pending={next.isPending} onClick={next.start}>
          {t(next === resume ? 'resume' : 'invite')}
        </Button>
      ) : (
        <Button size="sm" onClick={() => open({ kind: 'edit', id: account.id })}>
          {t(isRenewed ? 'renew' : 'edit')}
        </Button>
      )}
      <MoreActions account={account} isOffline={isOffline} onInvite={invite.start} onResume={resume.start} />
    </span>
  )
}

type MoreProps = { account: ResellerAccount; isOffline: boolean; onInvite: () => void; onResume: () => void }

function MoreActions({ account, isOffline, onInvite, onResume }: MoreProps) {
  const t = useTranslations('reseller.action')
  const open = useAccountDrawer()
  const { id, status } = account
  const edit = () => open({ kind: 'edit', id })
  const suspend = () => open({ kind: 'suspend', accounts: [account] })
  const running = [
    { label: t('renew'), icon: <CalendarPlus />, onSelect: edit },
    ...(status === 'pending' ? [{ label: t('invite'), icon: <Mail />, disabled: isOffline, onSelect: onInvite }] : []),
    { label: t('suspend'), icon: <CirclePause />, disabled: isOffline, onSelect: suspend },
  ]
  return (
    <RowMenu
      label={t('more', { name: nameOf(account) })}
      items={[
        { label: t('edit'), icon: <Pencil />, onSelect: edit },
        ...(status === 'suspended'
          ? [{ label: t('resume'), icon: <CirclePlay />, disabled: isOffline, onSelect: onResume }]
          : running),
        'separator',
        {
          label: t('delete'),
          icon: <Trash2 />,
          danger: true,
          disabled: isOffline,
          onSelect: () => open({ kind: 'delete', id }),
        },
      ]}
    />
  )
}

function useInvite(workspace: string, { id, email }: ResellerAccount) {
  const t = useTranslations('reseller.action')
  const { mutate, isPending } = useInviteAgain(workspace)
  const onSuccess = () => notify.success(t('invited', { email }))
  return { isPending, start: () => mutate(id, { onSuccess }) }
}

export function useResume(workspace: string, account: ResellerAccount) {
  const t = useTranslations('reseller.action')
  const { mutate, isPending } = useUpdateResellerAccount(workspace)
  const onSuccess = () => notify.success(t('resumed', { name: nameOf(account) }))
  return { isPending, start: () => mutate({ id: account.id, status: 'active' }, { onSuccess }) }
}
