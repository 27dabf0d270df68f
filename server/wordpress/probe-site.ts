import type { Reply } from '@/lib/contract/endpoint'
import type { wordpressApi } from '@/lib/contract/wordpress'
import type { Exchange, HttpClient } from '@/server/net/http'
import { describeFailure } from '@/server/net/http-error'
import { Blocked } from '@/server/net/blocked'
import type { WordPressTools } from '@/server/records/wordpress-tools'
import type { SiteAddress } from './site-address'

type Probe = Omit<Reply<typeof wordpressApi.probe>, 'scanned'>

/** What answers at an address, and at the same with or without www. */
export async function probeSite(tools: WordPressTools, { url }: SiteAddress, signal: AbortSignal): Promise<Probe> {
  const client = tools.client(signal)
  try {
    const [own, other] = await Promise.all([look(client, `${url}/`), look(client, twinOf(url))])
    const page = own.page
    return {
      url: page ? homeOf(page, url) : url,
      is_wordpress: isWordPress(page),
      version: versionIn(page),
      rest: restIn(page),
      also_www: isWordPress(other.page) && other.page ? other.page.url.replace(/\/+$/, '') : null,
      problem: own.problem,
      is_missing: isMissing(page),
    }
  } finally {
    await client.close()
  }
}

/** `www.` before it, or not any more. */
function twinOf(address: string): string {
  const url = new URL(`${address}/`)
  url.hostname = url.hostname.startsWith('www.') ? url.hostname.slice(4) : `www.${url.hostname}`
  return url.href
}

async function look(client: HttpClient, url: string): Promise<{ page: Exchange | null; problem: string | null }> {
  try {
    const page = await client.get(url, { follow: true, limit: 300_000 })
    const problem = page.status < 400 ? null : `The site answered ${page.status}.`
    return { page, problem }
  } catch (error) {
    const message = error instanceof Blocked ? error.message : `${describeFailure(error).message}.`
    return { page: null, problem: message }
  }
}

/** Where its visitors begin; where nothing is, the home of the WordPress that said so, if that is on the same host. */
function homeOf(page: Exchange, asked: string): string {
  if (!isMissing(page)) return page.url.replace(/\/+$/, '')
  const home = restIn(page)?.replace(/(?:\/index\.php)?(?:\/wp-json\/?|\/?\?rest_route=.*)$/, '')
  return home && URL.parse(home)?.host === new URL(asked).host ? home : asked
}

/** A WordPress answers in its usual way for what it does not have, too. */
const isMissing = (page: Exchange | null) => page?.status === 404 || page?.status === 410

const REST = /<([^<>\s]+)>;\s*rel="https:\/\/api\.w\.org\/"/
const GENERATOR = /<meta[^>]{0,200}content=["']WordPress ([\d.]{1,20})/i

const restIn = (page: Exchange | null) => REST.exec(page?.all('link').join(', ') ?? '')?.[1] ?? null
const versionIn = (page: Exchange | null) => GENERATOR.exec(page?.body ?? '')?.[1] ?? null
const isWordPress = (page: Exchange | null) =>
  !isMissing(page) &&
  (restIn(page) !== null || versionIn(page) !== null || /\/wp-(?:content|includes)\//.test(page?.body ?? ''))
