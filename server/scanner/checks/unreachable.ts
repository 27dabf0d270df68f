import type { Says, Saying } from '@/lib/contract/scan-result'
import { phraseIn, say } from '@/lib/domain/say'
import { Inconclusive, NotApplicable, type Origins } from '@/server/scanner/check'

/** The port is closed: an answer of the machine, unlike silence. */
export const isRefused = (why: Says | undefined) => codeOf(why) === 'ECONNREFUSED'

/** Refused, or dropped by a firewall: nobody is served there. Meant for a port whose neighbour answers. */
export const isClosed = (why: Says) => ['ECONNREFUSED', 'UND_ERR_CONNECT_TIMEOUT', 'ETIMEDOUT'].includes(codeOf(why))

/** Something answers there, but not TLS. A failed handshake is not meant: that server does speak TLS. */
export const isNotTls = (why: Says | undefined) => phraseIn(why)?.say === 'notTls'

const OF_TLS: readonly (string | undefined)[] = ['notTls', 'tlsOurSide', 'tlsFailed', 'tlsTimeout', 'tlsClosed']

export const isTlsTrouble = (why: Says | undefined) => OF_TLS.includes(phraseIn(why)?.say)

/** Of a failed request, such as ECONNREFUSED; empty for what is none. */
function codeOf(why: Says | undefined): string {
  const code = phraseIn(why)?.values?.code
  return typeof code === 'string' ? code : ''
}

/** For questions about the TLS of a site: ends the check when there is no HTTPS answer, truthfully. */
export function assertHttps(origins: Origins): void {
  if (origins.https) return
  const { httpsSays } = origins
  if (origins.http && (httpsSays === undefined || isRefused(httpsSays) || isNotTls(httpsSays)))
    throw new NotApplicable(say('noHttps'))
  throw new Inconclusive(say('httpsUnusable', { reason: httpsSays ?? say('nothingAsked') }))
}

/** Why neither address answered. */
export function noWebServer({ httpSays, httpsSays }: Origins): Saying {
  const reason = httpsSays ?? httpSays ?? ''
  return httpSays && httpsSays ? say('noWebServerTwo', { reason, other: httpSays }) : say('noWebServer', { reason })
}
