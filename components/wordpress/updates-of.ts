import type { WpSite } from '@/lib/contract/wordpress-list'

/** How many updates wait at a site; null when it has not told. */
export const updatesOf = ({ updates }: WpSite) => (updates ? updates.core + updates.plugins + updates.themes : null)
