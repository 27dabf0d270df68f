import type { Page } from '@playwright/test'
import { SECTIONS } from '../components/setting/sections'
import { routeList, isAvailable } from '../lib/domain/routes'
import { api, workspaceOf } from './fixtures'

/**
 * The address of every screen of the signed-in person, ids filled in. The route table is tested to be what app/ holds.
 */
export async function screens(page: Page) {
  const { scans } = await api<{ scans: { id: string; asset_id: string }[] }>(
    page,
    'GET',
    `/api/workspaces/${await workspaceOf(page)}/scans`,
  )
  const [scan] = scans
  if (!scan) throw new Error('The first start scans the demo shop')
  const withId: Record<string, string[]> = {
    scan: [`/scan/${scan.asset_id}`],
    details: [`/details/${scan.id}`],
    report: [`/report/${scan.id}`],
    history: ['/history', `/history/${scan.asset_id}`],
    integration: ['/integration', '/integration?tab=recipes', '/integration?recipe=new'],
    setting: ['/setting', ...SECTIONS.slice(1).map((section) => `/setting?section=${section}`)],
  }
  return routeList.filter(({ access }) => access === 'user').flatMap(({ name, path }) => withId[name] ?? [path])
}

/** The same, but of those that this version does not have yet only one: they all say so with the same words. */
export async function differentScreens(page: Page) {
  const isLater = (path: string) => routeList.some((route) => route.path === path && !isAvailable(route.name))
  const every = await screens(page)
  const [later] = every.filter(isLater)
  return every.filter((path) => path === later || !isLater(path))
}
