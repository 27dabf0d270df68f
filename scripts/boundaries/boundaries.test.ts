import { execFileSync } from 'node:child_process'

type Plant = [file: string, source: string]
type Judged = {
  rooms: { room: string; may: string }[]
  planted: string[][]
}

/** By the row that each breaks: a file that stands in that room, and what it must not hold. */
const PLANTED: [room: string, file: string, source: string][] = [
  ['test support', 'lib/testing/render.tsx', "import { week } from '@/lib/domain/format.test'"],
  ['tools', 'scripts/planted.mjs', "import { createApi } from '../server/app'"],
  ['app', 'app/planted.tsx', "import { useAssets } from '@/lib/api/asset'"],
  ['app', 'app/planted.tsx', "import { AssetList } from '@/components/asset/asset-list'"],
  ['screens', 'components/report/planted-screen.tsx', "import { AssetList } from '@/components/asset/asset-list'"],
  ['nouns', 'components/report/planted.tsx', "import { AssetList } from '@/components/asset/asset-list'"],
  ['nouns', 'components/report/planted.tsx', "import { ReportScreen } from './report-screen'"],
  ['nouns', 'components/report/planted.tsx', "import { toast } from 'sonner'"],
  ['recipe', 'components/recipe/planted.tsx', "import { LastScans } from '@/components/monitoring/last-scans'"],
  ['delivery', 'components/delivery/planted.tsx', "import { LastScans } from '@/components/monitoring/last-scans'"],
  ['shell', 'components/shell/planted.tsx', "import { AssetList } from '@/components/asset/asset-list'"],
  ['palette', 'components/palette/planted.tsx', "import { Sidebar } from '@/components/shell/sidebar'"],
  ['nav', 'components/nav/planted.tsx', "import { planNames } from '@/components/plan/plan-names'"],
  ['plan', 'components/plan/planted.tsx', "import { findable } from '@/components/nav/nav'"],
  ['scan-result', 'components/scan-result/planted.tsx', "import { useAssets } from '@/lib/api/asset'"],
  ['website-frame', 'components/website-frame/planted.tsx', "import { useUser } from '@/stores/session'"],
  ['data-table', 'components/data-table/planted.tsx', "import { useUser } from '@/stores/session'"],
  ['ui', 'components/ui/planted.tsx', "import type { Asset } from '@/lib/contract/asset'"],
  ['hooks', 'lib/api/planted.ts', "import { notify } from '@/components/ui/notify'"],
  ['stores', 'stores/planted.ts', "import { useAssets } from '@/lib/api/asset'"],
  ['react-lib', 'lib/react/use-planted.ts', "import { useUser } from '@/stores/session'"],
  ['boot', 'lib/browser/boot/planted.ts', "import { useState } from 'react'"],
  ['boot', 'lib/browser/boot/planted.ts', "import { useConfig } from '@/lib/react/use-config'"],
  ['browser', 'lib/browser/http.ts', "import { useUser } from '@/stores/session'"],
  ['embed', 'embed/planted.ts', "import { put } from '@/lib/domain/gaps'"],
  ['host', 'server/host.ts', "import { useUser } from '@/stores/session'"],
  ['demo', 'server/demo/planted.ts', "import { assetRoutes } from '@/server/routes/asset/asset'"],
  ['routes', 'server/routes/planted.ts', "import { notify } from '@/components/ui/notify'"],
  ['routes', 'server/routes/planted.ts', 'export const secret = process.env.DATABASE_URL'],
  ['calls', 'server/api/planted.ts', "import { assetRoutes } from '@/server/routes/asset/asset'"],
  ['calls', 'server/api/planted.ts', "export const page = () => globalThis.fetch('https://shop.test')"],
  ['calls', 'server/api/planted.ts', "export const page = () => self['fetch']('https://shop.test')"],
  ['calls', 'server/api/planted.ts', "export const line = new WebSocket('wss://shop.test')"],
  ['calls', 'server/api/planted.ts', "export const events = new EventSource('https://shop.test')"],
  ['calls', 'server/api/planted.ts', 'const { fetch: ask } = globalThis'],
  ['calls', 'server/api/planted.ts', 'const { env } = process'],
  ['calls', 'server/api/planted.ts', "export const secret = process['env'].DATABASE_URL"],
  ['feeds', 'server/feeds/planted.ts', "import { scans } from '@/server/db/schema'"],
  ['jobs', 'server/jobs/planted.ts', "import { authenticate } from '@/server/api/session'"],
  ['contracts', 'server/contracts/planted.ts', "import { runScan } from '@/server/jobs/run-scan'"],
  ['invoices', 'server/invoices/planted.ts', "import { pageOf } from '@/server/routes/pages'"],
  ['certificates', 'server/certificates/planted.ts', "import { pageOf } from '@/server/routes/pages'"],
  ['websites', 'server/websites/planted.ts', "import { pageOf } from '@/server/routes/pages'"],
  ['leads', 'server/leads/planted.ts', "import { pageOf } from '@/server/routes/pages'"],
  ['wordpress', 'server/wordpress/planted.ts', "import { pageOf } from '@/server/routes/pages'"],
  ['automation', 'server/automation/planted.ts', "import { pageOf } from '@/server/routes/pages'"],
  ['monitor', 'server/monitor/planted.ts', "import { runScan } from '@/server/jobs/run-scan'"],
  ['connections', 'server/connections/planted.ts', "import { pageOf } from '@/server/routes/pages'"],
  ['records', 'server/records/planted.ts', "import { pageOf } from '@/server/routes/pages'"],
  ['pdf', 'server/pdf/planted.ts', "import { scans } from '@/server/db/schema'"],
  ['images', 'server/images/planted.ts', "import { scans } from '@/server/db/schema'"],
  ['outgoing', 'server/outgoing/planted.ts', "import { scans } from '@/server/db/schema'"],
  ['db', 'server/db/planted.ts', "import type { Look } from '@/server/monitor/look'"],
  ['server', 'server/planted.ts', "import { scans } from './db/schema'"],
  ['scanner', 'server/scanner/planted.ts', "import { readSettings } from '@/server/settings'"],
  ['scanner', 'server/scanner/checks/planted.ts', "import { eq } from 'drizzle-orm'"],
  ['scanner', 'server/scanner/checks/planted.ts', "export const page = () => fetch('https://shop.test')"],
  ['scanner', 'server/scanner/checks/planted.ts', "import { isIP, connect } from 'node:net'"],
  ['net', 'server/net/planted.ts', "import { scan } from '@/server/scanner/scan'"],
  ['website-editing', 'lib/website-editing/planted.ts', "import { useUser } from '@/stores/session'"],
  ['website', 'lib/website/planted.ts', "import { readSettings } from '@/server/settings'"],
  ['pure', 'lib/domain/planted.ts', "import { readSettings } from '@/server/settings'"],
  ['pure', 'lib/domain/planted.ts', 'export const width = () => window.innerWidth'],
  ['pure', 'lib/messages/en/planted.ts', "import { storage } from '@/lib/browser/storage'"],
  ['contract', 'lib/contract/planted.ts', "import { href } from '@/lib/domain/routes'"],
  ['contract', 'lib/contract/planted.ts', "import { Hono } from 'hono'"],
]

/**
 * The nine of which one was caught while the rules were a list of exceptions, and another for a noun that nobody wrote
 * rules for.
 */
const KNOWN: [file: string, target: string][] = [
  ['components/monitoring/planted.tsx', '@/components/report/summary'],
  ['components/monitoring/planted.tsx', '@/server/db/schema'],
  ['components/widget/planted.tsx', '@/server/db/schema'],
  ['components/widget/planted.tsx', '@/components/asset/asset-list'],
  ['lib/exports/planted.ts', '@/stores/session'],
  ['lib/exports/planted.ts', '@/server/db/schema'],
  ['server/scanner/planted.ts', '@/server/db/schema'],
  ['components/asset/planted.tsx', '@/components/monitoring/last-scans'],
  ['components/asset/planted.tsx', '@/components/setting/appearance'],
  ['components/asset/planted.tsx', '@/server/db/schema'],
]

/** All the ways from a file for both sides to the server, or to the window. */
const WAYS = [
  "import '@/server/settings'",
  "import * as all from '@/server/settings'",
  "import type { Settings } from '@/server/settings'",
  "import { type Settings } from '@/server/settings'",
  "export { readSettings } from '@/server/settings'",
  "export * from '@/server/settings'",
  "export type { Settings } from '@/server/settings'",
  "const later = () => import('@/server/settings')",
  "type All = typeof import('@/server/settings')",
  "type One = import('@/server/settings').Settings",
  "const all = require('@/server/settings')",
  "const path = import.meta.resolve('@/server/settings')",
  "jest.mock('@/server/settings')",
  "new Worker(new URL('../../server/settings.ts', import.meta.url))",
  "import { readSettings } from '../../server/settings'",
  "import { readSettings } from '@/lib/../server/settings.ts'",
  'const any = (name: string) => import(name)',
  'globalThis.document.title',
  'export const isPage = () => document.hasFocus()',
]

const CIRCLES: [how: string, file: string, source: string][] = [
  ['itself', 'lib/domain/punycode.ts', "import { planted } from '@/lib/domain/punycode'"],
  ['one that knows it, by a type', 'lib/domain/routes.ts', "import type { Visitor } from '@/lib/domain/access'"],
  ['one that knows it by a detour', 'server/net/guard.ts', "export { createHttpClient } from './http'"],
]

/** Judges each of these alone, as if it stood in the house. In a Node of its own: the parser is no script of jest's. */
function judge(plants: Plant[], beside: 'nothing' | 'the house'): Judged {
  const script = `import { readFileSync } from 'node:fs'
    import { importsOf, importsOfAll } from './scripts/boundaries/imports.mjs'
    import { faultsOf } from './scripts/boundaries/judge.mjs'
    import { ROOMS } from './scripts/boundaries/rooms.mjs'
    const beside = ${beside === 'nothing' ? '[]' : 'importsOfAll()'}
    const planted = JSON.parse(readFileSync(0, 'utf8')).map(([file, source]) => faultsOf([...beside, ...importsOf(file, source)]))
    console.log(JSON.stringify({ rooms: ROOMS, planted }))`
  return JSON.parse(
    execFileSync(process.execPath, ['--no-warnings', '--input-type=module', '-e', script], {
      input: JSON.stringify(plants),
    }).toString(),
  ) as Judged
}

const faultsOf = (...plants: Plant[]) => judge(plants, 'nothing').planted

test('each row catches what is planted against it', () => {
  const { planted } = judge(
    PLANTED.map(([, file, source]) => [file, source]),
    'nothing',
  )
  const wanted = PLANTED.map(([room, file]) => [expect.stringMatching(new RegExp(`^${file}:1 imports .*: «${room}» `))])
  expect(planted).toEqual(wanted)
})

test('something is planted for every row, and a row names rooms below it and no others', () => {
  const { rooms } = judge([], 'nothing')
  const names = rooms.map(({ room }) => room)
  // Tests may import everything: what the next row is caught with is the import of a test.
  expect(['tests', ...new Set(PLANTED.map(([room]) => room))]).toEqual(names)
  const upwards = rooms.flatMap(({ room, may }, floor) =>
    may
      .split(' ')
      .filter((other) => names.slice(0, floor + 1).includes(other))
      .map((other) => `${room} → ${other}`),
  )
  expect(upwards).toEqual([])
})

test('what is made for tests is used by tests alone', () => {
  const [faults] = faultsOf([
    'components/asset/planted.tsx',
    "import { render } from '@/lib/testing/render'\nimport { openTenant } from '@/server/routes/testing'",
  ])
  expect(faults).toHaveLength(2)
})

test('what was planted before there was a table is caught, also as a type', () => {
  const plants = KNOWN.flatMap(([file, target]) =>
    ['', 'type '].map((kind): Plant => [file, `import ${kind}{ planted } from '${target}'`]),
  )
  expect(faultsOf(...plants).map((faults) => faults.length)).toEqual(plants.map(() => 1))
})

test('no way of importing goes unseen', () => {
  const faults = faultsOf(...WAYS.map((source): Plant => ['lib/domain/planted.ts', `\n${source}\n`]))
  expect(faults).toEqual(
    WAYS.map(() => [expect.stringMatching(/^lib\/domain\/planted\.ts:2 imports .*page and server both stand on it/)]),
  )
})

test('what only looks like an import, or like a part of the window, is none', () => {
  const source =
    "const { location } = new URL('a:b') as never\nexport const to = (history: string[], { document }) => [location.a, history.length, document.b, Promise.resolve('react')]"
  expect(faultsOf(['lib/domain/planted.ts', source])).toEqual([[]])
})

test('a file that imports itself, or one that knows it, makes a circle', () => {
  const { planted } = judge(
    CIRCLES.map(([, file, source]) => [file, source]),
    'the house',
  )
  expect(planted).toEqual(CIRCLES.map(() => [expect.stringMatching(/^A circle of imports/)]))
})
