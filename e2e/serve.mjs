// The built product in try-out mode with an empty data folder, as a newcomer starts it.
import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { engineFlags } from '../scripts/engine.mjs'

const PORT = Number(process.env.E2E_PORT ?? 4300)
const DATA_DIR = `.cache/e2e-data-${PORT}`
rmSync(DATA_DIR, { recursive: true, force: true })
rmSync(`${DATA_DIR}.lock`, { force: true })

// Slack and GitHub as providers.ts plays them, with a certificate that this server alone trusts.
const PLAYED = ['hooks.slack.com', 'api.github.com']
const CERTIFICATE = `.cache/e2e-providers-${PORT}`
mkdirSync('.cache', { recursive: true })
const names = PLAYED.map((name) => `DNS:${name}`).join(',')
const files = ['-keyout', `${CERTIFICATE}.key`, '-out', `${CERTIFICATE}.pem`, '-days', '2']
const about = ['-subj', '/CN=Providers of the tests', '-addext', `subjectAltName=${names}`]
execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...files, ...about], { stdio: 'ignore' })

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
  // The receivers of integration.spec.ts and recipe.spec.ts.
  DELIVERY_ALLOW_CIDRS: '127.0.0.6/32',
  DELIVERY_GATEWAYS: PLAYED.map((name) => `${name}=127.0.0.6:${PORT + 3}`).join(','),
  NODE_EXTRA_CA_CERTS: `${CERTIFICATE}.pem`,
}
const server = spawn(process.execPath, [...engineFlags, 'dist/server.mjs'], { stdio: 'inherit', env })
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
server.on('exit', (code) => process.exit(code ?? 1))
