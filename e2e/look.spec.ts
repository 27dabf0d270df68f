import { enterAs, expect, test } from './fixtures'
import { GUEST, MISSING, NARROWEST, arrive, layoutAt, problemsHere, pseudoHere } from './look'
import { differentScreens } from './screens'

// What a trace records of each screen takes longer than looking at it.
test.use({ trace: 'off' })
// Thirty screens, each looked at many times: on a busy machine that takes many minutes.
test.beforeEach(() => test.setTimeout(900_000))

test('nothing is wrong with any screen, in light, dark and high contrast, in each width, and nothing is cut or overlaps when every word is longer', async ({
  page,
  complaints,
}) => {
  const problems: string[] = []
  const look = async (path: string) => {
    await arrive(page, path)
    problems.push(...(await problemsHere(page, path)), ...(await layoutAt(page, path, NARROWEST)))
    // At last: it changes the words where they stand.
    problems.push(...(await pseudoHere(page, path)))
  }
  for (const path of GUEST) await look(path)
  await enterAs(page, 'admin')
  for (const path of await differentScreens(page)) await look(path)
  expect(complaints).toEqual([])
  await look(MISSING)
  expect(problems).toEqual([])
  complaints.length = 0
})
