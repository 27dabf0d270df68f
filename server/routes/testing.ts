import type * as z from 'zod/mini'
import type { Endpoint, Reply } from '@/lib/contract/endpoint'
import type { ScanResult, SeverityCounts } from '@/lib/contract/scan-result'
import { countsOf } from '@/lib/domain/standing'
import { exampleCheck, exampleFinding, MADE_UP, madeUpFindings } from '@/lib/testing/results'
import type { Db } from '@/server/db/db'
import { scans } from '@/server/db/schema'
import { together } from '@/server/jobs/carried'
import { keepStanding } from '@/server/records/standing'
import { openTestApi, type TestApiOptions } from '@/server/testing'

export type Sent = {
  token?: string
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
  headers?: Record<string, string>
}

/** An id that nothing has. */
export const MISSING = '9b2d5c1e-0000-4000-8000-000000000000'

/** The test API, spoken to by the endpoints of the contract. */
export function openContractApi(options?: TestApiOptions) {
  const api = openTestApi(options)

  function send({ method, path }: Endpoint, { params = {}, query, ...call }: Sent = {}): Promise<Response> {
    const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
    return api.request(method, query ? `${filled}?${new URLSearchParams(query)}` : filled, call)
  }

  /** The answer as JSON, or the text of a file, whatever its status. */
  async function tell(endpoint: Endpoint, sent?: Sent): Promise<{ status: number; body: unknown }> {
    const response = await send(endpoint, sent)
    const isJson = response.headers.get('content-type')?.includes('json')
    return { status: response.status, body: isJson ? await response.json() : await response.text() }
  }

  /** The answer read by the contract. Throws when it is none. */
  async function ask<E extends Endpoint>(endpoint: E, sent?: Sent): Promise<Reply<E>> {
    const { status, body } = await tell(endpoint, sent)
    if (status !== 200)
      throw new Error(`${endpoint.method} ${endpoint.path} answered ${status}: ${JSON.stringify(body)}`)
    return (endpoint.reply as z.ZodMiniType).parse(body) as Reply<E>
  }

  return { ...api, send, tell, ask }
}

type Completed = {
  user: { id: string }
  workspace: { id: string }
  asset: { id: string; value: string }
  at: string
  score?: number
  counts?: SeverityCounts
  found?: Partial<Pick<ScanResult, 'mode' | 'findings' | 'checks' | 'observations'>>
}

type Seen = { at: string; value: string; score?: number; counts?: SeverityCounts; found?: Completed['found'] }

/** What a scan writes down of a site. */
export const resultOf = ({ at, value, score = 88, found = {}, counts }: Seen): ScanResult => ({
  schema: 'scan-report/1',
  engine: 'test',
  data_versions: {},
  target: { input: value, host: value, ip: null, url: null },
  mode: 'light',
  started_at: at,
  ended_at: at,
  requests: 1,
  bytes: 1,
  score,
  grade: 'B',
  score_ledger: [],
  coverage: { answered: 1, unanswered: 0, total: 1 },
  counts: counts ?? countsOf(found.findings ?? []),
  observations: {},
  checks: [],
  findings: [],
  ...found,
})

/** A scan that ended, written as the worker writes it. */
export async function completeScan(
  db: Db,
  { user, workspace, asset, at, score = 88, found = {}, counts: asked }: Completed,
): Promise<string> {
  const time = new Date(at)
  const counts = asked ?? countsOf(found.findings ?? [exampleFinding({ severity: 'medium' })])
  const madeUp = madeUpFindings(counts, found.findings)
  const result: ScanResult = {
    ...resultOf({ at, value: asset.value, score, counts, found }),
    checks: [...(found.checks ?? []), ...(asked || madeUp.length > 0 ? [exampleCheck({ key: MADE_UP })] : [])],
    findings: [...(found.findings ?? []), ...madeUp],
  }
  const { result: kept, carried } = await together(db, asset.id, result, time)
  const [row] = await db
    .insert(scans)
    .values({
      workspace_id: workspace.id,
      asset_id: asset.id,
      asset_value: asset.value,
      scan_type: result.mode === 'full' ? 'full_scan' : 'light_scan',
      status: 'completed',
      progress: 100,
      result: kept,
      score: kept.score,
      grade: kept.grade,
      counts,
      carried,
      initiated_by: user.id,
      created_at: time,
      started_at: time,
      completed_at: time,
      updated_at: time,
    })
    .returning({ id: scans.id })
  if (!row) throw new Error('The scan was not inserted')
  await keepStanding(db, asset.id)
  return row.id
}

/** Only the date stands still, and only for the API: the database keeps its own time. */
export const stopClock = (at: string) =>
  jest.useFakeTimers({
    now: new Date(at),
    doNotFake: [
      'setTimeout',
      'setInterval',
      'setImmediate',
      'clearTimeout',
      'clearInterval',
      'clearImmediate',
      'nextTick',
      'queueMicrotask',
      'performance',
      'hrtime',
    ],
  })
