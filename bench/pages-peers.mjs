// What our pages are measured beside, built from npm into .cache/bench. The only part of the project that fetches
// anything by itself.
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const HERE = resolve('.cache/bench')
const PEERS = resolve('bench/peers')
const PACKAGES = {
  '@vitejs/plugin-react': '6',
  'admin-lte': '3.2.0',
  bootstrap: '4',
  'datatables.net': '2',
  'datatables.net-bs4': '2',
  jquery: '3',
  react: '19.3.1',
  'react-dom': '19.3.1',
  'react-router': '7',
  vite: '8',
}
const VENDOR = [
  'admin-lte/dist/css/adminlte.min.css',
  'admin-lte/dist/js/adminlte.min.js',
  'bootstrap/dist/js/bootstrap.bundle.min.js',
  'datatables.net/js/dataTables.js',
  'datatables.net-bs4/js/dataTables.bootstrap4.js',
  'datatables.net-bs4/css/dataTables.bootstrap4.css',
  'jquery/dist/jquery.min.js',
]

function run(command, args, cwd, env = {}) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}\n${stderr}`)
}

function install() {
  const wanted = JSON.stringify({ private: true, type: 'module', dependencies: PACKAGES }, null, 2)
  const file = join(HERE, 'package.json')
  if (existsSync(file) && readFileSync(file, 'utf8') === wanted && existsSync(join(HERE, 'node_modules/vite'))) return
  mkdirSync(HERE, { recursive: true })
  writeFileSync(file, wanted)
  run('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--no-package-lock'], HERE)
}

const assets = Array.from({ length: 60 }, (_, index) => ({
  host: `site-${index}.example`,
  grade: 'ABCDF'[index % 5],
  critical: index % 7 === 0 ? 2 : 0,
}))

function html() {
  cpSync(join(PEERS, 'html'), join(HERE, 'html'), { recursive: true })
}

function vite() {
  const folder = join(HERE, 'vite')
  cpSync(join(PEERS, 'vite'), folder, { recursive: true })
  writeFileSync(
    join(folder, 'vite.config.js'),
    "import react from '@vitejs/plugin-react'\nexport default { plugins: [react()], logLevel: 'error' }\n",
  )
  run(process.execPath, [join(HERE, 'node_modules/vite/bin/vite.js'), 'build'], folder)
  writeFileSync(join(folder, 'dist/assets.json'), JSON.stringify(assets))
}

function adminlte() {
  const folder = join(HERE, 'adminlte')
  cpSync(join(PEERS, 'adminlte'), folder, { recursive: true })
  for (const file of VENDOR) cpSync(join(HERE, 'node_modules', file), join(folder, 'vendor', file.split('/').at(-1)))
  writeFileSync(join(folder, 'assets.json'), JSON.stringify(assets))
}

/** With the Next of the project, which is what its own pages stand on. */
function next() {
  const folder = join(HERE, 'next')
  cpSync(join(PEERS, 'next'), folder, { recursive: true })
  const config = { output: 'export', turbopack: { root: resolve('.') } }
  writeFileSync(join(folder, 'next.config.mjs'), `export default ${JSON.stringify(config)}\n`)
  run(process.execPath, [resolve('node_modules/next/dist/bin/next'), 'build'], folder, { NEXT_TELEMETRY_DISABLED: '1' })
}

/** Answers the folders to serve, by name. */
export function buildPeers() {
  install()
  for (const name of ['html', 'vite', 'adminlte', 'next']) rmSync(join(HERE, name), { recursive: true, force: true })
  for (const build of [html, vite, adminlte, next]) build()
  return {
    html: join(HERE, 'html'),
    vite: join(HERE, 'vite/dist'),
    adminlte: join(HERE, 'adminlte'),
    next: join(HERE, 'next/out'),
  }
}
