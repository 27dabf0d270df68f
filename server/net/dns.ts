import { type PhraseId, say } from '@/lib/domain/say'
import type { CaaRecord as NodeCaaRecord } from 'node:dns'
import { Resolver } from 'node:dns/promises'
import { type DnsAnswer, noAnswer } from './dns-answer'
import { askForDs } from './dns-ds'

export type MxRecord = { exchange: string; priority: number }
export type CaaRecord = { critical: boolean; tag: string; value: string }

export type Dns = {
  /** The strings of one record joined without a space, as RFC 7208 wants. */
  txt(name: string): Promise<DnsAnswer<string>>
  mx(name: string): Promise<DnsAnswer<MxRecord>>
  a(name: string): Promise<DnsAnswer<string>>
  aaaa(name: string): Promise<DnsAnswer<string>>
  ns(name: string): Promise<DnsAnswer<string>>
  caa(name: string): Promise<DnsAnswer<CaaRecord>>
  cname(name: string): Promise<DnsAnswer<string>>
  /** The key tags by which the parent zone vouches for a signed domain. */
  ds(name: string): Promise<DnsAnswer<string>>
}

export type DnsOptions = { servers?: string[]; timeoutMs?: number; tries?: number; signal?: AbortSignal }

/**
 * Asks the name servers of this machine (or those given), never the hosts file. What still waits when the signal aborts
 * is given up.
 */
export function systemDns({ servers, timeoutMs = 3_000, tries = 2, signal }: DnsOptions = {}): Dns {
  const resolver = new Resolver({ timeout: timeoutMs, tries })
  if (servers) resolver.setServers(servers)
  signal?.addEventListener('abort', () => resolver.cancel(), { once: true })
  return {
    txt: (name) => ask(async () => (await resolver.resolveTxt(name)).map((chunks) => chunks.join(''))),
    mx: (name) => ask(() => resolver.resolveMx(name)),
    a: (name) => ask(() => resolver.resolve4(name)),
    aaaa: (name) => ask(() => resolver.resolve6(name)),
    ns: (name) => ask(() => resolver.resolveNs(name)),
    caa: (name) => ask(async () => (await resolver.resolveCaa(name)).map(readCaa)),
    cname: (name) => ask(() => resolver.resolveCname(name)),
    ds: (name) => askForDs(name, resolver.getServers()[0] ?? '127.0.0.1', timeoutMs, signal),
  }
}

async function ask<T>(question: () => Promise<T[]>): Promise<DnsAnswer<T>> {
  try {
    const records = await question()
    return records.length > 0 ? { state: 'found', records } : { state: 'none', records: [], nameExists: true }
  } catch (error) {
    return answerOf(error)
  }
}

function answerOf(error: unknown): DnsAnswer<never> {
  const code = (error as NodeJS.ErrnoException).code ?? String(error)
  if (code === 'ENODATA') return { state: 'none', records: [], nameExists: true }
  if (code === 'ENOTFOUND') return { state: 'none', records: [], nameExists: false }
  return noAnswer(say(FAILURES[code] ?? 'dnsUselessCode', { code }))
}

const FAILURES: Record<string, PhraseId> = {
  ESERVFAIL: 'dnsServfail',
  ETIMEOUT: 'dnsTimeoutCode',
  EREFUSED: 'dnsRefused',
  ECONNREFUSED: 'dnsUnreachableCode',
  ECANCELLED: 'dnsCancelledCode',
}

/** Node answers `{ critical: 0, issue: 'letsencrypt.org' }`: the tag is the name of the second field. */
function readCaa({ critical, ...tags }: NodeCaaRecord): CaaRecord {
  const [tag = '', value = ''] = Object.entries(tags).find(([key]) => key !== 'type') ?? []
  return { critical: critical !== 0, tag, value: String(value) }
}
