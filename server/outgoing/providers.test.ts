import type { IncomingMessage, ServerResponse } from 'node:http'
import { configSchema } from '@/lib/automation/form'
import type { Message } from '@/lib/automation/message'
import type { Config, HttpProvider } from '@/lib/automation/provider'
import { judge, PROVIDERS } from '@/lib/automation/providers'
import type { Reason } from '@/lib/automation/reason'
import { automation } from '@/lib/messages/en/automation'
import { certificate, closeServers, resolveToLoopback, startHttps } from '@/server/scanner/testing'
import { type Answer, NotSent, type Outgoing } from './answer'
import { createOutgoing } from './client'
import { RECEIVERS, type Received } from './testing-receivers'

type Kind = keyof typeof RECEIVERS

const MESSAGE: Message = {
  title: 'New critical finding on shop.example <!channel> @all',
  text: 'Git folder is public <users/all>\nHow to fix it: deny .git *everywhere*',
  link: { url: 'https://app.example/report/41c9', label: 'Open report' },
  severity: 'critical',
  site: 'shop.example',
  sender: 'Soteria',
  about: 'finding:4f1d',
  isOver: false,
  event: { type: 'findings.new', timestamp: '2026-11-22T14:32:08Z', data: { site: 'shop.example' } },
  ticket: null,
  contact: { email: 'Grace@example.com', name: 'Grace Hopper', website: 'https://shop.example', tags: ['lead'] },
}

const http = PROVIDERS.flatMap((provider) => (provider.send ? [provider as HttpProvider] : []))
const providerOf = (type: string) => http.find((provider) => provider.type === type) as HttpProvider
const kinds = http.map(({ type }) => type as Kind)

let mode: 'documented' | 'too many' | 'silent' | 'web page' = 'documented'
let received: Received[] = []
let outgoing: Outgoing

beforeAll(async () => {
  const [name = '', ...others] = Object.values(RECEIVERS).map(({ host }) => host)
  const identity = certificate({ name, others })
  const { port } = await startHttps(receive, identity)
  const standIn = { ca: identity.cert, port }
  outgoing = createOutgoing({
    policy: { allowCidrs: ['127.0.0.0/8'] },
    product: 'Soteria',
    infoUrl: 'https://app.example',
    resolve: resolveToLoopback,
    standIn,
  })
  silent = createOutgoing({
    policy: { allowCidrs: ['127.0.0.0/8'] },
    product: 'Soteria',
    infoUrl: '',
    resolve: resolveToLoopback,
    standIn,
    totalMs: 300,
  })
})
let silent: Outgoing

afterAll(closeServers)
beforeEach(() => {
  mode = 'documented'
  received = []
})

async function receive(request: IncomingMessage, response: ServerResponse) {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const body = Buffer.concat(chunks).toString()
  const host = request.headers.host?.split(':')[0] ?? ''
  const one = {
    method: request.method ?? '',
    host,
    path: request.url ?? '',
    headers: request.headers as Record<string, string>,
    body,
    json: JSON.parse(body),
  }
  received.push(one)
  const receiver = Object.values(RECEIVERS).find((candidate) => candidate.host === host)
  if (!receiver || mode === 'silent') return
  const [status, text, headers] =
    mode === 'too many'
      ? receiver.tooMany
      : mode === 'web page'
        ? ([200, '<!doctype html><title>Sign in</title>'] as const)
        : receiver.answer(one)
  response.writeHead(status, { ...headers }).end(text)
}

/** Sends all its requests; the first reason why one did not arrive. */
async function deliver(
  type: string,
  config: Config,
  message = MESSAGE,
  over = outgoing,
): Promise<{ reason: Reason | null; last: Answer | null }> {
  const provider = providerOf(type)
  let last: Answer | null = null
  for (const request of provider.send(message, config)) {
    try {
      last = await over.send(request)
    } catch (error) {
      if (error instanceof NotSent) return { reason: error.reason, last: null }
      throw error
    }
    const reason = judge(provider, last.status, last.reply)
    if (reason) return { reason, last }
  }
  return { reason: null, last }
}

test.each(kinds)('%s takes what we send', async (type) => {
  const config = configSchema(providerOf(type)).parse(RECEIVERS[type].right)
  await expect(deliver(type, config)).resolves.toMatchObject({ reason: null })
  expect(received[0]?.headers['user-agent']).toBe('Soteria-Hooks/1 (+https://app.example)')
  expect(received[0]?.headers).not.toHaveProperty('x-scan-id')
})

test.each(kinds)('%s says no, and a person is told what to do', async (type) => {
  for (const [config, key] of [RECEIVERS[type].wrong, RECEIVERS[type].gone]) {
    const { reason } = await deliver(type, configSchema(providerOf(type)).parse(config))
    expect(reason?.key).toBe(key)
    expect(automation.reason[key].length).toBeLessThan(110)
  }
})

test.each(kinds)('%s wants fewer, and says how long to wait', async (type) => {
  mode = 'too many'
  await expect(deliver(type, RECEIVERS[type].right)).resolves.toMatchObject({
    reason: { key: 'rateLimited' },
    last: { retryAfter: 30 },
  })
})

test.each(kinds)('%s answers with a web page, or never', async (type) => {
  mode = 'web page'
  const isAnything = providerOf(type).takes === 'event'
  const { reason } = await deliver(type, RECEIVERS[type].right)
  // A receiver of events may answer whatever it likes with its 2xx.
  expect(reason?.key ?? null).toBe(
    isAnything || ['discord', 'teams', 'github', 'mailchimp'].includes(type) ? null : 'webPage',
  )
  mode = 'silent'
  await expect(deliver(type, RECEIVERS[type].right, MESSAGE, silent)).resolves.toMatchObject({
    reason: { key: 'timeout' },
  })
})

test('a Jira ticket is of the kind that the recipe says, or else of the one that the connection has', async () => {
  await deliver('jira', RECEIVERS.jira.right)
  await deliver('jira', RECEIVERS.jira.right, { ...MESSAGE, ticketKind: 'Incident' })
  expect(received.map(({ json }) => (json as { fields: { issuetype: unknown } }).fields.issuetype)).toEqual([
    { name: RECEIVERS.jira.right.kind },
    { name: 'Incident' },
  ])
})

test('a finding seen again is told on the ticket that it has, and closes it when it is over', async () => {
  for (const [type, ticket] of [
    ['jira', 'SHOP-7'],
    ['github', '7'],
    ['trello', 'card7'],
  ] as const) {
    const { last } = await deliver(type, RECEIVERS[type].right)
    expect(providerOf(type).reference?.(last?.reply ?? '')).toBe(ticket)
    await expect(deliver(type, RECEIVERS[type].right, { ...MESSAGE, ticket, isOver: true })).resolves.toMatchObject({
      reason: null,
    })
  }
  expect(received.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /rest/api/3/issue',
    'POST /rest/api/3/issue/SHOP-7/comment',
    'POST /repos/acme/shop/issues',
    // First what may be done twice, should the second fail.
    'PATCH /repos/acme/shop/issues/7',
    'POST /repos/acme/shop/issues/7/comments',
    'POST /1/cards',
    'POST /1/cards/card7/actions/comments',
  ])
})

test('the end of an incident resolves what its beginning triggered', async () => {
  await deliver('pagerduty', RECEIVERS.pagerduty.right)
  await deliver('pagerduty', RECEIVERS.pagerduty.right, { ...MESSAGE, isOver: true })
  expect(received.map(({ json }) => [json.event_action, json.dedup_key])).toEqual([
    ['trigger', 'finding:4f1d'],
    ['resolve', 'finding:4f1d'],
  ])
})
