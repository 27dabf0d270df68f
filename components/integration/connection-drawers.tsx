import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { replaceAddress } from '@/components/data-table/table-address'
import { Note } from '@/components/ui/note'
import { onceOpen } from '@/components/ui/on-demand'
import { useShown } from '@/components/ui/use-shown'
import { useIntegrations } from '@/lib/api/integration'
import type { AddConnectionProps } from './add-connection'
import type { DeleteConnectionProps } from './delete-connection'
import type { EditConnectionProps } from './edit-connection'
import type { TurnOffProps } from './turn-off'
import { ConnectionDrawerContext, type Shown } from './use-connection-drawer'

// Their forms come when they open.
const AddConnection = onceOpen<AddConnectionProps>(() => import('./add-connection').then((part) => part.AddConnection))
const EditConnection = onceOpen<EditConnectionProps>(() =>
  import('./edit-connection').then((part) => part.EditConnection),
)
const DeleteConnection = onceOpen<DeleteConnectionProps>(() =>
  import('./delete-connection').then((part) => part.DeleteConnection),
)
const TurnOff = onceOpen<TurnOffProps>(() => import('./turn-off').then((part) => part.TurnOff))

type Props = { workspace: string; hasTests: boolean; children: ReactNode }

/** What opens beside the list. It stands outside the rows. */
export function ConnectionDrawers({ workspace, hasTests, children }: Props) {
  const t = useTranslations('integration')
  const [shown, setShown] = useShown<Exclude<Shown, null>>(fromAddress)
  const [context] = useState(() => ({ show: setShown }))
  const { data } = useIntegrations(workspace)
  const find = (id: string | undefined) => data?.find((connection) => connection.id === id) ?? null
  const connection = shown && 'id' in shown ? find(shown.id) : null
  const isGone = data !== undefined && shown?.kind === 'edit' && connection === null
  const common = { workspace, onClose: close }

  function close() {
    setShown(null)
    forgetAsked()
  }
  return (
    <ConnectionDrawerContext value={context}>
      {isGone && <Note tone="critical" role="alert" title={t('gone')} />}
      {children}
      <AddConnection
        {...common}
        open={shown?.kind === 'add'}
        type={shown?.kind === 'add' ? shown.type : undefined}
        original={shown?.kind === 'add' ? find(shown.copyOf) : null}
        hasTests={hasTests}
      />
      <EditConnection
        {...common}
        open={shown?.kind === 'edit' && connection !== null}
        connection={connection}
        hasTests={hasTests}
      />
      <TurnOff {...common} open={shown?.kind === 'off' && connection !== null} connection={connection} />
      <DeleteConnection {...common} open={shown?.kind === 'delete' && connection !== null} connection={connection} />
    </ConnectionDrawerContext>
  )
}

/** Other screens and mails lead here with `?connection=<id>`, or `new` and perhaps a `type`. */
function fromAddress(query: URLSearchParams | null): Shown {
  const id = query?.get('connection')
  if (!id) return null
  return id === 'new' ? { kind: 'add', type: query?.get('type') ?? undefined } : { kind: 'edit', id }
}

/** What was closed does not open again by itself after a reload. */
function forgetAsked() {
  const url = new URL(location.href)
  for (const name of ['connection', 'type']) url.searchParams.delete(name)
  if (url.href !== location.href) replaceAddress(url)
}
