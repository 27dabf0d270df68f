import type { Config } from '@/lib/automation/provider'
import type { Provider } from '@/lib/automation/provider'
import type { Reason } from '@/lib/automation/reason'

/** A request as a receiver gets it. */
export type Received = {
  method: string
  host: string
  path: string
  headers: Record<string, string>
  body: string
  json: Record<string, unknown>
}

type Reply = [status: number, body: string, headers?: Record<string, string>]

/**
 * A stand-in that answers as the provider documents. `gone` and `wrong`: settings that it refuses, and what a person is
 * told then.
 */
type Receiver = {
  host: string
  right: Config
  wrong: [config: Config, reason: Reason['key']]
  gone: [config: Config, reason: Reason['key']]
  tooMany: Reply
  answer(received: Received): Reply
}

const json = (status: number, body: unknown, headers?: Record<string, string>): Reply => [
  status,
  JSON.stringify(body),
  headers,
]
const RETRY = { 'retry-after': '30' }
const has = (received: Received, ...keys: string[]) => keys.every((key) => key in received.json)
const bearer = ({ headers }: Received) => headers.authorization?.replace(/^Bearer /, '')
const basicOf = ({ headers }: Received) =>
  Buffer.from(headers.authorization?.replace(/^Basic /, '') ?? '', 'base64').toString()

/** What Slack reads for mentions: all but plain text. */
const mrkdwnOf = ({ json: { text, blocks } }: Received) =>
  JSON.stringify([text, (blocks as { text: { type: string } }[]).filter((block) => block.text.type === 'mrkdwn')])

/** What any signed webhook of ours has. */
const isEvent = (received: Received) =>
  has(received, 'type', 'timestamp', 'data') && received.headers['content-type'] === 'application/json'

const LONG = 'a'.repeat(32)

export const RECEIVERS: Record<Exclude<Provider['type'], 'email'>, Receiver> = {
  slack: {
    host: 'hooks.slack.com',
    right: { address: 'https://hooks.slack.com/services/T0/B0/right' },
    wrong: [{ address: 'https://hooks.slack.com/services/T0/B0/old' }, 'slackToken'],
    gone: [{ address: 'https://hooks.slack.com/services/T0/B0/removed' }, 'slackRemoved'],
    tooMany: [429, 'rate_limited', RETRY],
    answer(received) {
      if (received.path.endsWith('/removed')) return [404, 'no_service']
      if (!received.path.endsWith('/right')) return [403, 'invalid_token']
      return has(received, 'text', 'blocks') && !/<!/.test(mrkdwnOf(received)) ? [200, 'ok'] : [400, 'invalid_payload']
    },
  },
  discord: {
    host: 'discord.com',
    right: { address: 'https://discord.com/api/webhooks/1/right', name: 'Soteria' },
    wrong: [{ address: 'https://discord.com/api/webhooks/1/old' }, 'webhookDeleted'],
    gone: [{ address: 'https://discord.com/api/webhooks/2/right' }, 'webhookDeleted'],
    tooMany: json(429, { message: 'You are being rate limited.', retry_after: 30, global: false }, RETRY),
    answer(received) {
      if (!received.path.startsWith('/api/webhooks/1/')) return json(404, { message: 'Unknown Webhook', code: 10015 })
      if (!received.path.endsWith('/right')) return json(401, { message: 'Invalid Webhook Token', code: 50027 })
      return JSON.stringify(received.json.allowed_mentions) === '{"parse":[]}' && has(received, 'content')
        ? [204, '']
        : json(400, { code: 50006 })
    },
  },
  teams: {
    host: 'prod-01.westeurope.logic.azure.com',
    right: { address: 'https://prod-01.westeurope.logic.azure.com/workflows/1/triggers/manual/paths/invoke?sig=right' },
    wrong: [
      { address: 'https://prod-01.westeurope.logic.azure.com/workflows/1/triggers/manual/paths/invoke?sig=old' },
      'workflowAccess',
    ],
    gone: [
      { address: 'https://prod-01.westeurope.logic.azure.com/workflows/2/triggers/manual/paths/invoke?sig=right' },
      'workflowGone',
    ],
    tooMany: json(429, { error: { code: 'TooManyRequests' } }, RETRY),
    answer(received) {
      if (received.path.startsWith('/workflows/2/')) return json(404, { error: { code: 'WorkflowNotFound' } })
      if (!received.path.endsWith('sig=right')) return json(401, { error: { code: 'DirectApiAuthorizationRequired' } })
      return received.body.includes('"version":"1.4"')
        ? [202, '']
        : json(400, { error: { code: 'InvalidRequestContent' } })
    },
  },
  google_chat: {
    host: 'chat.googleapis.com',
    right: { address: 'https://chat.googleapis.com/v1/spaces/1/messages?key=k&token=right' },
    wrong: [{ address: 'https://chat.googleapis.com/v1/spaces/1/messages?key=k&token=old' }, 'webhookDeleted'],
    gone: [{ address: 'https://chat.googleapis.com/v1/spaces/2/messages?key=k&token=right' }, 'webhookDeleted'],
    tooMany: json(429, { error: { code: 429, status: 'RESOURCE_EXHAUSTED' } }, RETRY),
    answer(received) {
      if (received.path.startsWith('/v1/spaces/2/')) return json(404, { error: { code: 404, status: 'NOT_FOUND' } })
      if (!received.path.endsWith('token=right'))
        return json(403, { error: { code: 403, status: 'PERMISSION_DENIED' } })
      return has(received, 'text') && !received.body.includes('<users')
        ? json(200, { name: 'spaces/1/messages/1' })
        : json(400, { error: { code: 400 } })
    },
  },
  telegram: {
    host: 'api.telegram.org',
    right: { token: `123456:${LONG}`, chat: '-1001' },
    wrong: [{ token: `123456:${'b'.repeat(32)}`, chat: '-1001' }, 'telegramToken'],
    gone: [{ token: `123456:${LONG}`, chat: '-1002' }, 'telegramRemoved'],
    tooMany: json(
      429,
      { ok: false, error_code: 429, description: 'Too Many Requests: retry after 30', parameters: { retry_after: 30 } },
      RETRY,
    ),
    answer(received) {
      if (received.path !== `/bot123456:${LONG}/sendMessage`)
        return json(401, { ok: false, error_code: 401, description: 'Unauthorized' })
      if (received.json.chat_id !== '-1001')
        return json(403, {
          ok: false,
          error_code: 403,
          description: 'Forbidden: bot was kicked from the supergroup chat',
        })
      return has(received, 'text') && !has(received, 'parse_mode')
        ? json(200, { ok: true, result: { message_id: 1 } })
        : json(400, { ok: false })
    },
  },
  mattermost: {
    host: 'chat.example.com',
    right: { address: 'https://chat.example.com/hooks/right' },
    wrong: [{ address: 'https://chat.example.com/hooks/old' }, 'webhookDeleted'],
    gone: [{ address: 'https://chat.example.com/old/hooks/right' }, 'webhookDeleted'],
    tooMany: json(429, { id: 'api.rate_limit' }, RETRY),
    answer(received) {
      if (!received.path.startsWith('/hooks/')) return json(404, { id: 'api.context.404.app_error' })
      if (received.path !== '/hooks/right')
        return json(400, { id: 'web.incoming_webhook.invalid.app_error', message: 'Invalid webhook.' })
      return has(received, 'text') && !/@all/.test(received.body)
        ? [200, 'ok']
        : json(400, { message: 'Unable to parse' })
    },
  },
  webhook: {
    host: 'hooks.example.com',
    right: { address: 'https://hooks.example.com/soteria', headers: 'Authorization: Bearer right\nX-Team: shop' },
    wrong: [{ address: 'https://hooks.example.com/soteria', headers: 'Authorization: Bearer old' }, 'refused'],
    gone: [{ address: 'https://hooks.example.com/gone', headers: 'Authorization: Bearer right' }, 'gone'],
    tooMany: [429, '', RETRY],
    answer(received) {
      if (bearer(received) !== 'right') return [401, '']
      if (received.path !== '/soteria') return [410, '']
      return isEvent(received) && received.headers['x-team'] === 'shop' ? [200, '{"received":true}'] : [400, '']
    },
  },
  zapier: {
    host: 'hooks.zapier.com',
    right: { address: 'https://hooks.zapier.com/hooks/catch/1/right/' },
    wrong: [{ address: 'https://hooks.zapier.com/hooks/catch/1/old/' }, 'flowGone'],
    gone: [{ address: 'https://hooks.zapier.com/hooks/catch/1/off/' }, 'flowGone'],
    tooMany: json(429, { status: 'error' }, RETRY),
    answer(received) {
      if (received.path.endsWith('/off/')) return [410, 'please unsubscribe me!']
      if (!received.path.endsWith('/right/')) return json(404, { status: 'error' })
      return isEvent(received) ? json(200, { status: 'success', id: '1', request_id: '2' }) : [400, '']
    },
  },
  make: {
    host: 'hook.eu1.make.com',
    right: { address: 'https://hook.eu1.make.com/right' },
    wrong: [{ address: 'https://hook.eu1.make.com/old' }, 'makeOff'],
    gone: [{ address: 'https://hook.eu1.make.com/off' }, 'makeOff'],
    tooMany: [429, 'Too many requests', RETRY],
    answer: (received) =>
      received.path === '/right' && isEvent(received)
        ? [200, 'Accepted']
        : [410, 'There is no scenario listening for this webhook.'],
  },
  n8n: {
    host: 'n8n.example.com',
    right: { address: 'https://n8n.example.com/webhook/right' },
    wrong: [{ address: 'https://n8n.example.com/webhook/old' }, 'n8nInactive'],
    gone: [{ address: 'https://n8n.example.com/webhook-test/right' }, 'n8nInactive'],
    tooMany: [429, '', RETRY],
    answer(received) {
      if (received.path === '/webhook/right' && isEvent(received)) return json(200, { message: 'Workflow was started' })
      return json(404, { code: 404, message: 'The requested webhook "POST old" is not registered.' })
    },
  },
  jira: {
    host: 'linden.atlassian.net',
    right: {
      site: 'https://linden.atlassian.net',
      email: 'ada@example.com',
      token: 'right',
      project: 'SHOP',
      kind: 'Bug',
      priority: true,
    },
    wrong: [
      { site: 'https://linden.atlassian.net', email: 'ada@example.com', token: 'old', project: 'SHOP', kind: 'Bug' },
      'jiraToken',
    ],
    gone: [
      { site: 'https://linden.atlassian.net', email: 'ada@example.com', token: 'right', project: 'GONE', kind: 'Bug' },
      'jiraProject',
    ],
    tooMany: json(429, {}, RETRY),
    answer(received) {
      if (basicOf(received) !== 'ada@example.com:right')
        return [401, 'Client must be authenticated to access this resource.']
      if (received.path === '/rest/api/3/issue/SHOP-7/comment')
        return has(received, 'body') ? json(201, { id: '1' }) : json(400, {})
      const fields = received.json.fields as Record<string, Record<string, unknown>> | undefined
      if (received.path !== '/rest/api/3/issue' || !fields) return json(404, {})
      if (fields.project?.key !== 'SHOP')
        return json(400, { errorMessages: [], errors: { project: 'valid project is required' } })
      return fields.description?.type === 'doc' && fields.priority?.name === 'Highest'
        ? json(201, { id: '10000', key: 'SHOP-7' })
        : json(400, { errors: {} })
    },
  },
  github: {
    host: 'api.github.com',
    right: { repository: 'acme/shop', token: 'right', labels: 'security\nsoteria', closes: true },
    wrong: [{ repository: 'acme/shop', token: 'old', labels: '' }, 'githubToken'],
    gone: [{ repository: 'acme/gone', token: 'right', labels: '' }, 'githubNotFound'],
    tooMany: json(403, { message: 'You have exceeded a secondary rate limit.' }, RETRY),
    answer(received) {
      if (bearer(received) !== 'right') return json(401, { message: 'Bad credentials' })
      if (!received.path.startsWith('/repos/acme/shop/issues')) return json(404, { message: 'Not Found' })
      if (received.method === 'PATCH')
        return received.json.state === 'closed' ? json(200, { number: 7 }) : json(422, {})
      if (received.path.endsWith('/7/comments')) return json(201, { id: 1 })
      return has(received, 'title', 'body', 'labels')
        ? json(201, { number: 7 })
        : json(422, { message: 'Validation Failed' })
    },
  },
  trello: {
    host: 'api.trello.com',
    right: { key: LONG, token: 'right', list: 'a'.repeat(24) },
    wrong: [{ key: LONG, token: 'old', list: 'a'.repeat(24) }, 'trelloToken'],
    gone: [{ key: LONG, token: 'right', list: 'b'.repeat(24) }, 'trelloList'],
    tooMany: json(429, { error: 'API_TOKEN_LIMIT_EXCEEDED' }, RETRY),
    answer(received) {
      if (received.headers.authorization !== `OAuth oauth_consumer_key="${LONG}", oauth_token="right"`)
        return [401, 'invalid token']
      if (received.path === '/1/cards/card7/actions/comments') return json(200, { id: 'comment1' })
      return received.json.idList === 'a'.repeat(24) && has(received, 'name', 'desc')
        ? json(200, { id: 'card7' })
        : [400, 'invalid value for idList']
    },
  },
  pagerduty: {
    host: 'events.pagerduty.com',
    right: { key: LONG, region: 'us' },
    wrong: [{ key: 'b'.repeat(32), region: 'us' }, 'pagerdutyKey'],
    gone: [{ key: 'c'.repeat(32), region: 'us' }, 'pagerdutyKey'],
    tooMany: json(
      429,
      { status: 'throttle exceeded', message: 'Requests for this service are arriving too quickly.' },
      RETRY,
    ),
    answer(received) {
      if (received.json.routing_key !== LONG)
        return json(400, {
          status: 'invalid event',
          message: 'Event object is invalid',
          errors: ['Invalid routing key'],
        })
      return has(received, 'dedup_key', 'event_action')
        ? json(202, { status: 'success', message: 'Event processed', dedup_key: 'x' })
        : json(400, {})
    },
  },
  ntfy: {
    host: 'ntfy.example.com',
    right: { server: 'https://ntfy.example.com', topic: 'night-duty', token: 'right' },
    wrong: [{ server: 'https://ntfy.example.com', topic: 'night-duty', token: 'old' }, 'ntfyToken'],
    gone: [{ server: 'https://ntfy.example.com', topic: 'others', token: 'right' }, 'ntfyTopic'],
    tooMany: json(429, { code: 42901, http: 429, error: 'limit reached: too many requests' }, RETRY),
    answer(received) {
      if (bearer(received) !== 'right') return json(401, { code: 40101, http: 401, error: 'unauthorized' })
      if (received.json.topic !== 'night-duty') return json(403, { code: 40301, http: 403, error: 'forbidden' })
      return received.path === '/' && has(received, 'title', 'message')
        ? json(200, { id: 'x', event: 'message' })
        : json(404, {})
    },
  },
  hubspot: {
    host: 'api.hubapi.com',
    right: { token: 'right' },
    wrong: [{ token: 'old' }, 'hubspotToken'],
    gone: [{ token: 'narrow' }, 'hubspotScope'],
    tooMany: json(429, { status: 'error', category: 'RATE_LIMITS' }, RETRY),
    answer(received) {
      if (bearer(received) === 'narrow') return json(403, { status: 'error', category: 'MISSING_SCOPES' })
      if (bearer(received) !== 'right') return json(401, { status: 'error', category: 'INVALID_AUTHENTICATION' })
      return received.path === '/crm/v3/objects/contacts/batch/upsert' && has(received, 'inputs')
        ? json(201, { status: 'COMPLETE', results: [{ id: '1' }] })
        : json(400, {})
    },
  },
  mailchimp: {
    host: 'us21.api.mailchimp.com',
    right: { key: `${LONG}-us21`, audience: 'a1b2c3d4e5', tags: 'widget' },
    wrong: [{ key: `${'b'.repeat(32)}-us21`, audience: 'a1b2c3d4e5' }, 'mailchimpKey'],
    gone: [{ key: `${LONG}-us21`, audience: 'ffffffffff' }, 'mailchimpAudience'],
    tooMany: json(429, { title: 'TooManyRequests', status: 429 }, RETRY),
    answer(received) {
      if (!basicOf(received).endsWith(`:${LONG}-us21`)) return json(401, { title: 'API Key Invalid', status: 401 })
      if (!received.path.startsWith('/3.0/lists/a1b2c3d4e5/members/grace%40example.com'))
        return json(404, { title: 'Resource Not Found', status: 404 })
      if (received.path.endsWith('/tags')) return has(received, 'tags') ? [204, ''] : json(400, {})
      return received.method === 'PUT' && received.json.status_if_new === 'pending'
        ? json(200, { id: 'x', status: 'pending' })
        : json(400, {})
    },
  },
}
