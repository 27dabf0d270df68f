// The built product in try-out mode with an empty data folder, as a newcomer starts it.
import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'

const PORT = Number(process.env.E2E_PORT ?? 4300)
const DATA_DIR = `.cache/e2e-data-${PORT}`
rmSync(DATA_DIR, { recursive: true, force: true })
rmSync(`${DATA_DIR}.lock`, { force: true })

const env = {
  ...process.env,
  PORT: String(PORT),
  DEMO_PORT: String(PORT + 1),
  DATA_DIR,
  DEMO_PASSWORD: 'try-out-2026',
  LOG_LEVEL: 'warn',
  // The static hosts of hosts.spec.ts.
  CORS_ORIGINS: `http://127.0.0.1:${PORT + 2}`,
  SCAN_ALLOW_CIDRS: '127.0.0.5/32',
  // The receiver of recipe.spec.ts.
  DELIVERY_ALLOW_CIDRS: '127.0.0.6/32',
}
const server = spawn(process.execPath, ['--liftoff-only', 'dist/server.mjs'], { stdio: 'inherit', env })
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
server.on('exit', (code) => process.exit(code ?? 1))
