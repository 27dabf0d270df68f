import { X } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { clsx } from 'clsx'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { inputClass } from '@/components/ui/input'

/** One of the four steps of a recipe: its word at the start, its lines beside it. */
export function Step({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-[72px_minmax(0,1fr)] gap-x-6 gap-y-1 border-t px-6 py-5 first:border-t-0 max-lg:grid-cols-1 max-lg:px-4 max-lg:py-4"
    >
      <h2 id={id} className="text-14 leading-8 font-strong">
        {title}
      </h2>
      <div className="grid min-w-0 content-start justify-items-start gap-2">{children}</div>
    </section>
  )
}

export function Line({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={clsx('flex w-full min-w-0 flex-wrap items-center gap-2 text-14', className)} />
}

export const Word = ({ children }: { children: ReactNode }) => <span className="text-13 text-2">{children}</span>

/** An input on a line of a recipe, as high as the selects beside it. */
export function LineInput({ className, ...rest }: ComponentProps<'input'>) {
  return <input {...rest} className={clsx(inputClass, 'h-ctl text-13', className)} />
}

type NumberInputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'> & {
  value: number | undefined
  onChange: (value: number | undefined) => void
}

/** Empty is undefined. */
export function NumberInput({ value, onChange, ...rest }: NumberInputProps) {
  return (
    <LineInput
      {...rest}
      type="number"
      inputMode="numeric"
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value === '' ? undefined : Number(event.target.value))}
    />
  )
}

type TogglesProps<V extends string | number> = {
  label: string
  values: readonly V[]
  options: readonly { value: V; label: string }[]
  onChange: (values: V[]) => void
}

/** Some of a few. */
export function Toggles<V extends string | number>({ label, values, options, onChange }: TogglesProps<V>) {
  return (
    <div role="group" aria-label={label} className="flex flex-wrap gap-1">
      {options.map((option) => {
        const isOn = values.includes(option.value)
        return (
          <button
            key={option.value}
            type="button"
            aria-pressed={isOn}
            onClick={() =>
              onChange(
                options.flatMap(({ value }) =>
                  (value === option.value ? !isOn : values.includes(value)) ? [value] : [],
                ),
              )
            }
            className="h-ctl min-w-8 rounded-md border border-line-strong px-2.5 text-13 font-medium text-2 hover:bg-hover aria-pressed:border-brand aria-pressed:bg-brand-soft aria-pressed:text-brand-text max-sm:min-h-10"
          >
            {option.label}
          </button>
        )
      })}
    </div>
  )
}

/** Takes a line away again. */
export function RemoveButton({ label, onRemove }: { label: string; onRemove: () => void }) {
  return (
    <Button variant="ghost" size="icon" aria-label={label} title={label} onClick={onRemove}>
      <X aria-hidden="true" />
    </Button>
  )
}
