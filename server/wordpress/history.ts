import type { WpFlaw, WpHistoryKind } from '@/lib/contract/wordpress'
import type { WpReport } from '@/lib/contract/wordpress-report'
import type { Db } from '@/server/db/db'
import { wpHistory } from '@/server/db/schema'
import { flawKey, partsOf } from './judge'

export type Entry = { kind: WpHistoryKind; text: string; data?: Record<string, string | null> }

/** More than this a first look or a great cleaning tells nobody. */
const MAX_ENTRIES = 200

export async function writeHistory(tx: Db, site: string, entries: readonly Entry[]): Promise<void> {
  if (entries.length > 0)
    await tx.insert(wpHistory).values(entries.slice(0, MAX_ENTRIES).map((entry) => ({ site_id: site, ...entry })))
}

/** What was updated, installed and removed between two reports. */
export function changesBetween(before: WpReport | null, after: WpReport): Entry[] {
  if (!before) return []
  const key = ({ kind, slug }: { kind: string; slug: string }) => `${kind} ${slug}`
  const old = new Map(partsOf(before).map((part) => [key(part), part]))
  const now = new Map(partsOf(after).map((part) => [key(part), part]))
  const changed = [...now].flatMap(([id, { kind, name, version }]): Entry[] => {
    const earlier = old.get(id)
    const data = { kind, name, version }
    if (!earlier) return [{ kind: 'installed', text: `${name} ${version} was installed.`, data }]
    if (earlier.version === version) return []
    const text = `${name} was updated from ${earlier.version} to ${version}.`
    return [{ kind: 'updated', text, data: { kind, name, from: earlier.version, to: version } }]
  })
  const gone = [...old].flatMap(([id, { kind, name, version }]): Entry[] =>
    now.has(id) ? [] : [{ kind: 'removed', text: `${name} was removed.`, data: { kind, name, version } }],
  )
  return [...changed, ...gone]
}

/** Flaws that came and went. Without a list to judge by, nothing did. */
export function flawsBetween(before: readonly WpFlaw[] | null, after: readonly WpFlaw[] | null) {
  if (!after) return { fresh: [], gone: [] }
  const [old, now] = [before ?? [], after].map((flaws) => new Set(flaws.map(flawKey)))
  return {
    fresh: after.filter((flaw) => !old?.has(flawKey(flaw))),
    gone: (before ?? []).filter((flaw) => !now?.has(flawKey(flaw))),
  }
}

export const flawEntry = (kind: 'flaw' | 'fixed', { name, version, title, severity }: WpFlaw): Entry => ({
  kind,
  text: kind === 'flaw' ? `${name} ${version} has a known flaw: ${title}.` : `${name}: ${title} no longer applies.`,
  data: { name, version, title, severity },
})
