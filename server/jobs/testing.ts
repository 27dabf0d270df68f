import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import type { ScanResult } from '@/lib/contract/scan-result'
import { overPglite } from '@/server/db/client'
import type { Db } from '@/server/db/db'
import { assets, scans, users, workspaces } from '@/server/db/schema'
import { failed, type ScanOutcome, ScanStopped } from '@/server/scanner/outcome'
import type { OnEnd, StartScan } from './run-scan'
import { createScanQueue, type ScanQueue } from './scan-queue'

/** A queue over a database of its own, with the workspace and the asset that its scans need. */
const log = pino({ level: 'silent' })
const open: ScanQueue[] = []
const client = new PGlite({ loadDataDir: new Blob([readFileSync(process.env.TEST_DATABASE_TEMPLATE ?? '')]) })
export const db = overPglite(client)
let asset: typeof assets.$inferSelect

beforeAll(async () => {
  const [user] = await db
    .insert(users)
    .values({ name: 'Ada', email: 'ada@soteria.test', password_hash: '' })
    .returning()
  const [workspace] = await db
    .insert(workspaces)
    .values({ user_id: user?.id ?? '', name: 'Main' })
    .returning()
  const [row] = await db
    .insert(assets)
    .values({ workspace_id: workspace?.id ?? '', type: 'domain', value: 'example.test' })
    .returning()
  if (!row) throw new Error('No asset')
  asset = row
})

export async function stopQueues() {
  for (const queue of open.splice(0)) await queue.stop()
}

afterEach(async () => {
  await stopQueues()
  await db.delete(scans)
})

afterAll(() => client.close())

/** A scanner that the test steers: what it was asked, and how it ends. */
export function puppet() {
  const started: {
    scanId: string
    tell: Parameters<StartScan>[1]
    end(outcome: ScanOutcome): void
    signal: AbortSignal
  }[] = []
  const start: StartScan = (input, tell, signal) =>
    new Promise((end) => {
      started.push({ scanId: input.scanId, tell, end, signal })
      const stop = () => end(failed('aborted', signal.reason instanceof ScanStopped ? signal.reason.message : 'Ended'))
      signal.addEventListener('abort', stop, { once: true })
    })
  return { start, started }
}

export async function startQueue(start: StartScan, concurrency = 2, limitMs?: number, onEnd?: OnEnd) {
  const queue = createScanQueue({
    db,
    isAlone: true,
    log,
    worker: {
      start,
      concurrency,
      limitMs,
      onEnd,
      conditions: { policy: { allowCidrs: [] }, infoUrl: 'http://soteria.test' },
    },
  })
  open.push(queue)
  await queue.start()
  return queue
}

export async function insertScan(tx: Db, values: Partial<typeof scans.$inferInsert> = {}) {
  const { id: asset_id, workspace_id, value: asset_value } = asset
  const [scan] = await tx
    .insert(scans)
    .values({ workspace_id, asset_id, asset_value, scan_type: 'light_scan', ...values })
    .returning()
  if (!scan) throw new Error('No scan')
  return scan.id
}

/** As a route does it. */
export async function request(queue: ScanQueue, values?: Parameters<typeof insertScan>[1]) {
  const id = await insertScan(db, values)
  queue.wake([id])
  return id
}

/** A workspace of this user, or of somebody new. */
export async function otherWorkspace(owner?: string) {
  const [user] = owner
    ? [{ id: owner }]
    : await db
        .insert(users)
        .values({ name: 'Bob', email: `${randomUUID()}@soteria.test`, password_hash: '' })
        .returning()
  const [workspace] = await db
    .insert(workspaces)
    .values({ user_id: user?.id ?? '', name: randomUUID() })
    .returning()
  if (!workspace) throw new Error('No workspace')
  return workspace.id
}

export async function row(id: string) {
  const [scan] = await db.select().from(scans).where(eq(scans.id, id))
  if (!scan) throw new Error('No such scan')
  return scan
}

export async function until<T>(look: () => T | Promise<T>, ms = 5_000): Promise<NonNullable<T>> {
  for (const end = Date.now() + ms; Date.now() < end; await new Promise((resolve) => setTimeout(resolve, 10))) {
    const found = await look()
    if (found) return found
  }
  throw new Error('It did not happen in time')
}

export const check = (key: string, state: 'pending' | 'running' | 'passed') => ({
  type: 'check' as const,
  check: { key, title: key, category: 'headers' as const, state, findings: 0 },
  done: 0,
  total: 2,
})
export const result = {
  score: 93,
  grade: 'A',
  counts: { critical: 0, high: 0, medium: 1, low: 0, info: 0 },
  checks: [],
  findings: [],
} as unknown as ScanResult
