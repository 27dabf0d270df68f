import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { ErrorPanel } from '@/components/ui/error-panel'
import { FormFailure } from '@/components/ui/form-failure'
import { notify } from '@/components/ui/notify'
import { Delayed, Skeleton } from '@/components/ui/skeleton'
import { StaleReads } from '@/components/ui/stale-reads'
import { useEndOtherSessions, useSessions } from '@/lib/api/session'
import { SectionCard } from './section-card'
import { SessionRow } from './session-row'
import { useAction } from './use-action'

/** The latest; nobody goes through more of them one by one. */
const MAX_SHOWN = 50

export function Sessions() {
  const t = useTranslations('setting.sessions')
  const sessions = useSessions()
  const endOthers = useEndOtherSessions()
  const { failure, run } = useAction()
  const list = useRef<HTMLUListElement>(null)
  const { data } = sessions
  const hasOthers = data?.some(({ current }) => !current) ?? false
  // The row or the button that was pressed is gone by then.
  const focusList = () => list.current?.focus()

  async function handleEndOthers() {
    if (!(await run(endOthers.mutateAsync()))) return
    notify.success(t('endedOthers'))
    focusList()
  }

  return (
    <SectionCard section="sessions" text={t('text')}>
      {!data && !sessions.isError && <Waiting />}
      {!data && sessions.isError && (
        <ErrorPanel
          title={t('failed')}
          error={sessions.error}
          onRetry={sessions.refetch}
          isRetrying={sessions.isFetching}
        />
      )}
      {data && (
        <div className="grid gap-3">
          <StaleReads of={[sessions]} />
          <ul ref={list} tabIndex={-1} aria-label={t('list')} className="divide-y rounded-lg border outline-offset-2">
            {data.slice(0, MAX_SHOWN).map((session) => (
              <SessionRow key={session.id} session={session} onEnded={focusList} />
            ))}
          </ul>
          {data.length > MAX_SHOWN && <p className="text-13 text-2">{t('more', { count: data.length - MAX_SHOWN })}</p>}
          {failure !== null && <FormFailure error={failure} />}
          {hasOthers ? (
            <div>
              <Button pending={endOthers.isPending} onClick={() => void handleEndOthers()}>
                {t('endOthers')}
              </Button>
            </div>
          ) : (
            <p className="text-12 text-3">{t('alone')}</p>
          )}
        </div>
      )}
    </SectionCard>
  )
}

function Waiting() {
  const t = useTranslations('setting.sessions')
  return (
    <div aria-busy="true" className="grid min-h-25 content-start gap-3">
      <span className="sr-only">{t('loading')}</span>
      <Delayed>
        <Skeleton className="h-14" />
        <Skeleton className="h-8 w-48" />
      </Delayed>
    </div>
  )
}
