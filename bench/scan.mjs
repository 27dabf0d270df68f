// The work of a light scan of the demo shop, from its first to its last request, beside the same requests made bare,
// one after the other.
import { median, ms, startServer, withFolder } from './host.mjs'

const ROUNDS = 5
const LIMIT_MS = 1_000
const [port, shopPort] = [4182, 4183]
const FOREIGN = { origin: 'https://scanner-probe.invalid' }
const PAGES = [
  { path: '/' },
  { path: '/', headers: FOREIGN },
  { path: '/assets/jquery.js' },
  { path: '/.well-known/security.txt' },
]

async function call(token, method, path, body) {
  const headers = {
    'content-type': 'application/json',
    'x-requested-with': 'XMLHttpRequest',
    ...(token && { authorization: `Bearer ${token}` }),
  }
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method, headers, body: body && JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return answer.json()
}

async function finished(token, id) {
  for (;;) {
    const { report } = await call(token, 'GET', `/api/scan/report/${id}`)
    if (report.status === 'failed') throw new Error(report.failure_message)
    if (report.status === 'completed')
      return (await call(token, 'GET', `/api/report/${id}/getReport`)).report.scan_result
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

async function bareRequests() {
  const began = performance.now()
  for (const { path, headers } of PAGES)
    await (await fetch(`http://127.0.0.1:${shopPort}${path}`, { headers })).arrayBuffer()
  return performance.now() - began
}

await withFolder(async (folder) => {
  const server = await startServer(folder, {
    PORT: String(port),
    DEMO_PORT: String(shopPort),
    DEMO_PASSWORD: 'bench-only-1',
  })
  try {
    const { token } = (
      await call(null, 'POST', '/api/auth/login', { email: 'premium@soteria.test', password: 'bench-only-1' })
    ).data
    const { workspaces } = await call(token, 'GET', '/api/workspace/fetch')
    const { assets } = await call(token, 'GET', `/api/asset/${workspaces[0].id}/fetch`)
    const scans = []
    const bare = []
    // The first one starts the scan process.
    for (let round = 0; round <= ROUNDS; round += 1) {
      const { scan } = await call(token, 'POST', '/api/scan/light', { asset_id: assets[0].id })
      const { started_at, ended_at, requests } = await finished(token, scan.id)
      if (round > 0) scans.push({ took: Date.parse(ended_at) - Date.parse(started_at), requests })
      if (round > 0) bare.push(await bareRequests())
    }
    const took = median(scans.map((scan) => scan.took))
    const alone = median(bare)
    console.log(
      `light scan           ${ms(took)} for ${scans[0].requests} requests  (limit ${ms(LIMIT_MS)}: ${(took / LIMIT_MS).toFixed(2)} of it; ${PAGES.length} bare requests ${ms(alone)}: ${(took / alone).toFixed(1)} times that)`,
    )
    if (took > LIMIT_MS) process.exitCode = 1
  } finally {
    await server.stop()
  }
})
