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
import { type AnyRoute, type RouteName, href, routeList } from '@/lib/routes'

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
const findable = routeList.filter((route) => route.access === 'user' && !/\/\[\w/.test(route.path))

/** Where a route without parameters is. */
export const hrefOf = (route: AnyRoute) => (route.name === 'history' ? href('history') : route.path)

export const MIN_QUERY = 3
const MAX_RESULTS = 7

/** The screens that a search names, the best first: by the start of the title, of a word in it, anywhere in it, then by what else people call it. Of equals, what the menu shows. */
export function searchRoutes(query: string): AnyRoute[] {
  const wanted = query.trim().toLowerCase()
  if (wanted.length < MIN_QUERY) return []
  return findable
    .map((route) => ({ route, rank: rankOf(route, wanted) + (route.nav ? 0 : 0.5) }))
    .filter(({ rank }) => rank < NO_MATCH)
    .sort((a, b) => a.rank - b.rank)
    .slice(0, MAX_RESULTS)
    .map(({ route }) => route)
}

const NO_MATCH = 4

function rankOf(route: AnyRoute, wanted: string) {
  const title = route.title.toLowerCase()
  if (title.startsWith(wanted)) return 0
  if (title.includes(` ${wanted}`)) return 1
  if (title.includes(wanted)) return 2
  return (route.nav?.words ?? '').includes(wanted) ? 3 : NO_MATCH
}
