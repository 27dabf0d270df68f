import {
  Activity,
  BriefcaseBusiness,
  CircleHelp,
  Code,
  FileText,
  FolderOpen,
  Globe,
  History,
  LayoutDashboard,
  ListChecks,
  type LucideIcon,
  MapPin,
  Plug,
  ScanSearch,
  Settings2,
  Store,
  Target,
  Users,
  Wallet,
  WandSparkles,
  Workflow,
} from 'lucide-react'
import { config } from '@/lib/config/config'
import type { User } from '@/lib/contract/user'
import { admits, plansOf } from '@/lib/domain/plans'
import { type AnyRoute, type RouteName, href, routeList } from '@/lib/domain/routes'
import { rankOf } from './match'

export const navIcons: Partial<Record<RouteName, LucideIcon>> = {
  dashboard: LayoutDashboard,
  monitoring: Activity,
  asset: Globe,
  init: ScanSearch,
  history: History,
  checklist: ListChecks,
  integration: Workflow,
  wordpress: Plug,
  agency: BriefcaseBusiness,
  leads: Users,
  googleLeadFinder: MapPin,
  d7LeadFinder: Target,
  dfy: WandSparkles,
  customization: Code,
  client: FileText,
  pay: Wallet,
  reseller: Store,
  workspace: FolderOpen,
  setting: Settings2,
  help: CircleHelp,
}

/** Routes that can be opened without an id. */
export const findable = routeList.filter((route) => route.access === 'user' && !/\/\[\w/.test(route.path))

/** Where a route without parameters is. */
export const hrefOf = (route: AnyRoute) => (route.name === 'history' ? href('history') : route.path)

/** The plans that would open a route to this person; null when it is open to them. */
export const lockOf = (route: AnyRoute, user: User | null) =>
  route.gate && user && !admits(route.gate, user) ? plansOf(route.gate) : null

/** False for what the reseller keeps out of the menu. Its address still works. */
export const isShown = (route: AnyRoute) => !config().features.hide.includes(route.name)

export const MIN_QUERY = 3
const MAX_RESULTS = 7

/** What else people call a screen; in every language also what it is in English. */
export const otherWords = ({ title, nav }: AnyRoute) => [nav?.words, ...title.split(' ')].filter(Boolean).join(' ')

/** The screens that a search names, the best first. Of equals, what the menu shows. */
export function searchRoutes(query: string, titleOf: (name: RouteName) => string): AnyRoute[] {
  if (query.trim().length < MIN_QUERY) return []
  return findable
    .flatMap((route) => {
      const rank = rankOf(query, titleOf(route.name), otherWords(route))
      return rank === null || !isShown(route) ? [] : { route, rank: rank + (route.nav ? 0 : 0.5) }
    })
    .sort((a, b) => a.rank - b.rank)
    .slice(0, MAX_RESULTS)
    .map(({ route }) => route)
}
