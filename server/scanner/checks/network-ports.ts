import {
  type Check,
  type Context,
  defineCheck,
  type Hit,
  Inconclusive,
  NotApplicable,
  say,
} from '@/server/scanner/check'
import { urlHost } from '@/server/scanner/target'
import { knockOnce } from './network-knocks'
import { RULES } from '@/lib/domain/rules/network-ports'
import { PORTS, QUESTIONS, type Service, serviceOf } from './network-services'

/** Which services the server offers to everybody. The ports are for tests, which cannot listen on the real ones. */
export const networkPortsOn = (ports: readonly number[], questions: Record<number, string> = QUESTIONS): Check =>
  defineCheck({
    id: 'network.ports',
    category: 'network',
    modes: ['full'],
    rules: RULES,
    async run(context) {
      const { open, unanswered, refused } = await knockOnce(context, ports, questions)
      const services = open.map(({ port, said }) => ({ port, said, service: serviceOf(said) }))
      context.observe(
        'ports',
        services.map(({ port, said, service }) => ({
          port,
          service: service?.name ?? (said ? 'not recognised' : 'silent'),
        })),
      )
      // Loopback: what listens there is open to this computer alone, whatever the operator lets be asked.
      if (refused === ports.length && context.target.isLoopback) throw new NotApplicable(say('ownPorts'))
      if (refused === ports.length) throw new Inconclusive(say('portsClosedByOperator'))
      if (refused > 0) context.partial(say('portsNotAsked', { count: refused }))
      if (unanswered + refused === ports.length) throw new Inconclusive(say('portsFiltered'))
      return services.flatMap(({ port, said, service }) => hitOf(context, port, said, service))
    },
  })

export const networkPorts = networkPortsOn(PORTS)

function hitOf(
  { target }: Context,
  port: number,
  said: string,
  service: Service | undefined,
): Hit<keyof typeof RULES>[] {
  if (!service || service.rule === 'expected') return []
  return [
    {
      rule: service.rule,
      at: `${urlHost(target.host)}:${port}`,
      key: service.name,
      severity: service.severity,
      title: say('service', { service: service.phrase ? { say: service.phrase } : service.name, port }),
      evidence: [{ label: say('said'), excerpt: printable(said), data: { port } }],
    },
  ]
}

const printable = (said: string) => said.replace(/[^\x20-\x7e]+/g, '·').slice(0, 120)
