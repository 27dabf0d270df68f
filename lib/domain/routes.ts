import type { GateName } from '@/lib/contract/endpoint'

type NavGroup = 'overview' | 'scanning' | 'automate' | 'grow' | 'partner' | 'account'

type Route = {
  /** The folder under app/, route groups left out. */
  path: string
  title: string
  /** What menu, search and headings call it where that is not its title. */
  called?: string
  access: 'guest' | 'user'
  gate?: GateName
  /** May be opened before the user owns a workspace. */
  workspaceOptional?: true
  /** Can show all workspaces at once. */
  spans?: true
  /** Not of the specification. */
  beyond?: true
  /** This version does not have its screen yet: it shows `NotAvailableScreen`, and no plan opens it. */
  later?: true
  /** It fills the window: no menu and no top bar stand around it. */
  whole?: true
  /** Its place in the sidebar, and what else people call it. */
  nav?: { group: NavGroup; words?: string }
}

/**
 * Every screen of the product, from spec section 2. Guards, titles, sidebar, search, links and host rewrites all follow
 * this table.
 */
export const routes = {
  login: { path: '/login', title: 'Login', access: 'guest' },
  passwordRecovery: { path: '/password-recovery', title: 'Password Recovery', access: 'guest' },
  resetPassword: { path: '/reset-password/[token]', title: 'Reset Password', access: 'guest' },

  dashboard: {
    path: '/',
    title: 'Dashboard',
    access: 'user',
    spans: true,
    gate: 'core',
    nav: { group: 'overview', words: 'home overview stats' },
  },
  monitoring: {
    path: '/monitoring',
    title: 'Realtime Monitoring',
    access: 'user',
    spans: true,
    gate: 'core',
    nav: { group: 'overview', words: 'uptime alerts' },
  },
  asset: {
    path: '/asset',
    title: 'Assets',
    access: 'user',
    spans: true,
    nav: { group: 'scanning', words: 'ssl domain site verify' },
  },
  init: {
    path: '/init',
    title: 'Initialize Scan',
    called: 'New scan',
    access: 'user',
    spans: true,
    gate: 'core',
    nav: { group: 'scanning', words: 'new start light full' },
  },
  history: {
    path: '/history/[[...assetId]]',
    title: 'Scan History',
    access: 'user',
    spans: true,
    gate: 'core',
    nav: { group: 'scanning', words: 'reports past' },
  },
  checklist: {
    path: '/checklist',
    title: 'Checklist',
    access: 'user',
    nav: { group: 'scanning', words: 'todo hardening' },
  },
  integration: {
    path: '/integration',
    title: 'Integrations',
    access: 'user',
    gate: 'core',
    nav: { group: 'automate', words: 'slack webhook recipe automation' },
  },
  wordpress: {
    path: '/wordpress',
    title: 'WordPress',
    access: 'user',
    gate: 'core',
    nav: { group: 'automate', words: 'plugin wp' },
  },
  agency: {
    path: '/agency',
    title: 'Agency',
    access: 'user',
    gate: 'agencyHome',
    nav: { group: 'grow', words: 'clients home' },
  },
  leads: {
    path: '/leads',
    title: 'Leads',
    access: 'user',
    gate: 'agencyTools',
    nav: { group: 'grow', words: 'prospects pipeline' },
  },
  lead: { path: '/lead', title: 'Lead Finder', access: 'user', gate: 'agencyTools' },
  googleLeadFinder: {
    path: '/lead-finder/google',
    title: 'Google Lead Finder',
    access: 'user',
    gate: 'agencyTools',
    nav: { group: 'grow', words: 'maps prospects' },
  },
  d7LeadFinder: {
    path: '/lead-finder/d7',
    title: 'D7 Lead Finder',
    access: 'user',
    gate: 'agencyTools',
    nav: { group: 'grow', words: 'prospects' },
  },
  dfy: {
    path: '/dfy',
    title: 'Done For You',
    access: 'user',
    gate: 'agencyTools',
    nav: { group: 'grow', words: 'website builder kit' },
  },
  dfyWebsites: { path: '/dfy/websites', title: 'Websites', access: 'user', gate: 'agencyTools' },
  dfyManager: { path: '/dfy/manager', title: 'Website Manager', access: 'user', gate: 'agencyTools' },
  dfyPreview: { path: '/dfy/preview', title: 'Website Preview', access: 'user', gate: 'agencyTools' },
  dfyEditor: { path: '/dfy/editor', title: 'Website Editor', access: 'user', gate: 'agencyTools', whole: true },
  customization: {
    path: '/customization',
    title: 'Web Widget',
    access: 'user',
    gate: 'core',
    nav: { group: 'grow', words: 'embed chat leads' },
  },
  client: {
    path: '/client',
    title: 'Client Contract',
    access: 'user',
    gate: 'agencyTools',
    nav: { group: 'grow', words: 'agreement authorization' },
  },
  pay: {
    path: '/pay',
    title: 'Get Paid',
    access: 'user',
    gate: 'agencyTools',
    nav: { group: 'grow', words: 'invoice payment' },
  },
  reseller: {
    path: '/reseller',
    title: 'Reseller License',
    access: 'user',
    gate: 'reseller',
    nav: { group: 'partner', words: 'accounts resell' },
  },
  workspace: {
    path: '/workspace',
    title: 'Workspaces',
    access: 'user',
    workspaceOptional: true,
    nav: { group: 'account', words: 'clients' },
  },
  setting: {
    path: '/setting',
    title: 'Settings',
    access: 'user',
    workspaceOptional: true,
    nav: { group: 'account', words: 'profile password theme' },
  },
  help: { path: '/help', title: 'Help', access: 'user', nav: { group: 'account', words: 'support docs score' } },

  scan: { path: '/scan/[id]', title: 'Scan Asset', access: 'user' },
  details: { path: '/details/[id]', title: 'Scan Details', access: 'user' },
  report: { path: '/report/[id]', title: 'Scan Report', access: 'user', gate: 'core' },
} as const satisfies Record<string, Route>

export const NOT_FOUND_TITLE = 'Page Not Found'
/** The exported file of a dynamic route carries this in place of the id. */
export const PLACEHOLDER = '_'

export type RouteName = keyof typeof routes
export type AnyRoute = Route & { name: RouteName }

type Names<P extends string> = P extends `${string}[[...${infer N}]]${infer R}`
  ? { [K in N]?: string } & Names<R>
  : P extends `${string}[${infer N}]${infer R}`
    ? { [K in N]: string } & Names<R>
    : unknown
export type RouteParams<N extends RouteName> = Names<(typeof routes)[N]['path']>

export const routeList = Object.entries(routes).map(([name, route]) => ({ name, ...route }) as AnyRoute)

/** What the product calls a screen in English. */
export const calledOf = (name: RouteName) => {
  const route: Route = routes[name]
  return route.called ?? route.title
}

/** Whether this version has the screen. */
export const isAvailable = (name: RouteName) => !('later' in routes[name])

const PARAM = /\/\[\[?(?:\.{3})?(\w+)\]\]?/g

const toPattern = (path: string) =>
  new RegExp(`^${path.replace(/\/\[\[\.{3}(\w+)\]\]/g, '(?:/(?<$1>[^/]+))?').replace(/\[(\w+)\]/g, '(?<$1>[^/]+)')}/?$`)

const patterns = routeList.map((route) => ({ route, pattern: toPattern(route.path) }))

/** The route and parameters that a URL path names, or null when the product has no such page. */
export function matchRoute(pathname: string) {
  for (const { route, pattern } of patterns) {
    const match = pattern.exec(pathname)
    if (match)
      return {
        route,
        params: Object.fromEntries(
          Object.entries(match.groups ?? {}).map(([key, value]) => [key, value && decode(value)]),
        ),
      }
  }
  return null
}

/** Where the exported files of a path are: `/report/abc` → `/report/_`. Any other path is the not-found page. */
export function shellPath(pathname: string) {
  const found = matchRoute(pathname)
  if (!found) return `/${PLACEHOLDER}`
  return (
    found.route.path.replace(PARAM, (_, name: string) => (found.params[name] === undefined ? '' : `/${PLACEHOLDER}`)) ||
    '/'
  )
}

/** Builds a link: `href('scan', { id })`. */
export function href<N extends RouteName>(
  name: N,
  ...[params]: object extends RouteParams<N> ? [RouteParams<N>?] : [RouteParams<N>]
) {
  const values = (params ?? {}) as Record<string, string | undefined>
  return (
    routes[name].path.replace(PARAM, (_, key: string) =>
      values[key] === undefined ? '' : `/${encodeURIComponent(values[key])}`,
    ) || '/'
  )
}

const GROUPS: NavGroup[] = ['overview', 'scanning', 'automate', 'grow', 'partner', 'account']
export const navGroups = GROUPS.map((group) => ({
  group,
  items: routeList.filter((route) => route.nav?.group === group),
}))

function decode(part: string) {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** Where a full scan of an asset is set up, and agreed to. */
export const initFull = (asset: string) => `${href('init')}?asset=${encodeURIComponent(asset)}&type=full`
