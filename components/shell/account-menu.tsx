import { CircleHelp, LogOut, Settings2 } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Badge } from '@/components/ui/badge'
import { Menu } from '@/components/ui/menu'
import { useSignOut } from '@/lib/api/auth'
import type { User } from '@/lib/contract/user'
import { activePlans } from '@/components/plan/plan-names'
import { href } from '@/lib/domain/routes'
import { useUser } from '@/stores/session'

export function AccountMenu() {
  const t = useTranslations('shell.account')
  const user = useUser()
  const signOut = useSignOut()
  if (!user) return null
  return (
    <Menu
      trigger={
        <button type="button" className="grid size-ctl place-items-center rounded-full">
          <span className="sr-only">{t('label', { name: user.name })}</span>
          <span
            aria-hidden="true"
            className="grid size-7 place-items-center rounded-full border bg-selected text-12 font-strong text-2"
          >
            {initials(user.name || user.email)}
          </span>
        </button>
      }
      header={<Who user={user} />}
      items={[
        { label: t('setting'), icon: <Settings2 />, href: href('setting') },
        { label: t('help'), icon: <CircleHelp />, href: href('help') },
        'separator',
        { label: t('signOut'), icon: <LogOut />, onSelect: () => void signOut() },
      ]}
    />
  )
}

function Who({ user }: { user: User }) {
  const t = useTranslations('shell.account')
  const plans = activePlans(user)
  return (
    <div className="grid gap-1">
      <p className="truncate font-strong">{user.name}</p>
      <p className="truncate text-12 text-3">{user.email}</p>
      <p className="mt-1 flex flex-wrap gap-1">
        {plans.map((plan) => (
          <Badge key={plan} tone="brand">
            {plan}
          </Badge>
        ))}
        {plans.length === 0 && <span className="text-12 text-2">{t('noPlan')}</span>}
      </p>
    </div>
  )
}

const initials = (name: string) =>
  name
    .split(/[\s@.]+/)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('')
