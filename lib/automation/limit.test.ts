import { createLimiter } from './limit'

const verdicts = (
  limit: { throttle_minutes: number; collect: boolean },
  minutes: readonly number[],
  subject = () => 'a',
) => {
  const judge = createLimiter(limit)
  return minutes.map((minute) => {
    const verdict = judge(minute * 60_000, subject())
    return verdict.kind === 'throttled' ? (verdict.tellAt === null ? 'held' : verdict.tellAt / 60_000) : verdict.kind
  })
}

test('a limit counts from what was told last, for each site', () => {
  expect(verdicts({ throttle_minutes: 15, collect: false }, [0, 1, 14, 15, 29, 30])).toEqual([
    'run',
    'held',
    'held',
    'run',
    'held',
    'run',
  ])
  let turn = 0
  expect(verdicts({ throttle_minutes: 15, collect: false }, [0, 1, 2], () => `site ${turn++ % 2}`)).toEqual([
    'run',
    'run',
    'held',
  ])
  expect(verdicts({ throttle_minutes: 0, collect: true }, [0, 0, 1])).toEqual(['run', 'run', 'run'])
})

test('what is collected goes out once at the end of the window, and the next window begins there', () => {
  expect(verdicts({ throttle_minutes: 15, collect: true }, [0, 1, 14, 15, 16, 29, 30])).toEqual([
    'run',
    15,
    15,
    30,
    30,
    30,
    45,
  ])
  expect(verdicts({ throttle_minutes: 15, collect: true }, [0, 1, 31])).toEqual(['run', 15, 'run'])
})

test('the sixty-first run within an hour is held', () => {
  const often = verdicts({ throttle_minutes: 0, collect: false }, [
    ...Array.from({ length: 61 }, (_, n) => n / 2),
    60,
    60.5,
  ])
  expect(often.filter((one) => one === 'run')).toHaveLength(62)
  expect(often[60]).toBe('tooOften')
})

test('what is collected counts as the one message that it is', () => {
  const judge = createLimiter({ throttle_minutes: 30, collect: true })
  for (const minute of [0, 1, 2]) for (let n = 0; n < 60; n += 1) judge(minute * 60_000 + n, `site ${n}`)
  // The sixty of minute 30 have been told by then.
  expect(judge(61 * 60_000, 'another')).toEqual({ kind: 'tooOften' })
})
