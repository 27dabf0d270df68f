import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { toJSONSchema } from 'zod/v4/core'
import type { Message } from '@/lib/automation/message'
import { assetChangeApi } from '@/lib/contract/asset-change'
import type { Endpoint } from '@/lib/contract/endpoint'
import { calls } from '@/lib/contract/endpoints'
import type { Finding } from '@/lib/contract/scan-result'
import { integrationApi } from '@/lib/contract/integration'
import { scanApi } from '@/lib/contract/scan'
import { TEMPLATES } from '@/lib/website/templates/templates'
import { WIDGET_DEFAULTS } from '@/lib/contract/widget-configuration'
import { wordpressApi } from '@/lib/contract/wordpress'
import type { Db } from '@/server/db/db'
import {
  assets,
  brandDomains,
  contractEvents,
  contractFiles,
  contracts,
  contractVersions,
  catalogue,
  deliveries,
  doNotContact,
  emailChanges,
  events,
  incidents,
  invoices,
  payments,
  leadBatches,
  leadFacts,
  leads,
  leadScans,
  monitors,
  recipes,
  sessions,
  shares,
  siteFiles,
  siteForms,
  siteHosts,
  sitePictures,
  sites,
  siteVersions,
  users,
  widgetLeads,
  wpSites,
} from '@/server/db/schema'
import { leaveMessage } from '@/server/records/deliveries'
import { hashToken, newToken } from '@/server/tokens'
import { completeScan, type openContractApi, resultOf, type Sent } from './testing'

/** Of one tenant, or of nobody. `waiting` is a scan that has not begun. */
export type Ids = {
  user: string
  workspace: string
  asset: string
  scan: string
  waiting: string
  session: string
  integration: string
  delivery: string
  recipe: string
  wpSite: string
  lead: string
  otherLead: string
  leadBatch: string
  leadShare: string
  listedContact: string
  resellerAccount: string
  brandDomain: string
  widgetLead: string
  contract: string
  sentContract: string
  website: string
  websiteVersion: string
  websiteForm: string
  invoice: string
  sentInvoice: string
  offer: string
  payment: string
  service: string
}

const FINDING = '00000000000000aa'
const finding: Finding = {
  id: FINDING,
  rule: 'http.headers/nosniff-missing',
  check: 'http.headers',
  category: 'headers',
  title: 'Browsers may guess file types',
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

const RECIPE = {
  name: 'Scan again',
  trigger: { type: 'scan_completed', config: {} },
  actions: [{ type: 'start_scan', config: { scan_type: 'light_scan', consent: false } }],
} as const

const MESSAGE: Message = {
  title: 'New finding on example.com',
  text: 'Browsers may guess file types',
  link: null,
  severity: 'medium',
  site: 'example.com',
  sender: 'Soteria',
  about: 'finding:1',
  isOver: false,
  event: { type: 'findings.new', timestamp: '2026-01-01T00:00:00Z', data: {} },
  ticket: null,
  contact: null,
}

/** What stands in the body of a call beside the ids that it declares. Ids that are not declared stand here as well. */
const BODIES: Record<string, (ids: Ids) => object> = {
  'workspace.update': () => ({ name: 'Taken over' }),
  'workspace.setting': () => ({ is_default: true, auto_scan: 'daily' }),
  'asset.create': () => ({ value: 'new.example.com' }),
  'asset.update': () => ({ name: 'Taken over' }),
  'asset.verify': () => ({ type: 'file' }),
  'scan.start': () => ({ scan_type: 'light_scan' }),
  'scan.startMany': ({ asset }) => ({ assets: [asset], scan_type: 'light_scan' }),
  'checklist.update': () => ({ tick: ['dnssec'] }),
  'finding.triage': () => ({ ids: [FINDING], status: 'false_positive', note: 'Taken over' }),
  'monitor.save': () => ({ interval_minutes: 60 }),
  'monitor.accept': () => ({ kind: 'headers' }),
  'dfy.save': () => ({ name: 'Taken over' }),
  'dfy.domainSetup': ({ website }) => ({ domain: `${website}.example.com` }),
  'dfy.domainSteps': () => ({ email: 'it@example.com' }),
  'dfy.markForms': () => ({ status: 'read' }),
  'dfy.markForm': () => ({ status: 'read' }),
  'lead.scanAsset': () => ({ url: 'http://127.0.0.1:9' }),
  'lead.save': () => ({ leads: [] }),
  'leadBook.move': () => ({ status: 'meeting' }),
  // Those that are not one's own are answered as missing.
  'leadBook.bulk': () => ({ ids: ['none'], status: 'meeting' }),
  'leadBook.import': () => ({ file: 'name\nBakery' }),
  'leadWork.scanMany': () => ({ items: [{ url: 'http://127.0.0.1:9' }] }),
  'leadWork.convert': () => ({ name: 'A new client' }),
  'leadWork.sent': () => ({ channel: 'letter', tone: 'plain', language: 'en', subject: 'Your site', body: 'Hello' }),
  'contract.save': () => ({
    type: 'own',
    title: 'Agreement',
    language: 'en',
    values: { own_text: 'Text' },
    clauses: [],
  }),
  'integration.create': () => ({ type: 'webhook', name: 'Hook', config: { address: 'http://127.0.0.1:9/hook' } }),
  'integration.updateStatus': () => ({ status: 'active' }),
  'integration.update': () => ({ name: 'Taken over' }),
  'integration.try': () => ({ type: 'webhook', name: 'Hook', config: { address: 'http://127.0.0.1:9/hook' } }),
  'recipe.create': () => RECIPE,
  'recipe.preview': () => ({ trigger: RECIPE.trigger }),
  'recipe.updateStatus': () => ({ status: 'active' }),
  'wordpress.create': () => ({ name: 'Site', url: 'https://example.com' }),
  'wordpress.update': () => ({ name: 'Taken over' }),
  'wordpress.probe': () => ({ url: 'http://127.0.0.1:9' }),
  'wordpress.hardening': () => ({ key: 'xmlrpc', state: 'ignored', note: 'The app needs it' }),
  'wordpress.copy': () => ({ choice: 'ignore' }),
  'reseller.create': () => ({ name: 'Bo', email: `${randomUUID()}@example.com`, plan: 'premium' }),
  'reseller.update': () => ({ name: 'Taken over' }),
  'invoice.save': () => ({ buyer: { name: 'Taken over' }, lines: [], currency: 'EUR' }),
  'invoice.saveSettings': () => ({ prefix: 'TO' }),
  'catalogue.save': () => ({ name: 'Taken over', price_minor: 1, currency: 'EUR' }),
  'widget.update': () => WIDGET_DEFAULTS,
  'widget.saveSettings': () => ({ retention_months: 6 }),
  'widget.checkPage': () => ({ url: 'http://127.0.0.1:9' }),
  'widget.updateLead': () => ({ status: 'dismissed' }),
  'widget.convertLead': () => ({ to: 'lead' }),
}

type Json = { type?: string; enum?: unknown[]; properties?: object; required?: string[] }

/** The least that a body must hold, where no row above has something better. */
function leastOf({ properties = {}, required = [] }: Json): object {
  const values = { string: 'Something', number: 1, integer: 1, boolean: true, array: [] }
  const fields = new Map<string, Json>(Object.entries(properties))
  return Object.fromEntries(
    required.map((name) => {
      const field = fields.get(name) ?? {}
      return [name, field.enum?.[0] ?? Reflect.get(values, field.type ?? '') ?? leastOf(field)]
    }),
  )
}

const bodyFor = (name: string, schema: NonNullable<Endpoint['body']>, ids: Ids) =>
  BODIES[name]?.(ids) ?? leastOf(toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as object)

/** The id that stands for a thing. Nothing of what comes later can exist yet: whatever the id, it is nobody's. */
const idOf = (thing: string, { workspace, lead, scan, ...ids }: Ids) =>
  new Map<string, string>(Object.entries({ ...ids, workspace, destination: workspace, lead, removedLead: lead })).get(
    thing,
  ) ?? scan

/** A call as it is made about these. */
function sentFor(name: string, { in: places, body }: Endpoint, ids: Ids): Sent {
  const at = Object.entries(places).map(([thing, place]) => ({ place: place.replace('?', ''), id: idOf(thing, ids) }))
  const those = (from: string) =>
    at.filter(({ place }) => place.startsWith(from)).map(({ place, id }) => [place.slice(from.length), id] as const)
  const query = Object.fromEntries(those('query.'))
  return {
    params: Object.fromEntries(those(':').map(([param, id]) => [param, param === 'file' ? `${id}.txt` : id])),
    ...(Object.keys(query).length > 0 && { query }),
    ...(body && { body: { ...bodyFor(name, body, ids), ...Object.fromEntries(those('body.')) } }),
  }
}

/** How each call of the contract that is about something names it: in its path, its query and its body. */
export const naming: Record<string, (ids: Ids) => Sent> = {
  ...Object.fromEntries(
    calls
      .filter(({ endpoint }) => typeof endpoint.in === 'object')
      .map(({ id, endpoint }) => [id, (ids: Ids) => sentFor(id, endpoint, ids)]),
  ),
  // Only what has not ended can be stopped.
  'report.abort': ({ waiting }) => ({ params: { id: waiting } }),
  // Only what was sent can be withdrawn.
  'invoice.decide': ({ offer }) => ({ params: { invoice: offer }, body: { status: 'accepted' } }),
  'invoice.credit': ({ sentInvoice }) => ({ params: { invoice: sentInvoice } }),
  'invoice.remind': ({ sentInvoice }) => ({ params: { invoice: sentInvoice } }),
  'invoice.reminded': ({ sentInvoice }) => ({ params: { invoice: sentInvoice } }),
  'invoice.xml': ({ sentInvoice }) => ({ params: { invoice: sentInvoice } }),
  'invoice.pay': ({ sentInvoice }) => ({
    params: { invoice: sentInvoice },
    body: { amount_minor: 1, on_date: '2026-01-01' },
  }),
  'invoice.unpay': ({ sentInvoice, payment }) => ({ params: { invoice: sentInvoice }, body: { payment } }),
  'contract.void': ({ sentContract }) => ({ params: { contract: sentContract } }),
  'overview.problem': ({ workspace }) => ({ query: { workspace, rule: finding.rule } }),
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
  'branding.domains': {},
  'branding.connectDomain': { host: 'portal-$.example.com' },
  'workspace.list': {},
  'workspace.create': { name: 'Second' },
  'dfy.assets': {},
  'dfy.assetFile': {},
  'dfy.remove': { ids: [] },
  'dfy.templates': {},
  'dfy.websites': {},
  'lead.search': { provider: 'google', keyword: 'bakery', location: 'Paris' },
  'lead.sources': {},
  'leadBook.searches': {},
  'leadBook.settings': {},
  'leadBook.saveSettings': { retention_months: 6 },
  'leadBook.findPerson': { value: 'nobody@example.com' },
  'leadBook.forgetPerson': { value: 'nobody@example.com' },
  'leadWork.noContact': {},
  'leadWork.addNoContact': { values: ['nobody@example.com'] },
  'agency.overview': {},
  'overview.workspaces': {},
  'overview.assets': {},
  'overview.scans': {},
  'overview.monitors': {},
  'overview.incidents': {},
  'overview.stats': {},
  'overview.trend': {},
  'overview.sites': {},
  'overview.overdue': {},
  'overview.decide': { rule: 'http.headers/nosniff-missing', assets: ['none'], status: 'in_review' },
  'notice.list': {},
  'notice.read': { up_to: 0 },
  'contract.list': {},
  'invoice.list': {},
  'invoice.statement': { file: 'Date,Amount\n2026-01-01,1.00' },
  'invoice.clients': {},
  'invoice.totals': {},
  'invoice.settings': {},
  'invoice.saveSettings': { prefix: 'NS' },
  'catalogue.list': {},
  'recipe.events': {},
  'wordpress.plugin': {},
}

/** The calls that anybody may make, and those of a link in a mail. */
export const open = calls.filter(({ endpoint }) => endpoint.auth !== 'user').map(({ id }) => id)

export type TenantOptions = { plan?: string | null; role?: string }

/** A new address that waits to be confirmed. */
export const keepAddress = (db: Db, { id }: { id: string }) =>
  db.insert(emailChanges).values({
    user_id: id,
    email: `next-${id}@soteria.test`,
    token_hash: hashToken(`link-${id}`),
    expires_at: sql`now() + interval '1 day'`,
  })

/** A connection that nothing can be sent to, and what was left for it. */
async function connect(
  { db, ask }: ReturnType<typeof openContractApi>,
  { token, workspace }: { token: string; workspace: { id: string } },
) {
  const body = { type: 'webhook', name: 'Receiver', config: { address: 'http://127.0.0.1:9/hook' } }
  const { integration } = await ask(integrationApi.create, { token, params: { workspace: workspace.id }, body })
  const id = await leaveMessage(db, {
    workspaceId: workspace.id,
    runId: null,
    position: null,
    integrationId: integration.id,
    toName: 'Receiver',
    message: MESSAGE,
  })
  await db
    .update(deliveries)
    .set({ state: 'done' })
    .where(eq(deliveries.id, id ?? ''))
  return { integration: integration.id, delivery: id ?? '' }
}

/** Two leads, a scan of many sites, a link to a report, and somebody who asked to be left alone. */
async function keepLeads(db: Db, { user, workspace }: { user: { id: string }; workspace: { id: string } }) {
  const mine = { user_id: user.id, workspace_id: workspace.id }
  const hash = newToken()
  const [lead, otherLead, leadBatch] = [randomUUID(), randomUUID(), randomUUID()]
  const [leadShare, listedContact] = [randomUUID(), randomUUID()]
  const scan = randomUUID()
  const widgetLead = randomUUID()
  await db.insert(leadScans).values({
    id: scan,
    user_id: user.id,
    url: 'http://127.0.0.1:9/',
    host: '127.0.0.1:9',
    status: 'completed',
    result: resultOf({ at: '2026-01-01T00:00:00Z', value: '127.0.0.1:9', found: { findings: [finding] } }),
    completed_at: new Date(),
  })
  await db.insert(leads).values([
    { ...mine, id: lead, name: 'Bakery', website: 'http://127.0.0.1:9/', lead_scan_id: scan },
    { ...mine, id: otherLead, name: 'Baker' },
  ])
  await db.insert(leadFacts).values(
    [lead, otherLead].map((id) => ({
      user_id: user.id,
      lead_id: id,
      key: 'name' as const,
      value: id,
      source: 'you' as const,
    })),
  )
  await db.insert(leadBatches).values({ ...mine, id: leadBatch })
  await db.insert(shares).values({
    id: leadShare,
    user_id: user.id,
    kind: 'lead_report',
    lead_id: lead,
    token_hash: hash,
    expires_at: new Date(Date.now() + 3_600_000),
  })
  await db
    .insert(doNotContact)
    .values({ id: listedContact, user_id: user.id, kind: 'email', hash, shown: 'a…@example.com', source: 'you' })
  await db.insert(widgetLeads).values({
    id: widgetLead,
    workspace_id: workspace.id,
    lead_scan_id: scan,
    website: 'http://127.0.0.1:9/',
    email: 'visitor@example.com',
    email_norm: 'visitor@example.com',
    consent_text: 'You may write to me.',
    consent_version: 1,
  })
  return { lead, otherLead, leadBatch, leadShare, listedContact, widgetLead }
}

/** A draft of an invoice, one that was sent and paid in part, an offer, and something that is sold. */
async function keepInvoices(db: Db, { user, workspace }: { user: { id: string }; workspace: { id: string } }) {
  const [invoice, sentInvoice, offer, payment, service] = Array.from({ length: 5 }, () => randomUUID()) as Five
  const line = {
    name: 'Care plan',
    qty_milli: 1000,
    unit: '',
    price_minor: 1000,
    discount_bp: 0,
    tax_bp: 2000,
    tax_category: 'S' as const,
  }
  const party = { name: 'Bakery', lines: [], city: 'Cork', postal_code: 'T12', country: 'IE', vat: 'IE1113571MH' }
  const one = {
    user_id: user.id,
    workspace_id: workspace.id,
    buyer: party,
    lines: [line],
    currency: 'EUR',
    net_minor: 1000,
    total_minor: 1200,
  }
  const sent = { seller: party, pay: { iban: '', bic: '', link: '' }, status: 'sent' as const, issued_on: '2026-01-01' }
  await db.insert(invoices).values([
    { ...one, id: invoice, kind: 'invoice' },
    { ...one, ...sent, id: sentInvoice, kind: 'invoice', number: '2026-900', paid_minor: 100, due_on: '2026-01-15' },
    { ...one, ...sent, id: offer, kind: 'offer', number: 'O-2026-900' },
  ])
  const paid = { user_id: user.id, invoice_id: sentInvoice, amount_minor: 100, on_date: '2026-01-01' }
  await db.insert(payments).values({ ...paid, id: payment, method: 'cash' })
  await db.insert(catalogue).values({ id: service, user_id: user.id, name: 'Care plan', currency: 'EUR' })
  return { invoice, sentInvoice, offer, payment, service }
}
type Five = [string, string, string, string, string]

/** An account that nobody has opened yet. */
async function keepAccount({ db }: ReturnType<typeof openContractApi>, { user }: { user: { id: string } }) {
  const id = randomUUID()
  await db.insert(users).values({
    id,
    name: 'Bo',
    email: `${id}@soteria.test`,
    password_hash: '',
    status: 'invited',
    reseller_id: user.id,
  })
  return id
}

/** A host name whose records nobody has entered yet. */
async function keepBrandDomain(db: Db, user: { id: string }) {
  const id = randomUUID()
  await db.insert(brandDomains).values({ id, user_id: user.id, host: `portal-${id}.example.com`, token: newToken() })
  return id
}

const AGREEMENT = {
  type: 'own' as const,
  title: 'Agreement',
  values: { agency: 'Northlight', client: 'Murphy', own_text: 'Both sides agree.' },
  signer: { name: 'Orla', email: 'orla@example.com', role: 'Partner' },
}

/** A contract that can be sent, and one that was. */
async function keepContracts(
  { db }: ReturnType<typeof openContractApi>,
  { user, workspace }: { user: { id: string }; workspace: { id: string } },
) {
  const mine = { user_id: user.id, workspace_id: workspace.id, ...AGREEMENT }
  const [contract, sentContract] = [randomUUID(), randomUUID()]
  const until = new Date(Date.now() + 86_400_000)
  await db.insert(contracts).values([
    { ...mine, id: contract },
    { ...mine, id: sentContract, status: 'sent', number: 'O-2026-900', sent_at: new Date(), expires_at: until },
  ])
  const one = { user_id: user.id, contract_id: sentContract }
  await db.insert(contractVersions).values({ ...one, version: 1, body: [], sha256: '' })
  await db.insert(contractEvents).values({ ...one, position: 1, kind: 'sent', prev_hash: '', hash: newToken() })
  await db
    .insert(contractFiles)
    .values({ ...one, version: 1, kind: 'sent', sha256: newToken(), bytes: new Uint8Array([1]) })
  return { contract, sentContract }
}

/** A published website with a picture, and what a visitor wrote. */
async function keepWebsite(
  { db }: ReturnType<typeof openContractApi>,
  { user, workspace }: { user: { id: string }; workspace: { id: string } },
) {
  const [template] = TEMPLATES
  if (!template) throw new Error('There is no template')
  const [website, version, form] = [randomUUID(), randomUUID(), randomUUID()]
  const mine = { user_id: user.id, workspace_id: workspace.id, template_id: template.id, business: template.business }
  const shown = { status: 'published', version_id: version, published_id: version } as const
  await db.insert(sites).values({ id: website, name: 'Bakery', slug: website, ...mine, ...shown })
  const { document } = template
  await db
    .insert(siteVersions)
    .values({ id: version, site_id: website, rev: 1, document, by: 'Ada', kind: 'published' })
  const one = { hash: 'aa', bytes: 1, body: new Uint8Array([1]) }
  await db.insert(siteFiles).values({ ...one, version_id: version, path: 'index.html', type: 'text/html' })
  await db.insert(sitePictures).values({ ...one, id: randomUUID(), site_id: website, width: 1, height: 1 })
  await db
    .insert(siteForms)
    .values({ id: form, site_id: website, page: '', fields: { name: 'Bo', email: 'bo@example.com' } })
  await db.insert(siteHosts).values({ host: `${website}.example`, site_id: website })
  return { website, websiteVersion: version, websiteForm: form }
}

/** Signs up somebody with one of everything. */
export async function openTenant(
  api: ReturnType<typeof openContractApi>,
  options: TenantOptions = { plan: 'bundle deal' },
) {
  const { db, ask, signUp } = api
  const who = await signUp(options)
  const { token, workspace, user } = who
  await keepAddress(db, user)
  const { asset } = await ask(assetChangeApi.create, {
    token,
    params: { workspace: workspace.id },
    body: { value: 'example.com' },
  })
  // A look at it does not leave this machine.
  await db.update(assets).set({ status: 'verified', value: '127.0.0.1', type: 'ip' }).where(eq(assets.id, asset.id))
  await db.insert(monitors).values({ asset_id: asset.id })
  await db.insert(incidents).values({
    asset_id: asset.id,
    kind: 'headers',
    changes: [{ what: 'referrer-policy', before: null, after: null }],
    started_at: new Date(),
  })
  const scan = await completeScan(db, {
    user,
    workspace,
    asset,
    at: '2026-01-01T00:00:00Z',
    found: { findings: [finding] },
  })
  const { scan: waiting } = await ask(scanApi.light, { token, body: { asset_id: asset.id } })
  const session = randomUUID()
  await db.insert(sessions).values({
    id: session,
    token_hash: hashToken(newToken()),
    user_id: user.id,
    expires_at: new Date(Date.now() + 3_600_000),
  })
  const { wpsite } = await ask(wordpressApi.create, {
    token,
    params: { workspace: workspace.id },
    body: { name: 'Shop', url: 'http://127.0.0.1:9' },
  })
  await db
    .update(wpSites)
    .set({ paired_at: new Date(), status: 'connected', copy_url: 'http://127.0.0.1:8' })
    .where(eq(wpSites.id, wpsite.id))
  const recipe = randomUUID()
  const { actions, ...kept } = RECIPE
  await db.insert(recipes).values({ id: recipe, workspace_id: workspace.id, ...kept, actions: [...actions] })
  const data = {
    scan_id: scan,
    scan_type: 'light_scan',
    asset_value: '127.0.0.1',
    started_by: user.id,
    score: 88,
    grade: 'B',
    counts: null,
  } as const
  await db.insert(events).values({
    key: `scan.completed:${scan}`,
    type: 'scan.completed',
    workspace_id: workspace.id,
    asset_id: asset.id,
    data,
    matched_at: sql`now()`,
  })
  return {
    ...who,
    ids: {
      user: user.id,
      workspace: workspace.id,
      asset: asset.id,
      scan,
      waiting: waiting.id,
      session,
      recipe,
      wpSite: wpsite.id,
      ...(await connect(api, who)),
      ...(await keepLeads(db, who)),
      ...(await keepInvoices(db, who)),
      resellerAccount: await keepAccount(api, who),
      brandDomain: await keepBrandDomain(db, user),
      ...(await keepContracts(api, who)),
      ...(await keepWebsite(api, who)),
    } satisfies Ids,
  }
}
