import { clsx } from 'clsx'
import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { get, useFormContext, useFormState } from 'react-hook-form'
import { SelectBox } from './select-box'
import { FieldFrame, FieldMessages, Reveal } from './field-frame'
import { inputClass } from './input'

function useField(name: string, hasHelp: boolean) {
  const id = useId()
  const { register } = useFormContext()
  const { errors } = useFormState({ name, exact: true })
  const { message } = (get(errors, name) ?? {}) as { message?: unknown }
  const error = typeof message === 'string' && message ? message : null
  const describedBy = [error && `${id}-error`, hasHelp && `${id}-help`].filter(Boolean).join(' ')
  return {
    id,
    error,
    register,
    control: { id, 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy || undefined },
  }
}

type Common = {
  name: string
  label: ReactNode
  help?: ReactNode
  /** At the end of the label's line, for instance a link. */
  aside?: ReactNode
  /** Says so beside the label. */
  optional?: boolean
  className?: string
}

/** Kept nowhere but in the form. A password is one by itself. */
type Secrecy = { secret?: boolean }

type FieldProps = Common &
  Secrecy & {
    /** Stands in it, before what is entered. */
    icon?: ReactNode
  } & Omit<ComponentProps<'input'>, 'name' | 'id' | 'className'>

/** A labelled input. A number arrives as a number, empty as undefined; a password can be shown. */
export function Field({
  name,
  label,
  help,
  aside,
  optional,
  className,
  secret,
  icon,
  type = 'text',
  onBlur,
  ...rest
}: FieldProps) {
  const { id, error, register, control } = useField(name, !!help)
  const [isShown, setShown] = useState(false)
  const isPassword = type === 'password'
  const options =
    type === 'number'
      ? { onBlur, setValueAs: (value: unknown) => (value === '' || value === undefined ? undefined : Number(value)) }
      : { onBlur }
  return (
    <FieldFrame {...{ id, label, help, error, aside, optional, className }}>
      <span className="relative">
        {icon && (
          <span
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 inset-s-3 grid place-items-center text-3"
          >
            {icon}
          </span>
        )}
        <input
          {...rest}
          {...control}
          {...register(name, options)}
          type={isPassword && isShown ? 'text' : type}
          data-secret={isPassword || secret || undefined}
          className={clsx(inputClass, 'h-ctl-lg', isPassword && 'pe-10', icon && 'ps-9')}
        />
        {isPassword && <Reveal isShown={isShown} onToggle={() => setShown(!isShown)} />}
      </span>
    </FieldFrame>
  )
}

type TextareaFieldProps = Common & Secrecy & Omit<ComponentProps<'textarea'>, 'name' | 'id' | 'className'>

export function TextareaField({
  name,
  label,
  help,
  aside,
  optional,
  className,
  secret,
  rows = 4,
  ...rest
}: TextareaFieldProps) {
  const { id, error, register, control } = useField(name, !!help)
  return (
    <FieldFrame {...{ id, label, help, error, aside, optional, className }}>
      <textarea
        {...rest}
        {...control}
        {...register(name)}
        rows={rows}
        data-secret={secret || undefined}
        className={clsx(inputClass, 'min-h-20 resize-y py-2')}
      />
    </FieldFrame>
  )
}

type SelectFieldProps = Common & { options: readonly { value: string; label: string; disabled?: boolean }[] } & Omit<
    ComponentProps<'select'>,
    'name' | 'id' | 'className'
  >

export function SelectField({ name, label, help, aside, optional, className, options, ...rest }: SelectFieldProps) {
  const { id, error, register, control } = useField(name, !!help)
  return (
    <FieldFrame {...{ id, label, help, error, aside, optional, className }}>
      <SelectBox {...rest} {...control} {...register(name)} options={options} />
    </FieldFrame>
  )
}

type CheckboxFieldProps = Omit<Common, 'aside' | 'optional'> &
  Omit<ComponentProps<'input'>, 'name' | 'id' | 'type' | 'className'>

export function CheckboxField({ name, label, help, className, ...rest }: CheckboxFieldProps) {
  const { id, error, register, control } = useField(name, !!help)
  return (
    <div className={clsx('grid content-start gap-1', className)}>
      <label className="flex min-h-6 items-start gap-2 text-13 leading-6 max-sm:min-h-10 max-sm:items-center">
        <input {...rest} {...control} {...register(name)} type="checkbox" className="check-box" />
        <span>{label}</span>
      </label>
      <FieldMessages id={id} help={help} error={error} />
    </div>
  )
}
