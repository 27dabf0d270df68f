import type { OUTREACH_BASES, OUTREACH_CHANNELS } from '@/lib/contract/lead-record'

export type Channel = (typeof OUTREACH_CHANNELS)[number]
export type Basis = (typeof OUTREACH_BASES)[number]
export type Verdict = 'allowed' | 'needs_basis' | 'refused'

type ChannelRule = {
  /** Of a stranger who has said nothing yet. */
  verdict: 'allowed' | 'needs_basis'
  /** What makes it lawful where it is not by itself. `opt_out_rule`: the condition that the rule names. */
  bases: readonly Basis[]
  source: string
  url: string
}

type CountryRules = Readonly<Record<Channel, ChannelRule>>

/**
 * The day on which all of this was compared, beside the statutes that the rows name, with: AT recht.werbungwien.at and
 * maklerwiki.at on § 174 (companies as well; calls as well); CH bakom.admin.ch and the SLK's decision 172/20 (what counts
 * is whether it is sent automatically); FR the CNIL's meeting of 17 February 2005 and its page on prospecting (about the
 * work, told and able to object; info@ is nobody's); CA crtc.gc.ca/eng/com500/guide.htm (published, relevant, nothing
 * beside it says no); US the FTC's guide (address, 10 business days); EU Art. 13(5): each state decides for companies.
 */
export const RULES_AS_OF = '2026-11-24'

const PERSONAL = ['consent', 'replied', 'customer'] as const
const WITH_CONDITION = ['opt_out_rule', ...PERSONAL] as const

const GDPR = { source: 'GDPR Art. 6(1)(f), 14, 21', url: 'https://eur-lex.europa.eu/eli/reg/2016/679/oj' }
const UWG_DE = { source: 'UWG § 7', url: 'https://www.gesetze-im-internet.de/uwg_2004/__7.html' }
const TKG_AT = {
  source: 'TKG 2021 § 174',
  url: 'https://www.ris.bka.gv.at/eli/bgbl/i/2021/190/P174/NOR40239460',
}
const UWG_CH = { source: 'UWG Art. 3(1)(o), (u)', url: 'https://www.fedlex.admin.ch/eli/cc/1988/223_223_223/de' }
const PECR = { url: 'https://www.legislation.gov.uk/uksi/2003/2426/contents' }
const SI_336 = {
  source: 'S.I. 336/2011 reg. 13',
  url: 'https://www.irishstatutebook.ie/eli/2011/si/336/made/en/print',
}
const CNIL = {
  source: 'CPCE Art. L34-5',
  url: 'https://www.cnil.fr/fr/la-prospection-commerciale-par-courrier-electronique',
}
const EPRIVACY = { source: 'Directive 2002/58/EC Art. 13', url: 'https://eur-lex.europa.eu/eli/dir/2002/58/oj' }
const CAN_SPAM = {
  source: 'CAN-SPAM Act, 15 U.S.C. § 7704',
  url: 'https://www.ftc.gov/business-guidance/resources/can-spam-act-compliance-guide-business',
}
const TSR = {
  source: '16 CFR Part 310; 47 U.S.C. § 227',
  url: 'https://www.ecfr.gov/current/title-16/chapter-I/subchapter-C/part-310',
}
const CASL = { source: 'CASL s. 6, 10(9)', url: 'https://laws-lois.justice.gc.ca/eng/acts/E-1.6/' }
const CRTC = {
  source: 'CRTC Unsolicited Telecommunications Rules',
  url: 'https://crtc.gc.ca/eng/trules-reglest.htm',
}

const allowed = <S extends { source: string; url: string }>(source: S): ChannelRule => ({
  verdict: 'allowed',
  bases: WITH_CONDITION,
  ...source,
})
const needs = (bases: readonly Basis[], source: { source: string; url: string }): ChannelRule => ({
  verdict: 'needs_basis',
  bases,
  ...source,
})

const LETTER_EU = allowed(GDPR)

/**
 * What the law of a country says of writing to a business that has not asked for it. What it says in words stands in
 * `lib/messages/<language>/outreach.ts` under the same names.
 */
const RULES = {
  de: { mail: needs(PERSONAL, UWG_DE), call: allowed(UWG_DE), letter: LETTER_EU },
  at: { mail: needs(PERSONAL, TKG_AT), call: needs(PERSONAL, TKG_AT), letter: LETTER_EU },
  ch: {
    mail: needs(WITH_CONDITION, UWG_CH),
    call: allowed(UWG_CH),
    letter: allowed({ source: 'DSG Art. 19, 30', url: 'https://www.fedlex.admin.ch/eli/cc/2022/491/de' }),
  },
  gb: {
    mail: allowed({ source: 'PECR reg. 22, 23', ...PECR }),
    call: allowed({ source: 'PECR reg. 21', ...PECR }),
    letter: allowed({ source: 'UK GDPR Art. 14, 21', url: 'https://www.legislation.gov.uk/eur/2016/679/contents' }),
  },
  ie: { mail: allowed(SI_336), call: allowed(SI_336), letter: LETTER_EU },
  fr: { mail: allowed(CNIL), call: allowed(GDPR), letter: LETTER_EU },
  eu: { mail: needs(WITH_CONDITION, EPRIVACY), call: needs(WITH_CONDITION, EPRIVACY), letter: LETTER_EU },
  us: {
    mail: allowed(CAN_SPAM),
    call: allowed(TSR),
    letter: allowed({ source: 'FTC Act § 5', url: 'https://www.law.cornell.edu/uscode/text/15/45' }),
  },
  ca: {
    mail: needs(WITH_CONDITION, CASL),
    call: allowed(CRTC),
    letter: allowed({ source: 'PIPEDA', url: 'https://laws-lois.justice.gc.ca/eng/acts/P-8.6/' }),
  },
  unknown: { mail: needs(PERSONAL, UWG_DE), call: allowed(UWG_DE), letter: LETTER_EU },
} as const satisfies Record<string, CountryRules>

export type RuleKey = keyof typeof RULES

const OTHER_EU = 'BE BG CY CZ DK EE ES FI GR HR HU IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' ')

/** Which rules hold in a country; those of the strictest where nobody knows. */
export function ruleKeyOf(country: string | null): RuleKey {
  const key = country?.toLowerCase() ?? ''
  if (key !== 'eu' && key !== 'unknown' && Object.hasOwn(RULES, key)) return key as RuleKey
  return OTHER_EU.includes(country?.toUpperCase() ?? '') ? 'eu' : 'unknown'
}

type Asked = {
  country: string | null
  channel: Channel
  basis: Basis
  /** On the list, or asked to stop: then nothing else counts. */
  hasObjected: boolean
}

/** What the law says of one text, with the reason that was given for it. */
export function ruleFor({ country, channel, basis, hasObjected }: Asked) {
  const key = ruleKeyOf(country)
  const { verdict: own, bases, source, url } = RULES[key][channel]
  const isGiven = bases.some((one) => one === basis)
  const verdict: Verdict = hasObjected ? 'refused' : own === 'needs_basis' && !isGiven ? 'needs_basis' : 'allowed'
  return { key, verdict, needsBasis: own === 'needs_basis', bases, source, url, as_of: RULES_AS_OF }
}
