import { enterAs, expect, test } from './fixtures'
import { openReceiver } from './receiver'

test('a connection is made by the keys, tested until it works, turned off and on, and what it sent is read', async ({
  page,
}) => {
  const receiver = await openReceiver()
  await enterAs(page, 'premium', '/integration')
  await expect(page.getByRole('heading', { level: 1, name: 'Integrations' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add connection' }).first()).toBeVisible()
  await page.keyboard.press('c')
  const drawer = page.getByRole('dialog')
  await drawer.getByLabel('Search connections').fill('matter')
  await page.keyboard.press('Enter')

  await drawer.getByLabel('Name', { exact: true }).fill('Night chat')
  await drawer.getByLabel('Webhook URL').fill(`${receiver.url}/gone/old`)
  await drawer.getByRole('button', { name: 'Send test' }).click()
  await expect(drawer.getByText('Test message not delivered')).toBeVisible()
  await expect(drawer.getByText('This webhook was deleted. Create a new one and paste its URL.')).toBeVisible()
  await drawer.getByLabel('Webhook URL').fill(`${receiver.url}/night`)
  await drawer.getByRole('button', { name: 'Send test' }).click()
  await expect(drawer.getByText('Test message delivered')).toBeVisible()
  expect(receiver.at('/night')).toHaveLength(1)
  await drawer.getByRole('button', { name: 'Add connection' }).click()

  const row = page.getByRole('row').filter({ hasText: 'Night chat' })
  // Its test has shown that it works.
  await expect(row.getByText('Active')).toBeVisible()
  // A drawer that closes takes the focus back.
  await expect(drawer).toBeHidden()
  const name = row.getByRole('button', { name: 'Night chat', exact: true })
  await name.focus()
  await expect(name).toBeFocused()
  await page.keyboard.press('t')
  await expect(page.getByText('Test delivered to Night chat')).toBeVisible()
  await expect(row.getByText('Active')).toBeVisible()
  await row.getByRole('switch').click()
  await expect(row.getByText('Off')).toBeVisible()
  await row.getByRole('switch').click()
  await expect(row.getByText('Active')).toBeVisible()

  await row.getByRole('button', { name: 'More actions for Night chat' }).click()
  await page.getByRole('menuitem', { name: 'Deliveries' }).click()
  await expect(page).toHaveURL(/tab=deliveries&integration=/)
  await page
    .getByRole('table')
    .getByRole('button', { name: /^Test from/ })
    .first()
    .click()
  await expect(drawer.getByText(/^Status 200 in /).first()).toBeVisible()
  await expect(drawer.getByRole('group', { name: 'Request' })).toContainText('$URL')
  await drawer.getByRole('button', { name: 'Resend' }).click()
  await expect.poll(() => receiver.at('/night').length).toBe(3)
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await receiver.close()
})
