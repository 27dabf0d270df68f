import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { onceOpen } from '@/components/ui/on-demand'
import { StaleReads } from '@/components/ui/stale-reads'
import { useWorkspaces } from '@/lib/api/workspace'
import { errorText } from '@/lib/browser/errors'
import type { User } from '@/lib/contract/user'
import type { DeleteAccountProps } from './delete-account'
import { SectionCard } from './section-card'

const DeleteAccount = onceOpen<DeleteAccountProps>(() => import('./delete-account').then((part) => part.DeleteAccount))

export function DangerZone({ user }: { user: User }) {
  const t = useTranslations('setting.danger')
  const [isAsking, setAsking] = useState(false)
  return (
    <SectionCard section="danger" text={t('text')}>
      <div className="grid justify-items-start gap-3 text-13">
        <p className="font-medium">{t('what')}</p>
        <ul className="grid max-w-[80ch] list-disc gap-1 ps-5 text-2">
          <li>
            <WorkspacesToGo />
          </li>
          <li>{t('scans')}</li>
          <li>{t('sessions')}</li>
          <li>{t('plans')}</li>
          <li>{t('record')}</li>
        </ul>
        <Button variant="danger-outline" onClick={() => setAsking(true)}>
          {t('button')}
        </Button>
      </div>
      <DeleteAccount open={isAsking} onOpenChange={setAsking} user={user} />
    </SectionCard>
  )
}

/** More than these are counted. */
const MAX_NAMES = 5

function WorkspacesToGo() {
  const t = useTranslations('setting.danger')
  const locale = useLocale()
  const ui = useTranslations('ui')
  const workspaces = useWorkspaces()
  const { data, error, isFetching, refetch } = workspaces
  if (!data) {
    return (
      <>
        {t('workspacesUnknown')}
        {error && (
          <span className="mt-1 flex flex-wrap items-center gap-2 text-critical-text">
            {t('workspacesFailed', { reason: errorText(error) })}
            <Button size="sm" pending={isFetching} onClick={() => void refetch()}>
              {ui('retry')}
            </Button>
          </span>
        )}
      </>
    )
  }
  const named = data.slice(0, MAX_NAMES).map(({ name }) => t('named', { name }))
  const list = new Intl.ListFormat(locale, { type: data.length > MAX_NAMES ? 'unit' : 'conjunction' }).format(named)
  const names = data.length > MAX_NAMES ? t('more', { names: list, count: data.length - MAX_NAMES }) : list
  return (
    <>
      {t('workspaces', { count: data.length, names })}
      <StaleReads of={[workspaces]} />
    </>
  )
}
