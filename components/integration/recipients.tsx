import { CircleCheck, CircleSlash, Clock } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { notify } from '@/components/ui/notify'
import { StatusBadge } from '@/components/ui/status-badge'
import { useAskAgain } from '@/lib/api/integration'
import type { Integration } from '@/lib/contract/integration'

const LOOKS = {
  own: { tone: 'pass', icon: <CircleCheck /> },
  confirmed: { tone: 'pass', icon: <CircleCheck /> },
  asked: { tone: 'medium', icon: <Clock /> },
  unsubscribed: { tone: 'neutral', icon: <CircleSlash /> },
} as const

/** Who gets the mails of a connection, and who has not said yes yet. */
export function Recipients({
  workspace,
  connection: { id, recipients = [] },
}: {
  workspace: string
  connection: Integration
}) {
  const t = useTranslations('integration.recipients')
  const again = useAskAgain(workspace, id)
  const asked = recipients.filter(({ state }) => state === 'asked').length
  return (
    <section aria-labelledby="recipients" className="grid gap-2">
      <h3 id="recipients" className="text-13 font-medium">
        {t('title')}
      </h3>
      <ul className="divide-y rounded-md border">
        {recipients.map(({ address, state }) => (
          <li key={address} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 px-3 py-2 text-13">
            <bdi className="[overflow-wrap:anywhere]">{address}</bdi>
            <StatusBadge {...LOOKS[state]}>{t(state)}</StatusBadge>
          </li>
        ))}
      </ul>
      {asked > 0 && (
        <p>
          <Button
            size="sm"
            pending={again.isPending}
            onClick={() => again.mutate(undefined, { onSuccess: () => notify.success(t('done')) })}
          >
            {t('again')}
          </Button>
        </p>
      )}
    </section>
  )
}
