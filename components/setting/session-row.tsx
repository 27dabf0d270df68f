import { Monitor, Smartphone } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { FormFailure } from '@/components/ui/form-failure'
import { notify } from '@/components/ui/notify'
import { RelativeTime } from '@/components/ui/relative-time'
import { useEndSession } from '@/lib/api/session'
import type { Session } from '@/lib/contract/session'
import { deviceOf, isHandheld } from './device'
import { useAction } from './use-action'

export function SessionRow({ session, onEnded }: { session: Session; onEnded: () => void }) {
  const t = useTranslations('setting.sessions')
  const end = useEndSession()
  const { failure, run } = useAction()
  const { browser, system } = deviceOf(session.user_agent)
  const device = t('device', { browser: browser ?? t('unknownBrowser'), system: system ?? t('unknownSystem') })
  const Icon = isHandheld(system) ? Smartphone : Monitor

  async function handleEnd() {
    if (!(await run(end.mutateAsync(session.id)))) return
    notify.success(t('ended'))
    onEnded()
  }

  return (
    <li className="grid gap-3 px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Icon aria-hidden="true" className="text-3" />
        <div className="grid min-w-0 grow basis-60 gap-0.5">
          <p className="flex flex-wrap items-center gap-2 text-13 font-medium" title={session.user_agent ?? undefined}>
            {device}
            {session.current && <Badge tone="brand">{t('current')}</Badge>}
          </p>
          <p className="flex flex-wrap gap-x-3 text-12 text-3">
            {session.last_used_at && (
              <span>{t.rich('used', { when: () => <RelativeTime at={session.last_used_at ?? ''} /> })}</span>
            )}
            {session.created_at && (
              <span>{t.rich('since', { when: () => <RelativeTime at={session.created_at ?? ''} /> })}</span>
            )}
            {session.ip && <span>{t('address', { ip: session.ip })}</span>}
            {session.remember && <span>{t('remembered')}</span>}
          </p>
        </div>
        {!session.current && (
          <Button
            size="sm"
            pending={end.isPending}
            aria-label={t('endOf', { device })}
            onClick={() => void handleEnd()}
          >
            {t('end')}
          </Button>
        )}
      </div>
      {failure !== null && <FormFailure error={failure} />}
    </li>
  )
}
