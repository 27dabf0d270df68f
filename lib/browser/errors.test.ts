import { pageErrors } from '@/lib/messages/en/page-errors'
import { ApiError, errorText, scanErrorText, textBesideWait } from './errors'
import { en } from '@/lib/messages/en'
import { errors as german } from '@/lib/messages/de/errors'
import { DEFAULT_MESSAGE } from '@/lib/domain/plans'
import { speak } from '@/lib/domain/said'
import { USAGE_LIMIT_MESSAGE } from '@/lib/domain/usage'

afterEach(() => {
  speak({})
  jest.useRealTimers()
})

test('a refusal for a plan is said by its gate in the language of the page', () => {
  speak({ errors: german })
  const upgrade = { feature: 'reseller', plans: ['reseller license'], link: '/upgrade' }
  expect(new ApiError('Not with this plan.', { code: 'upgrade', upgrade }).message).toBe(german.upgrade_reseller)
  expect(new ApiError('No.', { code: 'upgrade', upgrade: { feature: 'other', plans: [] } }).message).toBe('No.')
})

test('the texts of section 8 stand there word for word', () => {
  expect(pageErrors).toMatchObject({
    action_failed: 'Error performing action',
    no_response: 'No response received from the server',
    setup_failed: 'Request setup error',
    scans_unread: 'Failed to fetch scans',
    scan_unread: 'Failed to fetch scan details',
    scan_not_started: 'Failed to start scan',
  })
  expect(DEFAULT_MESSAGE).toBe(
    'This feature is only available on a higher subscription plan. Please upgrade to access this feature.',
  )
  expect(USAGE_LIMIT_MESSAGE).toBe(
    'You have reached your usage limit for this feature. Upgrade to Soteria Unlimited for unlimited access.',
  )
  expect(en.ui.copySuccess).toBe('Text copied to clipboard successfully')
  expect(en.ui.copyFailure).not.toBe(en.ui.copySuccess)
})

test.each([
  [
    "the server's words",
    new ApiError('Host already claimed', { status: 409, fromServer: true }),
    'Host already claimed',
  ],
  ["the error's own words", new Error('Quota exceeded'), 'Quota exceeded'],
  ['an error without words', new Error(''), 'Error performing action'],
  ['an answer with an empty message', new ApiError('', { status: 500 }), 'Error performing action'],
  ['something that is no error', 'thrown', 'Error performing action'],
])('%s become words', (_, error, words) => {
  expect(errorText(error)).toBe(words)
})

test('a scan that could not be started is told by the server, else by the text for it', () => {
  expect(
    scanErrorText(new ApiError('Too many scans at once.', { status: 409, fromServer: true }), 'scan_not_started'),
  ).toBe('Too many scans at once.')
  expect(scanErrorText(new ApiError('Request failed with status code 500', { status: 500 }), 'scan_not_started')).toBe(
    'Failed to start scan',
  )
})

test.each([
  ['Too many attempts. Try again in 2 minutes.', 'Too many attempts.'],
  ['Slow down. Please retry after 30 seconds', 'Slow down.'],
  ['Try again in 5 minutes.', 'Too many requests.'],
  ['Only 3 scans an hour.', 'Only 3 scans an hour.'],
])('beside a countdown %j says %j', (message, words) => {
  expect(textBesideWait(new ApiError(message, { status: 429, fromServer: true }))).toBe(words)
})

test('a server that asks to wait without saying how long is given a minute', () => {
  jest.useFakeTimers()
  const wait = (error: ApiError) => ((error.retryAt ?? 0) - Date.now()) / 1000
  expect(wait(new ApiError('', { status: 429 }))).toBe(60)
  expect(wait(new ApiError('', { status: 429, retryAfterSeconds: 0 }))).toBe(0)
  expect(new ApiError('', { status: 503, retryAfterSeconds: 5 }).retryAt).toBeNull()
})

test('what has a code is said in the words of the page, also at its field; what has none, or an unknown one, as the server says it', () => {
  speak({ errors: german })
  const taken = 'example.com is already in this workspace.'
  const coded = { serverText: taken, code: 'asset_taken', values: { value: 'example.com' }, fields: { value: [taken] } }
  const error = new ApiError(taken, coded)
  expect([error.message, error.fields]).toEqual([
    'example.com ist bereits in diesem Arbeitsbereich.',
    { value: ['example.com ist bereits in diesem Arbeitsbereich.'] },
  ])
  expect(new ApiError(taken, { fields: { value: [taken] } })).toMatchObject({
    message: taken,
    fields: { value: [taken] },
  })
  expect(new ApiError('Not today.', { code: 'E_4711' }).message).toBe('Not today.')
  expect(new ApiError('Not today.', { code: 'constructor' }).message).toBe('Not today.')
})

test('what a rule says of a field is translated by its code and values, whatever the English words are', () => {
  speak({ errors: german })
  const said = 'Sixty characters are enough.'
  const error = new ApiError(`${said} (and 1 more error)`, {
    status: 422,
    code: 'invalid',
    fields: { name: [said], color: ['Pick another.'] },
    reasons: { name: [{ code: 'too_long', values: { count: 60 } }], color: [{ code: 'of_a_later_version' }] },
  })
  expect(error.fields).toEqual({ name: ['Verwenden Sie höchstens 60 Zeichen.'], color: ['Pick another.'] })
  const alone = new ApiError(said, { ...error.details, fields: { name: [said] } })
  expect(alone.message).toBe('Verwenden Sie höchstens 60 Zeichen.')
})
