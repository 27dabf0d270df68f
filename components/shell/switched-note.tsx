import { ArrowLeftRight } from 'lucide-react'
import { usePathname, useSearchParams } from 'next/navigation'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { Note } from '@/components/ui/note'
import { useFollow } from '@/lib/api/elsewhere'
import { useCurrentWorkspace, useWorkspaces } from '@/lib/api/workspace'
import { useIsAll } from '@/stores/session'
import { leaveFor, useLastSwitch } from '@/stores/switched'
import { useSwitchWorkspace } from '@/components/nav/use-switch-workspace'

/** Says that a link led into another workspace, and offers the way back. Mails name the workspace in `?workspace=`. */
export function SwitchedNote() {
  const t = useTranslations('shell.workspace')
  const path = usePathname()
  const switchTo = useSwitchWorkspace()
  const last = useLastSwitch()
  const current = useCurrentWorkspace()
  const from = useWorkspaces().data?.find(({ id }) => id === last?.from)
  const asked = useSearchParams().get('workspace')
  const isAll = useIsAll()
  const address = asked && `${path} ${asked}`
  const [followed, setFollowed] = useState<string | null>(null)
  // Followed once: what the address names otherwise may be in a third workspace, and the two would take turns for ever.
  if (followed !== address && (followed || (asked && current?.id === asked)))
    setFollowed(current?.id === asked ? address : null)
  useFollow(followed === address ? null : asked)
  useEffect(() => leaveFor(path), [path])

  // Whoever looks at all of them has left none.
  if (isAll || !last || last.path !== path || current?.id !== last.to) return null
  return (
    <Note
      role="status"
      icon={<ArrowLeftRight className="size-4" />}
      className="print:hidden"
      actions={
        from && (
          <Button size="sm" onClick={() => switchTo(from.id)}>
            {t('backTo', { name: from.name })}
          </Button>
        )
      }
    >
      <p>{t('switched', { name: current.name })}</p>
    </Note>
  )
}
