import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { onDemand } from './on-demand'
import type { SelectProps } from './select-panel'
import { selectClass } from './surface'
import { useEarlyTrigger, type Wish } from './use-early-trigger'

const Panel = onDemand<SelectProps<string> & { wish: Wish }>(
  () => import('./select-panel').then((part) => part.SelectPanel),
  { isPatient: true },
)

/** One of several, taking effect at once. In a form that is sent, use SelectField. */
export function Select<V extends string>(props: SelectProps<V>) {
  const { value, onValueChange, options, label, className, disabled } = props
  const { early, wish } = useEarlyTrigger(
    <button
      type="button"
      role="combobox"
      aria-label={label}
      disabled={disabled}
      className={clsx(selectClass, className)}
    >
      <span className="truncate">{options.find((option) => option.value === value)?.label}</span>
      <ChevronDown aria-hidden="true" className="size-3.5 text-3" />
    </button>,
    'listbox',
  )
  return <Panel {...props} onValueChange={(next) => onValueChange(next as V)} wish={wish} fallback={early} />
}
