import type { OUTREACH_TONES } from '@/lib/contract/lead-record'
import type { outreach } from '@/lib/messages/en/outreach'
import type { Channel } from './outreach-rules'

type Tone = (typeof OUTREACH_TONES)[number]
type Key = keyof typeof outreach.text
/** The words of the language that the text is in. */
export type Say = (key: Key, values?: Record<string, string>) => string

/** A finding as it is told: in the words of its rule. */
export type Told = { issue: string; title: string; means: string }

export type OutreachInput = {
  channel: Channel
  tone: Tone
  business: { name: string; host: string | null; phone: string | null; address: string | null }
  sender: { name: string; company: string; address: string; phone: string }
  facts: readonly Told[]
  /** The day of the scan, in words. */
  seenOn: string | null
  /** Where the contact details are from, and since when, in words. */
  source: { name: string; day: string } | null
  reportUrl: string | null
  optOutUrl: string | null
}

export type OutreachText = {
  subject: string
  body: string
  /** The sentence of each finding as it stands in the body. */
  lines: { issue: string; text: string }[]
  /** What has to stand in the body, whatever a person makes of it. */
  required: { code: 'sender' | 'address' | 'source' | 'way_out'; texts: string[] }[]
}

/** What turns the direction of the text around it, or is not seen at all. */
const UNSEEN = /[\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]+/g
const CONTROLS = /[\p{Cc}\p{Cs}\u2028\u2029]+/gu
const LONGEST = 400
const LONGEST_SUBJECT = 200

/** What a stranger says, as one line of text. */
export function oneLine(text: string, max = LONGEST): string {
  const line = text.replaceAll(UNSEEN, '').replaceAll(CONTROLS, ' ').replaceAll(/\s+/g, ' ').trim()
  const signs = Array.from(line)
  return signs.length > max ? `${signs.slice(0, max - 1).join('')}…` : line
}

/** Several lines stay several. */
const lines = (text: string) =>
  text
    .split(/\r?\n/)
    .map((line) => oneLine(line))
    .filter(Boolean)

const ended = (sentence: string) => (/[.!?…:]$/.test(sentence) ? sentence : `${sentence}.`)

/** The text to a stranger: nothing about their site but what the last scan of it proves, and always who writes and why. */
export function outreachText(say: Say, input: OutreachInput): OutreachText {
  const told = input.facts.map((fact) => ({ issue: fact.issue, text: factLine(fact, input.tone) }))
  const parts = { letter: letterParts, mail: mailParts, call: callParts }[input.channel](say, input, told)
  const body = parts
    .map((part) => part.filter(Boolean).join('\n'))
    .filter(Boolean)
    .join('\n\n')
  const [source, wayOut] = closing(say, input)
  return {
    subject: subjectOf(say, input),
    body,
    lines: told,
    required: [
      { code: 'sender', texts: [oneLine(input.sender.name)] },
      // What is said on the phone has no letterhead.
      ...(input.channel === 'call' ? [] : [{ code: 'address' as const, texts: lines(input.sender.address) }]),
      { code: 'source', texts: [source || ''] },
      { code: 'way_out', texts: [wayOut || ''] },
    ],
  }
}

type Line = OutreachText['lines'][number]
type Part = (string | null | false)[]

function factLine({ title, means }: Told, tone: Tone): string {
  const said = ended(oneLine(title))
  return tone === 'short' ? said : [said, oneLine(means)].filter(Boolean).join(' ')
}

function subjectOf(say: Say, { business, facts: [worst] }: OutreachInput): string {
  const host = business.host ? oneLine(business.host, 100) : null
  if (worst && host) return oneLine(`${host}: ${oneLine(worst.title)}`, LONGEST_SUBJECT)
  return oneLine(host ? say('subject', { host }) : say('subjectNoSite'), LONGEST_SUBJECT)
}

function who(say: Say, { sender }: OutreachInput): string {
  const [name, company] = [oneLine(sender.name), oneLine(sender.company)]
  if (!name) return ''
  return company ? say('whoOf', { name, company }) : say('who', { name })
}

/** Who writes, what was seen and what is offered. */
function middle(say: Say, input: OutreachInput, told: readonly Line[]): Part[] {
  const { business, facts, seenOn, tone, reportUrl } = input
  const place = oneLine(business.host ?? business.name, 200)
  const hasSeen = facts.length > 0 && seenOn !== null
  const seen = hasSeen
    ? say(({ plain: 'seenPlain', warm: 'seenWarm', short: 'seenShort' } as const)[tone], { host: place, day: seenOn })
    : say('noFacts')
  const offer = hasSeen
    ? say(({ plain: 'offerPlain', warm: 'offerWarm', short: 'offerShort' } as const)[tone])
    : say('offerNone')
  return [
    [[who(say, input), seen].filter(Boolean).join(' ')],
    hasSeen ? told.map(({ text }) => `- ${text}`) : [],
    [hasSeen && reportUrl !== null && say('report', { url: oneLine(reportUrl, 500) })],
    [offer],
  ]
}

/** Where the data is from, and how to be left alone. */
function closing(say: Say, { channel, source, optOutUrl }: OutreachInput): [Part[number], Part[number]] {
  return [
    source && say('source', { source: oneLine(source.name, 600), day: source.day }),
    channel === 'call'
      ? say('wayOutCall')
      : optOutUrl === null
        ? say('wayOut')
        : say('wayOutLink', { url: oneLine(optOutUrl, 500) }),
  ]
}

const senderLines = ({ name, company, address, phone }: OutreachInput['sender']) => [
  oneLine(name),
  oneLine(company),
  ...lines(address),
  oneLine(phone),
]

function greeting(say: Say, { tone, business }: OutreachInput): string {
  const name = oneLine(business.name)
  // Nobody is called by a name as long as a sentence.
  return tone === 'warm' && name && name.length <= 60 ? say('helloTeam', { business: name }) : say('hello')
}

function mailParts(say: Say, input: OutreachInput, told: readonly Line[]): Part[] {
  return [
    [greeting(say, input)],
    ...middle(say, input, told),
    [input.tone !== 'short' && say('regards')],
    senderLines(input.sender),
    closing(say, input),
  ]
}

function letterParts(say: Say, input: OutreachInput, told: readonly Line[]): Part[] {
  const { business, sender } = input
  return [
    senderLines(sender),
    [oneLine(business.name), ...lines(business.address ?? '')],
    [subjectOf(say, input)],
    [greeting(say, input)],
    ...middle(say, input, told),
    [input.tone !== 'short' && say('regards')],
    [oneLine(sender.name)],
    closing(say, input),
  ]
}

function callParts(say: Say, input: OutreachInput, told: readonly Line[]): Part[] {
  const { business, sender } = input
  const address = lines(sender.address).join(', ')
  return [
    [[oneLine(business.name), oneLine(business.phone ?? '')].filter(Boolean).join(', ')],
    [greeting(say, input)],
    ...middle(say, input, told),
    [
      say('ifAsked'),
      address && say('ourAddress', { address }),
      oneLine(sender.phone) && say('ourPhone', { phone: oneLine(sender.phone) }),
      ...closing(say, input),
    ],
  ]
}
