import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, type Page, chromium } from '@playwright/test'
import type { Finding } from '@/lib/contract/scan-result'
import { CHECKS } from '@/server/scanner/checks'
import { check } from './expect'
import { scanSite } from './scan-site'
import { type Place, start, stop, write } from './servers'
import { inForce } from './snippets'
import { installWordPress, startMariaDb, wordPress } from './wordpress'

const LOOKED_AT = CHECKS.filter(({ category }) => ['wordpress', 'headers', 'cookies', 'content'].includes(category))
const PLUGINS = 'site/wp-content/mu-plugins'

/**
 * The code for WordPress, each put into a real one as it is told: what it is for is gone, visitors see their page and
 * writers their editor.
 */
export async function testWordPressFixes(place: Place): Promise<void> {
  const database = await startMariaDb(place)
  const server = await start(wordPress(place), place)
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM,
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    await installWordPress(place)
    mkdirSync(join(place.folder, PLUGINS), { recursive: true })
    const before = await scan(place)
    check(`${place.name}: its pages work before`, await brokenPages(browser, place), [])
    const fixes = before.flatMap((finding) => codesOf(finding).map((code) => ({ finding, code })))
    check(
      `${place.name}: there is code for what is told of WordPress`,
      ['http.csp/missing', 'wordpress.core/users', 'wordpress.core/version-disclosed', 'wordpress.core/xmlrpc'].filter(
        (rule) => !fixes.some((fix) => fix.finding.rule === rule),
      ),
      [],
    )
    for (const [index, { finding, code }] of fixes.entries()) {
      const file = `${PLUGINS}/fix-${index}.php`
      for (const step of new Set([code, inForce(code)])) {
        write(place, file, step.startsWith('<?php') ? step : `<?php\n${step}`)
        check(`${place.name}: with the code for ${finding.rule} its pages work`, await brokenPages(browser, place), [])
      }
      const after = await scan(place)
      check(
        `${place.name}: ${finding.rule} is gone with its code, and nothing new appears`,
        after
          .filter(({ id }) => id === finding.id || !before.some((one) => one.id === id))
          .map(({ rule, title }) => `${rule} ${title}`),
        [],
      )
      rmSync(join(place.folder, file))
    }
  } finally {
    await browser.close()
    await stop(server)
    await stop(database)
  }
}

const scan = async (place: Place) =>
  (await scanSite({ ...place, host: place.address }, true, { mode: 'full', checks: LOOKED_AT, hasHttps: false }))
    .findings
/** The settings of wp-config.php and commands are tried by hand of nobody here. */
const codesOf = ({ snippets }: Finding) =>
  snippets
    .filter(({ platform, code }) => platform === 'wordpress' && !/^#|wp-config\.php/.test(code))
    .map(({ code }) => code)

/**
 * The start page, an article, the sign-in, and the editor of blocks, as a browser shows them; what the policy keeps
 * from running is told too.
 */
async function brokenPages(browser: Browser, place: Place): Promise<string[]> {
  const context = await browser.newContext()
  const page = await context.newPage()
  const wrong: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' && /Content Security Policy/.test(message.text()))
      wrong.push(`${page.url()}: ${message.text().slice(0, 200)}`)
  })
  page.on('pageerror', (error) => wrong.push(`${page.url()}: ${error.message}`))
  const origin = `http://${place.address}:${place.httpPort}`
  try {
    await page.goto(`${origin}/`)
    await page.getByText('Hello world!').first().waitFor()
    await page.goto(`${origin}/?p=1`)
    await page.getByText('Welcome to WordPress').first().waitFor()
    await openEditor(page, origin)
  } catch (error) {
    wrong.push(`${page.url()}: ${error instanceof Error ? error.message.slice(0, 300) : String(error)}`)
  }
  await context.close()
  return wrong
}

async function openEditor(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/wp-login.php`)
  // The field takes the focus by a script, which empties what was typed before.
  await page.waitForFunction(() => document.activeElement?.id === 'user_login')
  await page.locator('#user_login').fill('grace')
  await page.locator('#user_pass').fill('interop only 7')
  await page.locator('#wp-submit').click()
  await page.locator('#wpadminbar').waitFor()
  await page.goto(`${origin}/wp-admin/post-new.php`)
  await page.locator('.block-editor-writing-flow, iframe[name="editor-canvas"]').first().waitFor({ timeout: 60_000 })
}
