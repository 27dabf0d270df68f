import { postJson } from '@/lib/automation/message'
import { headersOf, type HttpProvider, type Provider, textOf } from '@/lib/automation/provider'
import { explainBy, isSuccess } from '@/lib/automation/reason'

/** The event as JSON. The server signs it: that is not for a browser to do. */
const sendsEvent: Pick<HttpProvider, 'takes' | 'isSigned' | 'send' | 'ok'> = {
  takes: 'event',
  isSigned: true,
  send: ({ event }, config) => [
    postJson(textOf(config, 'address'), event, Object.fromEntries(headersOf(config.headers))),
  ],
  ok: isSuccess,
}

const webhook: Provider = {
  ...sendsEvent,
  type: 'webhook',
  group: 'code',
  fields: [
    {
      key: 'address',
      label: 'url',
      help: 'webhook',
      kind: 'url',
      required: true,
      start: 'https://',
      placeholder: 'https://example.com/hooks/soteria',
    },
    {
      key: 'headers',
      label: 'headers',
      help: 'headers',
      kind: 'headers',
      secret: true,
      most: 10,
      max: 500,
      placeholder: 'X-Team: shop',
    },
  ],
}

const zapier: Provider = {
  ...sendsEvent,
  type: 'zapier',
  group: 'flow',
  fields: [
    {
      key: 'address',
      label: 'webhookUrl',
      help: 'zapier',
      kind: 'url',
      secret: true,
      required: true,
      hosts: ['hooks.zapier.com'],
      start: 'https://hooks.zapier.com/hooks/catch/',
    },
  ],
  explain: explainBy([404, null, 'flowGone'], [410, null, 'flowGone']),
}

const make: Provider = {
  ...sendsEvent,
  type: 'make',
  group: 'flow',
  fields: [
    {
      key: 'address',
      label: 'webhookUrl',
      help: 'make',
      kind: 'url',
      secret: true,
      required: true,
      hosts: ['hook.make.com', '*.make.com', '*.make.celonis.com'],
      start: 'https://hook.',
    },
  ],
  explain: explainBy([400, /queue is full/i, 'makeQueue'], [404, null, 'flowGone'], [410, null, 'makeOff']),
}

const n8n: Provider = {
  ...sendsEvent,
  type: 'n8n',
  group: 'flow',
  fields: [
    {
      key: 'address',
      label: 'productionUrl',
      help: 'n8n',
      kind: 'url',
      secret: true,
      required: true,
      start: 'https://',
    },
  ],
  explain: explainBy([404, /not registered/i, 'n8nInactive'], [404, null, 'n8nInactive']),
}

export const flow = [webhook, zapier, make, n8n]
