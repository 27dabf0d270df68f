import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'

type Option<V extends string> = { value: V; label: string; text: string; picture: ReactNode }
type PictureChoiceProps<V extends string> = {
  legend: string
  name: string
  value: V
  onChange: (value: V) => void
  options: readonly Option<V>[]
  className?: string
}

/** One of a few looks, each shown as it is. Takes effect at once. */
export function PictureChoice<V extends string>({
  legend,
  name,
  value,
  onChange,
  options,
  className,
}: PictureChoiceProps<V>) {
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 text-13 font-strong">{legend}</legend>
      <div className={clsx('grid gap-3', className)}>
        {options.map((option) => (
          <Choice
            key={option.value}
            name={name}
            option={option}
            isChosen={option.value === value}
            onChange={onChange}
          />
        ))}
      </div>
    </fieldset>
  )
}

type ChoiceProps<V extends string> = {
  name: string
  option: Option<V>
  isChosen: boolean
  onChange: (value: V) => void
}

function Choice<V extends string>({ name, option, isChosen, onChange }: ChoiceProps<V>) {
  const id = useId()
  return (
    <label className="grid content-start gap-2 rounded-lg border p-3 hover:bg-hover has-checked:border-brand has-checked:bg-brand-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
      {option.picture}
      <span className="flex items-start gap-2">
        <input
          type="radio"
          name={name}
          aria-labelledby={`${id}-name`}
          aria-describedby={`${id}-text`}
          checked={isChosen}
          onChange={() => onChange(option.value)}
          className="mt-0.5 size-4 flex-none accent-brand outline-none"
        />
        <span className="grid min-w-0 gap-0.5">
          <span id={`${id}-name`} className="text-13 font-medium">
            {option.label}
          </span>
          <span id={`${id}-text`} className="text-12 text-2">
            {option.text}
          </span>
        </span>
      </span>
    </label>
  )
}
