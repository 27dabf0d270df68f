import type { AgencyOverview } from '@/lib/api/agency'
import type { AgencyAttention } from '@/lib/contract/agency'

/** How many more there are of the kinds that are told of, which the server only counts. */
export function untoldOf(
  { attention, attention_counts }: AgencyOverview,
  isOf: (item: AgencyAttention) => boolean,
): number {
  const told = attention.filter(isOf)
  const kinds = [...new Set(told.map(({ kind }) => kind))]
  return Math.max(0, kinds.reduce((sum, kind) => sum + (attention_counts[kind] ?? 0), 0) - told.length)
}
