import { RefreshCw } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useMoment } from '@/components/ui/use-moment'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { CopyField } from '@/components/ui/copy-button'
import { Note } from '@/components/ui/note'
import { useNow } from '@/components/ui/relative-time'
import type { useRotateSecret } from '@/lib/api/integration'
import type { Integration } from '@/lib/contract/integration'

type SecretOnceProps = { secret: string; onCopied: () => void; onDone?: () => void }

/** A secret that nobody can read again. */
export function SecretOnce({ secret, onCopied, onDone }: SecretOnceProps) {
  const t = useTranslations('integration.secret')
  const box = useRef<HTMLDivElement>(null)

  // What had the focus is gone, and this is what is to be done now.
  useEffect(() => box.current?.querySelector('button')?.focus(), [])
  return (
    <div ref={box} className="grid gap-5">
      <Note tone="medium">
        <p className="text-1">{t('once')}</p>
      </Note>
      <CopyField label={t('title')} value={secret} onCopied={onCopied} />
      {onDone && (
        <p>
          <Button variant="primary" onClick={onDone}>
            {t('done')}
          </Button>
        </p>
      )}
    </div>
  )
}

type SigningSecretProps = {
  connection: Integration
  /** It outlives this part of the drawer: what it answers is shown this once. */
  rotate: ReturnType<typeof useRotateSecret>
  onCopied: () => void
}

/** Of a connection that signs: a new secret can be had, and the one before stays good for a while. */
export function SigningSecret({ connection, rotate, onCopied }: SigningSecretProps) {
  const t = useTranslations('integration.secret')
  const moment = useMoment()
  const now = useNow()
  const section = useRef<HTMLElement>(null)
  const [isAsking, setAsking] = useState(false)
  const until = rotate.data?.old_until ?? connection.old_secret_until
  return (
    <section ref={section} aria-label={t('title')} className="grid gap-2">
      {rotate.data ? (
        <SecretOnce secret={rotate.data.secret} onCopied={onCopied} />
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
        // To rotate it, or to copy it.
        finalFocus={() => section.current?.querySelector('button') ?? null}
        onConfirm={rotate.mutateAsync}
      />
    </section>
  )
}
