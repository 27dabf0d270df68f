import { join } from 'node:path'
import type { Scan } from '@/lib/contract/scan'
import type { ScanResult } from '@/lib/contract/scan-result'
import type { serverProcess } from '@/server/testing-process'
import type { Place } from './servers'
import { write } from './servers'

type Api = ReturnType<typeof serverProcess>
export type Ended = { status: string; failure: string | null; result: ScanResult | null }
export type OwnSite = {
  startScan(): Promise<string>
  progress(id: string): Promise<Scan>
  ended(id: string): Promise<Ended>
  scan(): Promise<Ended>
}

const EMAIL = 'grace@example.com'
const PASSWORD = 'interop only 7'
/** A full scan has five minutes, and none of these sites needs one. */
const PATIENCE_MS = 90_000

/** An account, by default one that may start full scans. Before the server starts. */
export function createOwner(api: Api, plan = 'premium'): void {
  api.admin('user', 'create', '--email', EMAIL, '--name', 'Grace', '--password', PASSWORD)
  api.admin('plan', 'grant', '--email', EMAIL, '--plan', plan)
}

export const signIn = async (api: Api): Promise<string> =>
  (await api.call('POST', '/api/auth/login', { body: { email: EMAIL, password: PASSWORD } })).data.token

/** Adds a site to a workspace of its own and proves by a file that it is the account's. */
export async function ownSite(api: Api, token: string, place: Place, proofFolder = 'site'): Promise<OwnSite> {
  const post = (path: string, body: object) => api.call('POST', path, { token, body })
  const { workspace } = await post('/api/workspace/store', { name: place.name })
  const { asset } = await post(`/api/asset/${workspace.id}/store`, {
    value: `http://${place.address}:${place.httpPort}`,
  })
  write(place, join(proofFolder, '.well-known/site-proof.txt'), asset.verification.token)
  const proof = await post(`/api/asset/${workspace.id}/${asset.id}/verify`, { type: 'file' })
  if (!proof.success) throw new Error(`${place.name} was not verified: ${proof.found}`)

  const startScan = async () =>
    (await post('/api/scan/full', { asset_id: asset.id, workspace_id: workspace.id })).scan.id as string
  const progress = async (id: string): Promise<Scan> =>
    (await api.call('GET', `/api/workspaces/${workspace.id}/scans/${id}`, { token })).scan
  async function ended(id: string): Promise<Ended> {
    for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await new Promise((done) => setTimeout(done, 100))) {
      const { status } = await progress(id)
      if (status !== 'completed' && status !== 'failed') continue
      const { report } = await api.call('GET', `/api/report/${workspace.id}/one/${id}`, { token })
      return { status, failure: report.failure_reason, result: report.scan_result }
    }
    throw new Error(`The scan of ${place.name} did not end`)
  }
  return { startScan, progress, ended, scan: async () => ended(await startScan()) }
}
