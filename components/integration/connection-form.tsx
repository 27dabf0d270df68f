import { type ReactNode, useEffect, useId, useState } from 'react'
import { createPortal } from 'react-dom'
import { get, useFormState } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { Field, Form, SubmitButton } from '@/components/ui/form'
import { Note } from '@/components/ui/note'
import { configSchema, KEPT } from '@/lib/automation/form'
import { type Config, isSecret, type Provider } from '@/lib/automation/provider'
import { useCreateIntegration, useUpdateIntegration } from '@/lib/api/integration'
import { useReach } from '@/lib/browser/connection'
import { text } from '@/lib/contract/common'
import type { Integration } from '@/lib/contract/integration'
import { ProviderFields } from './provider-fields'
import { SendTest, TestOutcome, type Tested } from './send-test'
import { useProviderName } from './use-provider-name'

export type Saved = { integration: Integration; secret?: string }

type Props = {
  workspace: string
  provider: Provider
  /** What is changed; without it one is made. */
  connection?: Integration
  /** What a new one is to be like, but for its secrets. */
  original?: Integration
  hasTests: boolean
  /** Where its buttons go. */
  footer: HTMLElement | null
  /** Beside them. */
  more?: ReactNode
  onSaved: (saved: Saved) => void
  /** Whether a secret was entered that is not saved. */
  onSecret: (hasSecret: boolean) => void
}

/**
 * Name and settings of a connection, with the questions of its provider; a test can be sent before anything is saved.
 */
export function ConnectionForm({
  workspace,
  provider,
  connection,
  original,
  hasTests,
  footer,
  more,
  onSaved,
  onSecret,
}: Props) {
  const t = useTranslations('integration')
  const nameOf = useProviderName()
  const id = useId()
  const [tested, setTested] = useState<Tested>(null)
  const save = useSave(workspace, provider, connection)
  const [schema] = useState(() => schemaOf(provider, connection))
  const firstName = original ? t('form.copy', { name: original.name }).slice(0, 100) : nameOf(provider.type)
  const config = initialConfig(provider, connection?.config, original?.config)
  const initial = { name: connection?.name ?? firstName, config }

  return (
    <Form
      id={id}
      schema={schema}
      defaultValues={initial}
      onSubmit={async (values) => onSaved(await save(values))}
      draftKey={connection ? `connection-${connection.id}` : `connection-new-${workspace}-${provider.type}`}
      aria-label={connection?.name ?? nameOf(provider.type)}
      autoComplete="off"
    >
      {original && provider.fields.some(isSecret) && <Note>{t('form.copied')}</Note>}
      <Field name="name" label={t('form.name')} autoComplete="off" />
      <ProviderFields provider={provider} />
      <EnteredSecret provider={provider} onChange={onSecret} />
      {provider.isSigned && hasTests && !connection && <p className="text-12 text-3">{t('form.secretLater')}</p>}
      <TestOutcome workspace={workspace} tested={tested} />
      {footer &&
        createPortal(
          <Buttons id={id} {...{ workspace, provider, connection, hasTests, more }} onTested={setTested} />,
          footer,
        )}
    </Form>
  )
}

type ButtonsProps = Pick<Props, 'workspace' | 'provider' | 'connection' | 'hasTests' | 'more'> & {
  id: string
  onTested: (tested: Tested) => void
}

function Buttons({ id, workspace, provider: { type }, connection, hasTests, more, onTested }: ButtonsProps) {
  const t = useTranslations('integration')
  const isOffline = useReach() === 'offline'
  return (
    <>
      {isOffline && (
        <p role="status" className="basis-full text-12 text-2">
          {t('offline')}
        </p>
      )}
      <SubmitButton form={id} disabled={isOffline}>
        {connection ? t('form.save') : t('add')}
      </SubmitButton>
      {hasTests && <SendTest workspace={workspace} type={type} connection={connection?.id} onTested={onTested} />}
      {more}
    </>
  )
}

const schemaOf = (provider: Provider, connection: Integration | undefined) =>
  z.object({
    name: text(100, 'name_missing'),
    config: configSchema(provider, {
      isStored: connection !== undefined,
      covered: ({ key }) => connection?.config[key] === KEPT,
    }),
  })

/** Stores a new connection, or what was changed of the one there is. */
function useSave(workspace: string, { type }: Provider, connection: Integration | undefined) {
  const create = useCreateIntegration(workspace)
  const update = useUpdateIntegration(workspace, connection?.id ?? '')
  return (values: { name: string; config: Config }): Promise<Saved> =>
    connection ? update.mutateAsync(values) : create.mutateAsync({ type, ...values })
}

function EnteredSecret({ provider, onChange }: { provider: Provider; onChange: Props['onSecret'] }) {
  const { dirtyFields } = useFormState()
  const hasSecret = provider.fields.some((field) => isSecret(field) && get(dirtyFields, `config.${field.key}`))

  useEffect(() => {
    onChange(hasSecret)
    return () => onChange(false)
  }, [hasSecret, onChange])
  return null
}

/** What stands in the fields at first. Secrets of the one that is copied stay its own. */
function initialConfig({ fields }: Provider, stored: Config | undefined, copied: Config | undefined) {
  const initial = fields.map((field): [string, string | boolean] => {
    const value = stored?.[field.key] ?? (isSecret(field) ? undefined : copied?.[field.key])
    if (value !== undefined) return [field.key, typeof value === 'number' ? String(value) : value]
    if (field.kind === 'switch') return [field.key, false]
    if (field.kind === 'select') return [field.key, field.options[0] ?? '']
    return [field.key, 'initial' in field ? (field.initial ?? '') : '']
  })
  return Object.fromEntries(initial)
}
