import type { Saying } from '@/lib/contract/scan-result'
import { say } from '@/lib/domain/say'
import { Inconclusive, NotApplicable, type Origins } from '@/server/scanner/check'

/** The port is closed: an answer of the machine, unlike silence. */
export const isRefused = (error: string | undefined) => /\bECONNREFUSED\b/.test(error ?? '')

/** Refused, or dropped by a firewall: nobody is served there. Meant for a port whose neighbour answers. */
export const isClosed = (error: string) => isRefused(error) || /\b(?:UND_ERR_CONNECT_TIMEOUT|ETIMEDOUT)\b/.test(error)

/** Something answers there, but not TLS. A failed handshake is not meant: that server does speak TLS. */
export const isNotTls = (error: string | undefined) => /does not speak TLS|WRONG_VERSION_NUMBER/.test(error ?? '')

/** For questions about the TLS of a site: ends the check when there is no HTTPS answer, truthfully. */
export function assertHttps(origins: Origins): void {
  if (origins.https) return
  const { httpsError, httpsSays } = origins
  if (origins.http && (httpsError === undefined || isRefused(httpsError) || isNotTls(httpsError)))
    throw new NotApplicable(say('noHttps'))
  throw new Inconclusive(say('httpsUnusable', { reason: httpsSays ?? say('nothingAsked') }))
}

/** Why neither address answered. */
export function noWebServer({ httpSays, httpsSays }: Origins): Saying {
  const reason = httpsSays ?? httpSays ?? ''
  return httpSays && httpsSays ? say('noWebServerTwo', { reason, other: httpSays }) : say('noWebServer', { reason })
}
