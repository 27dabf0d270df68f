import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { Drawer } from '@/components/ui/drawer'
import { notify } from '@/components/ui/notify'
import { providerOf } from '@/lib/automation/providers'
import type { Integration } from '@/lib/contract/integration'
import { automation } from '@/lib/messages/en/automation'
import { delivery } from '@/lib/messages/en/delivery'
import { integration } from '@/lib/messages/en/integration'
import { withTexts } from '@/lib/react/i18n'
import { ConnectionForm, type Saved } from './connection-form'
import { focusAfter } from './focus-after'
import { ProviderPicker } from './provider-picker'
import { SecretOnce } from './signing-secret'
import { useCloseQuestion } from './use-close-question'
import { useProviderName } from './use-provider-name'

export type AddConnectionProps = {
  workspace: string
  open: boolean
  /** The kind that was chosen outside. */
  type: string | undefined
  /** What it is to be like, but for its secrets. */
  original: Integration | null
  hasTests: boolean
  onClose: () => void
}

/** Starts anew each time it opens. */
function Adding({ open, ...rest }: AddConnectionProps) {
  const [shown, setShown] = useState({ open, times: 0 })
  if (shown.open !== open) setShown({ open, times: shown.times + Number(open) })
  return <Steps key={shown.times} open={open} {...rest} />
}
export const AddConnection = withTexts({ automation, integration, delivery }, Adding)

/** Where to, then how; a secret that is shown once comes last. */
function Steps({ workspace, open, type, original, hasTests, onClose }: AddConnectionProps) {
  const t = useTranslations('integration')
  const [chosen, setChosen] = useState(original?.type ?? type)
  const [secret, setSecret] = useState<string | null>(null)
  const [footer, setFooter] = useState<HTMLElement | null>(null)
  const words = useTranslations('automation.provider')
  const nameOf = useProviderName()
  const provider = providerOf(chosen ?? '')
  const { close, question, setHasSecret, handleCopied } = useCloseQuestion(onClose, secret)

  const step = useFirstField(chosen !== type && chosen)

  function handleSaved({ integration: saved, secret: made }: Saved) {
    notify.success(t('form.added', { name: saved.name }))
    if (made === undefined) return onClose()
    setSecret(made)
  }

  const title = secret !== null ? t('secret.title') : provider ? nameOf(provider.type) : t('add')
  const text = secret !== null ? t('secret.help') : provider ? words(`${provider.type}.hint`) : t('drawer.text')
  return (
    <Drawer
      wide
      open={open}
      onOpenChange={(isOpen) => !isOpen && close()}
      title={title}
      description={text}
      finalFocus={() => document.querySelector<HTMLElement>('main [aria-keyshortcuts=c]') ?? focusAfter('')}
      footer={provider && secret === null && <div ref={setFooter} className="contents" />}
    >
      {secret !== null ? (
        <SecretOnce secret={secret} onCopied={handleCopied} onDone={close} />
      ) : provider ? (
        <div ref={step} className="grid gap-5">
          {!original && <Back onBack={() => setChosen(undefined)} />}
          <ConnectionForm
            key={provider.type}
            workspace={workspace}
            provider={provider}
            original={original ?? undefined}
            hasTests={hasTests}
            footer={footer}
            onSaved={handleSaved}
            onSecret={setHasSecret}
          />
        </div>
      ) : (
        <ProviderPicker onChoose={setChosen} />
      )}
      {question}
    </Drawer>
  )
}

/** What was pressed is gone: the first field comes next. A finger would only raise the keyboard with it. */
function useFirstField(chosen: string | false | undefined) {
  const step = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (chosen && !matchMedia('(pointer: coarse)').matches) step.current?.querySelector('input')?.focus()
  }, [chosen])
  return step
}

function Back({ onBack }: { onBack: () => void }) {
  const t = useTranslations('integration.drawer')
  return (
    <p className="-mb-2">
      <Button size="sm" variant="ghost" className="-ms-2" onClick={onBack}>
        <ArrowLeft aria-hidden="true" className="rtl:-scale-x-100" />
        {t('back')}
      </Button>
    </p>
  )
}
