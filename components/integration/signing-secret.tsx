import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useMoment } from '@/components/ui/use-moment'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { CopyField } from '@/components/ui/copy-button'
import { Note } from '@/components/ui/note'
import { useNow } from '@/components/ui/relative-time'
import { useRotateSecret } from '@/lib/api/integration'
import type { Integration } from '@/lib/contract/integration'

/** A secret that nobody can read again. */
export function SecretOnce({ secret, onDone }: { secret: string; onDone?: () => void }) {
  const t = useTranslations('integration.secret')
  return (
    <>
      <Note tone="medium">
        <p className="text-1">{t('once')}</p>
      </Note>
      <CopyField label={t('title')} value={secret} />
      {onDone && (
        <p>
          <Button variant="primary" onClick={onDone}>
            {t('done')}
          </Button>
        </p>
      )}
    </>
  )
}

/** Of a connection that signs: a new secret can be had, and the one before stays good for a while. */
export function SigningSecret({ workspace, connection }: { workspace: string; connection: Integration }) {
  const t = useTranslations('integration.secret')
  const moment = useMoment()
  const now = useNow()
  const rotate = useRotateSecret(workspace, connection.id)
  const [isAsking, setAsking] = useState(false)
  const until = rotate.data?.old_until ?? connection.old_secret_until
  return (
    <section aria-label={t('title')} className="grid gap-2">
      {rotate.data ? (
        <SecretOnce secret={rotate.data.secret} />
      ) : (
        <div className="grid gap-1">
          <h3 className="text-13 font-medium">{t('title')}</h3>
          <div className="flex min-h-10 flex-wrap items-center justify-between gap-2 rounded-md border bg-sunken ps-3 pe-1">
            <code role="img" aria-label={t('hidden')} dir="ltr" className="mono">
              whsec_••••••••••••••••
            </code>
            <Button size="sm" variant="ghost" onClick={() => setAsking(true)}>
              <RefreshCw aria-hidden="true" />
              {t('rotate')}
            </Button>
          </div>
          <p className="text-12 text-3">{t('help')}</p>
        </div>
      )}
      {until && Date.parse(until) > now && <p className="text-12 text-2">{t('until', { time: moment(until) })}</p>}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        variant="primary"
        title={t('sure')}
        description={t('sureText')}
        confirmLabel={t('rotate')}
        onConfirm={rotate.mutateAsync}
      />
    </section>
  )
}
