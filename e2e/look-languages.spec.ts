import { withConfig } from './brands'
import { enterAs, expect, test } from './fixtures'
import { GUEST, NARROWEST, WIDTHS, arrive, layoutAt, problemsHere } from './look'
import { differentScreens } from './screens'

test.use({ trace: 'off' })
test.beforeEach(() => test.setTimeout(900_000))

test('nothing is wrong with any screen in Arabic, in each width', async ({ page, context }) => {
  await withConfig(context, { locale: 'ar' })
  const problems: string[] = []
  const look = async (path: string) => {
    await arrive(page, path)
    await expect(page.locator('html'), path).toHaveAttribute('dir', 'rtl')
    problems.push(...(await problemsHere(page, `ar ${path}`, WIDTHS, 'light')))
  }
  for (const path of GUEST) await look(path)
  await enterAs(page, 'admin')
  for (const path of await differentScreens(page)) await look(path)
  expect(problems).toEqual([])
})

// The longest words of the languages that are there.
test('nothing is cut or overlaps on any screen in German', async ({ page, context }) => {
  await withConfig(context, { locale: 'de' })
  await enterAs(page, 'admin')
  const problems: string[] = []
  for (const path of await differentScreens(page)) {
    await arrive(page, path)
    await expect(page.locator('html'), path).toHaveAttribute('lang', /^de/)
    for (const width of [...WIDTHS, NARROWEST]) problems.push(...(await layoutAt(page, `de ${path}`, width)))
  }
  expect(problems).toEqual([])
})
