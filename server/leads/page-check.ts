import type { PageCheck } from '@/lib/contract/widget'
import { visibleText } from '@/lib/domain/visible-text'
import { refused } from '@/server/errors'
import type { HttpClient } from '@/server/net/http'
import { Told } from '@/lib/domain/told'
import type { Voice } from '@/server/voice'
import { siteOf } from './identity'
import { coloursOf } from './page-colours'
import type { WidgetRow } from './widget'
import { without } from './without'

const MAX_BYTES = 512 * 1024

type With = {
  client: HttpClient
  /** The origin that the tag has to name. */
  server: string
  voice: Voice
}

/** Fetches a page as anybody would and says whether the widget works there. */
export async function checkPage(text: string, widget: WidgetRow, { client, server, voice }: With): Promise<PageCheck> {
  const site = siteOf(text)
  if (!site) throw refused('url', 'not_an_address', { address: text.slice(0, 200) })
  const at = new Date().toISOString()
  const none = { status: null, found: false, key_is_ours: false, mixed: false, title: null, colours: null, at }
  try {
    const page = await client.get(site.website, { follow: true, limit: MAX_BYTES })
    const tag = tagIn(page.body, page.url, server)
    const policies = [...page.all('content-security-policy'), ...metaPolicies(page.body)]
    return {
      ...none,
      url: page.url,
      status: page.status,
      found: tag !== null,
      key_is_ours: tag !== null && isOurs(tag.key, widget),
      csp: {
        script: forbids(policies, ['script-src-elem', 'script-src', 'default-src'], server)
          ? `script-src ${server}`
          : null,
        connect: forbids(policies, ['connect-src', 'default-src'], server) ? `connect-src ${server}` : null,
      },
      mixed: page.url.startsWith('https:') && tag?.address.protocol === 'http:',
      title: titleIn(page.body),
      colours: await coloursOf(page.body, page.url, client),
      failure: null,
    }
  } catch (error) {
    if (!(error instanceof Told)) throw error
    const csp = { script: null, connect: null }
    return { ...none, url: site.website, csp, failure: voice.said(error.message, error.says) }
  } finally {
    await client.close()
  }
}

const isOurs = (key: string | null, { key: own, old_key, old_key_until }: WidgetRow) =>
  key === own || (key !== null && key === old_key && old_key_until !== null && old_key_until > new Date())

const attribute = (tag: string, name: string) => {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i').exec(tag)
  return found ? (found[1] ?? found[2] ?? found[3] ?? '').replaceAll('&amp;', '&') : null
}

/** The first tag that loads the widget: ours, or another server's where ours is not there. */
function tagIn(html: string, base: string, server: string) {
  const tags = (without('<!--', '-->', html).match(/<script\b[^<>]{0,2000}>/gi) ?? []).flatMap((tag) => {
    const address = URL.parse(attribute(tag, 'src') ?? '', base)
    if (!address || !address.pathname.endsWith('/widget.js')) return []
    return [{ address, key: attribute(tag, 'data-key') ?? address.searchParams.get('key') }]
  })
  const ours = new URL(server).host
  return tags.find(({ address }) => address.host === ours) ?? null
}

const titleIn = (html: string) => {
  const found = /<title[^<>]{0,200}>([^<]{1,300})/i.exec(html)?.[1]
  return found ? visibleText(found).trim().slice(0, 100) : null
}

const metaPolicies = (html: string) =>
  (html.match(/<meta\b[^<>]{0,8000}>/gi) ?? []).flatMap((tag) =>
    attribute(tag, 'http-equiv')?.toLowerCase() === 'content-security-policy' ? (attribute(tag, 'content') ?? []) : [],
  )

/** Whether one of the policies keeps our server out of what the first of these that it has is for. */
function forbids(policies: readonly string[], names: readonly string[], server: string): boolean {
  return policies
    .flatMap((text) => text.split(','))
    .some((policy) => {
      const rules = new Map(
        policy.split(';').flatMap((rule) => {
          const [name = '', ...sources] = rule.trim().split(/\s+/)
          return name ? [[name.toLowerCase(), sources] as const] : []
        }),
      )
      const name = names.find((one) => rules.has(one))
      return name !== undefined && !(rules.get(name) ?? []).some((source) => admits(source, server))
    })
}

function admits(source: string, server: string): boolean {
  const { protocol, host, hostname } = new URL(server)
  const named = source.toLowerCase().replace(/\/.*$/, (rest) => (rest.startsWith('//') ? rest : ''))
  if (named === '*' || named === protocol) return true
  const [, scheme, name = ''] = /^(?:([a-z]+:)\/\/)?([^/]*)/.exec(named) ?? []
  if (scheme && scheme !== protocol && !(scheme === 'http:' && protocol === 'https:')) return false
  return name === host || name === hostname || (name.startsWith('*.') && hostname.endsWith(name.slice(1)))
}
