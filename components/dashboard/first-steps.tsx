import { CircleCheck, CircleDashed, X } from 'lucide-react'
import Link from 'next/link'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { Card, CardHeader } from '@/components/ui/card'
import { useAssets } from '@/lib/api/asset'
import { useScans } from '@/lib/api/scan'
import { useWorkspaces } from '@/lib/api/workspace'
import { href } from '@/lib/routes'
import { isCompleted } from '@/lib/scan-status'
import { storage } from '@/lib/storage'

const HIDDEN_KEY = 'soteria:first-steps-hidden'

/** The way of a newcomer, ticked from what is really there. Gone when all is done. */
export function FirstSteps({ workspace }: { workspace: string | undefined }) {
  const t = useTranslations('dashboard.steps')
  const [isHidden, setHidden] = useState(() => storage.get(HIDDEN_KEY) !== null)
  const workspaces = useWorkspaces().data
  const assets = useAssets(workspace).data
  const scans = useScans(workspace).data
  if (isHidden || !workspaces || !assets || !scans) return null

  const [first] = assets
  const steps = [
    { name: 'workspace', isDone: workspaces.length > 0, to: href('workspace') },
    { name: 'asset', isDone: assets.length > 0, to: `${href('asset')}?add=1` },
    {
      name: 'verify',
      isDone: assets.some((asset) => asset.status === 'verified'),
      to: first ? `${href('asset')}?verify=${encodeURIComponent(first.id)}` : href('asset'),
    },
    { name: 'scan', isDone: scans.some(isCompleted), to: href('init') },
  ] as const
  const done = steps.filter((step) => step.isDone).length
  if (done === steps.length) return null

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
