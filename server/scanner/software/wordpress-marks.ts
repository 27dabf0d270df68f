import type { Page } from '../page'

export type WordPressMarks = { version: string | null; theme: string | null; plugins: string[] }

/** What a WordPress page shows of itself without being asked for more; null when nothing says WordPress. */
export function readWordPressMarks(page: Page): WordPressMarks | null {
  const addresses = page.resources.map(({ url }) => url)
  const generator = page.generators.find((text) => /^WordPress\b/i.test(text))
  if (!generator && !addresses.some((address) => /\/wp-(?:content|includes)\//.test(address))) return null
  return {
    version: /^WordPress (\d+\.\d+(?:\.\d+)?)/i.exec(generator ?? '')?.[1] ?? null,
    theme: slugsIn(addresses, 'themes')[0] ?? null,
    plugins: slugsIn(addresses, 'plugins'),
  }
}

function slugsIn(addresses: string[], folder: 'themes' | 'plugins'): string[] {
  const pattern = new RegExp(`/wp-content/${folder}/([\\w-]+)/`)
  return [...new Set(addresses.flatMap((address) => pattern.exec(address)?.[1] ?? []))].sort()
}
