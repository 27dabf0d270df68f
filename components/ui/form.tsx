import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { clsx } from 'clsx'
import {
  createContext,
  type ComponentProps,
  type ReactNode,
  type RefObject,
  type SubmitEvent,
  useContext,
  useRef,
  useState,
} from 'react'
import {
  type DefaultValues,
  type FieldValues,
  FormProvider,
  type UseFormSetError,
  useForm,
  useFormState,
} from 'react-hook-form'
import { useLocale } from 'use-intl'
import type * as z from 'zod/mini'
import { retryAtOf, showInPlace } from '@/lib/browser/errors'
import { duration } from '@/lib/domain/format'
import { useSecondsLeft } from '@/lib/react/use-seconds-left'
import { Button } from './button'
import { FormFailure } from './form-failure'
import { forgetDraft, useFormDraft } from './use-form-draft'

export { FormError } from './form-failure'
export { CheckboxField, Field, SelectField, TextareaField } from './field'

/** From when the form around may be sent again. */
const WaitUntil = createContext<number | null>(null)

type Schema = z.ZodMiniType<FieldValues, FieldValues>

type FormProps<S extends Schema> = {
  schema: S
  defaultValues?: DefaultValues<z.input<S>>
  /**
   * Gets what the schema makes of the entries. What it throws is shown: `.fields` at the fields, the rest above the
   * form.
   */
  onSubmit: (values: z.output<S>) => unknown
  /** Keeps unsent entries in this tab under this name. Passwords are never kept. */
  draftKey?: string
  /** Back to the default values once sent, for a form that stays on the screen for the next entry. */
  resetOnSuccess?: boolean
  /** What the form holds once sent, where that is not what was entered. */
  holdAfter?: (entries: z.input<S>) => FieldValues
  className?: string
  children: ReactNode
} & Pick<ComponentProps<'form'>, 'aria-label' | 'aria-labelledby' | 'autoComplete' | 'id'>

const fieldsOf = (error: unknown): Record<string, readonly string[]> =>
  error instanceof Error && 'fields' in error && error.fields && typeof error.fields === 'object'
    ? { ...error.fields }
    : {}

/** A form whose entries are checked by the schema the endpoint uses: on sending, then on every change. */
export function Form<S extends Schema>({
  schema,
  defaultValues,
  onSubmit,
  draftKey,
  resetOnSuccess,
  holdAfter,
  className,
  children,
  ...rest
}: FormProps<S>) {
  const formRef = useRef<HTMLFormElement>(null)
  const methods = useForm<FieldValues, unknown, z.output<S>>({
    resolver: standardSchemaResolver<FieldValues, unknown, z.output<S>>(schema as never),
    defaultValues: defaultValues as DefaultValues<FieldValues>,
    reValidateMode: 'onChange',
  })
  useFormDraft(methods, formRef, draftKey)
  const { failure, showFailure, clearFailure } = useFailure(methods.setError, formRef)

  async function send(values: z.output<S>) {
    clearFailure()
    try {
      await onSubmit(values)
    } catch (error) {
      return showFailure(error)
    }
    if (draftKey) forgetDraft(draftKey)
    if (resetOnSuccess) methods.reset()
    else methods.reset(holdAfter ? holdAfter(methods.getValues() as z.input<S>) : methods.getValues())
  }

  const waitUntil = retryAtOf(failure?.error)
  const handleSubmit = useSubmit(methods.handleSubmit(send), waitUntil)
  return (
    <FormProvider {...methods}>
      <WaitUntil value={waitUntil}>
        <form
          {...rest}
          ref={formRef}
          method="post"
          noValidate
          onSubmit={handleSubmit}
          className={clsx('grid content-start gap-4', className)}
        >
          {failure && <FormFailure {...failure} />}
          {children}
        </form>
      </WaitUntil>
    </FormProvider>
  )
}

/** Sends once at a time, and not before the server has said it may. */
function useSubmit(submit: (event: SubmitEvent<HTMLFormElement>) => Promise<void>, waitUntil: number | null) {
  const isSending = useRef(false)
  return async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    // A form inside a dialog must not send the form around the dialog.
    event.stopPropagation()
    if (isSending.current || (waitUntil ?? 0) > Date.now()) return
    isSending.current = true
    await submit(event).finally(() => {
      isSending.current = false
    })
  }
}

/** Each message goes to its field; what has no field here stays in the message above the form. */
function useFailure(setError: UseFormSetError<FieldValues>, form: RefObject<HTMLFormElement | null>) {
  const [failure, setFailure] = useState<{ error: unknown; text?: string } | null>(null)
  function showFailure(error: unknown) {
    showInPlace(error)
    const homeless: string[] = []
    let isFirst = true
    for (const [name, messages] of Object.entries(fieldsOf(error))) {
      const message = messages[0] ?? ''
      // What is wrong with one of several is said at the field of all of them.
      const [list = name] = name.split('.')
      const field = [name, list].find((one) => form.current?.elements.namedItem(one))
      if (field === undefined) homeless.push(message)
      else {
        setError(field, { type: 'server', message }, { shouldFocus: isFirst })
        isFirst = false
      }
    }
    setFailure(homeless.length > 0 ? { error, text: homeless.join(' ') } : isFirst ? { error } : null)
  }
  return { failure, showFailure, clearFailure: () => setFailure(null) }
}

/** Sends the form it stands in. Busy while `onSubmit` runs; when the server asked to wait, it says how long. */
export function SubmitButton({
  variant = 'primary',
  disabled,
  children,
  ...rest
}: Omit<ComponentProps<typeof Button>, 'type'>) {
  const { isSubmitting } = useFormState()
  const locale = useLocale()
  const wait = useSecondsLeft(useContext(WaitUntil))
  return (
    <Button
      {...rest}
      variant={variant}
      type="submit"
      disabled={disabled || wait > 0}
      pending={isSubmitting || rest.pending}
    >
      {children}
      {wait > 0 && (
        <span aria-hidden="true" className="tabular-nums">
          ({duration(wait * 1000, locale)})
        </span>
      )}
    </Button>
  )
}
