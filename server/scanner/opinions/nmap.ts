import { RULES } from '@/lib/domain/rules/nmap'
import { type Check, defineCheck, type Hit, Inconclusive, NotApplicable, say } from '@/server/scanner/check'
import { knockOnce } from '@/server/scanner/checks/network-knocks'
import { PORTS, serviceOf } from '@/server/scanner/checks/network-services'
import { askTool } from './ask-tool'
import { type Element, readXml } from './read-xml'
import { urlHost } from '@/server/scanner/target'

export type NmapService = {
  port: number
  name: string
  product: string | null
  version: string | null
  isGuess: boolean
}

/**
 * By ordinary connections, without a look into the DNS, with the few harmless questions of the light version detection.
 */
const CAREFULLY =
  '-sT -Pn -n --unprivileged -sV --version-light --max-retries 1 --max-parallelism 1 --host-timeout 70s'.split(' ')
const TIMEOUT_MS = 80_000
const MAX_PORTS = 12
/** What nmap calls services that do not belong on the internet. */
const INNER =
  /^(?:mysql|postgresql|mongod?b|redis|memcached?|ms-sql-s|oracle(?:-tns)?|cassandra|couchdb|elasticsearch|docker|vnc(?:-http)?|telnet|ms-wbt-server|ldap|rpcbind|nfs|microsoft-ds|netbios-ssn|x11|ajp13|rsh|rlogin|rexec|amqp|epmd|ipmi)$/

/**
 * What nmap calls the services on ports that are known to be open. It looks at no other port, and its guesses by number
 * count for nothing.
 */
export const nmapBy = (binary: string, ports: readonly number[] = PORTS): Check =>
  defineCheck({
    id: 'opinion.nmap',
    category: 'network',
    modes: ['full'],
    rules: RULES,
    async run(context) {
      const { asked, unanswered, refused, ...knocks } = await knockOnce(context, ports)
      const open = knocks.open.slice(0, MAX_PORTS)
      if (unanswered + refused === asked) throw new Inconclusive(say('nmapPortsUnknown'))
      if (open.length === 0) throw new NotApplicable(say('nmapNoPorts'))
      const family = context.ip.includes(':') ? ['-6'] : []
      const args = [...CAREFULLY, ...family, '-p', open.map(({ port }) => port).join(), '-oX', '-', context.ip]
      const { engine, services } = readNmap(await askTool('nmap', context, { binary, args, timeoutMs: TIMEOUT_MS }))
      context.observe('nmap', { engine, services })
      const named = services.filter(({ isGuess }) => !isGuess)
      if (knocks.open.length > MAX_PORTS)
        context.partial(say('nmapLimited', { count: MAX_PORTS, total: knocks.open.length }))
      context.note(say('nmapNamed', { engine, count: named.length, total: open.length }))
      const unknown = new Set(open.filter(({ said }) => !serviceOf(said)).map(({ port }) => port))
      return named.flatMap((service) =>
        unknown.has(service.port) && INNER.test(service.name) ? [hitOf(service, engine, context.target.host)] : [],
      )
    },
  })

/** Its report as facts. */
export function readNmap(xml: string): { engine: string; services: NmapService[] } {
  const elements = readXml(xml)
  const engine = `nmap ${elements.find(({ tag }) => tag === 'nmaprun')?.attributes.version ?? ''}`.trim()
  return { engine, services: elements.flatMap((element) => (element.tag === 'service' ? serviceIn(element) : [])) }
}

function serviceIn({ attributes, within }: Element): NmapService[] {
  const port = Number(within?.attributes.portid)
  if (!Number.isInteger(port)) return []
  const { name = '', product = null, version = null, method } = attributes
  return [{ port, name, product, version, isGuess: method !== 'probed' || name === 'unknown' || name === 'tcpwrapped' }]
}

function hitOf({ port, name, product, version }: NmapService, engine: string, host: string): Hit<keyof typeof RULES> {
  return {
    rule: 'service',
    at: `${urlHost(host)}:${port}`,
    key: name,
    title: say('nmapService', { service: product ?? name, port }),
    confidence: 'likely',
    evidence: [{ label: say('reportedBy', { engine }), data: { port, service: name, product, version } }],
  }
}
