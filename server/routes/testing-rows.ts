import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { assetApi } from '@/lib/contract/asset'
import type { Finding } from '@/lib/contract/scan-result'
import { scanApi } from '@/lib/contract/scan'
import type { Db } from '@/server/db/db'
import { assets, emailChanges, incidents, monitors, sessions } from '@/server/db/schema'
import { hashToken, newToken } from '@/server/tokens'
import { completeScan, type openContractApi, type Sent } from './testing'

/** Of one tenant, or of nobody. `waiting` is a scan that has not begun. */
export type Ids = { user: string; workspace: string; asset: string; scan: string; waiting: string; session: string }

const FINDING = '00000000000000aa'
const finding: Finding = {
  id: FINDING,
  rule: 'http.headers/nosniff-missing',
  check: 'http.headers',
  category: 'headers',
  title: 'Browsers may guess the type of a file',
  severity: 'medium',
  confidence: 'confirmed',
  at: 'http://127.0.0.1/',
  key: '',
  summary_plain: 'Browsers may take a file for something else.',
  impact: 'An uploaded picture may run as a script.',
  remediation: 'Send the header.',
  fix_effort: 'minutes',
  snippets: [],
  evidence: [],
  references: [],
  cwe: [],
  owasp: [],
  asvs: [],
  cve: [],
}

/** How each call of the contract names objects: in its path, its query and its body. */
export const naming: Record<string, (ids: Ids) => Sent> = {
  'session.end': ({ session }) => ({ params: { id: session } }),
  'workspace.update': ({ workspace }) => ({ params: { id: workspace }, body: { name: 'Taken over' } }),
  'workspace.setting': ({ workspace }) => ({ params: { id: workspace }, body: { is_default: true, auto_scan: 'daily' } }),
  'workspace.holding': ({ scan }) => ({ params: { object: scan } }),
  'workspace.remove': ({ workspace }) => ({ params: { id: workspace } }),
  'asset.list': ({ workspace }) => ({ params: { workspace } }),
  'asset.create': ({ workspace }) => ({ params: { workspace }, body: { value: 'new.example.com' } }),
  'asset.update': ({ workspace, asset }) => ({ params: { workspace, asset }, body: { name: 'Taken over', workspace_id: workspace } }),
  'asset.verify': ({ workspace, asset }) => ({ params: { workspace, asset }, body: { type: 'file' } }),
  'asset.download': ({ asset }) => ({ params: { file: `${asset}.txt` } }),
  'asset.remove': ({ workspace, asset }) => ({ params: { workspace, asset } }),
  'scan.list': ({ workspace }) => ({ params: { ws: workspace } }),
  'scan.show': ({ workspace, scan }) => ({ params: { ws: workspace, id: scan } }),
  'scan.start': ({ workspace, asset }) => ({ params: { ws: workspace }, body: { asset_id: asset, scan_type: 'light_scan' } }),
  'scan.startMany': ({ workspace, asset }) => ({ params: { ws: workspace }, body: { assets: [asset], scan_type: 'light_scan' } }),
  'scan.stopAll': ({ workspace }) => ({ params: { ws: workspace } }),
  'scan.full': ({ workspace, asset }) => ({ body: { asset_id: asset, workspace_id: workspace } }),
  'scan.light': ({ asset }) => ({ body: { asset_id: asset } }),
  'report.progress': ({ scan }) => ({ params: { id: scan } }),
  'report.get': ({ scan }) => ({ params: { id: scan } }),
  'report.search': ({ workspace, asset }) => ({ query: { workspace_id: workspace, asset_id: asset } }),
  'report.one': ({ workspace, scan }) => ({ params: { workspace, report: scan } }),
  'report.forAsset': ({ workspace, asset }) => ({ params: { workspace, asset } }),
  'report.abort': ({ waiting }) => ({ params: { id: waiting } }),
  'report.download': ({ workspace, scan }) => ({ params: { workspace, report: scan } }),
  'finding.list': ({ workspace, scan }) => ({ params: { workspace, report: scan } }),
  'finding.triage': ({ workspace, scan }) => ({
    params: { workspace, report: scan },
    body: { ids: [FINDING], status: 'false_positive', note: 'Taken over' },
  }),
  'monitor.list': ({ workspace }) => ({ params: { workspace } }),
  'monitor.incidents': ({ workspace }) => ({ params: { workspace } }),
  'monitor.startAll': ({ workspace }) => ({ params: { workspace } }),
  'monitor.save': ({ workspace, asset }) => ({ params: { workspace, asset }, body: { interval_minutes: 60 } }),
  'monitor.remove': ({ workspace, asset }) => ({ params: { workspace, asset } }),
  'monitor.check': ({ workspace, asset }) => ({ params: { workspace, asset } }),
  'monitor.accept': ({ workspace, asset }) => ({ params: { workspace, asset }, body: { kind: 'headers' } }),
  'stats.show': ({ workspace }) => ({ params: { workspaceId: workspace } }),
  'stats.trend': ({ workspace }) => ({ params: { workspaceId: workspace } }),
  'stats.overdue': ({ workspace }) => ({ params: { workspaceId: workspace } }),
  // Nothing of these can exist yet: whatever the id, it is nobody's.
  'dfy.website': ({ scan }) => ({ params: { id: scan } }),
  'dfy.manager': ({ scan }) => ({ params: { id: scan } }),
  'dfy.editor': ({ scan }) => ({ params: { id: scan } }),
  'dfy.remove': ({ scan }) => ({ body: { ids: [scan] } }),
  'dfy.domainSetup': ({ scan }) => ({ params: { id: scan }, body: { domain: 'example.com' } }),
  'lead.scanAsset': ({ workspace, scan }) => ({ params: { workspace }, body: { url: 'https://example.com', lead: scan } }),
  'lead.saved': ({ workspace }) => ({ params: { workspace } }),
  'lead.save': ({ workspace }) => ({ params: { workspace }, body: { leads: [] } }),
  'integration.list': ({ workspace }) => ({ params: { workspace } }),
  'integration.create': ({ workspace }) => ({ params: { workspace }, body: { type: 'webhook', name: 'Hook', config: {} } }),
  'integration.remove': ({ workspace, scan }) => ({ params: { workspace, id: scan } }),
  'integration.updateStatus': ({ scan }) => ({ params: { id: scan }, body: { status: 'active' } }),
  'integration.update': ({ scan }) => ({ params: { id: scan }, body: { name: 'Taken over' } }),
  'recipe.list': ({ workspace }) => ({ params: { workspace } }),
  'recipe.show': ({ scan }) => ({ params: { id: scan } }),
  'recipe.create': ({ workspace, scan }) => ({ params: { workspace }, body: { id: scan, name: 'Recipe', trigger: {}, actions: [{}] } }),
  'recipe.updateStatus': ({ scan }) => ({ params: { id: scan }, body: { status: 'active' } }),
  'recipe.remove': ({ workspace, scan }) => ({ params: { workspace, id: scan } }),
  'wordpress.list': ({ workspace }) => ({ params: { workspace } }),
  'wordpress.create': ({ workspace }) => ({ params: { workspace }, body: { name: 'Site', url: 'https://example.com' } }),
  'wordpress.remove': ({ workspace, scan }) => ({ params: { workspace, id: scan } }),
  'wordpress.update': ({ scan }) => ({ params: { id: scan }, body: { name: 'Taken over' } }),
  'reseller.list': ({ workspace }) => ({ params: { workspace } }),
  'reseller.create': ({ workspace }) => ({ params: { workspace }, body: { name: 'Bo', email: 'bo@example.com', plan: 'premium' } }),
  'reseller.update': ({ scan }) => ({ params: { id: scan }, body: { name: 'Taken over' } }),
  'reseller.remove': ({ scan }) => ({ params: { id: scan } }),
  'widget.show': ({ workspace }) => ({ params: { id: workspace } }),
  'widget.update': ({ workspace }) => ({ params: { id: workspace }, body: {} }),
  'widget.leads': ({ workspace }) => ({ params: { id: workspace } }),
}

const passwords = { password: 'correct horse 8', password_confirmation: 'correct horse 8' }

/** The calls that name nothing: what they read and change is the caller's own, whatever else stands in the body. */
export const nameless: Record<string, object> = {
  'auth.logout': {},
  'user.show': {},
  'account.updateProfile': { name: 'Eve', email: 'eve-$@soteria.test', current_password: 'correct horse 7' },
  'account.updatePreferences': { timezone: 'Asia/Kathmandu', clock: '24' },
  'account.export': {},
  'account.pendingEmail': {},
  'account.cancelEmail': {},
  'account.resendEmail': {},
  'account.confirmEmail': { token: 'link-$' },
  'account.updatePassword': { current_password: 'correct horse 7', ...passwords },
  'account.deleteAccount': { password: 'correct horse 7' },
  'session.list': {},
  'session.endOthers': {},
  'branding.show': {},
  'branding.update': { company_name: 'Taken over' },
  'workspace.list': {},
  'workspace.create': { name: 'Second' },
  'dfy.assets': {},
  'dfy.templates': {},
  'dfy.websites': {},
  'dfy.save': {},
  'lead.search': { provider: 'google', keyword: 'bakery', location: 'Paris' },
  'wordpress.plugin': {},
}

/** The calls that anybody may make. */
export const open = ['auth.login', 'auth.forgotPassword', 'auth.resetPassword', 'health.show']

export type TenantOptions = { plan?: string | null; role?: string }

/** A new address that waits to be confirmed. */
export const keepAddress = (db: Db, { id }: { id: string }) =>
  db
    .insert(emailChanges)
    .values({ user_id: id, email: `next-${id}@soteria.test`, token_hash: hashToken(`link-${id}`), expires_at: sql`now() + interval '1 day'` })

/** Signs up somebody with one of everything. */
export async function openTenant({ db, ask, signUp }: ReturnType<typeof openContractApi>, options: TenantOptions = { plan: 'bundle deal' }) {
  const who = await signUp(options)
  const { token, workspace, user } = who
  await keepAddress(db, user)
  const { asset } = await ask(assetApi.create, { token, params: { workspace: workspace.id }, body: { value: 'example.com' } })
  // A look at it does not leave this machine.
  await db.update(assets).set({ status: 'verified', value: '127.0.0.1', type: 'ip' }).where(eq(assets.id, asset.id))
  await db.insert(monitors).values({ asset_id: asset.id })
  await db
    .insert(incidents)
    .values({ asset_id: asset.id, kind: 'headers', changes: [{ what: 'referrer-policy', before: null, after: null }], started_at: new Date() })
  const scan = await completeScan(db, { user, workspace, asset, at: '2026-01-01T00:00:00Z', found: { findings: [finding] } })
  const { scan: waiting } = await ask(scanApi.light, { token, body: { asset_id: asset.id } })
  const session = randomUUID()
  await db.insert(sessions).values({ id: session, token_hash: hashToken(newToken()), user_id: user.id, expires_at: new Date(Date.now() + 3_600_000) })
  return { ...who, ids: { user: user.id, workspace: workspace.id, asset: asset.id, scan, waiting: waiting.id, session } satisfies Ids }
}
