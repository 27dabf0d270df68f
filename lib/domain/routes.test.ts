import { globSync } from 'node:fs'
import { NOT_FOUND_TITLE, href, matchRoute, navGroups, routeList, shellPath } from './routes'
import { gates } from './plans'
import { caps } from './usage'
import spec from '@/lib/testing/spec/routes.json'

const specified = routeList.filter(({ beyond }) => !beyond)

/** `/history/[[...assetId]]` → `/history/{assetId?}`, as the specification writes it. */
const asInSpecification = (path: string) => path.replace(/\[\[\.{3}(\w+)\]\]/g, '{$1?}').replace(/\[(\w+)\]/g, '{$1}')

test('the folders of app/ are the route table, plus the not-found page', () => {
  const folders = globSync('app/**/page.tsx').map((file) => file.replace(/^app|\/\([^)]+\)|\/page\.tsx$/g, '') || '/')
  expect(folders.sort()).toEqual([...routeList.map((route) => route.path), '/[...missing]'].sort())
})

test('paths, titles, access and plans are those of the specification', () => {
  const ours = specified.map((route) => ({
    path: asInSpecification(route.path),
    title: route.title,
    access: route.access,
    plans: route.gate ? [...gates[route.gate].plans] : null,
  }))
  const theirs = spec.routes.map(({ path, title, access, plans }) => ({ path, title, access, plans }))
  const byPath = (a: { path: string }, b: { path: string }) => (a.path < b.path ? -1 : 1)
  expect(ours.sort(byPath)).toEqual(theirs.sort(byPath))
  expect(NOT_FOUND_TITLE).toBe(spec.notFoundTitle)
})

test('the usage cap is that of the specification', () => {
  const capped = spec.routes.find((route) => 'usageCap' in route)?.usageCap
  expect(capped).toEqual({ feature: 'widget_customization', limit: caps.widget_customization })
})

test.each([
  ['/', 'dashboard', {}],
  ['/report/abc', 'report', { id: 'abc' }],
  ['/report/a%2Fb', 'report', { id: 'a/b' }],
  ['/report/%E0%A4%A', 'report', { id: '%E0%A4%A' }],
  ['/history', 'history', {}],
  ['/history/7', 'history', { assetId: '7' }],
  ['/lead-finder/d7', 'd7LeadFinder', {}],
  ['/reset-password/t0ken', 'resetPassword', { token: 't0ken' }],
])('%s is the route %s', (path, name, params) => {
  const found = matchRoute(path)
  expect(found?.route.name).toBe(name)
  expect(found?.params).toMatchObject(params)
})

test.each(['/nowhere', '/report', '/report/a/b', '/asset/7', '/index.html'])('%s is not a page', (path) => {
  expect(matchRoute(path)).toBeNull()
})

test.each([
  ['/report/abc', '/report/_'],
  ['/history', '/history'],
  ['/history/7', '/history/_'],
  ['/asset', '/asset'],
  ['/', '/'],
  ['/nowhere/at/all', '/_'],
])('the files of %s are at %s', (path, shell) => {
  expect(shellPath(path)).toBe(shell)
})

test('links are built from the table and encode what they are given', () => {
  expect(href('scan', { id: 'a/b c' })).toBe('/scan/a%2Fb%20c')
  expect(href('history')).toBe('/history')
  expect(href('history', { assetId: '7' })).toBe('/history/7')
  expect(href('dashboard')).toBe('/')
})

test('every sidebar group has its screens', () => {
  expect(navGroups.map(({ group, items }) => [group, items.filter(({ beyond }) => !beyond).length])).toEqual([
    ['overview', 2],
    ['scanning', 4],
    ['automate', 2],
    ['grow', 8],
    ['partner', 1],
    ['account', 3],
  ])
})
