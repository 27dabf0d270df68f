import type { Logger } from 'pino'
import type { Formats } from '@/lib/domain/format'
import type { Db } from '@/server/db/db'
import type { ContractPdf } from '@/server/pdf/contract-pdf'
import type { Invoice } from '@/lib/contract/invoice'
import type { FlyerPdf } from '@/server/pdf/flyer-pdf'
import type { PdfInput } from '@/server/pdf/input'
import type { InvoicePdf } from '@/server/pdf/invoice-input'
import type { AddressPolicy } from '@/server/net/address'
import type { Dns } from '@/server/net/dns'
import type { Verification, VerifyInput } from '@/server/scanner/verify'
import type { Outgoing } from '@/server/outgoing/answer'
import type { Secrets } from '@/server/secrets'
import type { Settings } from '@/server/settings'
import type { HostRecords } from './brand-domains'
import type { LeadTools } from './lead-source'
import type { WordPressTools } from './wordpress-tools'

/** How routes hand scans to whatever runs them: the workers in life, an in-process queue in the tests. */
export type ScanRunner = {
  /** After the commit: these rows wait from now on, and a worker in this process need not wait for its next look. */
  wake(scanIds: readonly string[]): void
  /** Stops the work on a scan whose row was already closed. A worker elsewhere notices at its next write. */
  abort(scanId: string): void
}

/** How routes hand scans of strangers' sites to whatever runs them. */
export type LeadScanRunner = {
  /** After the commit: some wait from now on. */
  wake(): void
  /** Stops the work on those whose rows were already closed. */
  abort(ids: readonly string[]): void
}

/** How routes ask for a check now: through pg-boss in life, by hand in the tests. */
export type MonitorRunner = { checkSoon(assetIds: string[]): Promise<void> }

/** What is met outside this server, and by which rules. */
export type Outside = {
  policy: AddressPolicy
  isThisMachine(address: string): boolean
  /** What name servers say, for whoever waits for it. */
  dns: HostRecords
  verifyOwnership(input: Pick<VerifyInput, 'type' | 'address' | 'token'>, signal: AbortSignal): Promise<Verification>
}

/** A way to make an answer shorter, by its name in `Accept-Encoding`. */
export type Encoding = { name: string; compress(body: Uint8Array): Promise<Uint8Array<ArrayBuffer>> }

/** A picture as it is kept. */
export type Drawn = { png: Uint8Array<ArrayBuffer>; width: number; height: number }

export type Images = {
  /** A PNG, JPEG, WebP or SVG of somebody's, drawn anew; or why it is refused. A mark becomes a square. */
  redraw(bytes: Uint8Array, isMark: boolean): Promise<Drawn | 'not_image' | 'image_too_large' | 'image_too_wide'>
  /** A photograph of somebody's for a website, drawn anew as WebP; or why it is refused. */
  photo(
    bytes: Uint8Array,
  ): Promise<
    | { webp: Uint8Array<ArrayBuffer>; width: number; height: number }
    | 'picture_unread'
    | 'picture_too_large'
    | 'picture_too_wide'
  >
  /** A drawing of our own, so wide; null where it could not be drawn. */
  rasterize(svg: string, format: 'webp' | 'png', width: number): Promise<Uint8Array<ArrayBuffer> | null>
}

/** What is asked about domains of clients. */
export type DomainDns = {
  /** What everybody is told. */
  resolver: Dns
  /** The name servers of a domain, and how to ask them; `isThere`: the domain may exist. */
  authority(domain: string): Promise<{
    names: string[]
    dns: (Dns & { kinds(host: string): Promise<string[]> }) | null
    isThere: boolean
  }>
  /** For how many seconds others are still told the old address. */
  ttl(host: string): Promise<number | null>
}

/** What websites of clients need of the machine. */
export type WebsiteTools = {
  /** A face of lib/website/letters.ts as a file; null where it is not installed. */
  fontOf(file: string): Promise<Uint8Array | null>
  /** A line of words as the outline of a face, in a box `width` wide whose first base line is at 0. Null without it. */
  outline(words: string, file: string, size: number): Promise<{ d: string; width: number } | null>
  /** After the commit: visitors are to see something else from now on. */
  changed(): void
  dns: DomainDns
  /** A page to hand out, as a PDF. */
  flyer(flyer: FlyerPdf): Promise<Uint8Array>
}

/**
 * What the API needs from whoever hosts it: Node in life, the tests in jest. It imports no module of Node itself, and
 * so could answer in a page.
 */
export type Deps = {
  db: Db
  settings: Settings
  log: Logger
  /** After the commit: what was left to be sent goes at once, where this process sends. */
  outbox: { wake(): void }
  /** Null: servers that share a database have no key in common, so there are no connections. */
  secrets: Secrets | null
  outgoing: Outgoing
  wordpress: WordPressTools
  leads: LeadTools
  passwords: { hash(plain: string): Promise<string>; verify(hash: string, plain: string): Promise<boolean> }
  scans: ScanRunner
  leadScans: LeadScanRunner
  outside: Outside
  /** The best first. */
  encodings: readonly Encoding[]
  /** A finished report as a PDF, in the language and the formats of its reader. It is made while it is read. */
  printReport(
    report: Omit<PdfInput, 'voice'> & { locale: string; formats: Formats },
  ): Promise<ReadableStream<Uint8Array<ArrayBuffer>>>
  /** An invoice as a PDF with its data inside, and as that data alone. */
  invoices: {
    pdf(input: InvoicePdf): Promise<Uint8Array<ArrayBuffer>>
    xml(invoice: Invoice, format: 'cii' | 'ubl' | 'xrechnung'): Promise<string>
  }
  images: Images
  websites: WebsiteTools
  /** A contract as a PDF. */
  printContract(contract: ContractPdf): Promise<Uint8Array>
  monitors: MonitorRunner
  /** After the commit: something happened that recipes may run on. */
  automation: { wake(): void }
  version: string
}
