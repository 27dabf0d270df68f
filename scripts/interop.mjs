// `npm run test:interop`: the product against real software of this machine's distribution: web servers, WordPress,
// phpMyAdmin, DokuWiki, Tomcat, Prometheus, Redis, sslscan, Postgres, qpdf, poppler and LibreOffice, and packages of
// npm. Needs root once, to install them. With names of suites in interop/run.ts only those.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { BUNDLING, shipFonts } from './build-server.mjs'
import { chromium } from './chromium.mjs'
import { isBuilt } from './freshness.mjs'
import { requireNode, runNode } from './run.mjs'

/** A file each package brings. */
const NEEDED = {
  'nginx-light': '/usr/sbin/nginx',
  apache2: '/usr/sbin/apache2',
  caddy: '/usr/bin/caddy',
  lighttpd: '/usr/sbin/lighttpd',
  'lighttpd-mod-openssl': '/usr/lib/lighttpd/mod_openssl.so',
  sslscan: '/usr/bin/sslscan',
  openssl: '/usr/bin/openssl',
  postgresql: '/usr/lib/postgresql',
  qpdf: '/usr/bin/qpdf',
  'poppler-utils': '/usr/bin/pdftotext',
  git: '/usr/bin/git',
  'libapache2-mod-php': '/usr/share/doc/libapache2-mod-php',
  'php-cli': '/usr/bin/php',
  python3: '/usr/bin/python3',
  'php-codesniffer': '/usr/bin/phpcs',
  'php-fpm': '/usr/share/doc/php-fpm',
  'mariadb-server-core': '/usr/sbin/mariadbd',
  wordpress: '/usr/share/wordpress',
  'wordpress-theme-twentytwentythree': '/usr/share/doc/wordpress-theme-twentytwentythree',
  phpmyadmin: '/usr/share/phpmyadmin',
  // In place of the package that makes phpMyAdmin a database.
  'dbconfig-no-thanks': '/usr/share/phpmyadmin',
  'libreoffice-calc-nogui': '/usr/lib/libreoffice/program/libsclo.so',
  pebble: '/usr/bin/pebble',
  'redis-server': '/usr/bin/redis-server',
  prometheus: '/usr/bin/prometheus',
  tomcat10: '/usr/share/tomcat10-root',
  dokuwiki: '/usr/share/dokuwiki',
  iproute2: '/usr/share/doc/iproute2',
}
/** Debian asks this file whether a freshly installed service may start. */
const POLICY = '/usr/sbin/policy-rc.d'

function install() {
  const missing = Object.entries(NEEDED).flatMap(([name, file]) => (existsSync(file) ? [] : [name]))
  if (missing.length === 0) return
  if (process.getuid?.() !== 0)
    throw new Error(`Missing: ${missing.join(', ')}. Run as root once, or install them yourself.`)
  const isOurPolicy = !existsSync(POLICY)
  if (isOurPolicy) writeFileSync(POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  try {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    execFileSync('apt-get', ['update', '-qq'], { env, stdio: 'inherit' })
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing], {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  } finally {
    if (isOurPolicy) rmSync(POLICY)
  }
}

async function run() {
  // Inside the project, so that what stays outside of the bundle is found.
  mkdirSync('.cache', { recursive: true })
  const folder = mkdtempSync('.cache/interop-')
  try {
    const entryPoints = { run: 'interop/run.ts', 'library-worker': 'server/scanner/software/library-worker.ts' }
    await build({
      ...BUNDLING,
      external: [...BUNDLING.external, '@playwright/test'],
      sourcemap: 'inline',
      entryPoints,
      outdir: folder,
    })
    await shipFonts(folder)
    const child = spawn(process.execPath, ['--enable-source-maps', join(folder, 'run.mjs'), ...process.argv.slice(2)], {
      stdio: 'inherit',
      // It ends what hangs; how long the work takes is the machine's.
      timeout: 3_600_000,
      env: { ...process.env, CHROMIUM: chromium() },
    })
    // It stops its servers before it ends, so it is told and waited for.
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill('SIGTERM'))
    const [code] = await once(child, 'exit')
    return code ?? 1
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

requireNode()
install()
if (!isBuilt()) runNode(['scripts/build.mjs'])
process.exit(await run())
