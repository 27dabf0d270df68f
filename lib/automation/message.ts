import type { Severity } from '@/lib/contract/scan-result'

/** What one delivery has to say, in the reader's language. Each provider puts it into its own form. */
export type Message = {
  title: string
  /** Plain text; what a scanned site has a say in is not trusted here either. */
  text: string
  link: { url: string; label: string } | null
  severity: Severity | null
  site: string | null
  /** Who sends it: the product's name. */
  sender: string
  /** The same for all that is told about one thing: an incident, a finding. */
  about: string
  /** What was told before is over. */
  isOver: boolean
  /** What machines get. */
  event: { type: string; timestamp: string; data: unknown }
  /** The ticket that an earlier message about the same thing opened, by the provider's own name for it. */
  ticket: string | null
  /** The kind of a new ticket, where it is not the one that the connection has. */
  ticketKind?: string
  /** Whom it is about, for lists of customers. */
  contact: Contact | null
}

export type Contact = { email: string; name: string; website: string; tags: readonly string[] }

/** One HTTP request that carries a message or a part of it. */
export type Request = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH'
  url: string
  headers: Readonly<Record<string, string>>
  body: string
}

export const JSON_HEADERS = { 'content-type': 'application/json', accept: 'application/json' } as const

export const postJson = (url: string, body: unknown, headers: Readonly<Record<string, string>> = {}): Request => ({
  method: 'POST',
  url,
  headers: { ...JSON_HEADERS, ...headers },
  body: JSON.stringify(body),
})

/** At most so many characters, whole ones. */
export const cut = (text: string, max: number) => {
  const characters = Array.from(text)
  return characters.length <= max ? text : `${characters.slice(0, max - 1).join('')}…`
}

/** Title, text and link under each other. */
export const plain = ({ title, text, link }: Message) => [title, text, link?.url].filter(Boolean).join('\n')

export const basic = (user: string, password: string) =>
  `Basic ${btoa(String.fromCharCode(...new TextEncoder().encode(`${user}:${password}`)))}`
