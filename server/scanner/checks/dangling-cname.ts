import type { Dns } from '@/server/net/dns'
import { recordsOf } from './dns-records'

/** Services where a released name can be taken by anybody: the ends of the names they hand out. */
const SERVICES = [
  'github.io',
  'herokuapp.com',
  'herokudns.com',
  'azurewebsites.net',
  'cloudapp.azure.com',
  'trafficmanager.net',
  'blob.core.windows.net',
  'azureedge.net',
  'amazonaws.com',
  'elasticbeanstalk.com',
  'netlify.app',
  'vercel.app',
  'pages.dev',
  'surge.sh',
  'fly.dev',
  'readthedocs.io',
  'ghost.io',
  'pantheonsite.io',
  'myshopify.com',
  'wordpress.com',
]

/** Where a name points when that place does not exist and could be taken by somebody else, or null. */
export async function danglingTarget(dns: Dns, name: string): Promise<string | null> {
  const [alias] = recordsOf(name, await dns.cname(name))
  const target = alias?.toLowerCase().replace(/\.$/, '')
  if (!target || !SERVICES.some((service) => target.endsWith(`.${service}`))) return null
  const answer = await dns.a(target)
  recordsOf(target, answer)
  return answer.state === 'none' && !answer.nameExists ? target : null
}
