import { useTranslations } from 'use-intl'
import { onDemand } from '@/components/ui/on-demand'
import type { SelectionActionsProps } from './selection-actions'

/** They come when the first row is ticked. */
const SelectionActions = onDemand<SelectionActionsProps>(() =>
  import('./selection-actions').then((part) => part.SelectionActions),
)

/**
 * How many rows are ticked, and what can be done with them. It floats at the lower edge, so that ticking moves no row.
 */
export function SelectionBar(props: SelectionActionsProps) {
  const t = useTranslations('ui.table')
  const { count, hidden } = props
  return (
    <div className="selection-bar">
      <span role="status" className={count > 0 ? 'me-1 font-medium tabular-nums' : 'sr-only'}>
        {count > 0 && t('selected', { count })}
        {hidden > 0 && <span className="ms-2 font-normal text-3">{t('notShown', { count: hidden })}</span>}
      </span>
      {count > 0 && <SelectionActions {...props} />}
    </div>
  )
}
