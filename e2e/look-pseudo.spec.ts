import { expect, signIn, test } from './fixtures'
import { GUEST, arrive, pseudoHere } from './look'
import { differentScreens } from './screens'

test.use({ trace: 'off' })
test.beforeEach(() => test.setTimeout(900_000))

test('nothing is cut or overlaps on any screen when every word is longer, in each width', async ({ page }) => {
  const problems: string[] = []
  const look = async (path: string) => {
    await arrive(page, path)
    problems.push(...(await pseudoHere(page, path)))
  }
  for (const path of GUEST) await look(path)
  await signIn(page, 'admin')
  for (const path of await differentScreens(page)) await look(path)
  expect(problems).toEqual([])
})
