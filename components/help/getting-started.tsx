import { CircleCheck } from 'lucide-react'
import Link from 'next/link'
import { useTranslations } from 'use-intl'
import { ErrorPanel } from '@/components/ui/error-panel'
import { StaleReads } from '@/components/ui/stale-reads'
import { useFirstSteps } from '@/lib/api/first-steps'
import { useCurrentWorkspace } from '@/lib/api/workspace'
import { href } from '@/lib/domain/routes'

const STEPS = [
  { name: 'workspace', to: href('workspace') },
  { name: 'asset', to: href('asset') },
  { name: 'verify', to: href('asset') },
  { name: 'scan', to: href('init') },
  { name: 'fix', to: href('history') },
] as const

/** The way from nothing to a better grade; what is done already is ticked from what is there. */
export function GettingStarted() {
  const t = useTranslations('help.start')
  const { reads, known } = useFirstSteps(useCurrentWorkspace()?.id)
  const failed = reads.find(({ isError, data }) => isError && data === undefined)
  return (
    <div className="grid gap-4">
      <StaleReads of={reads} />
      {failed && (
        <ErrorPanel
          title={t('ticksFailed')}
          error={failed.error}
          onRetry={failed.refetch}
          isRetrying={failed.isFetching}
        />
      )}
      <ol className="grid gap-4">
        {STEPS.map(({ name, to }, index) => (
          <li key={name} className="flex gap-4">
            <span
              aria-hidden="true"
              className="grid size-6 flex-none place-items-center rounded-md border text-12 font-strong text-2 tabular-nums"
            >
              {known?.isDone[name] ? <CircleCheck className="size-4 text-pass-text" /> : index + 1}
            </span>
            <div className="grid gap-0.5">
              <p className="text-14">
                <Link href={to} className="link">
                  {t(`${name}.name`)}
                </Link>
                {known?.isDone[name] && <span className="ps-2 text-12 text-pass-text">{t('done')}</span>}
              </p>
              <p className="text-13 text-pretty text-2">{t(`${name}.text`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  )
}
