import { type ChildProcess, execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Browser, chromium, type Page } from '@playwright/test'
import { zipSync } from 'fflate'
import type { WpSiteDetail } from '@/lib/contract/wordpress'
import { feedFolder } from '@/server/feeds/feed-chore'
import { ADVISORIES_FILE } from '@/server/scanner/software/feed-files'
import { serverProcess, until } from '@/server/testing-process'
import { check, fail } from './expect'
import { createOwner, signIn } from './owner'
import { makePlace, type Place, start, stop, write } from './servers'
import { phpFpm, phpNginx } from './php-nginx'
import { installWordPress, startMariaDb, unpackWordPress, wordPress } from './wordpress'
import { checkPluginSource } from './plugin-source'
import { copyDatabase, refuseReports, wp } from './wordpress-refusals'

type Api = ReturnType<typeof serverProcess>
/** What runs the site, and how its owner enters the code. */
type Stage = { serve(place: Place): Promise<ChildProcess[]>; typed(code: string, base: string): string }
type Dashboard = { api: Api; token: string; workspace: string; typed: Stage['typed'] }

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

/** Our plugin in Debian's WordPress, as its owner installs it: from the dashboard, in a browser. Behind Apache. */
export async function testWordPressPlugin(): Promise<void> {
  checkPluginSource()
  await onServer('wordpress-plugin', {
    serve: async (place) => [await start(wordPress(place, OWN_CLOCK), place)],
    typed: (code, base) => `${base}#${code}`,
  })
}

/** The same behind nginx, with PHP in processes of its own, and the code typed by hand. */
export const testWordPressNginx = () =>
  onServer('wordpress-nginx', {
    async serve(place) {
      unpackWordPress(place, OWN_CLOCK)
      return [await start(phpFpm(place), place), await start(phpNginx(place), place)]
    },
    // The plugin knows whose dashboard it comes from.
    typed: (code) => code.replace('-', ' ').toLowerCase(),
  })

/** It runs what it has planned by itself, when somebody visits the site. */
const OWN_CLOCK = { DISABLE_WP_CRON: false }

async function onServer(name: string, { serve, typed }: Stage): Promise<void> {
  const api = serverProcess(name)
  const place = await makePlace(name)
  const database = await startMariaDb(place)
  const servers = await serve(place)
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
    await walk({ api, token, workspace: workspace.id, typed }, place, browser)
  } catch (error) {
    fail(name, error)
  } finally {
    await browser.close()
    await api.cleanUp()
    for (const server of servers) await stop(server)
    await stop(database)
  }
}

async function walk(dashboard: Dashboard, place: Place, browser: Browser): Promise<void> {
  const { api, token, workspace } = dashboard
  const at = `http://${place.address}:${place.httpPort}`
  const base = `http://127.0.0.1:${api.port()}`
  const says = (what: string) => `${place.name}: ${what}`
  const page = await install(dashboard, place, browser)

  const { wpsite } = await api.call('POST', `/api/wp/${workspace}/store`, { token, body: { name: 'Shop', url: at } })
  const refusals = [await pair(page, at, 'hello'), await pair(page, at, `${base}#AAAA-BBBB`)]
  check(says('nonsense and a wrong code are refused with their sentences'), refusals, [
    'This isn’t a pairing code. Copy the whole line from your dashboard.',
    'This code is unknown or has expired. Create a new one in your dashboard.',
  ])
  await pair(page, at, dashboard.typed(wpsite.pairing_code, base))
  check(says('its page says so'), await page.locator('.wrap .notice-success p').allInnerTexts(), ['Report sent.'])
  const detail = async (): Promise<WpSiteDetail> =>
    (await api.call('GET', `/api/wp/${wpsite.id}/detail`, { token })).wpsite
  const site = await detail()
  check(says('it is paired and reports'), [site.status, site.last_error], ['connected', null])
  check(
    says('the versions are right'),
    [site.php_version, site.wp_version],
    [execFileSync('/usr/bin/php', ['-r', 'echo PHP_VERSION;']).toString(), wp(place, 'echo $wp_version;')],
  )
  check(
    says('the flaw of an old plugin is known'),
    site.flaws?.map(({ slug, version }) => `${slug} ${version}`),
    ['old-forms 1.4.2'],
  )
  await updatePlugin(page, at, place)
  // Nobody visits the site: it tells by itself.
  const since = Date.now()
  const closed = async () => (await detail()).flaws?.length === 0 || Date.now() - since > 30_000
  while (!(await closed())) await sleep(500)
  check(says('the flaw is closed within 30 s of the update, without a visit'), Date.now() - since < 30_000, true)
  check(
    says('what happened stands in the history'),
    (await detail()).history.some(({ text }) => text === 'Old Forms was updated from 1.4.2 to 1.4.3.'),
    true,
  )
  const asked = await api.call('POST', `/api/wp/${wpsite.id}/ping`, { token })
  check(says('it answers a signed question'), asked.wpsite.last_error, null)
  const forged = await fetch(`${at}/index.php?rest_route=/site-guard/v1/ping`, { method: 'POST', body: '{}' })
  check(says('a question that nobody signed is refused'), forged.status, 401)
  const german = `add_filter('locale', fn() => 'de_AT'); Site_Guard::translate(); echo Site_Guard::pair('${base}#AAAA-BBBB');`
  check(
    says('a refusal is told in German where Austria is'),
    wp(place, german),
    'Dieser Code ist unbekannt oder abgelaufen. Erstellen Sie in Ihrem Dashboard einen neuen.',
  )
  check(says('its command reports'), wp(place, "command('site-guard report');"), 'Success: Report sent.')

  const looks = [11, 13].map((hours) => wp(place, looksFor(hours)))
  check(says('a look for updates that is over twelve hours old is made anew, and a younger one is not'), looks, [
    '0',
    '3',
  ])
  // What the dashboard has closed while that ran is seen to be closed.
  await sleep(500)

  await refuseReports(place, base)
  await refuseCopy(place, says, detail)
  await leave(page, at, place, async () => (await detail()).status)
}

/** How often a report makes WordPress ask for updates, when it did so last so many hours ago. It reaches nobody here. */
const looksFor = (hours: number) => `
  $asked = 0;
  foreach (['core', 'plugins', 'themes'] as $what) {
    add_filter("pre_site_transient_update_$what", fn() => (object) ['last_checked' => time() - ${hours} * HOUR_IN_SECONDS, 'version_checked' => $GLOBALS['wp_version'], 'response' => [], 'updates' => []]);
  }
  add_filter('pre_http_request', function ($answer, $args, $url) use (&$asked) {
    $asked += (int) str_starts_with($url, 'https://api.wordpress.org/');
    return new WP_Error('offline', 'Nobody is there.');
  }, 10, 3);
  Site_Guard_Facts::all();
  echo $asked;`

/** The zip of the dashboard, uploaded and activated, beside a plugin with a flaw. */
async function install({ api, token }: Dashboard, place: Place, browser: Browser): Promise<Page> {
  const at = `http://${place.address}:${place.httpPort}`
  const zip = join(place.folder, 'wp-plugin.zip')
  const download = await fetch(`http://127.0.0.1:${api.port()}/api/wordpress-plugin-download`, {
    headers: { authorization: `Bearer ${token}` },
  })
  writeFileSync(zip, new Uint8Array(await download.arrayBuffer()))
  write(place, 'site/wp-content/plugins/old-forms/old-forms.php', FORMS('1.4.2'))
  execFileSync('chown', ['-R', 'www-data:www-data', join(place.folder, 'site')])
  const page = await signedIn(browser, at)
  await upload(page, at, zip)
  await page.click('text=Activate Plugin')
  const said = page.locator('#message p')
  await said.waitFor()
  check(`${place.name}: it is uploaded and activated`, await said.innerText(), 'Plugin activated.')
  return page
}

async function upload(page: Page, at: string, zip: string): Promise<void> {
  await page.goto(`${at}/wp-admin/plugin-install.php?tab=upload`)
  await page.setInputFiles('#pluginzip', zip)
  await page.click('#install-plugin-submit')
}

/** As its owner does who has the new version as a file. */
async function updatePlugin(page: Page, at: string, place: Place): Promise<void> {
  const zip = join(place.folder, 'old-forms.zip')
  writeFileSync(zip, zipSync({ 'old-forms/old-forms.php': new TextEncoder().encode(FORMS('1.4.3')) }))
  await upload(page, at, zip)
  await page.click('a.update-from-upload-overwrite')
  await page.locator('text=Plugin updated successfully').waitFor()
}

async function refuseCopy(
  place: Place,
  says: (what: string) => string,
  detail: () => Promise<WpSiteDetail>,
): Promise<void> {
  copyDatabase(place)
  const host = new URL((await detail()).url).host
  const code = "command('site-guard report');"
  const said = wp(place, code, 'wp-config-staging.php')
  check(
    says('a copied database at another host is refused with its sentence'),
    said,
    `Error: This report comes from staging.example, but the dashboard lists this site as ${host}. Choose what to do in the dashboard.`,
  )
  const { copy_url, facts } = await detail()
  check(
    says('the site shows where the copy is'),
    [copy_url, facts?.url],
    ['http://staging.example', `http://${place.address}:${place.httpPort}`],
  )
}

async function leave(page: Page, at: string, place: Place, status: () => Promise<string>): Promise<void> {
  const row = 'tr[data-plugin="site-guard/site-guard.php"]'
  await page.goto(`${at}/wp-admin/plugins.php`)
  await page.click(`${row} .deactivate a`)
  await page.waitForLoadState()
  check(`${place.name}: its goodbye is heard`, await status(), 'unreachable')
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
  check(`${place.name}: nothing is left of it`, left.toString().trim(), '0')
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
  await page.locator('#code').waitFor({ state: 'attached' })
  const notice = page.locator('.wrap .notice-error p')
  return (await notice.count()) > 0 ? await notice.first().innerText() : null
}
