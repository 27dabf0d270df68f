import type { Text } from '@/lib/contract/scan-result'
import { type PhraseId, say } from '@/lib/domain/say'
import { Told } from '@/lib/domain/told'

/**
 * No answer came. The message is a sentence with the code in brackets; `code` is the bare code, for instance
 * ECONNREFUSED.
 */
export class RequestFailed extends Told {
  override name = 'RequestFailed'
  readonly code: string
  constructor(phrase: Text, code: string) {
    super(typeof phrase === 'string' ? `${phrase} (${code})` : { ...phrase, values: { code } })
    this.code = code
  }
}

/** We stop asking: requests or bytes of the scan are used up, or the server is too slow. */
export class BudgetSpent extends Told {
  override name = 'BudgetSpent'
}

const PHRASES: Record<string, PhraseId> = {
  ECONNREFUSED: 'refused',
  ECONNRESET: 'brokenOff',
  EPIPE: 'brokenOff',
  EHOSTUNREACH: 'noRoute',
  ENETUNREACH: 'noRoute',
  ETIMEDOUT: 'connectTimeout',
  ENOTFOUND: 'noAddress',
  ENODATA: 'noAddress',
  EAI_AGAIN: 'nameServerSilent',
  UND_ERR_CONNECT_TIMEOUT: 'connectTimeout',
  UND_ERR_HEADERS_TIMEOUT: 'answerTimeout',
  UND_ERR_HEADERS_OVERFLOW: 'headersTooLong',
  UND_ERR_SOCKET: 'closedEarly',
  UND_ERR_ABORTED: 'answerTooLong',
  ERR_SSL_WRONG_VERSION_NUMBER: 'notTls',
  ERR_SSL_PACKET_LENGTH_TOO_LONG: 'notTls',
  ERR_SSL_HTTP_REQUEST: 'notTls',
  ERR_SSL_NO_PROTOCOLS_AVAILABLE: 'tlsOurSide',
}
const SLOW = new Set(['ETIMEDOUT', 'UND_ERR_CONNECT_TIMEOUT', 'UND_ERR_HEADERS_TIMEOUT', 'TOTAL_TIMEOUT'])

/** Any error of the network stack as a sentence. */
export function describeFailure(error: unknown): RequestFailed {
  if (error instanceof RequestFailed) return error
  const code = codeOf(error)
  const known = PHRASES[code]
  if (known) return new RequestFailed(say(known), code)
  if (code.startsWith('HPE_') || (error as Partial<Error>).name === 'HTTPParserError')
    return new RequestFailed(say('notHttp'), code || 'HPE_INVALID')
  if (code.startsWith('ERR_SSL') || code === 'EPROTO') return new RequestFailed(say('tlsFailed'), code)
  return new RequestFailed(say('requestFailed'), code || (error as Partial<Error>).message || String(error))
}

/** The server knows TLS, but not the protocol we offered in it. */
export const refusesHttp1 = (error: unknown) => codeOf(error) === 'ERR_SSL_TLSV1_ALERT_NO_APPLICATION_PROTOCOL'

export const isTimeout = (error: unknown) => error instanceof RequestFailed && SLOW.has(error.code)

function codeOf(error: unknown): string {
  const { code, cause } = (error ?? {}) as NodeJS.ErrnoException
  if (typeof code === 'string' && code) return code
  return cause ? codeOf(cause) : ''
}
