import type { Page } from '@/server/scanner/page'

export type WordPressMarks = {
  version: string | null
  /** What WordPress writes behind the addresses of its own files: often its version. */
  versionInAddress: string | null
  themes: string[]
  plugins: string[]
}

/** What a WordPress page shows of itself without being asked for more; null when nothing says WordPress. */
export function readWordPressMarks(page: Page): WordPressMarks | null {
  const addresses = page.resources.map(({ url }) => url)
  const generator = page.generators.find((text) => /^WordPress\b/i.test(text))
  if (!generator && !addresses.some((address) => /\/wp-(?:content|includes)\//.test(address))) return null
  return {
    version: /^WordPress (\d+\.\d+(?:\.\d+)?)/i.exec(generator ?? '')?.[1] ?? null,
    versionInAddress: addresses.flatMap((address) => OWN_FILE.exec(address)?.[1] ?? [])[0] ?? null,
    themes: slugsIn(addresses, 'themes'),
    plugins: slugsIn(addresses, 'plugins'),
  }
}

/** Files that change with WordPress itself; most others carry the version of a library. */
const OWN_FILE =
  /\/wp-includes\/(?:css\/dist\/block-library\/style(?:\.min)?\.css|js\/wp-embed(?:\.min)?\.js|css\/dashicons(?:\.min)?\.css)\?ver=(\d+\.\d+(?:\.\d+)?)$/

/** `/blog` when WordPress is in a folder of the site, else nothing. */
export function wordPressFolder(addresses: string[], origin: string): string {
  const own = addresses
    .filter((address) => URL.parse(address)?.origin === origin)
    .map((address) => new URL(address).pathname)
  return own.flatMap((path) => /^((?:\/[\w.~-]+){0,4})\/wp-(?:content|includes)\//.exec(path)?.[1] ?? [])[0] ?? ''
}

function slugsIn(addresses: string[], folder: 'themes' | 'plugins'): string[] {
  const pattern = new RegExp(`/wp-content/${folder}/([\\w-]+)/`)
  return [...new Set(addresses.flatMap((address) => pattern.exec(address)?.[1] ?? []))].sort()
}
