import type { SoftwareKind } from '@/server/scanner/software/wordpress-advisories'
import type { Context } from '@/server/scanner/check'
import type { Exchange } from '@/server/net/http'
import { isHtmlPage, type Probe, probeSite } from '@/server/scanner/probe'
import { isVersion } from '@/server/scanner/software/versions'
import { POPULAR_PLUGINS } from '@/server/scanner/software/wordpress-popular'
import type { WordPressSite } from './wordpress-site'

/** WordPress itself, or what was added to it. */
export type Addon = { kind: SoftwareKind; slug: string; name: string; version: string | null; by: string; url: string }

type AddonProbe = Probe & { kind: SoftwareKind; slug: string }

const MAX_SLUGS = 40
const HEAD = 8_192

/**
 * The plugins and themes that the pages load, and the plugins most sites have, with the versions their own files tell.
 */
export async function findAddons(context: Context, site: WordPressSite): Promise<Addon[]> {
  const folder = new URL(site.root).pathname.replace(/\/$/, '')
  // Asking for what no page shows is worth it only where the answer can be judged.
  const popular = context.wordPressFacts().advisoriesOf === null ? [] : POPULAR_PLUGINS
  const plugins = [...new Set([...site.plugins.slice(0, MAX_SLUGS), ...popular])]
  const probes = [
    ...plugins.map(
      (slug): AddonProbe => ({
        kind: 'plugin',
        slug,
        path: `${folder}/wp-content/plugins/${slug}/readme.txt`,
        isIt: isReadme,
      }),
    ),
    ...site.themes.slice(0, MAX_SLUGS).map(
      (slug): AddonProbe => ({
        kind: 'theme',
        slug,
        path: `${folder}/wp-content/themes/${slug}/style.css`,
        isIt: isThemeStyle,
      }),
    ),
  ]
  const found = (await probeSite(context, probes, [new URL(site.root).origin])).map(
    ({ probe: { kind, slug }, answer }) => read(kind, slug, answer),
  )
  const isFound = (kind: SoftwareKind, slug: string) =>
    found.some((addon) => addon.kind === kind && addon.slug === slug)
  const seen = [
    ...site.plugins.map((slug) => ['plugin', slug] as const),
    ...site.themes.map((slug) => ['theme', slug] as const),
  ]
  return [
    ...found,
    ...seen.filter(([kind, slug]) => !isFound(kind, slug)).map(([kind, slug]) => byAddress(kind, slug, site)),
  ]
}

const isReadme = (answer: Exchange) =>
  !isHtmlPage(answer) &&
  /^\uFEFF?\s*={2,3}.{1,200}={2,3}/.test(answer.body) &&
  /^\s*(?:stable tag|contributors)\s*:/im.test(answer.body.slice(0, HEAD))
const isThemeStyle = (answer: Exchange) =>
  !isHtmlPage(answer) && /^[ \t*#@]*Theme Name\s*:/im.test(answer.body.slice(0, HEAD))

function read(kind: SoftwareKind, slug: string, answer: Exchange): Addon {
  const head = answer.body.slice(0, HEAD)
  const name = (
    kind === 'plugin'
      ? /^\uFEFF?\s*={2,3}\s*([^=\r\n]{1,80}?)\s*={2,3}/
      : /^[ \t*#@]*Theme Name\s*:\s*([^\r\n]{1,80})/im
  ).exec(head)?.[1]
  const tag = (
    kind === 'plugin' ? /^\s*stable tag\s*:\s*([^\s]{1,40})/im : /^[ \t*#@]*Version\s*:\s*([^\s]{1,40})/im
  ).exec(head)?.[1]
  // "trunk" says nothing; the newest entry of the log does.
  const version = tag && isVersion(tag) ? tag : newestEntry(answer.body)
  return {
    kind,
    slug,
    name: name?.trim() || slug,
    version,
    by: kind === 'plugin' ? 'readme' : 'style',
    url: answer.url,
  }
}

function newestEntry(readme: string): string | null {
  const log = readme.slice(Math.max(0, readme.search(/^==\s*Changelog\s*==/im)))
  const entry = /^=\s*v?(\d[\w.]{0,20})[^=\r\n]{0,60}=\s*$/m.exec(log)?.[1]
  return entry && isVersion(entry) ? entry : null
}

/** What stands behind the addresses of its files: the version of the plugin, or of a library in it. */
function byAddress(kind: SoftwareKind, slug: string, { addresses, root, version }: WordPressSite): Addon {
  const folder = `/wp-content/${kind}s/${slug}/`
  const versions = addresses.flatMap((address) =>
    address.includes(folder) ? (/[?&]ver=([\w.-]{1,40})(?:&|$)/.exec(address)?.[1] ?? []) : [],
  )
  const distinct = [...new Set(versions)].filter(
    (text) => isVersion(text) && text.includes('.') && text !== version?.text,
  )
  return {
    kind,
    slug,
    name: slug,
    version: distinct.length === 1 ? (distinct[0] ?? null) : null,
    by: 'address',
    url: `${root}${folder}`,
  }
}
