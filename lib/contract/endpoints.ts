import { accountApi } from './account'
import { addressApi } from './address'
import { agencyApi } from './agency'
import { assetApi } from './asset'
import { assetChangeApi } from './asset-change'
import { authApi } from './auth'
import { checklistApi } from './checklist'
import { contractApi } from './contract'
import { dfyApi } from './dfy'
import { deliveryApi } from './delivery'
import type { Endpoint } from './endpoint'
import { findingApi } from './finding'
import { demoApi } from './demo'
import { healthApi } from './health'
import { integrationApi } from './integration'
import { catalogueApi, invoiceApi } from './invoice'
import { leadApi } from './lead'
import { leadBookApi } from './lead-book'
import { leadWorkApi } from './lead-work'
import { monitorApi } from './monitor'
import { noticeApi } from './notice'
import { overviewApi } from './overview'
import { recipeApi } from './recipe'
import { reportApi } from './report'
import { resellerApi } from './reseller'
import { scanApi } from './scan'
import { sessionApi } from './session'
import { signOutApi } from './sign-out'
import { statsApi } from './stats'
import { userApi } from './user'
import { brandDomainApi } from './brand-domain'
import { brandingApi } from './branding'
import { brandingChangeApi } from './branding-change'
import { widgetApi } from './widget'
import { wordpressApi } from './wordpress'
import { workspaceApi } from './workspace'

/**
 * Every call of the API by its name, for what treats them all alike: the OpenAPI document and the tests. Code that
 * makes a call imports its own resource.
 */
export const endpoints: Record<string, Record<string, Endpoint>> = {
  auth: { ...authApi, ...signOutApi },
  user: userApi,
  account: accountApi,
  session: sessionApi,
  branding: { ...brandingApi, ...brandingChangeApi, ...brandDomainApi },
  workspace: workspaceApi,
  asset: { ...assetApi, ...assetChangeApi },
  checklist: checklistApi,
  scan: scanApi,
  report: reportApi,
  finding: findingApi,
  monitor: monitorApi,
  stats: statsApi,
  overview: overviewApi,
  notice: noticeApi,
  dfy: dfyApi,
  lead: leadApi,
  leadBook: leadBookApi,
  leadWork: leadWorkApi,
  agency: agencyApi,
  contract: contractApi,
  integration: integrationApi,
  delivery: deliveryApi,
  address: addressApi,
  recipe: recipeApi,
  wordpress: wordpressApi,
  invoice: invoiceApi,
  catalogue: catalogueApi,
  reseller: resellerApi,
  widget: widgetApi,
  health: healthApi,
  demo: demoApi,
}

/** The same as a list: `asset.create`, its noun, its own name, and how it is made. */
export const calls = Object.entries(endpoints).flatMap(([noun, group]) =>
  Object.entries(group).map(([name, endpoint]) => ({ id: `${noun}.${name}`, noun, name, endpoint })),
)
