import { naturally } from '@/components/ui/natural-order'
import type { WpSite } from '@/lib/contract/wordpress-list'

/** All tags that any of these sites has, by name. */
export const tagsOf = (sites: readonly WpSite[]): string[] =>
  [...new Set(sites.flatMap(({ tags = [] }) => tags))].sort(naturally)
