import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { clsx } from 'clsx'
import { type ComponentProps, type ReactNode, type SubmitEvent, useRef, useState } from 'react'
import { type DefaultValues, type FieldValues, FormProvider, useForm, useFormState } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import type * as z from 'zod/mini'
import { Button } from './button'
import { Note } from './note'
import { forgetDraft, useFormDraft } from './use-form-draft'

export { CheckboxField, Field, SelectField, TextareaField } from './field'

type Schema = z.ZodMiniType<FieldValues, FieldValues>

type FormProps<S extends Schema> = {
  schema: S
  defaultValues?: DefaultValues<z.input<S>>
  /** Gets what the schema makes of the entries. What it throws is shown: `.fields` at the fields, the rest above the form. */
  onSubmit: (values: z.output<S>) => unknown
  /** Keeps unsent entries in this tab under this name. Passwords are never kept. */
  draftKey?: string
  /** Back to the default values once sent, for a form that stays on the screen for the next entry. */
  resetOnSuccess?: boolean
  className?: string
  children: ReactNode
} & Pick<ComponentProps<'form'>, 'aria-label' | 'aria-labelledby' | 'autoComplete' | 'id'>

const fieldsOf = (error: unknown): Record<string, readonly string[]> =>
  error instanceof Error && 'fields' in error && error.fields && typeof error.fields === 'object' ? { ...error.fields } : {}

/** A form whose entries are checked by the schema the endpoint uses: on sending, then on every change. */
export function Form<S extends Schema>({ schema, defaultValues, onSubmit, draftKey, resetOnSuccess, className, children, ...rest }: FormProps<S>) {
  const t = useTranslations('ui')
  const [failure, setFailure] = useState<string | null>(null)
  const formRef = useRef<HTMLFormElement>(null)
  const sending = useRef(false)
  const methods = useForm<FieldValues, unknown, z.output<S>>({
    resolver: standardSchemaResolver<FieldValues, unknown, z.output<S>>(schema as never),
    defaultValues: defaultValues as DefaultValues<FieldValues>,
    reValidateMode: 'onChange',
  })
  useFormDraft(methods, formRef, draftKey)

  /** Each message goes to its field; what has no field here stays in the message above the form. */
  function showFailure(error: unknown) {
    const homeless: string[] = []
    let isFirst = true
    for (const [name, messages] of Object.entries(fieldsOf(error))) {
      const message = messages[0] ?? ''
      if (!formRef.current?.elements.namedItem(name)) homeless.push(message)
      else {
        methods.setError(name, { type: 'server', message }, { shouldFocus: isFirst })
        isFirst = false
      }
    }
    const words = error instanceof Error && error.message ? error.message : t('formFailed')
    setFailure(homeless.length > 0 ? homeless.join(' ') : isFirst ? words : null)
  }

  async function send(values: z.output<S>) {
    setFailure(null)
    try {
      await onSubmit(values)
    } catch (error) {
      return showFailure(error)
    }
    if (draftKey) forgetDraft(draftKey)
    if (resetOnSuccess) methods.reset()
    else methods.reset(methods.getValues())
  }

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    // A form inside a dialog must not send the form around the dialog.
    event.stopPropagation()
    if (sending.current) return
    sending.current = true
    await methods
      .handleSubmit(send)(event)
      .finally(() => {
        sending.current = false
      })
  }

  return (
    <FormProvider {...methods}>
      <form {...rest} ref={formRef} method="post" noValidate onSubmit={handleSubmit} className={clsx('grid content-start gap-4', className)}>
        {failure && <FormError>{failure}</FormError>}
        {children}
      </form>
    </FormProvider>
  )
}

/** What went wrong with the whole form. `Form` shows it by itself; use it alone beside a form of another kind. */
export function FormError({ children }: { children: ReactNode }) {
  return (
    <Note tone="critical" role="alert">
      <p>{children}</p>
    </Note>
  )
}

/** Sends the form it stands in and is busy while `onSubmit` runs. */
export function SubmitButton({ variant = 'primary', ...rest }: Omit<ComponentProps<typeof Button>, 'type'>) {
  const { isSubmitting } = useFormState()
  return <Button {...rest} variant={variant} type="submit" pending={isSubmitting || rest.pending} />
}
