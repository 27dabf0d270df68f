import { Play } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { TestResult } from '@/components/delivery/test-result'
import { lacksDeliveries } from '@/lib/api/delivery'
import { Button } from '@/components/ui/button'
import { ErrorPanel } from '@/components/ui/error-panel'
import { useTestIntegration, useTryIntegration } from '@/lib/api/integration'
import { providerOf } from '@/lib/automation/providers'
import { ApiError } from '@/lib/browser/errors'
import { useReach } from '@/lib/browser/connection'
import type { Config } from '@/lib/automation/provider'
import type { Delivery } from '@/lib/contract/delivery'

export type Tested = { delivery: Delivery } | { error: unknown } | null

type Entries = { name: string; config: Config }
type Props = { workspace: string; type: string; connection: string | undefined; onTested: (tested: Tested) => void }

/** Sends a test with what stands in the form around it, saved or not. */
export function SendTest({ workspace, type, connection, onTested }: Props) {
  const t = useTranslations('integration')
  const { handleSubmit, setError, formState, subscribe } = useFormContext<Entries>()
  const attempt = useTryIntegration(workspace)
  const test = useTestIntegration(workspace, connection ?? '')
  const isMailed = providerOf(type)?.send === null
  const { isDirty } = formState
  const isOffline = useReach() === 'offline'
  // What our own mail server sends goes to the addresses that are saved.
  const isUnsaved = isMailed && (isDirty || connection === undefined)
  const why = isOffline ? t('action.offline') : isUnsaved ? t('sendTest.saveFirst') : undefined
  const [isThere, setThere] = useState(true)

  // What was tested is no longer what stands there.
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ name }) => name && onTested(null) }),
    [subscribe, onTested],
  )

  function handleFailure(error: Error) {
    if (lacksDeliveries(error)) return setThere(false)
    const fields = Object.entries((error instanceof ApiError && error.fields) || {})
    const asked = fields.filter(([name]) => name === 'name' || name.startsWith('config.'))
    for (const [name, [message]] of asked) setError(name as 'name', { type: 'server', message }, { shouldFocus: true })
    if (asked.length === 0) onTested({ error })
  }

  const handleClick = handleSubmit((values) => {
    onTested(null)
    if (isMailed) return test.mutate(undefined, { onSuccess: onTested })
    attempt.mutate(
      { type, ...values, ...(connection !== undefined && { id: connection }) },
      { onSuccess: onTested, onError: handleFailure },
    )
  })
  if (!isThere) return null
  return (
    <Button
      pending={attempt.isPending || test.isPending}
      disabled={why !== undefined}
      title={why}
      onClick={() => void handleClick()}
    >
      {!attempt.isPending && !test.isPending && <Play aria-hidden="true" className="rtl:-scale-x-100" />}
      {t('sendTest.send')}
    </Button>
  )
}

export function TestOutcome({ workspace, tested }: { workspace: string; tested: Tested }) {
  const t = useTranslations('integration.sendTest')
  if (!tested) return null
  if ('error' in tested) return <ErrorPanel title={t('failed')} error={tested.error} />
  return <TestResult key={tested.delivery.id} workspace={workspace} delivery={tested.delivery} />
}
