import * as de from '@/lib/messages/de'
import * as ar from '@/lib/messages/ar'
import * as es from '@/lib/messages/es'
import { brokenIn, type Codes } from '@/lib/domain/refusal'
import { fieldErrors } from '@/lib/messages/en/field-errors'
import { configSchema, KEPT } from './form'
import { type Config, isSecret } from './provider'
import { PROVIDERS, providerOf } from './providers'

function problems(
  type: string,
  config: Record<string, unknown>,
  options = {},
  words: Codes = fieldErrors,
): Record<string, string> {
  const provider = providerOf(type)
  if (!provider) throw new Error(type)
  const result = configSchema(provider, options).safeParse(config)
  return result.success
    ? {}
    : Object.fromEntries(result.error.issues.map(({ path, message }) => [path.join('.'), brokenIn(message, words)]))
}

const refusals: [type: string, config: Record<string, unknown>, field: string, message: string][] = [
  ['slack', {}, 'address', 'Enter a value.'],
  [
    'slack',
    { address: 'https://evil.example/services/T/B/x' },
    'address',
    'Enter a URL that starts with https://hooks.slack.com/services/.',
  ],
  [
    'slack',
    { address: 'https://hooks.slack.com.evil.example/services/T' },
    'address',
    'Enter a URL that starts with https://hooks.slack.com/services/.',
  ],
  [
    'slack',
    { address: 'https://hooks.slack.com:8443/services/T' },
    'address',
    'Enter a URL that starts with https://hooks.slack.com/services/.',
  ],
  [
    'slack',
    { address: 'https://hooks.slack.com/services/' },
    'address',
    'Enter a URL that starts with https://hooks.slack.com/services/.',
  ],
  [
    'slack',
    { address: 'http://hooks.slack.com/services/T' },
    'address',
    'Enter a URL that starts with https://hooks.slack.com/services/.',
  ],
  [
    'discord',
    { address: 'https://discord.com/channels/1' },
    'address',
    'Enter a URL that starts with https://discord.com/api/webhooks/.',
  ],
  [
    'teams',
    { address: 'https://logic.azure.com.evil.example/x' },
    'address',
    'Enter a URL on logic.azure.com or powerplatform.com.',
  ],
  ['webhook', { address: 'localhost:3000' }, 'address', 'Enter a URL that starts with https://.'],
  ['webhook', { address: 'https://me:secret@a.example/' }, 'address', 'Remove the username and password.'],
  ['webhook', { address: `https://a.example/${'x'.repeat(2000)}` }, 'address', 'Use up to 2000 characters.'],
  [
    'webhook',
    { address: 'https://a.example/', headers: 'Host: b.example' },
    'headers',
    'This header is set automatically.',
  ],
  [
    'webhook',
    { address: 'https://a.example/', headers: 'webhook-id: 1' },
    'headers',
    'This header is set automatically.',
  ],
  [
    'webhook',
    { address: 'https://a.example/', headers: 'X-A: 1\nx-a: 2' },
    'headers',
    'Line 2: Enter each header once.',
  ],
  ['webhook', { address: 'https://a.example/', headers: 'X-A' }, 'headers', 'Enter each header as Name: value.'],
  [
    'webhook',
    { address: 'https://a.example/', headers: 'X-A: Grüße' },
    'headers',
    'Use unaccented letters in headers.',
  ],
  [
    'webhook',
    { address: 'https://a.example/', headers: Array.from({ length: 11 }, (_, n) => `X-${n}: 1`).join('\n') },
    'headers',
    'Enter up to 10.',
  ],
  ['telegram', { token: 'bot', chat: '-1' }, 'token', 'Enter the whole token, such as 123456789:AAF….'],
  [
    'telegram',
    { token: `1234567:${'a'.repeat(35)}`, chat: 'me' },
    'chat',
    'Enter a chat ID such as -1001234567890, or a channel such as @my_channel.',
  ],
  [
    'email',
    { addresses: 'ada@example.com\nnobody' },
    'addresses',
    'Line 2: Enter an email address, such as name@example.com.',
  ],
  [
    'email',
    { addresses: Array.from({ length: 11 }, (_, n) => `a${n}@example.com`).join('\n') },
    'addresses',
    'Enter up to 10.',
  ],
  ['email', { addresses: 'ada@example.com', language: 'xx' }, 'language', 'Check this value.'],
  [
    'jira',
    { site: 'https://jira.example', email: 'a@b.example', token: 't', project: 'SHOP', kind: 'Bug' },
    'site',
    'Enter a URL on atlassian.net or jira.com.',
  ],
  ['github', { repository: '../x', token: 't' }, 'repository', 'Enter owner/name, such as acme/shop.'],
  ['mailchimp', { key: 'abc', audience: 'a1b2c3' }, 'key', 'Enter the whole key, including the part after the hyphen.'],
  ['pagerduty', { key: 'short' }, 'key', 'Enter the 32-character key.'],
]

test.each(refusals)('%s with %j is refused', (type, config, field, message) => {
  expect(problems(type, config)).toMatchObject({ [field]: message })
  for (const { errors } of [de, es, ar]) expect(problems(type, config, {}, errors)[field]).not.toBe(message)
})

const HALF = 'Enter the whole new value, or keep the stored one.'

test.each(['********x', 'x********', '*******'])('%s, typed beside what covers a secret, is no secret', (address) => {
  expect(problems('slack', { address }, { isStored: true })).toEqual({ address: HALF })
  expect(problems('telegram', { token: address, chat: '-1' }, { isStored: true })).toEqual({ token: HALF })
})

test('in a form a stored secret cannot be emptied, and one that was never stored may stay empty', () => {
  const covered = ({ key }: { key: string }) => key === 'address'
  expect(problems('slack', { address: '' }, { isStored: true, covered })).toEqual({ address: HALF })
  expect(problems('slack', { address: KEPT }, { isStored: true, covered })).toEqual({})
  expect(problems('ntfy', { topic: 'a', token: '' }, { isStored: true, covered })).toEqual({})
})

test('stored secrets may be left as they are, and nothing else may', () => {
  for (const left of ['', KEPT, undefined]) expect(problems('slack', { address: left }, { isStored: true })).toEqual({})
  expect(problems('slack', { address: KEPT })).toHaveProperty('address')
  expect(
    problems('jira', { token: KEPT, site: '', email: 'a@b.example', project: 'SHOP', kind: 'Bug' }, { isStored: true }),
  ).toEqual({
    site: 'Enter a value.',
  })
})

test('what was entered is trimmed, and what was left out has its default', () => {
  const ntfy = providerOf('ntfy')
  const config: Config | undefined = ntfy && configSchema(ntfy).parse({ topic: ' night-duty ', unknown: 1 })
  expect(config).toEqual({ server: 'https://ntfy.sh', topic: 'night-duty', token: '' })
})

test('every provider has its own name, and what lets somebody in is a secret', () => {
  expect(new Set(PROVIDERS.map(({ type }) => type)).size).toBe(PROVIDERS.length)
  expect(PROVIDERS).toHaveLength(18)
  for (const { fields } of PROVIDERS)
    for (const field of fields) expect(/token|^key$/i.test(field.key)).toBe(field.kind === 'secret' && isSecret(field))
})
