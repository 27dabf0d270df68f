import { expect, signIn, test } from './fixtures'
import { GUEST, MISSING, NARROWEST, arrive, layoutAt, problemsHere } from './look'
import { differentScreens } from './screens'

// What a trace records of each screen takes longer than looking at it.
test.use({ trace: 'off' })
// Thirty screens, each looked at many times: on a busy machine that takes many minutes.
test.beforeEach(() => test.setTimeout(900_000))

test('nothing is wrong with any screen, in light, dark and high contrast, in each width', async ({
  page,
  complaints,
}) => {
  const problems: string[] = []
  const look = async (path: string) => {
    await arrive(page, path)
    problems.push(...(await problemsHere(page, path)), ...(await layoutAt(page, path, NARROWEST)))
  }
  for (const path of GUEST) await look(path)
  await signIn(page, 'admin')
  for (const path of await differentScreens(page)) await look(path)
  expect(complaints).toEqual([])
  await look(MISSING)
  expect(problems).toEqual([])
  complaints.length = 0
})
