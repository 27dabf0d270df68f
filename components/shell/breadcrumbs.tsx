import { usePathname } from 'next/navigation'
import { lockOf } from '@/components/nav/nav'
import { onDemand } from '@/components/ui/on-demand'
import { matchRoute } from '@/lib/domain/routes'
import { useUser } from '@/stores/session'
import type { TrailsProps } from './trails'

/** With the calls for what it names, which other screens do without. */
const Trails = onDemand<TrailsProps>(() => import('./trails').then((part) => part.Trails))

/** Where a screen with an id belongs. Other screens are in the menu and have none. */
export function Breadcrumbs() {
  const found = matchRoute(usePathname())
  const user = useUser()
  if (!found || !user || lockOf(found.route, user)) return null
  const { name } = found.route
  const id = name === 'history' ? found.params.assetId : found.params.id
  const hasTrail = name === 'scan' || name === 'history' || name === 'details' || name === 'report'
  if (!hasTrail || !id) return null
  // As high as what comes.
  return <Trails name={name} id={id} fallback={<div className="-mb-2 h-6 sm:-mb-4 print:hidden" />} />
}
