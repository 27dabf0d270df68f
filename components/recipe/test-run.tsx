import { CircleAlert, CircleCheck, Eye } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { Button, ButtonLink } from '@/components/ui/button'
import { Drawer } from '@/components/ui/drawer'
import { EmptyState } from '@/components/ui/empty-state'
import { ErrorPanel } from '@/components/ui/error-panel'
import { Skeleton } from '@/components/ui/skeleton'
import { StatusBadge } from '@/components/ui/status-badge'
import { useTestRun } from '@/lib/api/recipe'
import { ApiError } from '@/lib/browser/errors'
import type { TestOutcome } from '@/lib/contract/recipe'
import { href } from '@/lib/domain/routes'
import { shownAddress } from '@/lib/domain/shown-address'
import { recipes } from '@/lib/messages/en/recipes'
import { withTexts } from '@/lib/react/i18n'
import { useReasonText } from './use-reason-text'

export type TestRunProps = { open: boolean; onOpenChange: (open: boolean) => void; id: string; name: string }

/** There is nothing to test it with. */
const isNothing = (error: Error) => error instanceof ApiError && error.fields?.event_id !== undefined

/** Runs the stored recipe once with its newest match, and shows what each action did. */
export const TestRun = withTexts({ recipes }, function TestRun({ open, onOpenChange, id, name }: TestRunProps) {
  const t = useTranslations('recipes.testRun')
  const { mutate, reset, data, error, isPending } = useTestRun()

  // To open it is to ask for the run.
  useEffect(() => {
    if (open) mutate(id)
    else reset()
  }, [open, id, mutate, reset])
  const { run, outcomes } = data ?? {}
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      title={t('title', { name })}
      description={t('text')}
      footer={
        <>
          <Button pending={isPending} onClick={() => mutate(id)}>
            {t('again')}
          </Button>
          {outcomes?.some(({ is_sent }) => is_sent) && (
            <ButtonLink variant="ghost" href={`${href('integration')}?tab=deliveries`}>
              {t('deliveries')}
            </ButtonLink>
          )}
        </>
      }
    >
      {isPending && <Skeleton className="h-24 w-full" />}
      {error &&
        (isNothing(error) ? <EmptyState title={t('none')} /> : <ErrorPanel title={t('failed')} error={error} />)}
      {run && (
        <p className="text-13 text-2">
          <bdi>{t('about', { site: run.site ? shownAddress(run.site) : '–', count: run.count })}</bdi>
        </p>
      )}
      <ol className="grid gap-3">
        {outcomes?.map((outcome) => (
          <Outcome key={outcome.position} outcome={outcome} />
        ))}
      </ol>
    </Drawer>
  )
})

function Outcome({ outcome: { to, title, text, is_sent, reason, type } }: { outcome: TestOutcome }) {
  const t = useTranslations('recipes.testRun')
  const does = useTranslations('recipes.does')
  const reasonText = useReasonText()
  const isShown = !is_sent && reason?.key === 'testOnly'
  return (
    <li className="grid gap-2 rounded-lg border px-4 py-3 text-13">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="font-medium [overflow-wrap:anywhere]">
          {to
            ? t('to', { name: to })
            : reason?.key === 'noConnection'
              ? does('gone')
              : t(type === 'start_scan' ? 'scan' : 'own')}
        </span>
        {is_sent ? (
          <StatusBadge tone="pass" icon={<CircleCheck className="size-4" />}>
            {t('sent')}
          </StatusBadge>
        ) : (
          <StatusBadge
            tone={isShown ? 'neutral' : 'critical'}
            icon={isShown ? <Eye className="size-4" /> : <CircleAlert className="size-4" />}
          >
            {t(isShown ? 'shown' : 'notSent')}
          </StatusBadge>
        )}
      </div>
      {(title || text) && (
        <p dir="auto" className="rounded-md bg-sunken px-3 py-2 whitespace-pre-line [overflow-wrap:anywhere]">
          {[title, text].filter(Boolean).join('\n')}
        </p>
      )}
      {reason && <p className="text-12 text-2">{reasonText(reason)}</p>}
    </li>
  )
}
