import type { Integration } from '@/lib/contract/integration'
import type { Recipe } from '@/lib/contract/recipe-list'
import type { WpSite } from '@/lib/contract/wordpress-list'
import { href } from '@/lib/domain/routes'
import type { AttentionItem } from './attention-item'

/** A connection that nothing reaches, whose messages wait until somebody mends it. */
export const broken = (connections: readonly Integration[]): AttentionItem[] =>
  connections
    .filter(({ status }) => status === 'error')
    .map(({ id, name, error_since, reason, last_error }) => ({
      key: `connection${id}`,
      kind: 'connection',
      values: [name],
      count: 1,
      since: error_since ?? undefined,
      why: { reason, last_error },
      href: `${href('integration')}?connection=${encodeURIComponent(id)}`,
    }))

/** A recipe that does not do what it says. One that runs too often is no matter once it is off. */
export const stopped = (recipes: readonly Recipe[]): AttentionItem[] =>
  recipes.flatMap(({ id, name, status, problem }): AttentionItem[] => {
    const kind = problem?.key === 'noConnection' ? 'recipeNoConnection' : 'recipeTooOften'
    if (!problem || (kind === 'recipeTooOften' && (status !== 'active' || problem.key !== 'tooOften'))) return []
    const to = `${href('integration')}?recipe=${encodeURIComponent(id)}`
    return [{ key: `recipe${id}`, kind, values: [name], count: 1, href: to }]
  })

/** What the plugins of these sites see, and those that say nothing any more. Whoever paused one knows. */
export const inside = (sites: readonly WpSite[]): AttentionItem[] =>
  sites.flatMap(({ id, name, status, vulnerable, last_seen_at, copy_url }): AttentionItem[] => {
    if (status === 'paused') return []
    const line = (kind: AttentionItem['kind'], count: number, part: string): AttentionItem => ({
      key: `${kind}${id}`,
      kind,
      values: [name],
      count,
      href: `${href('wordpress')}?site=${encodeURIComponent(id)}&part=${part}`,
    })
    const { critical = 0, high = 0 } = vulnerable ?? {}
    return [
      ...(critical > 0 ? [line('wpCritical', critical, 'flaws')] : []),
      ...(high > 0 ? [line('wpHigh', high, 'flaws')] : []),
      ...(status === 'unreachable' || status === 'error'
        ? [{ ...line('wpSilent', 1, 'connection'), since: last_seen_at ?? undefined }]
        : []),
      ...(copy_url ? [line('wpCopy', 1, 'connection')] : []),
    ]
  })
