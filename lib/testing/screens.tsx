import { globSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { ReactNode } from 'react'
import { AssetScreen } from '@/components/asset/asset-screen'
import { ChecklistScreen } from '@/components/checklist/checklist-screen'
import { DashboardScreen } from '@/components/dashboard/dashboard-screen'
import { HelpScreen } from '@/components/help/help-screen'
import { IntegrationScreen } from '@/components/integration/integration-screen'
import { connected, delivered } from '@/components/integration/testing'
import { MonitoringScreen } from '@/components/monitoring/monitoring-screen'
import { HistoryScreen } from '@/components/report/history-screen'
import { ReportScreen } from '@/components/report/report-screen'
import { signUpWithSite } from '@/components/scan-result/testing'
import { DetailsScreen } from '@/components/scan/details-screen'
import { InitScreen } from '@/components/scan/init-screen'
import { ScanScreen } from '@/components/scan/scan-screen'
import { FIRST, SECTIONS } from '@/components/setting/sections'
import { SettingScreen } from '@/components/setting/setting-screen'
import { WordpressScreen } from '@/components/wordpress/wordpress-screen'
import { WorkspaceScreen } from '@/components/workspace/workspace-screen'
import { routeList } from '@/lib/domain/routes'
import { exampleFinding, exampleResult } from '@/lib/testing/results'
import { incidents, monitorChecks, monitors } from '@/server/db/schema'
import { testApi } from './server'

type Site = {
  as: Awaited<ReturnType<typeof signUpWithSite>>['as']
  asset: { id: string }
  scan: { id: string }
  recipe?: { id: string }
}

const NOWHERE = { asset: { id: '' }, scan: { id: '' } } as Site

/** The name of the frame without a screen. */
export const FRAME = 'the frame'

type Shown = { screen: ReactNode; path: (site: Site) => string }

const told: Record<string, Shown> = {
  dashboard: { screen: <DashboardScreen />, path: () => '/' },
  asset: { screen: <AssetScreen />, path: () => '/asset' },
  init: { screen: <InitScreen />, path: () => '/init' },
  scan: { screen: <ScanScreen />, path: ({ asset }) => `/scan/${asset.id}` },
  details: { screen: <DetailsScreen />, path: ({ scan }) => `/details/${scan.id}` },
  history: { screen: <HistoryScreen />, path: () => '/history' },
  'history of an asset': { screen: <HistoryScreen />, path: ({ asset }) => `/history/${asset.id}` },
  monitoring: { screen: <MonitoringScreen />, path: () => '/monitoring' },
  connections: { screen: <IntegrationScreen />, path: () => '/integration' },
  deliveries: { screen: <IntegrationScreen />, path: () => '/integration?tab=deliveries' },
  recipes: { screen: <IntegrationScreen />, path: () => '/integration?tab=recipes' },
  'recipe editor': {
    screen: <IntegrationScreen />,
    path: ({ recipe }) => `/integration?recipe=${recipe?.id ?? 'new'}`,
  },
  wordpress: { screen: <WordpressScreen />, path: () => '/wordpress' },
  report: { screen: <ReportScreen />, path: ({ scan }) => `/report/${scan.id}` },
  workspace: { screen: <WorkspaceScreen />, path: () => '/workspace' },
  checklist: { screen: <ChecklistScreen />, path: () => '/checklist' },
  help: { screen: <HelpScreen />, path: () => '/help' },
  setting: { screen: <SettingScreen />, path: () => '/setting' },
  ...Object.fromEntries(
    SECTIONS.filter((section) => section !== FIRST).map((section): [string, Shown] => [
      `setting: ${section}`,
      { screen: <SettingScreen />, path: () => `/setting?section=${section}` },
    ]),
  ),
  [FRAME]: { screen: <h1>The screen itself</h1>, path: () => '/asset' },
}

/** The path of the route that a page of app/ is. */
const pathOf = (page: string) => page.replace(/^app|\/\([^)]+\)|\/page\.tsx$/g, '') || '/'
const load = createRequire(import.meta.url)

/** What is not told above and asks for nothing in its address: its page says which screen it is. */
const others = globSync('app/**/page.tsx').flatMap((page): [string, Shown][] => {
  const route = routeList.find(({ path }) => path === pathOf(page))
  const isTold = Object.values(told).some(({ path }) => path(NOWHERE).split('?')[0] === route?.path)
  if (!route || route.later || route.access === 'guest' || route.path.includes('[') || isTold) return []
  const { default: Page } = load(`../../${page}`) as { default: () => ReactNode }
  return [[route.name, { screen: <Page />, path: () => route.path }]]
})

/** The names of those that are not told above. */
export const sold = Object.keys(Object.fromEntries(others))

/** Every screen of the signed-in, and where it stands. */
export const screens = { ...told, ...Object.fromEntries(others) }

/** A person with a bit of everything that the screens show. */
export async function populated(options?: Parameters<typeof signUpWithSite>[0]): Promise<Site> {
  const { as, asset, addReport } = await signUpWithSite(options)
  const at = new Date(Date.now() - 2 * 86_400_000)
  const scan = await addReport(exampleResult({ findings: [exampleFinding()] }), {
    created_at: at,
    started_at: at,
    completed_at: at,
  })
  await testApi.db
    .insert(monitors)
    .values({ asset_id: asset.id, state: 'down', checked_at: at, next_check_at: new Date(Date.now() + 86_400_000) })
  await testApi.db.insert(monitorChecks).values({ asset_id: asset.id, at, outcome: 'down' })
  await testApi.db.insert(incidents).values({ asset_id: asset.id, kind: 'down', cause: 'dns', started_at: at })
  await testApi.request('POST', '/api/user/branding', { token: as.token, body: { support_email: 'help@soteria.test' } })
  const { id } = await connected(as, {
    type: 'webhook',
    name: 'Order system',
    config: { address: 'http://127.0.0.1:9/orders' },
  })
  await delivered(as, id, 2)
  const recipe = {
    name: 'Orders hear of scans',
    trigger: { type: 'scan_completed', config: {} },
    actions: [{ type: 'webhook', integration_id: id }],
  }
  const saved = await testApi.request('POST', `/api/recipe/${as.workspace.id}/store`, { token: as.token, body: recipe })
  const stored = (await saved.json()) as { recipe?: { id: string } }
  const wordpress = { name: 'Shop', url: 'https://shop.example.com' }
  await testApi.request('POST', `/api/wp/${as.workspace.id}/store`, { token: as.token, body: wordpress })
  return { as, asset, scan, recipe: stored.recipe }
}
