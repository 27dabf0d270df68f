import { Told } from '@/lib/domain/told'
import type { Category, Saying, Says, Severity, Snippet, Text } from '@/lib/contract/scan-result'
import type { Reference, Rule } from '@/lib/domain/rules/rule'
import { english } from '@/lib/domain/english'
import { say } from '@/lib/domain/say'
import type { StoredEvidence } from '@/lib/domain/stored-result'
import type { Dns } from '@/server/net/dns'
import type { Exchange, HttpClient } from '@/server/net/http'
import type { KnockOn } from '@/server/net/knock'
import type { Page } from './page'
import type { WordPressFacts } from './software/wordpress-facts'

export { type PhraseId, say } from '@/lib/domain/say'
export type { Rule } from '@/lib/domain/rules/rule'

export type Mode = 'light' | 'full'

/** One problem at one place, as the check saw it. */
export type Hit<R extends string = string> = {
  rule: R
  at: string
  key?: string
  title?: Text
  severity?: Severity
  confidence?: 'confirmed' | 'likely'
  cve?: string[]
  impact?: Text
  fix?: Text
  /** In place of the rule's, where they depend on what was seen. */
  snippets?: Snippet[]
  /** Beside those of the rule. */
  references?: Reference[]
  evidence: StoredEvidence[]
}

/** What a check may use. Nothing else reaches the network. */
export type Context = {
  mode: Mode
  /** Aborts with the scan, and when the check has ended or its time is over: what it left behind ends with it. */
  signal: AbortSignal
  /** Milliseconds until then. */
  timeLeft(): number
  target: Target
  /** The pinned address all connections to the target go to. */
  ip: string
  http: HttpClient
  dns: Dns
  /** Ports of the target's address. */
  knock: KnockOn
  /** The first answers on plain HTTP and on HTTPS (redirects followed inside the host and www), asked once per scan. */
  origins(): Promise<Origins>
  /**
   * The landing page after redirects, parsed. Throws Inconclusive when there is no answer worth judging (404, 410, 429,
   * 5xx, 403 to everything).
   */
  page(): Promise<Page>
  /**
   * Shares one piece of work between checks. It is given the context of the scan, for the check that began it may be
   * given up.
   */
  once<T>(key: string, make: (scan: Context) => Promise<T>): Promise<T>
  /** A fact that is not a finding; shown in the report. */
  observe(key: string, value: unknown): void
  /** How far the check is; stands in its row until it has ended. */
  progress(text: Says): void
  /** What was looked at, or by what it was judged; stands in the row of the check. */
  note(text: Says): void
  /** What is publicly known about versions of WordPress and what people add to it. */
  wordPressFacts(): WordPressFacts
  /** Keeps what was found, and says that the answer is incomplete: the outcome becomes inconclusive. */
  partial(reason: Says): void
}

export type Origins = {
  http: Exchange | null
  https: Exchange | null
  /** Why there is none. */
  httpSays?: Says
  httpsSays?: Says
}

/**
 * Where the asset is. A port is null when the asset does not speak that scheme by its own address (`http://host:8080/`
 * has no HTTPS port).
 */
export type Target = {
  input: string
  host: string
  path: string
  httpPort: number | null
  httpsPort: number | null
  /** Loopback by name or literal: browsers treat it as a secure place, so checks about the way between do not apply. */
  isLoopback: boolean
}

export type Check<R extends string = string> = {
  id: string
  title: string
  category: Category
  modes: readonly Mode[]
  rules: Record<R, Rule>
  run(context: Context): Promise<Hit<R>[]>
}

/** Its title is the phrase of its id, unless it says another. */
export const defineCheck = <const R extends string>(check: Omit<Check<R>, 'title'> & { title?: string }): Check =>
  ({ title: english({ say: check.id }), ...check }) as unknown as Check

/** What is known against a piece of software; `version`: another one of it beside the first. */
export function vulnerable(software: string, count: number, version = ''): Saying {
  if (version)
    return count === 1
      ? say('vulnerableTwo', { software, version })
      : say('vulnerableTwoMany', { software, version, count })
  return count === 1 ? say('vulnerable', { software }) : say('vulnerableMany', { software, count })
}

/** The question does not arise for this kind of site: an answer. */
export class NotApplicable extends Told {}
/** The server did not let us see: not an answer, nothing is proved. */
export class Inconclusive extends Told {}
/** We did not ask, for a reason of our own: not an answer. */
export class NotRun extends Told {}
