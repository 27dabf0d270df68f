import { CircleCheck, CircleDashed, X } from 'lucide-react'
import Link from 'next/link'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { Card, CardHeader } from '@/components/ui/card'
import { useFirstSteps } from '@/lib/api/first-steps'
import { href } from '@/lib/domain/routes'
import { storage } from '@/lib/browser/storage'

const HIDDEN_KEY = 'soteria:first-steps-hidden'

/** The way of a newcomer, ticked from what is really there. Gone when all is done. */
export function FirstSteps({ workspace }: { workspace: string | undefined }) {
  const t = useTranslations('dashboard.steps')
  const [isHidden, setHidden] = useState(() => storage.get(HIDDEN_KEY) !== null)
  const { known, reads } = useFirstSteps(workspace)
  // What could not be read is said by the other cards.
  const isUnknown = reads.some(({ isError, data }) => isError && data === undefined)
  if (isHidden || isUnknown) return null
  if (!known) return <div aria-hidden="true" className="min-h-[262px] sm:min-h-40 lg:min-h-[113px]" />

  const { isDone, firstAsset } = known
  const steps = [
    { name: 'workspace', isDone: isDone.workspace, to: href('workspace') },
    { name: 'asset', isDone: isDone.asset, to: `${href('asset')}?add=1` },
    { name: 'verify', isDone: isDone.verify, to: firstAsset ? `${href('asset')}?verify=${encodeURIComponent(firstAsset.id)}` : href('asset') },
    { name: 'scan', isDone: isDone.scan, to: href('init') },
  ] as const
  const done = steps.filter((step) => step.isDone).length
  // Once done it leaves no room open the next time.
  if (done === steps.length) {
    storage.set(HIDDEN_KEY, '1')
    return null
  }

  function handleHide() {
    storage.set(HIDDEN_KEY, '1')
    setHidden(true)
  }
  return (
    <Card>
      <CardHeader
        title={t('title')}
        description={t('text', { done, total: steps.length })}
        actions={
          <Button variant="ghost" size="icon-sm" aria-label={t('dismiss')} title={t('dismiss')} onClick={handleHide}>
            <X aria-hidden="true" />
          </Button>
        }
      />
      <ol className="grid border-t sm:grid-cols-2 lg:grid-cols-4">
        {steps.map(({ name, isDone, to }) => (
          <li key={name} className="flex items-center gap-2 px-4 py-3 text-13 sm:px-5">
            {isDone ? <CircleCheck aria-hidden="true" className="text-pass-text" /> : <CircleDashed aria-hidden="true" className="text-3" />}
            {isDone ? (
              <span className="text-2">{t(name)}</span>
            ) : (
              <Link href={to} className="link">
                {t(name)}
              </Link>
            )}
            <span className="sr-only">: {t(isDone ? 'done' : 'open')}</span>
          </li>
        ))}
      </ol>
    </Card>
  )
}
