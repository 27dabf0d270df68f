import type { QueryKey } from '@tanstack/react-query'
import { ALL } from '@/lib/domain/all'

/** Of one workspace, or of all. */
const inWorkspace =
  <const Noun extends string>(noun: Noun) =>
  (workspace?: string) =>
    workspace === undefined ? ([noun] as const) : ([noun, workspace] as const)

/**
 * Under what the answers to reads are kept. Each read has one of these, and more behind it where one key has several.
 */
export const keys = {
  user: ['user'] as const,
  email: ['email-change'] as const,
  sessions: ['session'] as const,
  branding: ['branding'] as const,
  brandDomains: ['brand-domain'] as const,
  workspaces: ['workspace'] as const,
  /** Where an asset or a scan is. */
  holding: ['holding'] as const,
  /** Of all workspaces at once: how each stands, and what is wrong with their sites. */
  standings: ['standings'] as const,
  problems: ['problem'] as const,
  notices: ['notice'] as const,
  health: ['health'] as const,
  demoShop: ['demo-shop'] as const,
  helpFile: ['help-file'] as const,
  assets: inWorkspace('asset'),
  checklists: inWorkspace('checklist'),
  scans: inWorkspace('scan'),
  /** Of all workspaces: many are asked for by their id alone. */
  reports: ['report'] as const,
  reportsOfAssets: ['report', 'asset'] as const,
  findings: inWorkspace('finding'),
  monitors: inWorkspace('monitor'),
  stats: inWorkspace('stats'),
  dfy: ['dfy'] as const,
  recipes: ['recipe'] as const,
  eventKinds: ['event-kinds'] as const,
  integrations: inWorkspace('integration'),
  deliveries: inWorkspace('delivery'),
  leads: inWorkspace('lead'),
  leadBatches: inWorkspace('lead-batch'),
  /** Of the account. */
  contracts: ['contract'] as const,
  /** What an agency sees of all its clients at once. */
  agency: ['agency'] as const,
  /** Of the account: sources know no workspaces. */
  leadSearches: ['lead-search'] as const,
  /** Of the account, too. */
  noContact: ['no-contact'] as const,
  resellerAccounts: inWorkspace('reseller'),
  /** Of the account, with all that is written on them. */
  invoices: ['invoice'] as const,
  widgets: inWorkspace('widget'),
  widgetLeads: inWorkspace('widget-lead'),
  /** As pages of others are told: by its key. */
  visitorWidgets: ['visitor-widget'] as const,
  wpSites: inWorkspace('wordpress'),
}

/** Whose data what happened makes stale. */
export type Event = readonly QueryKey[]

/**
 * A new, changed or proved asset is counted by the workspaces, the figures of the dashboard and the person's usage, and
 * stands among the monitors.
 */
const assetsChanged = (workspace: string): Event => [
  keys.assets(workspace),
  keys.workspaces,
  keys.stats(workspace),
  keys.user,
  keys.monitors(workspace),
]

/** What all workspaces together are told of. */
const OVERVIEWED: readonly unknown[] = ['asset', 'scan', 'finding', 'monitor', 'stats', 'workspace', 'integration']

/** What is stale in one workspace is so in what is shown of all of them at once. */
export const withAll = (event: Event): Event => [
  ...event,
  ...event.flatMap(([noun, workspace]) => (workspace === undefined ? [] : [[noun, ALL]])),
  ...(event.some(([noun]) => OVERVIEWED.includes(noun)) ? [keys.standings, keys.problems] : []),
]

/** THE table: what happened, and whose data it makes stale. A write names its event. */
export const stale = {
  profileChanged: [keys.user, keys.email],
  emailChanged: [keys.user, keys.email, keys.sessions],
  emailKept: [keys.email],
  preferencesChanged: [keys.user],
  sessionsEnded: [keys.sessions],
  brandChanged: [keys.branding],
  brandDomainsChanged: [keys.brandDomains],
  workspacesChanged: [keys.workspaces, keys.agency],
  assetsChanged,
  /** Its scans, reports and monitor may have gone to another workspace: everything about both. */
  assetMoved: [keys.assets(), keys.workspaces, keys.stats(), keys.scans(), keys.reports, keys.monitors(), keys.holding],
  ownershipChecked: (workspace: string): Event => [
    keys.assets(workspace),
    keys.stats(workspace),
    keys.monitors(workspace),
  ],
  /** Its scans and reports are gone with it. */
  assetsRemoved: (workspace: string): Event => [...assetsChanged(workspace), keys.scans(workspace), keys.reports],
  scansStarted: (workspace: string): Event => [
    keys.scans(workspace),
    keys.assets(workspace),
    keys.reports,
    keys.stats(),
  ],
  scansStopped: (workspace: string): Event => [
    keys.reports,
    keys.scans(workspace),
    keys.assets(workspace),
    keys.stats(),
  ],
  /** Seen by whoever watches one scan, which may be of any workspace. */
  scanEnded: [keys.scans(), keys.assets(), keys.stats(), keys.workspaces, keys.reportsOfAssets, keys.agency],
  /** Seen in the list of the workspace, which is fresh; those that reach past it are not. */
  listedScanEnded: (workspace: string): Event => [
    keys.workspaces,
    keys.assets(workspace),
    [...keys.scans(workspace), 'pages'],
    [...keys.scans(workspace), 'of'],
    keys.reports,
    keys.stats(),
  ],
  /** Whatever counts what is open counts anew. */
  decided: (workspace: string): Event => [
    keys.findings(workspace),
    keys.assets(workspace),
    keys.workspaces,
    keys.stats(workspace),
    keys.scans(workspace),
    keys.reports,
  ],
  /** The same of several sites, of whichever workspaces. */
  problemDecided: [keys.findings(), keys.assets(), keys.workspaces, keys.stats(), keys.scans(), keys.reports],
  noticesRead: [keys.notices],
  checklistChanged: (workspace: string): Event => [keys.checklists(workspace)],
  monitorsChanged: (workspace: string): Event => [keys.monitors(workspace)],
  /** Somebody asks for what the dashboard shows anew. */
  dashboardAsked: (workspace: string): Event => [
    keys.assets(workspace),
    keys.scans(workspace),
    keys.stats(workspace),
    keys.monitors(workspace),
    keys.integrations(workspace),
    keys.recipes,
    keys.wpSites(workspace),
  ],
  /** The agency's home shows the newest. */
  websitesChanged: [keys.dfy, keys.user, keys.agency],
  /** What is read of the deleted ones is not asked for again. */
  websitesDeleted: [[...keys.dfy, 'websites'], keys.user, keys.agency],
  /** It is scanned as an asset of its workspace. */
  websitesScanned: [keys.dfy, keys.scans(), keys.assets(), keys.reports, keys.workspaces, keys.stats(), keys.agency],
  /** They stand among the leads of the widget too. */
  websiteFormsChanged: [keys.dfy, keys.widgetLeads()],
  recipesChanged: [keys.recipes],
  /** What waits for a connection goes out, or fails, when it is changed. */
  integrationsChanged: (workspace: string): Event => [keys.integrations(workspace), keys.deliveries(workspace)],
  /** The recipes that used it have lost an action. */
  integrationRemoved: (workspace: string): Event => [
    keys.integrations(workspace),
    keys.deliveries(workspace),
    keys.recipes,
  ],
  /** The dashboard and the agency's home count them. */
  leadsChanged: (workspace: string): Event => [keys.leads(workspace), keys.stats(workspace), keys.agency],
  /** A workspace and an asset were made of it. */
  leadMadeClient: [keys.leads(), keys.workspaces, keys.agency, keys.stats(), keys.user],
  /** Its answer stands in the list already. */
  contractSaved: [keys.agency],
  contractsChanged: [keys.contracts, keys.agency],
  leadScansBegun: (workspace: string): Event => [[...keys.leadBatches(workspace), 'list']],
  /** Who is on the list, is so in every workspace. */
  contactListChanged: [keys.noContact, keys.leads()],
  resellerAccountsChanged: (workspace: string): Event => [keys.resellerAccounts(workspace), keys.user, keys.agency],
  /** The agency's home adds them up. */
  invoicesChanged: [keys.invoices, keys.agency],
  /** Each save counts against the usage cap. */
  widgetChanged: (workspace: string): Event => [keys.widgets(workspace), keys.visitorWidgets, keys.user],
  widgetLeadsChanged: (workspace: string): Event => [
    keys.widgetLeads(workspace),
    keys.widgets(workspace),
    keys.stats(workspace),
  ],
  /** A saved lead, or a workspace with an asset, was made of it. */
  widgetLeadConverted: (workspace: string): Event => [
    keys.widgetLeads(workspace),
    keys.leads(workspace),
    keys.workspaces,
    keys.agency,
    keys.stats(),
    keys.user,
  ],
  wpSitesChanged: (workspace: string): Event => [keys.wpSites(workspace)],
}
