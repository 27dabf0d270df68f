import type { Saying } from '@/lib/contract/scan-result'
import { RULES } from '@/lib/domain/rules/exposure-panels'
import { defineCheck, type Hit, say, type PhraseId } from '@/server/scanner/check'
import type { Exchange } from '@/server/net/http'
import type { Page } from '@/server/scanner/page'
import { type Found, type Probe, probeSite } from '@/server/scanner/probe'
import { INSTALLERS, type InstallerProbe, NEXTCLOUD, THIS_SITE } from './installer-probes'
import { OPEN_TOOLS, type ToolProbe } from './open-tools'

type PanelProbe = Probe & { product: string; rule: 'panel' }
type AnyProbe = PanelProbe | ToolProbe | InstallerProbe
const says =
  (grammar: RegExp) =>
  ({ body }: Exchange) =>
    grammar.test(body.slice(0, 65_536))

const PHPMYADMIN = says(/name="pma_username"|<title>phpMyAdmin\s*<\/title>|PMA_commonParams/i)
const ADMINER = says(/<title>Login - Adminer|<a href='https:\/\/www\.adminer\.org\/'/i)

const panel = (product: string, paths: string[], sign: RegExp): PanelProbe[] =>
  paths.map((path) => ({ path, product, rule: 'panel', isIt: says(sign) }))

/** What a tool's own page says; a redirect or a 401 means that it is protected. */
const PROBES: PanelProbe[] = [
  ...['/phpmyadmin/', '/pma/', '/phpMyAdmin/'].map((path) => ({
    path,
    product: 'phpMyAdmin',
    rule: 'panel' as const,
    isIt: PHPMYADMIN,
  })),
  ...['/adminer.php', '/adminer/'].map((path) => ({ path, product: 'Adminer', rule: 'panel' as const, isIt: ADMINER })),
  ...panel('Jenkins', ['/login', '/jenkins/login'], /<title>Sign in [^<]{0,60}Jenkins|id="jenkins"/i),
  ...panel('Grafana', ['/login', '/grafana/login'], /<title>Grafana<\/title>[\s\S]{0,20000}grafanaBootData/i),
  ...panel('RabbitMQ', ['/', '/rabbitmq/'], /<title>RabbitMQ Management<\/title>/i),
  ...panel('MinIO', ['/', '/minio/login'], /<title>MinIO (?:Console|Browser)<\/title>/i),
  { path: '/cpanel', product: 'cPanel', rule: 'panel', isIt: says(/<title>cPanel Login<\/title>|id="cpanel_login"/i) },
  ...panel('Portainer', ['/', '/portainer/'], /<title>Portainer<\/title>/i),
]

const DEFAULT_PAGES: [server: string, grammar: RegExp][] = [
  ['Apache', /Apache2? (?:Debian|Ubuntu|HTTP Server Test) (?:Default )?Page|<h1>It works!<\/h1>/i],
  ['nginx', /<title>Welcome to nginx!<\/title>/i],
  ['lighttpd', /placeholder page installed by the [^<]*lighttpd/i],
  ['IIS', /<title>IIS Windows(?: Server)?<\/title>/i],
  ['Caddy', /<title>Caddy works!<\/title>/i],
  ['Tomcat', /<title>Apache Tomcat(?:\/[\d.]+)?<\/title>[\s\S]{0,20000}(?:successfully installed Tomcat|It works !)/i],
]

export const exposurePanels = defineCheck({
  id: 'exposure.panels',
  category: 'exposure',
  modes: ['full'],
  rules: RULES,
  async run(context) {
    const page = await context.page().catch(() => null)
    const probes = [...OPEN_TOOLS, ...PROBES, ...INSTALLERS]
    const found = await probeSite<AnyProbe>(context, probes)
    context.note(say('pathsAsked', { count: probes.length }))
    const hits: Hit<keyof typeof RULES>[] = found
      .filter(isKnownBest)
      .filter(({ answer }) => !isToldElsewhere(page, answer))
      .map(({ probe, answer }) => ({
        rule: probe.rule,
        at: answer.url,
        key: probe.product,
        ...('severity' in probe && { severity: probe.severity }),
        ...('confidence' in probe && { confidence: probe.confidence }),
        ...('impact' in probe && { impact: probe.impact, fix: probe.fix }),
        title: titleOf(probe),
        evidence: [{ label: say('page'), url: answer.url, request: `GET ${probe.path}`, status: answer.status }],
      }))
    const server = page && DEFAULT_PAGES.find(([, grammar]) => grammar.test(page.exchange.body.slice(0, 65_536)))?.[0]
    if (page && server)
      hits.push({
        rule: 'default-page',
        at: page.url.href,
        key: server,
        evidence: [{ label: say('defaultPage', { server }), url: page.url.href, status: page.exchange.status }],
      })
    return distinctBy(hits)
  },
})

const INSTALLER_TITLES: Record<string, PhraseId> = { [THIS_SITE]: 'installerHere', [NEXTCLOUD]: 'installerCloud' }

function titleOf({ rule, product }: AnyProbe): Saying {
  if (rule === 'panel') return say('panel', { product })
  if (rule === 'open-panel') return say('openPanel', { product })
  const special = INSTALLER_TITLES[product]
  return special ? say(special) : say('installer', { product })
}

/** Where WordPress itself sends every visitor to its installer, the check of WordPress tells it. */
const isToldElsewhere = (page: Page | null, { url }: Exchange) =>
  /\/wp-admin\/(?:install|setup-config)\.php$/.test(page?.url.pathname ?? '') &&
  page?.url.pathname === new URL(url).pathname

/** What was recognised as a product's own page is not also some installer. */
const isKnownBest = ({ probe, answer }: Found<AnyProbe>, _: number, found: Found<AnyProbe>[]) =>
  !('confidence' in probe) || !found.some((other) => other.probe !== probe && other.answer.url === answer.url)

/** One tool under two names is one finding: the first. */
const distinctBy = (hits: Hit<keyof typeof RULES>[]) =>
  [...new Map(hits.toReversed().map((hit) => [`${hit.rule} ${hit.key}`, hit])).values()].toReversed()
