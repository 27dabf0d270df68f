import type { ContractStatus, ContractType } from '@/lib/contract/contract'

/** What can stand in a text, by its name in braces. Kept in `values`, but for the last five. */
export const SLOTS = [
  'agency',
  'client',
  'hours',
  'emergency',
  'agency_phone',
  'retention',
  'sites',
  'services',
  'response',
  'notice',
  'deadline',
  'monthly_hours',
  'scope',
  'purpose',
  'years',
  'data_kinds',
  'subprocessors',
  'law',
  'own_text',
  'signer',
  'role',
  'starts_on',
  'ends_on',
  'value',
] as const
export type Slot = (typeof SLOTS)[number]

/** Those that have several lines. */
export const LONG_SLOTS: ReadonlySet<Slot> = new Set([
  'sites',
  'services',
  'scope',
  'data_kinds',
  'subprocessors',
  'own_text',
])

/** The clauses of each document, in order. With a question mark: can be left out; with an exclamation mark: left out at first. */
const CLAUSES = {
  authorisation: 'permission period method never? incident results? liability_scan? hosting! written! law!',
  care_plan: 'care_services sites response? fee rolling security_limits? liability? confidentiality! written? law!',
  audit: 'audit_scope audit_result fee cooperation? security_limits? confidentiality? liability? written? law!',
  retainer: 'retainer_hours fee unused? rolling confidentiality! liability? written? law!',
  website: 'website_scope delivery fee content? changes? rights? warranty? liability? written? law!',
  nda: 'nda_purpose nda_what nda_duty nda_exceptions? nda_return? nda_term written? law!',
  data_processing:
    'dpa_subject dpa_instructions dpa_people dpa_security dpa_sub dpa_rights dpa_breach dpa_end dpa_audit written? law!',
  own: 'own_text written! law!',
} as const satisfies Record<ContractType, string>

type Bare<S extends string> = S extends `${infer K}?` ? K : S extends `${infer K}!` ? K : S
type Split<S extends string> = S extends `${infer A} ${infer B}` ? Bare<A> | Split<B> : Bare<S>
export type ClauseKey = Split<(typeof CLAUSES)[ContractType]>

export type ClauseRule = { key: ClauseKey; isOptional: boolean; isOnAtFirst: boolean }

export const clausesOf = (type: ContractType): ClauseRule[] =>
  CLAUSES[type].split(' ').map((text) => ({
    key: text.replace(/[?!]$/, '') as ClauseKey,
    isOptional: /[?!]$/.test(text),
    isOnAtFirst: !text.endsWith('!'),
  }))

export type PaperTexts = {
  titles: Record<ContractType, string>
  intro: string
  target: string
  proof: string
  methods: Record<'dns' | 'file' | 'meta', string>
  periods: Record<'once' | 'month' | 'year', string>
  /** Below the lines where it is signed by hand. */
  signs: Record<'client' | 'agency', string>
  template: string
  fields: Record<Slot, string>
  clauses: Record<ClauseKey, { title: string; text: string }>
}

/** What may follow what. What was signed, declined or withdrawn stays so. */
const NEXT: Readonly<Record<ContractStatus, readonly ContractStatus[]>> = {
  draft: ['sent'],
  sent: ['viewed', 'signed', 'declined', 'expired', 'void', 'draft'],
  viewed: ['signed', 'declined', 'expired', 'void', 'draft'],
  signed: [],
  declined: ['draft'],
  expired: ['draft', 'void'],
  void: [],
}
export const mayBecome = (from: ContractStatus, to: ContractStatus) => NEXT[from].includes(to)

type Timed = { status: ContractStatus; expires_at?: string | Date | null }

/** A contract whose time is over has expired, whoever has written it down yet. */
export const statusAt = ({ status, expires_at }: Timed, now: number): ContractStatus =>
  (status === 'sent' || status === 'viewed') && expires_at && new Date(expires_at).getTime() <= now ? 'expired' : status
