import * as z from 'zod/mini'
import type { Finding, ScanResult, Snippet } from '@/lib/contract/scan-result'

export type Platform = Snippet['platform']

/**
 * The platforms that fixes are written for, by the software that the scanner recognises. OpenResty and LiteSpeed read
 * the settings of the other two.
 */
const RECOGNISED = new Map<string, Platform>(
  Object.entries({
    nginx: 'nginx',
    OpenResty: 'nginx',
    Apache: 'apache',
    LiteSpeed: 'apache',
    Caddy: 'caddy',
    IIS: 'iis',
    Cloudflare: 'cloudflare',
    WordPress: 'wordpress',
    Express: 'express',
    Laravel: 'laravel',
    PHP: 'php',
  }),
)
/** Whatever a site runs on, these are for it. */
const FOR_ALL: readonly Platform[] = ['html', 'dns', 'text']

const Technologies = z.array(z.object({ name: z.string() }))

/** What the scan saw the site run on. */
export function platformsOf({ observations }: Pick<ScanResult, 'observations'>): ReadonlySet<Platform> {
  const seen = Technologies.safeParse(observations.technologies).data ?? []
  return new Set(seen.flatMap(({ name }) => RECOGNISED.get(name) ?? []))
}

/**
 * The platform that the screen opens: what the person chose last, else what the site was seen to run on, else the
 * first; undefined for none.
 */
export function platformToOpen(
  platforms: readonly Platform[],
  seen: ReadonlySet<Platform>,
  chosen: string | null,
): Platform | undefined {
  return (
    platforms.find((platform) => platform === chosen) ??
    platforms.find((platform) => seen.has(platform)) ??
    platforms[0]
  )
}

/**
 * Paper shows the lines for what the site runs on, or else for the first platform; the screen, where one chooses, has
 * them for all.
 */
export function fitting(
  { snippets }: Pick<Finding, 'snippets'>,
  seen: ReadonlySet<Platform>,
): { shown: Snippet[]; others: Platform[] } {
  const choice = [...new Set(snippets.map(({ platform }) => platform))].filter(
    (platform) => !FOR_ALL.includes(platform),
  )
  const fits = choice.filter((platform) => seen.has(platform))
  const others = choice.filter((platform) => !(fits.length > 0 ? fits : choice.slice(0, 1)).includes(platform))
  return { shown: snippets.filter(({ platform }) => !others.includes(platform)), others }
}
