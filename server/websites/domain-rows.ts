import type { DomainProblem, DomainSetup } from '@/lib/contract/website'
import { DNS_PROVIDERS } from '@/lib/domain/dns-providers'
import { eq, inArray } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { certificates, siteHosts } from '@/server/db/schema'
import type { Settings } from '@/server/settings'
import type { Voice } from '@/server/voice'

export type Host = typeof siteHosts.$inferSelect
type Certificate = Pick<typeof certificates.$inferSelect, 'not_after' | 'detail' | 'next_try_at'>
/** Without a certificate: none is being got yet. */
type Shown = Host & { certificate: Certificate | null }

/** The domains of websites with their certificates. */
export async function hostsOf(db: Db, sites: readonly string[]): Promise<Shown[]> {
  // By its first column drizzle knows whether there is a row.
  const { next_try_at, not_after, detail } = certificates
  const rows = await db
    .select({ host: siteHosts, certificate: { next_try_at, not_after, detail } })
    .from(siteHosts)
    .leftJoin(certificates, eq(certificates.host, siteHosts.host))
    .where(inArray(siteHosts.site_id, [...sites]))
  return rows.map(({ host, certificate }) => ({ ...host, certificate }))
}

type Told = { settings: Settings; voice: Voice }
type Said = Pick<DomainProblem, 'code' | 'values'>

/** A finding in the words of whoever reads it. */
export function inWords({ words }: Voice, said: Said): string {
  const values = said.values
  return words(`sitePage.domain.${said.code}` as 'sitePage.domain.none_yet', values as { host: string })
}

const withWords = (voice: Voice, said: Said | null): DomainProblem | null =>
  said && { ...said, text: inWords(voice, said) }

/** By what stands in the names of their name servers. */
const PROVIDER_NAMES: Readonly<Record<string, RegExp>> = {
  cloudflare: /\.cloudflare\.com$/,
  godaddy: /\.domaincontrol\.com$/,
  namecheap: /\.(?:registrar-servers|namecheaphosting)\.com$/,
  route53: /\.awsdns-\d+\./,
  ionos: /\.ui-dns\./,
  hetzner: /\.(?:hetzner|first-ns|your-server|second-ns)\./,
  vercel: /\.vercel-dns\.com$/,
}

const providerOf = (nameServers: readonly string[]) =>
  DNS_PROVIDERS.find((provider) => nameServers.some((name) => PROVIDER_NAMES[provider]?.test(name))) ?? null

/** The domain of a website as the wire shows it; null when it has none. */
export function publicDomain(hosts: readonly Shown[], { settings, voice }: Told): DomainSetup | null {
  const main = hosts.find(({ is_main }) => is_main)
  if (!main) return null
  const ordered =
    settings.acme === null ? null : (hosts.find(({ certificate }) => certificate?.detail) ?? main).certificate
  const detail = withWords(voice, main.detail ?? ordered?.detail ?? null)
  const records = hosts
    .toSorted((one, other) => Number(other.is_main) - Number(one.is_main))
    .flatMap(({ records: kept }) => kept)
  const provider = providerOf(main.name_servers)
  return {
    domain: main.host,
    status: main.state,
    status_detail: detail?.text ?? null,
    detail,
    is_apex: isApex(main, hosts),
    certificate: settings.acme === null ? 'none' : certificateState(main),
    certificate_until: main.certificate?.not_after?.toISOString() ?? null,
    certificate_retry_at: ordered?.detail ? ordered.next_try_at.toISOString() : null,
    records: records.map(({ problem, ...record }) => ({ ...record, problem: withWords(voice, problem) })),
    ...(!main.has_mail && { offers: offersFor(main.host) }),
    provider,
    name_servers: main.name_servers,
    proxy: settings.acme === null ? proxyLines(settings) : null,
    last_checked_at: main.checked_at?.toISOString() ?? null,
    next_check_at: main.next_check_at?.toISOString() ?? null,
    created_at: main.created_at.toISOString(),
    active_at: main.active_at?.toISOString() ?? null,
  }
}

function certificateState({ certificate }: Shown) {
  if (certificate?.not_after) return 'issued'
  return certificate?.detail ? 'failed' : 'issuing'
}

/** What was registered, and no name below it: its records may be no CNAME. */
const isApex = ({ host }: Host, hosts: readonly Host[]) =>
  !host.startsWith('www.') && hosts.some((other) => other.host === `www.${host}`)

/** For a domain that sends no mail: nobody else can send in its name. */
function offersFor(host: string) {
  const domain = host.replace(/^www\./, '')
  return [
    { type: 'TXT', host: domain, value: 'v=spf1 -all' },
    { type: 'TXT', host: `_dmarc.${domain}`, value: 'v=DMARC1; p=reject' },
  ]
}

/** For Caddy in front of this server: a certificate when a name is asked for that belongs to a website or a brand. */
const proxyLines = ({ port }: Settings) => `{
  on_demand_tls {
    ask http://127.0.0.1:${port}/api/public/domain
  }
}

https:// {
  tls {
    on_demand
  }
  reverse_proxy 127.0.0.1:${port}
}`
