import { useEffect, useState } from 'react'
import { useLocale } from 'use-intl'
import { type Composed, useComposed } from '@/lib/api/lead-outreach'
import { useOptOut } from '@/lib/api/lead-privacy'
import { tabStorage } from '@/lib/browser/storage'
import {
  OUTREACH_BASES,
  OUTREACH_CHANNELS,
  OUTREACH_LANGUAGES,
  OUTREACH_TONES,
  type WholeLead,
} from '@/lib/contract/lead-record'
import { wordsLanguage } from '@/lib/domain/language'
import { type Basis, type Channel, ruleFor } from '@/lib/domain/leads/outreach-rules'
import { rebased } from '@/lib/domain/leads/rebased'

type Tone = (typeof OUTREACH_TONES)[number]
export type TextLanguage = (typeof OUTREACH_LANGUAGES)[number]
type Told = { issue: string; title: string }
/** What a person made of a text, beside the text that they began with. */
type Own = { made: string; madeSubject: string; body: string; subject: string }
/** What a person chose and wrote, until it is sent; it outlives a reload. */
type Draft = {
  channel: Channel
  tone: Tone
  language: TextLanguage
  basis?: Basis
  /** Null: the three worst. */
  told: Told[] | null
  own: Record<string, Own>
  /** It was opened or copied, so it may have been sent. */
  isOut: boolean
  /** The report that was shared for this text. */
  report?: string
}

const keyOf = (lead: string) => `soteria:draft:lead-write-${lead}`
const variantOf = ({ channel, tone, language }: Pick<Draft, 'channel' | 'tone' | 'language'>) =>
  `${channel} ${tone} ${language}`
const oneOf = <T>(all: readonly T[], value: unknown) => all.find((one) => one === value)

/** E-mail where it is lawful and there is an address; else what is. */
function firstChannel({ email, phone, country = null, last_reply_at, client_workspace_id }: WholeLead): Channel {
  const basis = client_workspace_id ? 'customer' : last_reply_at ? 'replied' : 'none'
  const may = (channel: Channel) => ruleFor({ country, channel, basis, hasObjected: false }).verdict === 'allowed'
  if (email && may('mail')) return 'mail'
  return phone && !email && may('call') ? 'call' : 'letter'
}

/** What is most read where the business is; unknown there, what the person reads. */
function firstLanguage({ country }: WholeLead, locale: string): TextLanguage {
  if (!country || !/^[A-Z]{2}$/.test(country)) return wordsLanguage(locale)
  return wordsLanguage(new Intl.Locale(`und-${country}`).maximize().language)
}

function readDraft(lead: WholeLead, locale: string): Draft {
  const kept = tabStorage.getJson(keyOf(lead.id)) as Partial<Draft> | null
  return {
    channel: oneOf(OUTREACH_CHANNELS, kept?.channel) ?? firstChannel(lead),
    tone: oneOf(OUTREACH_TONES, kept?.tone) ?? 'plain',
    language: oneOf(OUTREACH_LANGUAGES, kept?.language) ?? firstLanguage(lead, locale),
    basis: oneOf(OUTREACH_BASES, kept?.basis),
    told: Array.isArray(kept?.told) ? kept.told : null,
    own: typeof kept?.own === 'object' && kept.own !== null ? kept.own : {},
    isOut: kept?.isOut === true,
    report: typeof kept?.report === 'string' ? kept.report : undefined,
  }
}

function useKeptDraft(lead: WholeLead) {
  const locale = useLocale()
  const [draft, setDraft] = useState(() => readDraft(lead, locale))
  function change(part: Partial<Draft>) {
    const next = { ...draft, ...part }
    setDraft(next)
    tabStorage.setJson(keyOf(lead.id), next)
  }
  /** It was sent: the next one begins anew, in the same way. */
  function finish() {
    tabStorage.remove(keyOf(lead.id))
    setDraft({ ...draft, told: null, own: {}, isOut: false, report: undefined })
  }
  return { draft, change, finish }
}

/** The text to a lead as it stands: what the server makes of the scan, and what the person made of that. */
export function useOutreach(workspace: string, lead: WholeLead) {
  const { draft, change, finish } = useKeptDraft(lead)
  const { channel, tone, language, basis, told } = draft
  const read = useComposed(workspace, lead.id, {
    channel,
    tone,
    language,
    ...(told && { issues: told.map(({ issue }) => issue).slice(0, 20) }),
    ...(basis && { basis }),
    ...(draft.report && { report_url: draft.report }),
  })
  // A text that could not be made anew stays as it was.
  useWayOut(workspace, lead, read)
  const [last, setLast] = useState(read.data)
  if (read.data && read.data !== last) setLast(read.data)
  const made = read.data ?? last
  const text = made && shownText(draft, made)

  function write(part: Partial<Pick<Own, 'body' | 'subject'>>) {
    if (!made || !text) return
    const next = { body: text.body, subject: text.subject, ...part }
    const { [variantOf(made.asked)]: _, ...others } = draft.own
    const isOwn = next.body !== made.body || next.subject !== made.subject
    const own = { ...next, made: made.body, madeSubject: made.subject }
    change({ own: isOwn ? { ...others, [variantOf(made.asked)]: own } : others })
  }
  function tick(issue: string, isTicked: boolean) {
    if (!made) return
    const isTold = (id: string) => (id === issue ? isTicked : toldNow(draft, made).has(id))
    change({
      told: made.offered.filter((one) => isTold(one.issue)).map((one) => ({ issue: one.issue, title: one.title })),
    })
  }
  return {
    draft,
    made,
    text,
    change,
    write,
    tick,
    finish,
    ticked: made ? toldNow(draft, made) : new Set<string>(),
    gone: made ? goneOf(draft, made) : [],
    isOwn: made !== undefined && draft.own[variantOf(made.asked)] !== undefined,
    discard: () => made && write({ body: made.body, subject: made.subject }),
    error: read.error,
    isBusy: read.isFetching,
    retry: read.refetch,
  }
}
export type Outreach = ReturnType<typeof useOutreach>

/** The link to say no is made once a text is wanted; as long as there is none, a sentence says how. */
function useWayOut(workspace: string, lead: WholeLead, { data, refetch }: ReturnType<typeof useComposed>) {
  const { mutate, isIdle } = useOptOut(workspace, lead.id)
  const isWanted = data?.opt_out_url === null && data.asked.channel !== 'call' && data.rule.verdict !== 'refused'
  // The server makes it: a text is only read.
  useEffect(() => {
    if (isWanted && isIdle) mutate(undefined, { onSuccess: () => void refetch() })
  }, [isWanted, isIdle, mutate, refetch])
}

/** Own words over what the server says now. */
function shownText(draft: Draft, made: Composed) {
  const own = draft.own[variantOf(made.asked)]
  if (!own) return { subject: made.subject, body: made.body, former: [] }
  return {
    subject: own.subject === own.madeSubject ? made.subject : own.subject,
    body: rebased(own.made, own.body, made.body),
    /** What an earlier text told. */
    former: linesOf(own.made),
  }
}

const linesOf = (text: string) => text.split('\n').flatMap((line) => (line.startsWith('- ') ? [line.slice(2)] : []))

const toldNow = ({ told }: Draft, made: Composed) =>
  new Set(told ? told.map(({ issue }) => issue) : made.lines.map(({ issue }) => issue))

/** What was told once, and the scan does not find any more. */
function goneOf({ told, own }: Draft, made: Composed): string[] {
  if (told)
    return told.filter(({ issue }) => !made.offered.some((one) => one.issue === issue)).map(({ title }) => title)
  const now = new Set(linesOf(made.body))
  return linesOf(own[variantOf(made.asked)]?.made ?? '').filter((line) => !now.has(line))
}
