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
  workspaces: ['workspace'] as const,
  /** Where an asset or a scan is. */
  holding: ['holding'] as const,
  health: ['health'] as const,
  helpFile: ['help-file'] as const,
  assets: inWorkspace('asset'),
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
  resellerAccounts: inWorkspace('reseller'),
  widgets: inWorkspace('widget'),
  wpSites: inWorkspace('wordpress'),
}
