import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { authApi } from '@/lib/contract/auth'
import { dfyApi } from '@/lib/contract/dfy'
import { calls } from '@/lib/contract/endpoints'
import { MAX_REPORT_BYTES } from '@/lib/contract/wordpress-report'
import type { Deps } from './records/deps'
import { HttpError } from './errors'
import { answersAlong } from './api/along'
import { createLimits } from './api/limits'
import { callsAt } from './api/callers'
import { compression } from './api/compression'
import { context } from './api/context'
import type { Env } from './api/env'
import { onError } from './api/errors'
import { crossOrigin } from './api/cross-origin'
import { requireXhr, securityHeaders } from './api/headers'
import { keptAnswers } from './api/kept-answers'
import { serveLater } from './api/mount'
import { openApi } from './api/openapi'
import { addressRoutes } from './routes/address/address'
import { agencyRoutes } from './routes/agency/overview'
import { assetRoutes } from './routes/asset/asset'
import { checklistRoutes } from './routes/asset/checklist'
import { authRoutes } from './routes/account/auth'
import { brandingRoutes } from './routes/brand/branding'
import { brandDomainRoutes } from './routes/brand/domains'
import { brandPublicRoutes } from './routes/brand/public'
import { contractRoutes } from './routes/contract/contract'
import { cspReportRoutes } from './routes/csp-report'
import { emailChangeRoutes } from './routes/account/email-change'
import { deliveryRoutes } from './routes/integration/delivery'
import { integrationRoutes } from './routes/integration/integration'
import { integrationTestRoutes } from './routes/integration/tests'
import { findingRoutes } from './routes/finding/finding'
import { demoRoutes } from './routes/demo'
import { healthRoutes } from './routes/health'
import { catalogueRoutes } from './routes/invoice/catalogue'
import { invoiceRoutes } from './routes/invoice/invoice'
import { invoicePaperRoutes } from './routes/invoice/papers'
import { leadBookRoutes } from './routes/lead/book'
import { leadFileRoutes } from './routes/lead/file'
import { contactListRoutes } from './routes/lead/contact-list'
import { outreachRoutes } from './routes/lead/outreach'
import { convertRoutes } from './routes/lead/convert'
import { leadScanRoutes } from './routes/lead/scan'
import { savedLeadRoutes } from './routes/lead/saved'
import { leadSearchRoutes } from './routes/lead/search'
import { leadLinkRoutes } from './routes/lead/links'
import { monitorRoutes } from './routes/monitor/monitor'
import { contractPageRoutes } from './routes/public/contract'
import { publicInvoiceRoutes } from './routes/public/invoice-page'
import { publicRoutes } from './routes/public/public'
import { noticeRoutes } from './routes/notice/notice'
import { overviewRoutes } from './routes/overview/overview'
import { recipeRoutes } from './routes/recipe/recipe'
import { reportRoutes } from './routes/report/report'
import { reportDownloadRoutes } from './routes/report/report-download'
import { resellerRoutes } from './routes/reseller/reseller'
import { scanRoutes } from './routes/scan/scan'
import { sessionRoutes } from './routes/account/session'
import { statsRoutes } from './routes/stats/stats'
import { userRoutes } from './routes/account/user'
import { userExportRoutes } from './routes/account/user-export'
import { agentRoutes } from './routes/wordpress/agent'
import { siteActionRoutes } from './routes/wordpress/site-actions'
import { websiteDomainRoutes } from './routes/website/domain'
import { websiteFormRoutes } from './routes/website/forms'
import { websiteKitRoutes } from './routes/website/kit'
import { websitePublicRoutes } from './routes/website/public'
import { websiteSaveRoutes } from './routes/website/save'
import { websiteRoutes } from './routes/website/website'
import { wordpressRoutes } from './routes/wordpress/wordpress'
import { openWidgetRoutes } from './routes/widget/open'
import { widgetLeadRoutes } from './routes/widget/leads'
import { widgetRoutes } from './routes/widget/widget'
import { workspaceRoutes } from './routes/workspace/workspace'

const MAX_BODY = 5 * 1024 * 1024
/** A website with its pictures. */
const MAX_WEBSITE = 40 * 1024 * 1024
/** Of a visitor of a widget. */
const MAX_VISIT = 4_096

const routes = [
  authRoutes,
  userRoutes,
  emailChangeRoutes,
  userExportRoutes,
  sessionRoutes,
  brandingRoutes,
  brandDomainRoutes,
  workspaceRoutes,
  assetRoutes,
  checklistRoutes,
  scanRoutes,
  reportRoutes,
  reportDownloadRoutes,
  findingRoutes,
  monitorRoutes,
  statsRoutes,
  overviewRoutes,
  noticeRoutes,
  recipeRoutes,
  integrationRoutes,
  integrationTestRoutes,
  deliveryRoutes,
  addressRoutes,
  wordpressRoutes,
  siteActionRoutes,
  agentRoutes,
  leadSearchRoutes,
  savedLeadRoutes,
  leadBookRoutes,
  leadFileRoutes,
  leadScanRoutes,
  contactListRoutes,
  outreachRoutes,
  leadLinkRoutes,
  convertRoutes,
  agencyRoutes,
  invoiceRoutes,
  invoicePaperRoutes,
  catalogueRoutes,
  resellerRoutes,
  openWidgetRoutes,
  widgetRoutes,
  widgetLeadRoutes,
  contractRoutes,
  websiteRoutes,
  websiteSaveRoutes,
  websiteFormRoutes,
  websiteDomainRoutes,
  websiteKitRoutes,
  healthRoutes,
  demoRoutes,
]

/** The API as a value: whoever hosts it hands requests to `fetch`. */
export function createApi(deps: Deps): Hono<Env> {
  const app = new Hono<Env>()
  app.onError(onError)
  app.use(context(deps, createLimits(deps.db)), keptAnswers(deps.db), compression(deps.encodings), securityHeaders)
  // Pages for people without an account: a plain form sends them, and no other page may read them.
  app.route('/', brandPublicRoutes)
  app.route('/', websitePublicRoutes)
  app.route('/', contractPageRoutes)
  app.route('/', publicInvoiceRoutes)
  app.route('/', publicRoutes)
  app.use(crossOrigin(deps.settings.corsOrigins))
  // Browsers send reports by themselves, without our header.
  app.route('/', cspReportRoutes(deps.settings))
  app.use(requireXhr())
  app.use('/api/widget/public/*', atMost(MAX_VISIT, 'too_large'))
  app.use('/api/wp/agent/*', atMost(MAX_REPORT_BYTES, 'report_too_large'))
  app.use('/api/leads/:workspace/import', atMost(MAX_BODY, 'csv_too_large'))
  const [small, large] = [atMost(MAX_BODY, 'too_large'), atMost(MAX_WEBSITE, 'website_upload_large')]
  app.use((c, next) => (c.req.path === dfyApi.save.path ? large : small)(c, next))
  app.use(authApi.login.path, answersAlong(app))
  for (const part of routes) app.route('/', part)
  for (const { endpoint } of calls) if (endpoint.later) serveLater(app, endpoint)
  // Made when it is first asked for: no start waits for it.
  let document: ReturnType<typeof openApi> | undefined
  app.get('/api/openapi.json', (c) => c.json((document ??= openApi(deps.version, deps.settings.productName))))

  app.notFound((c) => {
    const allowed = methodsAt(c.req.path)
    if (allowed.length === 0) return onError(new HttpError(404, 'nothing_here'), c)
    c.header('Allow', allowed.join(', '))
    return onError(new HttpError(405, 'wrong_method', { values: { methods: allowed.join(' and ') } }), c)
  })
  return app
}

const atMost = (maxSize: number, code: 'too_large' | 'csv_too_large' | 'report_too_large' | 'website_upload_large') =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw new HttpError(413, code)
    },
  })

/** The methods of the contract at a path that its own method does not answer. */
const methodsAt = (path: string) => [...new Set(callsAt(path).map(({ method }) => method))]
