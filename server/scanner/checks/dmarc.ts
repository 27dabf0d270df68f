import type { Dns } from '@/server/net/dns'
import { taggedTexts } from './dns-records'

const DMARC = /^v\s*=\s*DMARC1\s*(?:;|$)/
/** Queries of one tree walk (RFC 9989): longer names are cut to their last seven labels after the first question. */
const MAX_LABELS = 8

type DmarcRecord = { domain: string; text: string; tags: ReadonlyMap<string, string> }

export type Dmarc = {
  /** Where the record that applies is, `_dmarc.` left out. */
  domain: string
  text: string
  policy: 'none' | 'quarantine' | 'reject'
  isTest: boolean
}

/**
 * The policy for mail from a domain, found by the tree walk of RFC 9989: the record of the domain itself, else the one
 * of its organisation, else the one of the registry above it. Null when there is none that receivers would use.
 */
export async function findDmarc(dns: Dns, domain: string): Promise<Dmarc | null> {
  const own = await recordAt(dns, domain)
  if (own) return applied(own, ['p'])
  const record = ofOrganisation(domain, await walk(dns, domain))
  return record ? applied(record, ['sp', 'p']) : null
}

/** The organisation says so itself, is one label below its registry, or else is the shortest name with a record. */
function ofOrganisation(domain: string, above: DmarcRecord[]): DmarcRecord | undefined {
  const last = above.at(-1)
  if (last?.tags.get('psd') !== 'y') return last
  const organisation = domain
    .split('.')
    .slice(-1 - last.domain.split('.').length)
    .join('.')
  return above.find((record) => record.domain === organisation) ?? last
}

/** Records of the parents, nearest first. */
async function walk(dns: Dns, domain: string): Promise<DmarcRecord[]> {
  const records: DmarcRecord[] = []
  for (const name of parentsOf(domain)) {
    const record = await recordAt(dns, name)
    if (!record) continue
    records.push(record)
    if (record.tags.has('psd') && record.tags.get('psd') !== 'u') break
  }
  return records
}

export function parentsOf(domain: string): string[] {
  const labels = domain.split('.')
  const first = labels.length >= MAX_LABELS ? labels.length - (MAX_LABELS - 1) : 1
  return labels.slice(first).map((_, index, rest) => rest.slice(index).join('.'))
}

/** Several records at one name count as none. */
async function recordAt(dns: Dns, domain: string): Promise<DmarcRecord | null> {
  const texts = await taggedTexts(dns, `_dmarc.${domain}`, DMARC)
  const [text] = texts
  if (texts.length !== 1 || text === undefined) return null
  return { domain, text, tags: readTags(text) }
}

function readTags(text: string): Map<string, string> {
  const tags = new Map<string, string>()
  for (const part of text.split(';')) {
    const [name = '', ...value] = part.split('=')
    if (value.length > 0 && !tags.has(name.trim().toLowerCase()))
      tags.set(name.trim().toLowerCase(), value.join('=').trim())
  }
  return tags
}

/**
 * A record without a policy receivers can read still asks for reports when it has an address for them, and then counts
 * as "none".
 */
function applied({ domain, text, tags }: DmarcRecord, names: string[]): Dmarc | null {
  const word = names.map((name) => tags.get(name)?.toLowerCase()).find((value) => value !== undefined)
  const isTest = tags.get('t')?.toLowerCase() === 'y'
  if (word === 'none' || word === 'quarantine' || word === 'reject') return { domain, text, policy: word, isTest }
  return tags.has('rua') ? { domain, text, policy: 'none', isTest } : null
}
