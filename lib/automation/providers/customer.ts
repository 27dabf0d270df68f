import { basic, postJson } from '@/lib/automation/message'
import { linesOf, type Provider, textOf } from '@/lib/automation/provider'
import { explainBy, jsonOf } from '@/lib/automation/reason'

const hubspot: Provider = {
  type: 'hubspot',
  group: 'customer',
  takes: 'contact',
  fields: [{ key: 'token', label: 'accessToken', help: 'hubspot', kind: 'secret', required: true, max: 200 }],
  send({ contact }, config) {
    if (!contact) return []
    const [firstname = '', ...rest] = contact.name.split(' ')
    const properties = { email: contact.email, firstname, lastname: rest.join(' '), website: contact.website }
    // Makes the contact, or changes the one with this address.
    const body = { inputs: [{ id: contact.email, idProperty: 'email', properties }] }
    return [
      postJson('https://api.hubapi.com/crm/v3/objects/contacts/batch/upsert', body, {
        authorization: `Bearer ${textOf(config, 'token')}`,
      }),
    ]
  },
  ok: (status, reply) => (status === 200 || status === 201) && Array.isArray(jsonOf(reply).results),
  explain: explainBy(
    [401, null, 'hubspotToken'],
    [403, null, 'hubspotScope'],
    [207, null, 'contactRefused'],
    [400, null, 'contactRefused'],
  ),
}

const mailchimp: Provider = {
  type: 'mailchimp',
  group: 'customer',
  takes: 'contact',
  fields: [
    {
      key: 'key',
      label: 'apiKey',
      help: 'mailchimp',
      kind: 'secret',
      required: true,
      max: 100,
      pattern: /^\w{16,80}-[a-z]{2,4}\d{1,3}$/,
      refusal: 'mailchimp_key',
    },
    {
      key: 'audience',
      label: 'audience',
      help: 'audience',
      kind: 'line',
      required: true,
      max: 20,
      pattern: /^[0-9a-f]{6,20}$/i,
      refusal: 'mailchimp_audience',
    },
    { key: 'tags', label: 'tags', help: 'oneALine', kind: 'list', most: 10, max: 100 },
  ],
  send({ contact }, config) {
    if (!contact) return []
    const key = textOf(config, 'key')
    const headers = { authorization: basic('key', key) }
    const member = `https://${key.split('-').at(-1)}.api.mailchimp.com/3.0/lists/${textOf(config, 'audience')}/members/${encodeURIComponent(contact.email.toLowerCase())}`
    const [FNAME = '', ...rest] = contact.name.split(' ')
    // Whoever is new is asked by Mailchimp first; whoever has left stays away.
    const body = {
      email_address: contact.email,
      status_if_new: 'pending',
      merge_fields: { FNAME, LNAME: rest.join(' ') },
    }
    const tags = [...linesOf(config.tags), ...contact.tags].map((name) => ({ name, status: 'active' }))
    const put = { ...postJson(member, body, headers), method: 'PUT' as const }
    return tags.length > 0 ? [put, postJson(`${member}/tags`, { tags }, headers)] : [put]
  },
  ok: (status) => status === 200 || status === 204,
  explain: explainBy(
    [401, null, 'mailchimpKey'],
    [403, null, 'mailchimpKey'],
    [404, null, 'mailchimpAudience'],
    [400, null, 'contactRefused'],
  ),
}

export const customer = [hubspot, mailchimp]
