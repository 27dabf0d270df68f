import { basic, cut, type Message, postJson } from '@/lib/automation/message'
import { type Config, linesOf, type Provider, textOf } from '@/lib/automation/provider'
import { explainBy, jsonOf } from '@/lib/automation/reason'

const SEVERITY_PRIORITY = { critical: 'Highest', high: 'High', medium: 'Medium', low: 'Low', info: 'Lowest' } as const

const bodyOf = ({ text, link }: Message) => [text, link?.url].filter(Boolean).join('\n\n')

/** Jira's document format: a paragraph for each line. */
const adf = (text: string) => ({
  type: 'doc',
  version: 1,
  content: linesOf(cut(text, 20_000)).map((line) => ({ type: 'paragraph', content: [{ type: 'text', text: line }] })),
})

const jira: Provider = {
  type: 'jira',
  group: 'ticket',
  takes: 'ticket',
  fields: [
    {
      key: 'site',
      label: 'jiraSite',
      kind: 'url',
      required: true,
      hosts: ['*.atlassian.net', '*.jira.com'],
      start: 'https://',
      placeholder: 'https://example.atlassian.net',
    },
    {
      key: 'email',
      label: 'email',
      kind: 'line',
      required: true,
      max: 254,
      pattern: /^[^\s@]+@[^\s@]+$/,
      refusal: 'not_an_email',
    },
    { key: 'token', label: 'apiToken', help: 'jira', kind: 'secret', required: true, max: 500 },
    {
      key: 'project',
      label: 'jiraProject',
      kind: 'line',
      required: true,
      max: 20,
      pattern: /^[A-Z][A-Z0-9_]+$/i,
      refusal: 'jira_project',
      placeholder: 'SHOP',
    },
    { key: 'kind', label: 'issueType', kind: 'line', required: true, max: 60, initial: 'Task' },
    { key: 'priority', label: 'priority', help: 'priority', kind: 'switch' },
  ],
  send(message, config) {
    const site = new URL(textOf(config, 'site')).origin
    const headers = { authorization: basic(textOf(config, 'email'), textOf(config, 'token')) }
    if (message.ticket)
      return [
        postJson(
          `${site}/rest/api/3/issue/${encodeURIComponent(message.ticket)}/comment`,
          { body: adf(`${message.title}\n${bodyOf(message)}`) },
          headers,
        ),
      ]
    const fields = {
      project: { key: textOf(config, 'project').toUpperCase() },
      issuetype: { name: message.ticketKind || textOf(config, 'kind') },
      summary: cut(message.title.replaceAll('\n', ' '), 250),
      description: adf(bodyOf(message)),
      ...(config.priority === true && message.severity && { priority: { name: SEVERITY_PRIORITY[message.severity] } }),
    }
    return [postJson(`${site}/rest/api/3/issue`, { fields }, headers)]
  },
  ok: (status) => status === 201,
  explain: explainBy(
    [401, null, 'jiraToken'],
    [403, null, 'jiraPermission'],
    [400, /"project"/, 'jiraProject'],
    [400, /"issuetype"/, 'jiraKind'],
    [400, /"priority"/, 'jiraPriority'],
    [404, null, 'ticketGone'],
  ),
  reference: (reply) => stringOf(jsonOf(reply).key),
}

const github: Provider = {
  type: 'github',
  group: 'ticket',
  takes: 'ticket',
  fields: [
    {
      key: 'repository',
      label: 'repository',
      kind: 'line',
      required: true,
      max: 140,
      pattern: /^[A-Za-z0-9-]{1,39}\/[\w.-]{1,100}$/,
      refusal: 'github_repository',
      placeholder: 'acme/shop',
    },
    { key: 'token', label: 'accessToken', help: 'github', kind: 'secret', required: true, max: 300 },
    { key: 'labels', label: 'labels', help: 'oneALine', kind: 'list', most: 10, max: 50 },
    { key: 'closes', label: 'closeFixed', kind: 'switch' },
  ],
  send(message, config) {
    const issues = `https://api.github.com/repos/${textOf(config, 'repository')}/issues`
    const headers = {
      authorization: `Bearer ${textOf(config, 'token')}`,
      accept: 'application/vnd.github+json',
      'x-github-api-version': '2022-11-28',
    }
    const body = githubText(cut(bodyOf(message), 60_000))
    if (!message.ticket)
      return [
        postJson(
          issues,
          { title: cut(message.title.replaceAll('\n', ' '), 250), body, labels: linesOf(config.labels) },
          headers,
        ),
      ]
    const issue = `${issues}/${encodeURIComponent(message.ticket)}`
    const comment = postJson(`${issue}/comments`, { body: `${githubText(message.title)}\n\n${body}` }, headers)
    const closing = postJson(issue, { state: 'closed', state_reason: 'completed' }, headers)
    // The comment last: a try that breaks off between the two is made again, and closing twice is closing once.
    return message.isOver && config.closes === true ? [{ ...closing, method: 'PATCH' }, comment] : [comment]
  },
  ok: (status) => status === 201 || status === 200,
  explain: explainBy(
    [401, null, 'githubToken'],
    [403, /rate limit|abuse|secondary/i, 'rateLimited'],
    [403, null, 'githubPermission'],
    [404, null, 'githubNotFound'],
    [410, null, 'githubIssuesOff'],
    [422, null, 'githubRefused'],
  ),
  reference: (reply) => stringOf(jsonOf(reply).number),
}

/** A name after an @ is told, whoever it is. */
const githubText = (text: string) => text.replaceAll('@', '@\u200b')

const trello: Provider = {
  type: 'trello',
  group: 'ticket',
  takes: 'ticket',
  fields: [
    {
      key: 'key',
      label: 'apiKey',
      help: 'trello',
      kind: 'secret',
      required: true,
      max: 100,
      pattern: /^[0-9a-f]{32}$/i,
      refusal: 'key_of_32',
    },
    { key: 'token', label: 'apiToken', kind: 'secret', required: true, max: 200 },
    {
      key: 'list',
      label: 'trelloList',
      help: 'trelloList',
      kind: 'line',
      required: true,
      max: 24,
      pattern: /^[0-9a-f]{24}$/i,
      refusal: 'trello_list',
    },
  ],
  send(message, config) {
    const headers = trelloAccess(config)
    if (message.ticket) {
      const text = cut(`${message.title}\n\n${bodyOf(message)}`, 16_000)
      return [
        postJson(
          `https://api.trello.com/1/cards/${encodeURIComponent(message.ticket)}/actions/comments`,
          { text },
          headers,
        ),
      ]
    }
    const card = {
      idList: textOf(config, 'list'),
      name: cut(message.title, 500),
      desc: cut(bodyOf(message), 16_000),
      pos: 'top',
    }
    return [postJson('https://api.trello.com/1/cards', card, headers)]
  },
  ok: (status, reply) => status === 200 && typeof jsonOf(reply).id === 'string',
  explain: explainBy(
    [401, /invalid key/i, 'trelloKey'],
    [401, null, 'trelloToken'],
    [400, /idList/i, 'trelloList'],
    [404, /idList|list/i, 'trelloList'],
    [404, null, 'ticketGone'],
  ),
  reference: (reply) => stringOf(jsonOf(reply).id),
}

/** In a header: an address ends up in logs. */
const trelloAccess = (config: Config) => ({
  authorization: `OAuth oauth_consumer_key="${textOf(config, 'key')}", oauth_token="${textOf(config, 'token')}"`,
})

const stringOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : null)

export const ticket = [jira, github, trello]
