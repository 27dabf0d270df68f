import { CircleCheck, CircleDashed, X } from 'lucide-react'
import Link from 'next/link'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { Card, CardHeader } from '@/components/ui/card'
import { useFirstSteps } from '@/lib/api/first-steps'
import { href } from '@/lib/domain/routes'
import { STEPS_HIDDEN_KEY as HIDDEN_KEY } from '@/lib/browser/early'
import { storage } from '@/lib/browser/storage'

const STEPS = ['workspace', 'asset', 'verify', 'scan'] as const

const HEIGHT = 'min-h-[262px] sm:min-h-40 lg:min-h-[113px]'

/** The room for it in the page before the app is there, which boot.js knows whether it is needed. */
export const FirstStepsToCome = () => <div className={`${HEIGHT} in-data-[steps=done]:hidden`} />

type FirstStepsProps = { workspace: string | undefined; isAwaited?: boolean }

/** The way of a newcomer, ticked from what is really there. Gone when all is done. */
export function FirstSteps({ workspace, isAwaited = false }: FirstStepsProps) {
  const [isHidden, setHidden] = useState(() => storage.get(HIDDEN_KEY) !== null)
  const { known, reads } = useFirstSteps(workspace)
  // What could not be read is said by the other cards.
  const isUnknown = reads.some(({ isError, data }) => isError && data === undefined)
  const isAllDone = known !== null && STEPS.every((step) => known.isDone[step])
  useEffect(() => {
    // Once done it leaves no room open the next time.
    if (isAllDone) storage.set(HIDDEN_KEY, '1')
  }, [isAllDone])
  if (isHidden || isUnknown || isAllDone) return null
  if (!known || isAwaited) return <div aria-hidden="true" className={HEIGHT} />

  function handleHide() {
    storage.set(HIDDEN_KEY, '1')
    setHidden(true)
  }
  return <Steps {...known} onHide={handleHide} />
}

type StepsProps = NonNullable<ReturnType<typeof useFirstSteps>['known']> & { onHide: () => void }

function Steps({ isDone, firstAsset, onHide }: StepsProps) {
  const t = useTranslations('dashboard.steps')
  const ways = {
    workspace: href('workspace'),
    asset: `${href('asset')}?add=1`,
    verify: firstAsset ? `${href('asset')}?verify=${encodeURIComponent(firstAsset.id)}` : href('asset'),
    scan: href('init'),
  }
  const done = STEPS.filter((step) => isDone[step]).length
  return (
    <Card>
      <CardHeader
        title={t('title')}
        description={t('text', { done, total: STEPS.length })}
        actions={
          <Button variant="ghost" size="icon-sm" aria-label={t('dismiss')} title={t('dismiss')} onClick={onHide}>
            <X aria-hidden="true" />
          </Button>
        }
      />
      <ol className="grid border-t sm:grid-cols-2 lg:grid-cols-4">
        {STEPS.map((step) => (
          <li key={step} className="flex items-center gap-2 px-4 py-3 text-13 sm:px-5">
            {isDone[step] ? (
              <CircleCheck aria-hidden="true" className="text-pass-text" />
            ) : (
              <CircleDashed aria-hidden="true" className="text-3" />
            )}
            {isDone[step] ? (
              <span className="text-2">{t(step)}</span>
            ) : (
              <Link href={ways[step]} className="link">
                {t(step)}
              </Link>
            )}
            <span className="sr-only">: {t(isDone[step] ? 'done' : 'open')}</span>
          </li>
        ))}
      </ol>
    </Card>
  )
}
