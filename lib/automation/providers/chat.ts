import { cut, type Message, plain, postJson } from '@/lib/automation/message'
import { type Provider, textOf } from '@/lib/automation/provider'
import { explainBy, jsonOf } from '@/lib/automation/reason'

/** What stands for its severity beside a message, as hexadecimal RGB. */
const COLORS = {
  critical: 0xb3_12_3f,
  high: 0xc2_41_0c,
  medium: 0xb4_53_09,
  low: 0x1d_4e_d8,
  info: 0x57_53_4e,
} as const

/** Slack reads `<!channel>` as a call to everyone. */
const slackText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

function slackBody(message: Message) {
  const { title, text, link } = message
  const section = (words: string) => ({ type: 'section', text: { type: 'mrkdwn', text: words } })
  return {
    text: slackText(cut(plain(message), 3_000)),
    blocks: [
      { type: 'header', text: { type: 'plain_text', text: cut(title, 150), emoji: false } },
      ...(text ? [section(slackText(cut(text, 2_500)))] : []),
      ...(link ? [section(`<${encodeURI(link.url)}|${slackText(link.label)}>`)] : []),
    ],
  }
}

const slack: Provider = {
  type: 'slack',
  group: 'chat',
  takes: 'notice',
  fields: [
    {
      key: 'address',
      label: 'webhookUrl',
      help: 'slack',
      kind: 'url',
      secret: true,
      required: true,
      hosts: ['hooks.slack.com'],
      start: 'https://hooks.slack.com/services/',
    },
  ],
  send: (message, config) => [postJson(textOf(config, 'address'), slackBody(message))],
  ok: (status, reply) => status === 200 && reply.trim() === 'ok',
  explain: explainBy(
    [403, /invalid_token/, 'slackToken'],
    [404, /no_service|no_team/, 'slackRemoved'],
    [403, /no_service|action_prohibited/, 'slackProhibited'],
    [404, /channel_not_found/, 'channelGone'],
    [410, /channel_is_archived/, 'channelArchived'],
  ),
}

/** Discord reads Markdown in whatever it is sent. */
const discordText = (text: string) => text.replace(/[\\*_~`|[\]<>]/g, (sign) => `\\${sign}`)

const discord: Provider = {
  type: 'discord',
  group: 'chat',
  takes: 'notice',
  fields: [
    {
      key: 'address',
      label: 'webhookUrl',
      help: 'discord',
      kind: 'url',
      secret: true,
      required: true,
      hosts: ['discord.com', 'discordapp.com', 'canary.discord.com', 'ptb.discord.com'],
      start: 'https://discord.com/api/webhooks/',
    },
    { key: 'name', label: 'senderName', kind: 'line', max: 80 },
  ],
  send: ({ title, text, link, severity }, config) => [
    postJson(textOf(config, 'address'), {
      content: cut(discordText(title), 2_000),
      ...(textOf(config, 'name') && { username: textOf(config, 'name') }),
      ...((text || link) && {
        embeds: [
          {
            title: link?.label,
            url: link?.url,
            description: cut(discordText(text), 4_000),
            color: COLORS[severity ?? 'info'],
          },
        ],
      }),
      allowed_mentions: { parse: [] },
    }),
  ],
  ok: (status) => status === 204 || status === 200,
  explain: explainBy(
    [404, /10015|Unknown Webhook/, 'webhookDeleted'],
    [401, /50027|Invalid Webhook Token/, 'webhookDeleted'],
  ),
}

const teams: Provider = {
  type: 'teams',
  group: 'chat',
  takes: 'notice',
  fields: [
    {
      key: 'address',
      label: 'workflowUrl',
      help: 'teams',
      kind: 'url',
      secret: true,
      required: true,
      hosts: ['*.logic.azure.com', '*.powerplatform.com'],
      start: 'https://',
    },
  ],
  send: ({ title, text, link }, config) => [
    postJson(textOf(config, 'address'), {
      type: 'message',
      attachments: [
        {
          contentType: 'application/vnd.microsoft.card.adaptive',
          contentUrl: null,
          content: {
            $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
            type: 'AdaptiveCard',
            version: '1.4',
            body: [
              { type: 'TextBlock', text: teamsText(cut(title, 500)), weight: 'Bolder', size: 'Medium', wrap: true },
              ...(text ? [{ type: 'TextBlock', text: teamsText(cut(text, 4_000)), wrap: true }] : []),
            ],
            ...(link && { actions: [{ type: 'Action.OpenUrl', title: link.label, url: link.url }] }),
          },
        },
      ],
    }),
  ],
  ok: (status) => status === 202 || status === 200,
  explain: explainBy(
    [404, null, 'workflowGone'],
    [400, /WorkflowTriggerIsNotEnabled|TriggerDisabled/i, 'workflowOff'],
    [401, null, 'workflowAccess'],
  ),
}

/** A TextBlock reads Markdown, links too; a line break is two. */
const teamsText = (text: string) => text.replace(/[\\*_[\]]/g, (sign) => `\\${sign}`).replaceAll('\n', '\n\n')

const googleChat: Provider = {
  type: 'google_chat',
  group: 'chat',
  takes: 'notice',
  fields: [
    {
      key: 'address',
      label: 'webhookUrl',
      help: 'googleChat',
      kind: 'url',
      secret: true,
      required: true,
      hosts: ['chat.googleapis.com'],
      start: 'https://chat.googleapis.com/v1/spaces/',
    },
  ],
  // `<users/all>` calls everyone, and there is no way to escape it.
  send: (message, config) => [
    postJson(textOf(config, 'address'), { text: cut(plain(message), 4_000).replaceAll('<', '‹') }),
  ],
  ok: (status, reply) => status === 200 && typeof jsonOf(reply).name === 'string',
  explain: explainBy(
    [400, /API key|INVALID_ARGUMENT/, 'webhookDeleted'],
    [403, null, 'webhookDeleted'],
    [404, null, 'webhookDeleted'],
  ),
}

const telegram: Provider = {
  type: 'telegram',
  group: 'chat',
  takes: 'notice',
  fields: [
    {
      key: 'token',
      label: 'botToken',
      help: 'telegram',
      kind: 'secret',
      required: true,
      max: 100,
      pattern: /^\d{5,15}:[\w-]{30,60}$/,
      refusal: 'telegram_token',
    },
    {
      key: 'chat',
      label: 'chat',
      help: 'telegramChat',
      kind: 'line',
      required: true,
      max: 60,
      pattern: /^(-?\d{1,20}|@\w{4,40})$/,
      refusal: 'telegram_chat',
    },
  ],
  send: (message, config) => [
    postJson(`https://api.telegram.org/bot${textOf(config, 'token')}/sendMessage`, {
      chat_id: textOf(config, 'chat'),
      text: cut(plain(message), 4_000),
      link_preview_options: { is_disabled: true },
    }),
  ],
  ok: (status, reply) => status === 200 && jsonOf(reply).ok === true,
  explain: explainBy(
    [401, null, 'telegramToken'],
    [404, null, 'telegramToken'],
    [400, /chat not found|CHAT_ID_INVALID|chat_id is empty/i, 'telegramChat'],
    [400, /upgraded to a supergroup/i, 'telegramMoved'],
    [403, null, 'telegramRemoved'],
  ),
}

const mattermost: Provider = {
  type: 'mattermost',
  group: 'chat',
  takes: 'notice',
  fields: [
    {
      key: 'address',
      label: 'webhookUrl',
      help: 'mattermost',
      kind: 'url',
      secret: true,
      required: true,
      start: 'https://',
    },
  ],
  send: ({ title, text, link }, config) => [
    postJson(textOf(config, 'address'), {
      text: [
        `**${mattermostText(title)}**`,
        mattermostText(text),
        link && `[${mattermostText(link.label)}](${encodeURI(link.url)})`,
      ]
        .filter(Boolean)
        .join('\n\n'),
    }),
  ],
  ok: (status, reply) => status === 200 && reply.trim() === 'ok',
  explain: explainBy(
    [400, /Invalid webhook|Couldn't find/i, 'webhookDeleted'],
    [404, null, 'webhookDeleted'],
    [501, null, 'webhooksOff'],
  ),
}

/** A name after an @ calls somebody, or everyone. */
const mattermostText = (text: string) =>
  cut(text, 4_000)
    .replace(/[\\*_`[\]]/g, (sign) => `\\${sign}`)
    .replaceAll('@', '@\u200b')

export const chat = [slack, discord, teams, googleChat, telegram, mattermost]
