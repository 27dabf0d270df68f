import { readFileSync, readdirSync } from 'node:fs'
import { PASSWORD, expect, signIn, test } from './fixtures'

const OUTBOX = '.cache/e2e-data/outbox'

function newestMail(to: string) {
  const files = readdirSync(OUTBOX)
    .map((file) => readFileSync(`${OUTBOX}/${file}`, 'utf8'))
    .filter((mail) => mail.includes(to))
  return files.at(-1) ?? ''
}

test('a deep link without a session leads to the sign-in and back to where it pointed', async ({ page }) => {
  await page.goto('/workspace')
  await expect(page).toHaveURL(/\/login$/)
  await page.getByLabel('Email').fill('agency@soteria.test')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(/\/workspace$/)
  await expect(page).toHaveTitle(/Workspaces/)

  await page.goto('/login')
  await expect(page).toHaveURL(/\/$/)
})

test('wrong words are refused beside the form, and the password never reaches the address', async ({ page, complaints }) => {
  await page.goto('/login')
  await page.getByLabel('Email').fill('nobody@soteria.test')
  await page.getByLabel('Password', { exact: true }).fill('wrong-password-1')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'The email address or the password is wrong.' })).toBeVisible()
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
  await expect(page).not.toHaveURL(/login/, { timeout: 15_000 })
  complaints.length = 0
})

test('a forgotten password is replaced by the link in the mail, once', async ({ page, complaints }) => {
  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await page.getByLabel('Email').fill('whitelabel@soteria.test')
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible()

  await expect.poll(() => newestMail('whitelabel@soteria.test')).toContain('/reset-password/')
  const link = /\/reset-password\/[^\s"<>]+/.exec(newestMail('whitelabel@soteria.test').replaceAll('=\n', '').replaceAll('=3D', '='))?.[0] ?? ''
  await page.goto(link)
  await page.getByLabel('New password', { exact: true }).fill('a brand new one 7')
  await page.getByLabel('New password again').fill('a brand new one 7')
  await page.getByRole('button', { name: 'Set the new password' }).click()
  await expect(page.getByRole('heading', { name: 'Your password is changed' })).toBeVisible()
  expect(page.url()).not.toContain(link.split('/').at(-1)?.split('?')[0])
  await signIn(page, 'whitelabel', 'a brand new one 7')

  await page.evaluate(() => localStorage.clear())
  await page.goto(link)
  await page.getByLabel('New password', { exact: true }).fill('another new one 8')
  await page.getByLabel('New password again').fill('another new one 8')
  await page.getByRole('button', { name: 'Set the new password' }).click()
  await expect(page.getByRole('heading', { name: 'This link does not work any more' })).toBeVisible()
  complaints.length = 0
})

test('signing out works without a network, in every tab, and the token is gone', async ({ page, context, complaints }) => {
  await signIn(page, 'marshal')
  const second = await context.newPage()
  await second.goto('/help')
  await expect(second.getByRole('heading', { name: 'Help', level: 1 })).toBeVisible()

  // The sign-in page is fetched ahead, a second after the screen.
  const fetchedAhead = page.waitForResponse((response) => response.url().includes('/login/'))
  await page.goto('/help')
  await expect(page.getByRole('heading', { name: 'Help', level: 1 })).toBeVisible()
  await fetchedAhead
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.getByRole('button', { name: /^Account/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
  await expect(page).toHaveURL(/\/login/)
  expect(await page.evaluate(() => localStorage.getItem('soteria:token'))).toBeNull()
  await expect(second).toHaveURL(/\/login/)
  await context.setOffline(false)
  complaints.length = 0
})

test('a session that the server ended leads to the sign-in once, with a word', async ({ page, complaints }) => {
  await signIn(page, 'reseller')
  await page.goto('/asset')
  await expect(page.getByRole('heading', { name: 'Assets', level: 1 })).toBeVisible()
  await page.evaluate(() =>
    fetch('/api/logout', {
      method: 'POST',
      headers: { Authorization: `Bearer ${localStorage.getItem('soteria:token')}`, 'X-Requested-With': 'XMLHttpRequest' },
    }),
  )
  await page.getByRole('navigation').getByRole('link', { name: 'Workspaces' }).click()
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByText('Your session ended. Please sign in again.')).toHaveCount(1)
  complaints.length = 0
})

test('a session that ends in the middle of an edit gives the entries back after the next sign-in', async ({ page, complaints }) => {
  await signIn(page, 'eblog')
  await page.goto('/workspace')
  await page.getByRole('button', { name: 'Create workspace' }).first().click()
  await page.getByRole('dialog').getByLabel('Name', { exact: true }).fill('Half typed')
  await page.evaluate(() =>
    fetch('/api/logout', {
      method: 'POST',
      headers: { Authorization: `Bearer ${localStorage.getItem('soteria:token')}`, 'X-Requested-With': 'XMLHttpRequest' },
    }),
  )
  await page.getByRole('dialog').getByRole('button', { name: 'Create workspace' }).click()
  await expect(page).toHaveURL(/\/login/)
  await page.getByLabel('Email').fill('eblog@soteria.test')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(/\/workspace/)
  await page.getByRole('button', { name: 'Create workspace' }).first().click()
  await expect(page.getByRole('dialog').getByLabel('Name', { exact: true })).toHaveValue('Half typed')
  complaints.length = 0
})
