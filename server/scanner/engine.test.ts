import { type Check, type Context, defineCheck, type Hit, Inconclusive, NotApplicable, say } from './check'
import { type ContextParts, createContext } from './context'
import { runChecks, type ScanEvent } from './engine'
import { Blocked } from '@/server/net/blocked'
import { RequestFailed } from '@/server/net/http-error'
import { withSlot } from '@/server/net/slots'

const RULE = { severity: 'medium', effort: 'minutes' } as const

function check(id: string, run: Check['run'], modes: Check['modes'] = ['light', 'full']): Check {
  return defineCheck({
    id,
    title: `Check ${id}`,
    category: 'headers',
    modes,
    rules: { gone: RULE, worse: { ...RULE, severity: 'high' } },
    run,
  })
}
const hit = (overrides: Partial<Hit> = {}): Hit => ({
  rule: 'gone',
  at: 'https://Shop.test:443/?a=1',
  evidence: [],
  ...overrides,
})

// The engine itself uses nothing of the context but mode and signal.
const contextWith = (signal = new AbortController().signal) => ({ mode: 'light', signal }) as Context

const run = (checks: Check[], signal?: AbortSignal, onEvent?: (event: ScanEvent) => void) =>
  runChecks(checks, contextWith(signal), { perCheckMs: 200, onEvent })

test('a finding carries its rule and what was seen here, and none of what its rule always says', async () => {
  const { findings, rows } = await run([
    check('a', async () => [
      hit({ key: 'k', title: 'Special', cve: ['CVE-2024-1'], evidence: [{ label: 'Answer', excerpt: 'x\u0000y' }] }),
    ]),
  ])
  expect(rows).toMatchObject([
    { key: 'a', title: 'Check a', category: 'headers', state: 'findings', findings: 1, took_ms: expect.any(Number) },
  ])
  expect(findings).toEqual([
    {
      id: expect.stringMatching(/^[0-9a-f]{16}$/),
      rule: 'a/gone',
      check: 'a',
      words: { title: 'Special' },
      severity: 'medium',
      confidence: 'confirmed',
      at: 'https://shop.test/',
      key: 'k',
      cve: ['CVE-2024-1'],
      evidence: [{ label: 'Answer', excerpt: 'xy' }],
    },
  ])
})

test('one problem found twice is one finding; findings come worst first', async () => {
  const hits = [
    hit(),
    hit({ at: 'https://shop.test/?b=2' }),
    hit({ rule: 'worse' }),
    hit({ at: 'https://shop.test/other' }),
  ]
  const { findings, rows } = await run([check('a', async () => hits)])
  expect(rows).toMatchObject([{ findings: 3, worst: 'high' }])
  expect(findings.map(({ rule, at }) => `${rule} ${at}`)).toEqual([
    'a/worse https://shop.test/',
    'a/gone https://shop.test/',
    'a/gone https://shop.test/other',
  ])
})

test('only the checks of the mode run', async () => {
  const { rows } = await run([check('light', async () => []), check('full', async () => [hit()], ['full'])])
  expect(rows.map(({ key }) => key)).toEqual(['light'])
})

test.each<[string, () => Promise<Hit[]>, string, string | null]>([
  ['finds nothing', async () => [], 'passed', null],
  ['does not apply', () => Promise.reject(new NotApplicable('no cookies set')), 'not_applicable', 'no cookies set'],
  ['could not see', () => Promise.reject(new Inconclusive('403 to everything')), 'inconclusive', '403 to everything'],
  [
    'lost the server',
    () => Promise.reject(new RequestFailed('The connection was refused', 'ECONNREFUSED')),
    'inconclusive',
    'The connection was refused (ECONNREFUSED)',
  ],
  [
    'was led astray',
    () => Promise.reject(new Blocked('We do not scan 10.0.0.1.')),
    'inconclusive',
    'We do not scan 10.0.0.1.',
  ],
  ['hangs', () => new Promise<never>(() => {}), 'inconclusive', 'The check took longer than 0.2 seconds.'],
  ['is broken', () => Promise.reject(new TypeError('x is not a function')), 'error', 'x is not a function'],
  [
    'names no rule of its own',
    async () => [hit({ rule: 'unheard-of' })],
    'error',
    'The check odd has no rule unheard-of.',
  ],
])('a check that %s ends as such, and the others go on', async (_, work, state, detail) => {
  const { rows } = await run([check('odd', work), check('other', async () => [])])
  expect(rows).toMatchObject([
    { state, detail },
    { key: 'other', state: 'passed' },
  ])
})

test('a partial answer keeps what was found and is no answer', async () => {
  const { rows, findings } = await run([
    check('half', async (context) => {
      context.partial('3 of 9 paths were reset')
      return [hit()]
    }),
    check('whole', async () => []),
  ])
  expect(findings).toHaveLength(1)
  expect(rows).toMatchObject([
    { state: 'inconclusive', detail: '3 of 9 paths were reset', findings: 1 },
    { state: 'passed' },
  ])
})

test('four checks run at a time', async () => {
  let now = 0
  let most = 0
  const work = async () => {
    now += 1
    most = Math.max(most, now)
    await new Promise((resolve) => setTimeout(resolve, 5))
    now -= 1
    return []
  }
  await run(Array.from({ length: 10 }, (_, i) => check(`c${i}`, work)))
  expect(most).toBe(4)
})

test('an abort skips what has not ended and keeps what has', async () => {
  const controller = new AbortController()
  const hanging = check('hangs', () => {
    setTimeout(() => controller.abort(new Error('The scan was stopped early.')), 20)
    return new Promise<never>(() => {})
  })
  const { rows } = await run(
    [
      check('quick', async () => [hit()]),
      hanging,
      ...['a', 'b', 'c'].map((id) => check(id, () => new Promise<never>(() => {}))),
    ],
    controller.signal,
  )
  expect(rows.map(({ key, state }) => [key, state])).toEqual([
    ['quick', 'findings'],
    ['hangs', 'skipped'],
    ['a', 'skipped'],
    ['b', 'skipped'],
    ['c', 'skipped'],
  ])
  expect(rows[1]?.detail).toBe('The scan was stopped early.')
})

test('every change is told as it happens', async () => {
  const events: string[] = []
  await run([check('a', async () => [hit()])], undefined, (event) => {
    events.push(
      event.type === 'finding'
        ? `finding ${event.finding.rule}`
        : `${event.check.key} ${event.check.state} ${event.done}/${event.total}`,
    )
  })
  expect(events).toEqual(['a pending 0/1', 'a running 0/1', 'finding a/gone', 'a findings 1/1'])
})

test('how far a check is stands in its row until it has ended; what it left behind says no more', async () => {
  const rows: (string | null | undefined)[] = []
  let late = () => {}
  const slow = check('a', async (context) => {
    context.progress(say('pathsDone', { count: 1, total: 2 }))
    late = () => context.progress(say('pathsDone', { count: 2, total: 2 }))
    return []
  })
  await run([slow], undefined, (event) => {
    if (event.type === 'check') rows.push(event.check.detail)
  })
  late()
  expect(rows).toEqual([null, null, 'Paths checked: 1 of 2.', null])
})

test('a check whose time is over is told to stop, and the work it shares goes on for the others', async () => {
  const { context } = createContext({ mode: 'light', signal: new AbortController().signal } as ContextParts)
  const left: boolean[] = []
  let isShared = false
  const shared = async (own: Context) =>
    own.once(
      'work',
      (scan) =>
        new Promise<string>((resolve, reject) => {
          scan.signal.addEventListener('abort', () => reject(scan.signal.reason))
          own.signal.addEventListener('abort', () => resolve('done'))
        }),
    )
  const hangs = check(
    'hangs',
    (own) =>
      new Promise(() => {
        void shared(own).then(() => (isShared = true))
        own.signal.addEventListener('abort', () => left.push(true))
      }),
  )
  const { rows } = await runChecks([hangs], context, { perCheckMs: 200 })
  expect(rows).toMatchObject([{ state: 'inconclusive', detail: 'The check took longer than 0.2 seconds.' }])
  expect([left, context.signal.aborted, await context.once('work', async () => 'anew'), isShared]).toEqual([
    [true],
    false,
    'done',
    true,
  ])
})

test('a check that is given up gives back the connection it held', async () => {
  const held = check('held', (own) =>
    withSlot(
      '198.51.100.77',
      own.signal,
      () => new Promise((_, reject) => own.signal.addEventListener('abort', () => reject(own.signal.reason))),
    ),
  )
  await run([held, held, held, held])
  await expect(withSlot('198.51.100.77', new AbortController().signal, async () => 'free')).resolves.toBe('free')
})
