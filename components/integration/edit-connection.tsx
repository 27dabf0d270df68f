import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { LatestDeliveries } from '@/components/delivery/latest-deliveries'
import { useReason } from '@/components/delivery/use-reason'
import { Button } from '@/components/ui/button'
import { Drawer } from '@/components/ui/drawer'
import { Note } from '@/components/ui/note'
import { notify } from '@/components/ui/notify'
import { type Tab, Tabs } from '@/components/ui/tabs'
import { useRotateSecret } from '@/lib/api/integration'
import { providerOf } from '@/lib/automation/providers'
import type { Integration } from '@/lib/contract/integration'
import { automation } from '@/lib/messages/en/automation'
import { delivery } from '@/lib/messages/en/delivery'
import { integration } from '@/lib/messages/en/integration'
import { withTexts } from '@/lib/react/i18n'
import { ConnectionForm } from './connection-form'
import { focusAfter } from './focus-after'
import { Recipients } from './recipients'
import { Signatures } from './signatures'
import { SigningSecret } from './signing-secret'
import { useCloseQuestion } from './use-close-question'
import { useConnectionDrawer } from './use-connection-drawer'
import { useProviderName } from './use-provider-name'

export type EditConnectionProps = {
  workspace: string
  open: boolean
  connection: Integration | null
  hasTests: boolean
  onClose: () => void
}

function Editing(props: EditConnectionProps) {
  return props.connection && <Whole key={props.connection.id} {...props} connection={props.connection} />
}
export const EditConnection = withTexts({ automation, integration, delivery }, Editing)

function Whole({ workspace, open, connection, hasTests, onClose }: EditConnectionProps & { connection: Integration }) {
  const t = useTranslations('integration')
  const nameOf = useProviderName()
  const [footer, setFooter] = useState<HTMLElement | null>(null)
  const [tab, setTab] = useState('connection')
  const own = { workspace, connection }
  const rotate = useRotateSecret(workspace, connection.id)
  const secret = useCloseQuestion(onClose, rotate.data?.secret ?? null)
  const { close, question } = secret
  const further = useFurther(own)
  const tabs: Tab[] = [
    {
      value: 'connection',
      label: t('drawer.connection'),
      content: <Settings {...own} hasTests={hasTests} footer={footer} rotate={rotate} secret={secret} />,
    },
    ...(hasTests ? further : []),
  ]
  return (
    <Drawer
      wide
      open={open}
      onOpenChange={(isOpen) => !isOpen && close()}
      finalFocus={() => focusAfter(connection.id)}
      title={connection.name}
      description={[nameOf(connection.type), connection.host].filter(Boolean).join(', ')}
      footer={tab === 'connection' && providerOf(connection.type) && <div ref={setFooter} className="contents" />}
    >
      <Tabs
        key={connection.id}
        label={connection.name}
        value={tab}
        onValueChange={setTab}
        className="gap-5"
        tabs={tabs}
      />
      {question}
    </Drawer>
  )
}

/** How it signs and what it sent: not known of an API that keeps no deliveries. */
function useFurther({ workspace, connection: { id, type } }: { workspace: string; connection: Integration }): Tab[] {
  const t = useTranslations('integration.drawer')
  const latest = <LatestDeliveries workspace={workspace} integration={id} count={20} />
  return [
    ...(providerOf(type)?.isSigned ? [{ value: 'signatures', label: t('signatures'), content: <Signatures /> }] : []),
    { value: 'deliveries', label: t('deliveries'), content: latest },
  ]
}

type SettingsProps = {
  workspace: string
  connection: Integration
  hasTests: boolean
  footer: HTMLElement | null
  rotate: ReturnType<typeof useRotateSecret>
  secret: ReturnType<typeof useCloseQuestion>
}

function Settings({ workspace, connection, hasTests, footer, rotate, secret }: SettingsProps) {
  const t = useTranslations('integration')
  const why = useReason()({ reason: connection.reason, error: connection.last_error })
  const provider = providerOf(connection.type)
  return (
    <div className="grid gap-5">
      {connection.status === 'error' && (
        <Note tone="critical" title={why || t('worst.title', { name: connection.name })}>
          {connection.waiting ? <p className="text-1">{t('worst.kept', { count: connection.waiting })}</p> : null}
        </Note>
      )}
      {provider ? (
        <ConnectionForm
          workspace={workspace}
          provider={provider}
          connection={connection}
          hasTests={hasTests}
          footer={footer}
          onSecret={secret.setHasSecret}
          onSaved={({ integration: saved }) => {
            notify.success(t('form.saved', { name: saved.name }))
            secret.closeSaved()
          }}
          more={<DeleteButton connection={connection} />}
        />
      ) : (
        <Note>
          <p>{t('drawer.unknown')}</p>
        </Note>
      )}
      {connection.recipients && connection.recipients.length > 0 && (
        <Recipients workspace={workspace} connection={connection} />
      )}
      {provider?.isSigned && hasTests && (
        <SigningSecret connection={connection} rotate={rotate} onCopied={secret.handleCopied} />
      )}
    </div>
  )
}

function DeleteButton({ connection }: { connection: Integration }) {
  const t = useTranslations('integration')
  const { show } = useConnectionDrawer()
  return (
    <Button
      variant="ghost"
      className="ms-auto text-critical-text"
      onClick={() => show({ kind: 'delete', id: connection.id })}
    >
      {t('action.delete')}
    </Button>
  )
}
