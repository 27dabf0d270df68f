import type { SoftwareKind } from '@/server/scanner/software/wordpress-advisories'
import type { Context } from '@/server/scanner/check'
import type { Exchange } from '@/server/net/http'
import { isHtmlPage, type Probe, probeSite } from '@/server/scanner/probe'
import { isVersion } from '@/server/scanner/software/versions'
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

/**
 * A hundred plugins with the most installations, by the list of wordpress.org/plugins/browse/popular/ as it is known
 * here, asked for by name: much of what a plugin does shows on no page.
 */
const POPULAR_PLUGINS = `
  advanced-custom-fields akismet all-in-one-seo-pack all-in-one-wp-migration all-in-one-wp-security-and-firewall astra-sites autoptimize
  backwpup better-search-replace better-wp-security broken-link-checker classic-editor cleantalk-spam-protect code-snippets coming-soon
  complianz-gdpr contact-form-7 contact-form-7-honeypot cookie-law-info cookie-notice custom-post-type-ui duplicate-page duplicate-post
  duplicator elementor elementskit-lite essential-addons-for-elementor-lite ewww-image-optimizer fluentform forminator give
  google-analytics-for-wordpress google-site-kit gutenberg header-footer-elementor hello-dolly image-optimization insert-headers-and-footers
  instagram-feed jetpack learnpress limit-login-attempts-reloaded litespeed-cache loco-translate loginizer mailchimp-for-wp mailpoet
  maintenance mainwp-child nextgen-gallery ninja-forms one-click-demo-import optinmonster photo-gallery polylang popup-builder post-smtp
  premium-addons-for-elementor profile-builder really-simple-ssl redirection regenerate-thumbnails royal-elementor-addons seo-by-rank-math
  sg-cachepress sg-security shortcodes-ultimate siteorigin-panels smart-slider-3 sucuri-scanner svg-support tablepress the-events-calendar
  tinymce-advanced tutor ultimate-addons-for-gutenberg ultimate-member updraftplus user-registration w3-total-cache woocommerce
  woocommerce-gateway-stripe woocommerce-payments wordfence wordpress-importer wordpress-seo worker wp-fastest-cache wp-file-manager
  wp-google-maps wp-mail-smtp wp-multibyte-patch wp-optimize wp-smushit wp-statistics wp-super-cache wpforms-lite wps-hide-login
  wpvivid-backuprestore yith-woocommerce-wishlist
`
  .trim()
  .split(/\s+/)
