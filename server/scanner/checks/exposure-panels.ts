import { defineCheck, type Hit, type Rule } from '../check'
import type { Exchange } from '../net/http'
import type { Page } from '../page'
import { type Found, type Probe, probeSite } from '../probe'
import { OWN_ADDRESSES } from './deny-snippets'
import { INSTALLERS, type InstallerProbe } from './installer-probes'
import { OWASP } from './standards'

const REFERENCES = [{ title: 'CWE-284: improper access control', url: 'https://cwe.mitre.org/data/definitions/284.html' }]

const RULES = {
  panel: {
    title: 'An administration page is open to the internet',
    severity: 'medium',
    means: 'The sign-in page of an administration tool can be opened by everybody.',
    impact: 'Programs try passwords on such pages day and night, and each hole in the tool counts at once.',
    fix: 'Let only your own addresses reach the page, or put it behind a VPN or a second sign-in.',
    effort: 'hours',
    snippets: OWN_ADDRESSES,
    cwe: [284],
    owasp: OWASP.misconfiguration,
    asvs: ['13.4.5'],
    references: REFERENCES,
  },
  'open-panel': {
    title: 'An administration tool can be used without signing in',
    severity: 'critical',
    means: 'A tool made for administrators answers everybody, without a password.',
    impact: 'Whoever finds it can read or change what it manages.',
    fix: 'Turn the sign-in of the tool on and let only your own addresses reach it.',
    effort: 'hours',
    snippets: OWN_ADDRESSES,
    cwe: [306],
    owasp: OWASP.authentication,
    asvs: ['13.4.5'],
    references: REFERENCES,
  },
  installer: {
    title: 'An installer was left open',
    severity: 'high',
    means: 'The page that sets the site up for the first time can still be opened.',
    impact: 'A stranger may set the site up anew, with a password of their own.',
    fix: 'Delete the installer or finish the installation.',
    effort: 'minutes',
    snippets: OWN_ADDRESSES,
    cwe: [306],
    owasp: OWASP.misconfiguration,
    asvs: ['13.4.5'],
    references: REFERENCES,
  },
  'default-page': {
    title: 'The web server shows its default page',
    severity: 'info',
    means: 'The address shows what a fresh installation shows, and no site.',
    impact: 'It tells that the server is unfinished or forgotten, and so perhaps not kept up to date.',
    fix: 'Put your site in its place, or turn the server off.',
    effort: 'minutes',
    cwe: [1188],
    owasp: OWASP.misconfiguration,
    references: REFERENCES,
  },
} satisfies Record<string, Rule>

type PanelProbe = Probe & { product: string; rule: 'panel' | 'open-panel' }
const says =
  (grammar: RegExp) =>
  ({ body }: Exchange) =>
    grammar.test(body.slice(0, 65_536))

const PHPMYADMIN = says(/name="pma_username"|<title>phpMyAdmin\s*<\/title>|PMA_commonParams/i)
const ADMINER = says(/<title>Login - Adminer|<a href='https:\/\/www\.adminer\.org\/'/i)

/** What a tool's own page says; a redirect or a 401 means that it is protected. */
const PROBES: PanelProbe[] = [
  ...['/phpmyadmin/', '/pma/', '/phpMyAdmin/'].map((path) => ({ path, product: 'phpMyAdmin', rule: 'panel' as const, isIt: PHPMYADMIN })),
  ...['/adminer.php', '/adminer/'].map((path) => ({ path, product: 'Adminer', rule: 'panel' as const, isIt: ADMINER })),
  { path: '/jenkins/login', product: 'Jenkins', rule: 'panel', isIt: says(/<title>Sign in [^<]*Jenkins|id="jenkins"/i) },
  { path: '/grafana/login', product: 'Grafana', rule: 'panel', isIt: says(/<title>Grafana<\/title>[\s\S]*grafanaBootData/i) },
  { path: '/manager/status', product: 'Tomcat manager', rule: 'open-panel', isIt: says(/<title>\/manager<\/title>[\s\S]*Server Status/i) },
  { path: '/solr/', product: 'Apache Solr', rule: 'open-panel', isIt: says(/<title[^>]*>Solr Admin<\/title>/i) },
  { path: '/app/kibana', product: 'Kibana', rule: 'open-panel', isIt: says(/kbn-injected-metadata/i) },
  { path: '/cpanel', product: 'cPanel', rule: 'panel', isIt: says(/<title>cPanel Login<\/title>|id="cpanel_login"/i) },
  { path: '/portainer/', product: 'Portainer', rule: 'panel', isIt: says(/<title>Portainer<\/title>/i) },
]

const DEFAULT_PAGES: [server: string, grammar: RegExp][] = [
  ['Apache', /Apache2? (?:Debian|Ubuntu|HTTP Server Test) (?:Default )?Page|<h1>It works!<\/h1>/i],
  ['nginx', /<title>Welcome to nginx!<\/title>/i],
  ['lighttpd', /placeholder page installed by the [^<]*lighttpd/i],
  ['IIS', /<title>IIS Windows(?: Server)?<\/title>/i],
  ['Caddy', /<title>Caddy works!<\/title>/i],
]

export const exposurePanels = defineCheck({
  id: 'exposure.panels',
  title: 'Administration pages and installers',
  category: 'exposure',
  modes: ['full'],
  rules: RULES,
  async run(context) {
    const page = await context.page().catch(() => null)
    const found = await probeSite<PanelProbe | InstallerProbe>(context, [...PROBES, ...INSTALLERS])
    const hits: Hit<keyof typeof RULES>[] = found
      .filter(isKnownBest)
      .filter(({ answer }) => !isToldElsewhere(page, answer))
      .map(({ probe, answer }) => ({
        rule: probe.rule,
        at: answer.url,
        key: probe.product,
        ...('severity' in probe && { severity: probe.severity }),
        ...('confidence' in probe && { confidence: probe.confidence }),
        title:
          probe.rule === 'installer'
            ? `The installer of ${probe.product} was left open`
            : `${probe.product} ${probe.rule === 'panel' ? 'is open to the internet' : 'can be used without signing in'}`,
        evidence: [{ label: 'Page', url: answer.url, request: `GET ${probe.path}`, status: answer.status }],
      }))
    const server = page && DEFAULT_PAGES.find(([, grammar]) => grammar.test(page.exchange.body.slice(0, 65_536)))?.[0]
    if (page && server)
      hits.push({
        rule: 'default-page',
        at: page.url.href,
        key: server,
        evidence: [{ label: `Default page of ${server}`, url: page.url.href, status: page.exchange.status }],
      })
    return distinctBy(hits)
  },
})

/** Where WordPress itself sends every visitor to its installer, the check of WordPress tells it. */
const isToldElsewhere = (page: Page | null, { url }: Exchange) =>
  /\/wp-admin\/(?:install|setup-config)\.php$/.test(page?.url.pathname ?? '') && page?.url.pathname === new URL(url).pathname

/** What was recognised as a product's own page is not also some installer. */
const isKnownBest = ({ probe, answer }: Found<PanelProbe | InstallerProbe>, _: number, found: Found<PanelProbe | InstallerProbe>[]) =>
  !('confidence' in probe) || !found.some((other) => other.probe !== probe && other.answer.url === answer.url)

/** One tool under two names is one finding: the first. */
const distinctBy = (hits: Hit<keyof typeof RULES>[]) => [...new Map(hits.toReversed().map((hit) => [`${hit.rule} ${hit.key}`, hit])).values()].toReversed()
