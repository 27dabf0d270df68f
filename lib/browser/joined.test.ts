import { joined } from './joined'

const later = () => new Promise((done) => setTimeout(done, 20))

test('who asks in the same moment is answered by one call, who asks later by another', async () => {
  const asked: string[] = []
  const ask = joined(async (key) => `${key} ${asked.push(key)}`)
  const { signal } = new AbortController()
  expect(await Promise.all([ask('a', signal), ask('a', signal), ask('b', signal)])).toEqual(['a 1', 'a 1', 'b 2'])
  await later()
  expect(await ask('a', signal)).toBe('a 3')
})

test('who asks again one after the other, as each is ended, is answered by one new call', () => {
  const signals: AbortSignal[] = []
  const ask = joined((_key, signal) => {
    signals.push(signal)
    return new Promise(() => {})
  })
  const before = [new AbortController(), new AbortController(), new AbortController()]
  for (const { signal } of before) void ask('a', signal)
  jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 60)
  for (const controller of before) {
    controller.abort()
    void ask('a', new AbortController().signal)
  }
  jest.restoreAllMocks()
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])
})

test('a call ends with the last who waits for it, and who asks then is not answered by it', async () => {
  const signals: AbortSignal[] = []
  const ask = joined((_key, signal) => {
    signals.push(signal)
    return new Promise((_done, fail) => signal.addEventListener('abort', () => fail(new Error('ended'))))
  })
  const [one, other] = [new AbortController(), new AbortController()]
  const answers = Promise.allSettled([ask('a', one.signal), ask('a', other.signal)])
  one.abort()
  expect(signals.map(({ aborted }) => aborted)).toEqual([false])
  other.abort()
  expect((await answers).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  ask('a', new AbortController().signal).catch(() => {})
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])
})
