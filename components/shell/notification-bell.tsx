import { Bell } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { onceOpen } from '@/components/ui/on-demand'
import { markNoticesRead, useUnreadNotices } from '@/lib/browser/notices'
import { useNotices, useReadNotices } from '@/lib/api/notice'
import type { NotificationDrawerProps } from './notification-drawer'

const NotificationDrawer = onceOpen<NotificationDrawerProps>(() =>
  import('./notification-drawer').then((part) => part.NotificationDrawer),
)

/** More than so many is many: a longer number would cover the bell. */
const MOST = 9

/** Leads to what happened and what failed, with the count of what was not looked at yet. */
export function NotificationBell() {
  const t = useTranslations('shell.notices')
  const failures = useUnreadNotices()
  const { data } = useNotices()
  const read = useReadNotices()
  const unread = failures + (data?.unread ?? 0)
  const [isOpen, setOpen] = useState(false)
  const label = unread > 0 ? t('openUnread', { count: unread }) : t('open')

  function handleOpenChange(open: boolean) {
    markNoticesRead()
    const newest = data?.notices[0]?.id
    if (newest !== undefined && data && data.unread > 0) read.mutate(newest)
    setOpen(open)
  }

  return (
    <>
      <Button
        variant="ghost"
        size="icon"
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        onClick={() => handleOpenChange(true)}
        className="relative"
      >
        <Bell aria-hidden="true" />
        {unread > 0 && (
          <span
            aria-hidden="true"
            className="absolute start-[calc(50%+1px)] -top-0.5 grid h-4 min-w-4 place-items-center rounded-full bg-danger px-1 text-[11px] leading-none font-strong text-white tabular-nums"
          >
            {unread > MOST ? t('many', { count: MOST }) : unread}
          </span>
        )}
      </Button>
      <NotificationDrawer open={isOpen} onOpenChange={handleOpenChange} />
    </>
  )
}
