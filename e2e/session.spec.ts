import { existsSync, readFileSync, readdirSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { DATA_DIR, PASSWORD, api, expect, signIn, test, workspaceOf, watchRequests } from './fixtures'

const OUTBOX = `${DATA_DIR}/outbox`

function newestMail(to: string) {
  // Made with the first mail.
  if (!existsSync(OUTBOX)) return ''
  const files = readdirSync(OUTBOX)
    .map((file) => readFileSync(`${OUTBOX}/${file}`, 'utf8'))
    .filter((mail) => mail.includes(to))
  return files.at(-1) ?? ''
}

test('a deep link without a session leads to the sign-in and back to where it pointed', async ({ page }) => {
  await page.goto('/help?from=mail#scores')
  await expect(page).toHaveURL(/\/login$/)
  await enter(page, 'agency')
  await expect(page).toHaveURL(/\/help\?from=mail#scores$/)
  await expect(page).toHaveTitle(/Help/)
  await expect(page.getByRole('heading', { name: 'Help', level: 1 })).toBeFocused()

  await page.goto('/login')
  await expect(page).toHaveURL(/\/$/)
})

test('wrong words are refused beside the form, and the password never reaches the address', async ({
  page,
  complaints,
}) => {
  await page.goto('/login')
  await page.getByLabel('Email').fill('nobody@soteria.test')
  await page.getByLabel('Password', { exact: true }).fill('wrong-password-1')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Email or password is incorrect.' })).toBeVisible()
  expect(page.url()).not.toContain('wrong-password-1')
  await expect(page.getByLabel('Email')).toHaveValue('nobody@soteria.test')
  complaints.length = 0
})

test('a form that is sent before the scripts run holds its words back', async ({ page, complaints }) => {
  // The scripts come late, as on a slow line.
  await page.route('**/_next/static/chunks/**', async (route) => {
    await new Promise((done) => setTimeout(done, 1_500))
    await route.continue()
  })
  await page.goto('/login', { waitUntil: 'commit' })
  await page.getByLabel('Email').fill('eblog@soteria.test')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Password', { exact: true }).press('Enter')
  await expect(page).not.toHaveURL(/password=/)
  await expect(page).not.toHaveURL(/login/)
  complaints.length = 0
})

test('a forgotten password is replaced by the link in the mail, once', async ({ page, complaints }) => {
  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await page.getByLabel('Email').fill('whitelabel@soteria.test')
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()

  await expect.poll(() => newestMail('whitelabel@soteria.test')).toContain('/reset-password/')
  const link =
    /\/reset-password\/[^\s"<>]+/.exec(
      newestMail('whitelabel@soteria.test').replaceAll('=\n', '').replaceAll('=3D', '='),
    )?.[0] ?? ''
  await page.goto(link)
  await page.getByLabel('New password', { exact: true }).fill('a brand new one 7')
  await page.getByLabel('Confirm new password').fill('a brand new one 7')
  await page.getByRole('button', { name: 'Set new password' }).click()
  await expect(page.getByRole('heading', { name: 'Password changed' })).toBeVisible()
  expect(page.url()).not.toContain(link.split('/').at(-1)?.split('?')[0])
  await signIn(page, 'whitelabel', 'a brand new one 7')

  await page.evaluate(() => localStorage.clear())
  await page.goto(link)
  await page.getByLabel('New password', { exact: true }).fill('another new one 8')
  await page.getByLabel('Confirm new password').fill('another new one 8')
  await page.getByRole('button', { name: 'Set new password' }).click()
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
  complaints.length = 0
})

test('signing out works without a network and without an answer, in every tab, and the token is gone', async ({
  page,
  context,
  complaints,
}) => {
  await signIn(page, 'marshal')
  const token = await page.evaluate(() => localStorage.getItem('soteria:token'))
  const second = await context.newPage()
  await second.goto('/asset')
  await halfType(second)

  // The sign-in page is fetched ahead, a while after the screen, in several parts.
  const atRest = watchRequests(page)
  const fetchedAhead = page.waitForResponse((response) => response.url().includes('/login/'))
  await page.goto('/help')
  await expect(page.getByRole('heading', { name: 'Help', level: 1 })).toBeVisible()
  await fetchedAhead
  await atRest()
  await context.setOffline(true)
  await signOut(page)
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
  await expect(page).toHaveURL(/\/login/)
  await expect(second).toHaveURL(/\/login/)
  // What the reseller set belongs to the browser, and so does what keeps strangers from locking it out.
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).sort()))
    .toEqual(['soteria:config', 'soteria:device'])
  await expect.poll(() => second.evaluate(() => Object.keys(sessionStorage))).toEqual([])
  await expect(second.getByText('Your session has ended. Sign in again.')).toHaveCount(0)
  await context.setOffline(false)

  await enter(page, 'marshal')
  await expect(page).toHaveURL(/\/$/)
  const next = await page.evaluate(() => localStorage.getItem('soteria:token'))
  expect(next).not.toBe(token)
  // A server that never answers.
  await page.route('**/api/logout', () => {})
  const told = page.waitForRequest('**/api/logout')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await signOut(page)
  await expect(page).toHaveURL(/\/login/)
  expect((await told).headers().authorization).toBe(`Bearer ${next}`)
  complaints.length = 0
})

test('a session that ends in the middle of an edit leads every tab to the sign-in once, and back to its entries', async ({
  page,
  context,
  complaints,
}) => {
  await signIn(page, 'eblog')
  await page.goto('/workspace')
  await page.getByRole('button', { name: 'Create workspace' }).first().click()
  await page.getByRole('dialog').getByLabel('Name', { exact: true }).fill('Half typed')
  const second = await context.newPage()
  await second.goto('/asset')
  await halfType(second)

  await page.evaluate(() =>
    fetch('/api/logout', {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${localStorage.getItem('soteria:token')}`,
        'X-Requested-With': 'XMLHttpRequest',
      },
    }),
  )
  await page.getByRole('dialog').getByRole('button', { name: 'Create workspace' }).click()
  for (const tab of [page, second]) {
    await expect(tab).toHaveURL(/\/login/)
    await expect(tab.getByText('Your session has ended. Sign in again.')).toHaveCount(1)
  }
  await expect.poll(() => page.evaluate(() => document.body.style.overflow)).toBe('')

  await enter(page, 'eblog')
  await expect(page).toHaveURL(/\/workspace/)
  await page.getByRole('button', { name: 'Create workspace' }).first().click()
  await expect(page.getByRole('dialog').getByLabel('Name', { exact: true })).toHaveValue('Half typed')
  await expect(second).toHaveURL(/\/asset/)
  await second.getByRole('button', { name: 'Add asset' }).first().click()
  await expect(second.getByRole('dialog').getByLabel('Domain, URL or IP address')).toHaveValue('half-typed.example')
  complaints.length = 0
})

test('somebody who signs in in another tab takes over this one: nothing of the first person is left, shown or asked for', async ({
  page,
  context,
}) => {
  await signIn(page, 'reseller')
  await page.goto('/asset')
  await halfType(page)
  const [first, workspace] = [await page.evaluate(() => localStorage.getItem('soteria:token')), await workspaceOf(page)]
  const asked: { token: string | undefined; url: string }[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/')) asked.push({ token: request.headers().authorization, url: request.url() })
  })

  // A tab of its own that was at the sign-in page all the time stores what a sign-in stores.
  const body = { email: 'bundle@soteria.test', password: PASSWORD }
  const { data } = await api<{ data: { token: string; user: { id: string } } }>(page, 'POST', '/api/auth/login', body)
  const second = await context.newPage()
  await second.goto('/no/such/page')
  await second.evaluate(({ token, user }) => {
    localStorage.setItem('soteria:owner', `1:${user.id}`)
    localStorage.setItem('soteria:token', token)
  }, data)

  await expect(page.getByText('A different account signed in on this browser.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Account, Demo bundle' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('cell').first()).toBeVisible()
  expect(asked.length).toBeGreaterThan(1)
  expect(asked.filter(({ token, url }) => token === `Bearer ${first}` || url.includes(workspace))).toEqual([])
  await page.getByRole('button', { name: 'Add asset' }).first().click()
  await expect(page.getByRole('dialog').getByLabel('Domain, URL or IP address')).toHaveValue('')
})

async function halfType(page: Page) {
  await page.getByRole('button', { name: 'Add asset' }).first().click()
  await page.getByRole('dialog').getByLabel('Domain, URL or IP address').fill('half-typed.example')
}

async function enter(page: Page, who: string) {
  await page.getByLabel('Email').fill(`${who}@soteria.test`)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

async function signOut(page: Page) {
  await page.getByRole('button', { name: /^Account/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
}
