import { type ComponentProps, createContext, type ReactNode, type SubmitEvent, use, useRef, useState } from 'react'
import { useLocale } from 'use-intl'
import { FormFailure } from '@/components/ui/form-failure'
import { Button } from '@/components/ui/plain-button'
import { pageError, retryAtOf } from '@/lib/browser/errors'
import { duration } from '@/lib/domain/format'
import { useSecondsLeft } from '@/lib/react/use-seconds-left'

type Issue = { path: readonly PropertyKey[]; message: string }
type Checked<T> = { success: true; data: T } | { success: false; error: { issues: readonly Issue[] } }
/** The endpoint's own schema, and what happens with the entries that pass it. */
export type Action<T> = { schema: { safeParse: (entries: unknown) => Checked<T> }; send: (values: T) => unknown }
type Errors = Readonly<Record<string, string>>

const FormContext = createContext<{ errors: Errors; isSending: boolean; waitUntil: number | null }>({
  errors: {},
  isSending: false,
  waitUntil: null,
})
export const useGuestForm = () => use(FormContext)

type GuestFormProps<T> = {
  label: string
  /** Brings the action, which no page loads before somebody uses the form. */
  load: () => Promise<Action<T>>
  /** What belongs to the entries without being one. */
  also?: Readonly<Record<string, string>>
  /** Takes what `send` throws. What it throws on is shown: `.fields` at the fields, the rest above the form. */
  onFailure?: (error: unknown) => void
  onSent?: (values: T) => void
  children: ReactNode
}

/**
 * The form of the guest pages: `Form` of components/ui without its libraries. The entries are checked on sending, then
 * on every change.
 */
export function GuestForm<T>({ label, children, ...rest }: GuestFormProps<T>) {
  const { failure, handleChange, send, ...shown } = useSending(rest)
  const { isSending, waitUntil } = shown

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending || (waitUntil ?? 0) > Date.now()) return
    void send(event.currentTarget)
  }

  return (
    <FormContext value={shown}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- what happens in its fields is heard here */}
      <form
        method="post"
        noValidate
        aria-label={label}
        className="grid content-start gap-4"
        onSubmit={handleSubmit}
        onInput={(event) => handleChange(event.currentTarget)}
        // Ahead of the first entry, so that sending waits for nothing but the answer. A failure is told on sending.
        onFocus={() => void rest.load().catch(() => {})}
      >
        {failure && <FormFailure {...failure} />}
        {children}
      </form>
    </FormContext>
  )
}

function useSending<T>({ load, also, onFailure, onSent }: Omit<GuestFormProps<T>, 'label' | 'children'>) {
  const { errors, failure, clear, show, forgive } = useMessages()
  const [isSending, setSending] = useState(false)
  const action = useRef<Action<T>>(undefined)

  const check = (form: HTMLFormElement, { schema }: Action<T>) => schema.safeParse({ ...entriesOf(form), ...also })

  function handleChange(form: HTMLFormElement) {
    if (!action.current || Object.keys(errors).length === 0) return
    const checked = check(form, action.current)
    forgive(checked.success ? {} : errorsOf(checked.error.issues))
  }

  async function attempt(form: HTMLFormElement) {
    try {
      action.current ??= await load()
    } catch {
      return show(form, {}, pageError('no_response'))
    }
    const checked = check(form, action.current)
    if (!checked.success) return show(form, errorsOf(checked.error.issues), null)
    clear()
    try {
      await action.current.send(checked.data)
      onSent?.(checked.data)
    } catch (error) {
      try {
        if (!onFailure) throw error
        onFailure(error)
      } catch (untaken) {
        show(form, fieldsOf(untaken), untaken)
      }
    }
  }

  async function send(form: HTMLFormElement) {
    setSending(true)
    await attempt(form).finally(() => setSending(false))
  }

  return { errors, failure, isSending, waitUntil: retryAtOf(failure?.error), handleChange, send }
}

/** What is said at the fields and above the form. */
function useMessages() {
  const [errors, setErrors] = useState<Errors>({})
  const [failure, setFailure] = useState<{ error: unknown; text?: string } | null>(null)
  return {
    errors,
    failure,
    clear() {
      setErrors({})
      setFailure(null)
    },
    /** A message stands until it is untrue; what was not wrong before is not blamed while it is typed. */
    forgive(still: Errors) {
      setErrors(Object.fromEntries(Object.keys(errors).flatMap((name) => (still[name] ? [[name, still[name]]] : []))))
    },
    /**
     * Each message goes to its field, the first of which gets the focus; what has no field here stays above the form.
     */
    show(form: HTMLFormElement, messages: Errors, error: unknown) {
      const own = Object.entries(messages).filter(([name]) => fieldNamed(form, name))
      const homeless = Object.entries(messages).filter(([name]) => !fieldNamed(form, name))
      setErrors(Object.fromEntries(own))
      setFailure(
        homeless.length > 0
          ? { error, text: homeless.map(([, message]) => message).join(' ') }
          : own.length > 0
            ? null
            : { error },
      )
      if (own[0]) fieldNamed(form, own[0][0])?.focus()
    },
  }
}

/** Sends the form it stands in and is busy meanwhile; when the server asked to wait, it says how long. */
export function GuestSubmit({ pending = false, children, ...rest }: ComponentProps<typeof Button>) {
  const { isSending, waitUntil } = useGuestForm()
  const locale = useLocale()
  const wait = useSecondsLeft(waitUntil)
  return (
    <Button {...rest} type="submit" variant="primary" size="lg" disabled={wait > 0} pending={isSending || pending}>
      {children}
      {wait > 0 && (
        <span aria-hidden="true" className="tabular-nums">
          ({duration(wait * 1000, locale)})
        </span>
      )}
    </Button>
  )
}

function fieldNamed(form: HTMLFormElement, name: string) {
  const field = form.elements.namedItem(name)
  return field instanceof HTMLInputElement && field.type !== 'hidden' ? field : null
}

const entriesOf = (form: HTMLFormElement) =>
  Object.fromEntries(
    [...form.elements]
      .filter((element) => element instanceof HTMLInputElement)
      .map((input) => [input.name, input.type === 'checkbox' ? input.checked : input.value]),
  )

function errorsOf(issues: readonly Issue[]): Errors {
  const errors: Record<string, string> = {}
  for (const { path, message } of issues) errors[String(path[0])] ??= message
  return errors
}

function fieldsOf(error: unknown): Errors {
  if (!(error instanceof Error && 'fields' in error && error.fields && typeof error.fields === 'object')) return {}
  return Object.fromEntries(
    Object.entries(error.fields as Record<string, string[]>).map(([name, messages]) => [name, messages[0] ?? '']),
  )
}
