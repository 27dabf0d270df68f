import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { FormFailure } from '@/components/ui/form-failure'
import { Switch } from '@/components/ui/switch'
import type { Preferences, User } from '@/lib/contract/user'
import { SectionCard } from './section-card'
import { useUpdatePreferences } from '@/lib/api/account'
import { useAction } from './use-action'

export function Notifications({ user }: { user: User }) {
  const t = useTranslations('setting')
  const { preferences, choose, failure } = usePreferences(user)
  return (
    <SectionCard section="notifications" text={t('notifications.text', { email: user.email })}>
      <div className="grid gap-4">
        {preferences ? (
          <div className="divide-y rounded-lg border">
            <Choice
              name={t('notifications.scan')}
              text={t('notifications.scanText')}
              checked={preferences.mail_scan_finished}
              onChange={(mail_scan_finished) => choose({ mail_scan_finished })}
            />
            <Choice
              name={t('notifications.monitor')}
              text={t('notifications.monitorText')}
              checked={preferences.mail_monitor_alerts}
              onChange={(mail_monitor_alerts) => choose({ mail_monitor_alerts })}
            />
          </div>
        ) : (
          <p className="text-13 text-2">{t('notKept')}</p>
        )}
        {failure !== null && <FormFailure error={failure} />}
        <div className="grid gap-0.5">
          <h3 className="text-13 font-strong">{t('notifications.always')}</h3>
          <p className="text-13 text-2">{t('notifications.alwaysText')}</p>
        </div>
      </div>
    </SectionCard>
  )
}

function Choice({
  name,
  text,
  checked,
  onChange,
}: {
  name: string
  text: string
  checked: boolean
  onChange: (checked: boolean) => void
}) {
  const id = useId()
  return (
    <div className="flex items-start justify-between gap-4 px-4 py-3">
      <div className="grid gap-0.5 text-13">
        <p id={id} className="font-medium">
          {name}
        </p>
        <p id={`${id}-text`} className="text-12 text-3">
          {text}
        </p>
      </div>
      <Switch aria-labelledby={id} aria-describedby={`${id}-text`} checked={checked} onCheckedChange={onChange} />
    </div>
  )
}

/**
 * The preferences, each changed by itself: shown as chosen at once, and as before when the server does not take it.
 * Null where the server keeps none.
 */
function usePreferences(user: User) {
  const update = useUpdatePreferences()
  const { failure, run } = useAction()
  const preferences = user.preferences && {
    ...user.preferences,
    ...(update.isPending ? (update.variables as Partial<Preferences>) : {}),
  }
  return {
    preferences: preferences ?? null,
    choose: (change: Partial<Preferences>) => void run(update.mutateAsync(change)),
    failure,
  }
}
