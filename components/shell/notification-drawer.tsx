import { useLocale, useTimeZone, useTranslations } from 'use-intl'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { CopyButton } from '@/components/ui/copy-button'
import { Drawer } from '@/components/ui/drawer'
import { RelativeTime } from '@/components/ui/relative-time'
import { SeverityIcon } from '@/components/ui/severity-icon'
import { TryAgainIn } from '@/components/ui/try-again'
import { absoluteTime } from '@/lib/domain/format'
import { clearNotices, type Notice, takeWay, useNotices } from '@/lib/browser/notices'
import { HappenedList } from './happened-list'
import { useSecondsLeft } from '@/lib/react/use-seconds-left'

export type NotificationDrawerProps = { open: boolean; onOpenChange: (open: boolean) => void }

/** What happened on the sites of all workspaces, and what failed in this session, with the words to copy and the way on. */
export function NotificationDrawer({ open, onOpenChange }: NotificationDrawerProps) {
  const t = useTranslations('shell.notices')
  const notices = useNotices()
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      title={t('title')}
      footer={notices.length > 0 && <Button onClick={clearNotices}>{t('clear')}</Button>}
    >
      {notices.length > 0 && (
        <section aria-labelledby="failures" className="mb-6 grid gap-2">
          <h3 id="failures" className="text-13 font-strong">
            {t('failures')}
          </h3>
          <p className="text-12 text-3">{t('text')}</p>
          <ul className="grid gap-3">
            {notices.map((notice) => (
              <Entry key={notice.id} notice={notice} />
            ))}
          </ul>
        </section>
      )}
      <HappenedList onLeave={() => onOpenChange(false)} />
    </Drawer>
  )
}

function Entry({ notice }: { notice: Notice }) {
  const t = useTranslations('shell.notices')
  const { text, at, status, requestId, retryAt, way, state } = notice
  const isDone = state === 'done'
  return (
    <li className="grid gap-2 rounded-lg border px-4 py-3 text-13">
      <div className="flex items-center gap-2 text-12 text-3">
        {isDone && way ? (
          <Badge tone="pass" icon={<SeverityIcon severity="pass" />}>
            {t(`done.${way.kind}`)}
          </Badge>
        ) : status === 409 ? (
          <Badge tone="high" icon={<SeverityIcon severity="high" />}>
            {t('conflict')}
          </Badge>
        ) : (
          <SeverityIcon severity="critical" className="text-critical-text" />
        )}
        <RelativeTime at={at} className="ms-auto" />
      </div>
      <p className="max-h-40 overflow-y-auto [overflow-wrap:anywhere]">{text}</p>
      {retryAt && !isDone && (
        <p className="text-2 empty:hidden">
          <TryAgainIn until={retryAt} />
        </p>
      )}
      {requestId && <p className="mono text-12 text-2 [overflow-wrap:anywhere]">{requestId}</p>}
      <div className="-ms-2 flex flex-wrap gap-1">
        {way && !isDone && <WayButton notice={notice} kind={way.kind} />}
        <CopyDetails notice={notice} />
      </div>
    </li>
  )
}

function WayButton({ notice, kind }: { notice: Notice; kind: NonNullable<Notice['way']>['kind'] }) {
  const t = useTranslations('ui.way')
  const isTooSoon = useSecondsLeft(notice.retryAt ?? null) > 0
  return (
    <Button
      size="sm"
      disabled={isTooSoon}
      pending={notice.state === 'running'}
      onClick={() => void takeWay(notice.id)}
      className="ms-2"
    >
      {t(kind)}
    </Button>
  )
}

function CopyDetails({ notice: { text, at, status, requestId } }: { notice: Notice }) {
  const t = useTranslations('ui')
  const options = { locale: useLocale(), timeZone: useTimeZone(), zone: true }
  const lines = [
    text,
    absoluteTime(at, options),
    status && t('status', { status: String(status) }),
    requestId && t('requestId', { id: requestId }),
  ]
  return <CopyButton text={lines.filter(Boolean).join('\n')} label={t('copyDetails')} />
}
