import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import type { WpSiteDetail } from '@/lib/contract/wordpress'
import { feedFolder } from '@/server/feeds/feed-chore'
import { ADVISORIES_FILE } from '@/server/scanner/software/feed-files'
import { serverProcess, until } from '@/server/testing-process'
import { check, fail } from './expect'
import { createOwner, signIn } from './owner'
import { makePlace, type Place, start, stop, write } from './servers'
import { installWordPress, startMariaDb, wordPress } from './wordpress'

type Api = ReturnType<typeof serverProcess>
type Dashboard = { api: Api; token: string; workspace: string }

/** A plugin with a flaw that its next version mends. */
const FORMS = (version: string) => `<?php\n/**\n * Plugin Name: Old Forms\n * Version: ${version}\n */\n`
const RANGE = { from: null, fromIncluded: true, to: '1.4.2', toIncluded: true }
const FLAW = {
  title: 'Old Forms SQL injection',
  severity: 'critical',
  cve: [],
  fixedIn: ['1.4.3'],
  url: null,
  ranges: [RANGE],
}
const LIST = {
  format: 'wordpress-advisories/2',
  fetchedAt: '2026-11-01T00:00:00Z',
  notices: [],
  core: {},
  plugin: { 'old-forms': [FLAW] },
  theme: {},
}

/** Our plugin in Debian's WordPress, as its owner installs it: from the dashboard, in a browser. */
export async function testWordPressPlugin(): Promise<void> {
  const api = serverProcess('wordpress-plugin')
  const place = await makePlace('wordpress-plugin')
  const database = await startMariaDb(place)
  const server = await start(wordPress(place), place)
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: ['--no-sandbox'] })
  try {
    await installWordPress(place)
    await api.prepare({ SOTERIA_DEMO: '0', SCAN_ALLOW_CIDRS: '127.0.0.0/8' })
    createOwner(api)
    mkdirSync(feedFolder(api.dataDir), { recursive: true })
    writeFileSync(join(feedFolder(api.dataDir), ADVISORIES_FILE), JSON.stringify(LIST))
    await api.run().ready
    const token = await signIn(api)
    const { workspace } = await api.call('POST', '/api/workspace/store', { token, body: { name: 'WordPress' } })
    await walk({ api, token, workspace: workspace.id }, place, browser)
  } catch (error) {
    fail('wordpress-plugin', error)
  } finally {
    await browser.close()
    await api.cleanUp()
    await stop(server)
    await stop(database)
  }
}

async function walk(dashboard: Dashboard, place: Place, browser: Browser): Promise<void> {
  const { api, token, workspace } = dashboard
  const at = `http://${place.address}:${place.httpPort}`
  const zip = join(place.folder, 'wp-plugin.zip')
  const download = await fetch(`http://127.0.0.1:${api.port()}/api/wordpress-plugin-download`, {
    headers: { authorization: `Bearer ${token}` },
  })
  writeFileSync(zip, new Uint8Array(await download.arrayBuffer()))
  mkdirSync(join(place.folder, 'site/wp-content/plugins/old-forms'), { recursive: true })
  write(place, 'site/wp-content/plugins/old-forms/old-forms.php', FORMS('1.4.2'))
  execFileSync('chown', ['-R', 'www-data:www-data', join(place.folder, 'site')])

  const page = await signedIn(browser, at)
  await page.goto(`${at}/wp-admin/plugin-install.php?tab=upload`)
  await page.setInputFiles('#pluginzip', zip)
  await page.click('#install-plugin-submit')
  await page.click('text=Activate Plugin')
  check('wordpress-plugin: it is uploaded and activated', (await page.content()).includes('Plugin activated'), true)

  const { wpsite } = await api.call('POST', `/api/wp/${workspace}/store`, { token, body: { name: 'Shop', url: at } })
  const base = `http://127.0.0.1:${api.port()}`
  const refusals = [await pair(page, at, 'hello'), await pair(page, at, `${base}#AAAA-BBBB`)]
  check('wordpress-plugin: nonsense and a wrong code are refused with their sentences', refusals, [
    'This is not a pairing code. Copy the whole line from your dashboard.',
    'This code is not known or has expired. Make a new one in your dashboard.',
  ])
  await pair(page, at, `${base}#${wpsite.pairing_code}`)
  const detail = async (): Promise<WpSiteDetail> =>
    (await api.call('GET', `/api/wp/${wpsite.id}/detail`, { token })).wpsite
  const site = await detail()
  check('wordpress-plugin: it is paired and reports', [site.status, site.last_error], ['connected', null])
  const php = execFileSync('/usr/bin/php', ['-r', 'echo PHP_VERSION;']).toString()
  check('wordpress-plugin: the version of PHP is right', site.php_version, php)
  check(
    'wordpress-plugin: the flaw of an old plugin is known',
    site.flaws?.map(({ slug, version }) => `${slug} ${version}`),
    ['old-forms 1.4.2'],
  )

  write(place, 'site/wp-content/plugins/old-forms/old-forms.php', FORMS('1.4.3'))
  const asked = await api.call('POST', `/api/wp/${wpsite.id}/ping`, { token })
  check('wordpress-plugin: it answers a signed question', asked.wpsite.last_error, null)
  check('wordpress-plugin: the flaw closes with its version', (await detail()).flaws, [])
  const forged = await fetch(`${at}/index.php?rest_route=/site-guard/v1/ping`, { method: 'POST', body: '{}' })
  check('wordpress-plugin: a question that nobody signed is refused', forged.status, 401)

  await leave(page, at, place, async () => (await detail()).status)
}

async function leave(page: Page, at: string, place: Place, status: () => Promise<string>): Promise<void> {
  const row = 'tr[data-plugin="site-guard/site-guard.php"]'
  await page.goto(`${at}/wp-admin/plugins.php`)
  await page.click(`${row} .deactivate a`)
  await page.waitForLoadState()
  check('wordpress-plugin: its goodbye is heard', await status(), 'unreachable')
  await page.goto(`${at}/wp-admin/plugins.php`)
  page.on('dialog', (dialog) => void dialog.accept())
  await page.click(`${row} .delete a`)
  await until(async () => !existsSync(join(place.folder, 'site/wp-content/plugins/site-guard')))
  const left = execFileSync('/usr/bin/mariadb', [
    '-uwordpress',
    '-pinterop',
    `-S${join(place.folder, 'mariadb.sock')}`,
    'wordpress',
    '-N',
    '-e',
    "select count(*) from wp_options where option_name like '%site_guard%' or (option_name = 'cron' and option_value like '%site_guard%')",
  ])
  check('wordpress-plugin: nothing is left of it', left.toString().trim(), '0')
}

async function signedIn(browser: Browser, at: string): Promise<Page> {
  const page = await browser.newPage()
  page.setDefaultTimeout(60_000)
  await page.goto(`${at}/wp-login.php`)
  await page.waitForFunction(() => document.activeElement?.id === 'user_login')
  await page.fill('#user_login', 'grace')
  await page.fill('#user_pass', 'interop only 7')
  await page.click('#wp-submit')
  await page.locator('#wpadminbar').waitFor()
  return page
}

/** Answers what the page says is wrong. */
async function pair(page: Page, at: string, line: string): Promise<string | null> {
  await page.goto(`${at}/wp-admin/options-general.php?page=site-guard`)
  await page.fill('#code', line)
  await page.click('#pair')
  await page.locator('#code').waitFor()
  const notice = page.locator('.wrap .notice-error p')
  return (await notice.count()) > 0 ? await notice.first().innerText() : null
}
