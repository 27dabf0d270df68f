import * as z from 'zod/mini'
import type { ScanResult } from '@/lib/contract/scan-result'

const Pages = z.array(
  z.object({ url: z.string(), status: z.optional(z.number()), title: z.optional(z.nullable(z.string())) }),
)
const Ports = z.array(z.object({ port: z.number(), service: z.string() }))

/** Observations that are lists of their own in a report. */
export const LISTED_ELSEWHERE = ['pages', 'has_more_pages', 'ports']

/** What a full scan walked over: the pages of the site, and the services on its address. Null where it did not look. */
export function sitePages({ observations, checks }: Pick<ScanResult, 'observations' | 'checks'>) {
  return {
    pages: Pages.safeParse(observations.pages).data ?? null,
    hasMore: observations.has_more_pages === true,
    ports: Ports.safeParse(observations.ports).data ?? null,
    /** What the check of the services has to say about them. */
    why: checks.find(({ key }) => key === 'network.ports')?.detail,
  }
}
export type SitePage = z.infer<typeof Pages>[number]
