import type { FieldCode } from '@/lib/contract/broken'
import type { automation } from '@/lib/messages/en/automation'
import type { Message, Request } from './message'
import type { Explain } from './reason'

type Words = typeof automation

export const GROUPS = ['chat', 'mail', 'code', 'flow', 'ticket', 'onCall', 'customer'] as const
export type Group = (typeof GROUPS)[number]

/** What the settings of a connection are stored as: lists have a line for each of their items. */
export type Config = Readonly<Record<string, string | number | boolean>>

type Base = {
  key: string
  label: keyof Words['field']
  help?: keyof Words['help']
  placeholder?: string
  required?: true
}

/** One question of the form. What is `secret` is sealed when it is stored and never read back. */
export type Field = Base &
  (
    | { kind: 'line' | 'secret'; max: number; pattern?: RegExp; refusal?: FieldCode; initial?: string }
    | { kind: 'url'; secret?: true; hosts?: readonly string[]; start?: string; initial?: string }
    | { kind: 'list'; most: number; max: number; pattern?: RegExp; refusal?: FieldCode }
    | { kind: 'headers'; secret: true; most: number; max: number }
    | { kind: 'select'; options: readonly string[] }
    | { kind: 'switch' }
  )

export const isSecret = (field: Field) =>
  field.kind === 'secret' || (field.kind === 'url' && field.secret === true) || field.kind === 'headers'

/**
 * A place that messages can be sent to: the form, what is sent and what an answer means come from here and from nowhere
 * else.
 */
export type Provider = {
  type: keyof Words['provider']
  group: Group
  /** What it is told: words for people, the event itself, a ticket, or a customer. */
  takes: 'notice' | 'event' | 'ticket' | 'contact'
  fields: readonly Field[]
  /** Its requests carry a signature with a secret of ours. */
  isSigned?: true
} & (
  | {
      /** In turn, each once the one before has arrived. */
      send(message: Message, config: Config): Request[]
      /** Whether the answer says that it arrived. */
      ok(status: number, reply: string): boolean
      /** What an answer that says no means; undefined for what is meant everywhere. */
      explain?: Explain
      /** The provider's name for what it made, to find it again. */
      reference?(reply: string): string | null
    }
  | { send: null }
)

export type HttpProvider = Extract<Provider, { send(message: Message, config: Config): Request[] }>

export const textOf = (config: Config, key: string) => String(config[key] ?? '').trim()

export const linesOf = (value: unknown) =>
  String(value ?? '')
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)

/** `Name: value`, a line each. */
export const headersOf = (value: unknown) =>
  linesOf(value).map((line): [name: string, value: string] => {
    const colon = line.indexOf(':')
    return colon < 0 ? [line, ''] : [line.slice(0, colon).trim(), line.slice(colon + 1).trim()]
  })
