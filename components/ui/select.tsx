import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { onDemand } from './on-demand'
import { useEarlyTrigger, type Wish } from './use-early-trigger'

export const selectClass =
  'inline-flex h-ctl items-center justify-between gap-1 whitespace-nowrap rounded-md border border-line-strong bg-surface ps-3 pe-2 text-13 font-medium hover:bg-hover data-disabled:text-3'

export type SelectProps<V extends string> = {
  value: V
  onValueChange: (value: V) => void
  options: readonly { value: V; label: ReactNode; disabled?: boolean }[]
  /** Its name for screen readers; a visible label stands beside it. */
  label: string
  className?: string
  disabled?: boolean
}

const Panel = onDemand<SelectProps<string> & { wish: Wish }>(() => import('./select-panel').then((part) => part.SelectPanel))

/** One of several, taking effect at once. In a form that is sent, use SelectField. */
export function Select<V extends string>(props: SelectProps<V>) {
  const { value, onValueChange, options, label, className, disabled } = props
  const { early, wish } = useEarlyTrigger(
    <button type="button" role="combobox" aria-label={label} disabled={disabled} className={clsx(selectClass, className)}>
      <span className="truncate">{options.find((option) => option.value === value)?.label}</span>
      <ChevronDown aria-hidden="true" className="size-3.5 text-3" />
    </button>,
    'listbox',
  )
  return <Panel {...props} onValueChange={(next) => onValueChange(next as V)} wish={wish} fallback={early} />
}
