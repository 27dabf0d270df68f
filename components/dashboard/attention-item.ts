import type { Integration } from '@/lib/contract/integration'
import type { Problem } from '@/lib/contract/overview'

export type AttentionItem = {
  key: string
  kind:
    | 'down'
    | 'ended'
    | 'unchecked'
    | 'critical'
    | 'domain'
    | 'certificate'
    | 'connection'
    | 'recipeTooOften'
    | 'wpCritical'
    | 'wpSilent'
    | 'wpHigh'
    | 'wpCopy'
    | 'recipeNoConnection'
    | 'high'
    | 'overdue'
    | 'changed'
    | 'slow'
    | 'failed'
    | 'never'
    | 'unverified'
  values: readonly string[]
  count: number
  /** Of `unchecked`, `connection` and `wpSilent`: since when. */
  since?: string
  /** Of `connection`: why, as the API tells it. */
  why?: Pick<Integration, 'reason' | 'last_error'>
  href: string
  /** The workspace of the site, where all are shown. */
  workspace?: string
  /** Of `critical`, `high` and `overdue`: what it is, on however many sites. Without it, how many there are on one site. */
  problem?: Problem
  /** The latest report does not show it; `href` leads to the one that does. */
  isEarlier?: true
}
