import { say } from '@/lib/domain/say'
import { Inconclusive } from '@/server/scanner/check'
import type { Dns } from '@/server/net/dns'
import type { DnsAnswer } from '@/server/net/dns-answer'

/** The records of an answer; none is an answer, a name server in trouble is not. */
export function recordsOf<T>(name: string, answer: DnsAnswer<T>): T[] {
  if (answer.state === 'failed')
    throw new Inconclusive(say('dnsUnusable', { name, reason: answer.says ?? answer.reason }))
  return answer.records
}

/**
 * TXT records at this name that begin with a version mark such as `v=spf1`, which is followed by a space, a semicolon
 * or the end.
 */
export async function taggedTexts(dns: Dns, name: string, mark: RegExp): Promise<string[]> {
  return recordsOf(name, await dns.txt(name)).filter((text) => mark.test(text.trim()))
}

/** The name and its parents, `a.b.example.com` → `b.example.com` → `example.com` → `com`. */
export function withParents(name: string): string[] {
  const labels = name.split('.')
  return labels.map((_, index) => labels.slice(index).join('.'))
}
