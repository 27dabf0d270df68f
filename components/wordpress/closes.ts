import type { WpFlaw, WpSiteDetail, WpUpdate } from '@/lib/contract/wordpress'

/** Whether the version that an update brings is one in which the flaw is fixed, or a later one. */
export const closes = ({ kind, slug, to }: WpUpdate, flaw: WpFlaw) =>
  kind === flaw.kind &&
  slug === flaw.slug &&
  flaw.fixed_in.some((version) => to.localeCompare(version, 'en', { numeric: true }) >= 0)

/** The flaws that are gone once the site has installed what it could. */
export const closedByUpdates = ({ flaws, update_list }: Pick<WpSiteDetail, 'flaws' | 'update_list'>) =>
  (flaws ?? []).filter((flaw) => update_list.some((update) => closes(update, flaw)))
