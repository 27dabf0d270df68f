import { SlidersHorizontal } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { onDemand } from '@/components/ui/on-demand'
import { type Trigger, useEarlyTrigger, type Wish } from '@/components/ui/use-early-trigger'
import type { ViewMenuProps } from './view-menu-panel'

const Panel = onDemand<ViewMenuProps & { trigger: Trigger; wish: Wish }>(() =>
  import('./view-menu-panel').then((part) => part.ViewMenuPanel),
)

/** Columns, density and order of a table. */
export function ViewMenu(props: ViewMenuProps) {
  const t = useTranslations('ui.table')
  const trigger = (
    <Button title={t('view')} className="max-lg:px-2">
      <SlidersHorizontal aria-hidden="true" />
      <span className="max-lg:sr-only">{t('view')}</span>
    </Button>
  )
  const { early, wish } = useEarlyTrigger(trigger, 'menu')
  return <Panel {...props} trigger={trigger} wish={wish} fallback={early} />
}
