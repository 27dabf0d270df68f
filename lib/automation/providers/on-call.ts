import type { Severity } from '@/lib/contract/scan-result'
import { cut, type Message, postJson } from '@/lib/automation/message'
import { type Provider, textOf } from '@/lib/automation/provider'
import { explainBy, jsonOf } from '@/lib/automation/reason'

const PAGERDUTY: Record<Severity, string> = {
  critical: 'critical',
  high: 'error',
  medium: 'warning',
  low: 'warning',
  info: 'info',
}
const PAGERDUTY_HOSTS = { us: 'events.pagerduty.com', eu: 'events.eu.pagerduty.com' } as const

function pagerdutyEvent(message: Message, routingKey: string) {
  const { title, text, link, severity, site, about, sender, event } = message
  const known = { routing_key: routingKey, dedup_key: cut(about, 255) }
  if (message.isOver) return { ...known, event_action: 'resolve' }
  return {
    ...known,
    event_action: 'trigger',
    client: sender,
    payload: {
      summary: cut(title, 1_024),
      source: site ?? sender,
      severity: PAGERDUTY[severity ?? 'critical'],
      timestamp: event.timestamp,
      custom_details: { text: cut(text, 4_000) },
    },
    ...(link && { links: [{ href: link.url, text: link.label }] }),
  }
}

const pagerduty: Provider = {
  type: 'pagerduty',
  group: 'onCall',
  takes: 'notice',
  fields: [
    {
      key: 'key',
      label: 'routingKey',
      help: 'pagerduty',
      kind: 'secret',
      required: true,
      max: 32,
      pattern: /^[0-9a-zA-Z]{32}$/,
      refusal: 'key_of_32',
    },
    { key: 'region', label: 'region', kind: 'select', options: Object.keys(PAGERDUTY_HOSTS) },
  ],
  send: (message, config) => [
    postJson(
      `https://${PAGERDUTY_HOSTS[config.region === 'eu' ? 'eu' : 'us']}/v2/enqueue`,
      pagerdutyEvent(message, textOf(config, 'key')),
    ),
  ],
  ok: (status, reply) => status === 202 && jsonOf(reply).status === 'success',
  explain: explainBy([400, /routing.?key|invalid key/i, 'pagerdutyKey'], [404, null, 'pagerdutyKey']),
}

const PRIORITY: Record<Severity, number> = { critical: 5, high: 4, medium: 3, low: 2, info: 2 }

const ntfy: Provider = {
  type: 'ntfy',
  group: 'onCall',
  takes: 'notice',
  fields: [
    { key: 'server', label: 'server', kind: 'url', required: true, start: 'https://', initial: 'https://ntfy.sh' },
    {
      key: 'topic',
      label: 'topic',
      help: 'ntfy',
      kind: 'line',
      required: true,
      max: 64,
      pattern: /^[\w-]+$/,
      refusal: 'plain_letters',
    },
    { key: 'token', label: 'accessToken', kind: 'secret', max: 200 },
  ],
  send: ({ title, text, link, severity, isOver }, config) => [
    postJson(
      new URL('/', textOf(config, 'server')).href,
      {
        topic: textOf(config, 'topic'),
        title: cut(title, 250),
        message: cut(text || title, 3_000),
        priority: isOver ? 3 : PRIORITY[severity ?? 'critical'],
        ...(link && { click: link.url }),
      },
      textOf(config, 'token') ? { authorization: `Bearer ${textOf(config, 'token')}` } : {},
    ),
  ],
  ok: (status, reply) => status === 200 && typeof jsonOf(reply).id === 'string',
  explain: explainBy(
    [401, null, 'ntfyToken'],
    [403, null, 'ntfyTopic'],
    [404, null, 'notNtfy'],
    [405, null, 'notNtfy'],
  ),
}

export const onCall = [pagerduty, ntfy]
