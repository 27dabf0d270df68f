import type { WpSite } from '@/lib/contract/wordpress-list'
import { Answer } from './answer'
import { type Stats, Tiles } from './tiles'

export type OverviewProps = { workspace: string; sites: readonly WpSite[]; stats: Stats }

/** What to do first, and how the sites stand in figures. */
export function Overview({ workspace, sites, stats }: OverviewProps) {
  return (
    <>
      <Answer workspace={workspace} sites={sites} />
      <Tiles sites={sites} stats={stats} />
    </>
  )
}
