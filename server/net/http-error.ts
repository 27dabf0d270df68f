/**
 * No answer came. The message is a sentence with the code in brackets; `code` is the bare code, for instance
 * ECONNREFUSED.
 */
export class RequestFailed extends Error {
  override name = 'RequestFailed'
  readonly code: string
  constructor(message: string, code: string) {
    super(`${message} (${code})`)
    this.code = code
  }
}

/** We stop asking: requests or bytes of the scan are used up, or the server is too slow. */
export class BudgetSpent extends Error {
  override name = 'BudgetSpent'
}

const SENTENCES: Record<string, string> = {
  ECONNREFUSED: 'The connection was refused',
  ECONNRESET: 'The server broke the connection off',
  EPIPE: 'The server broke the connection off',
  EHOSTUNREACH: 'There is no way to the server',
  ENETUNREACH: 'There is no way to the server',
  ETIMEDOUT: 'No connection could be made in time',
  ENOTFOUND: 'The name has no address',
  ENODATA: 'The name has no address',
  EAI_AGAIN: 'The name server did not answer',
  UND_ERR_CONNECT_TIMEOUT: 'No connection could be made in time',
  UND_ERR_HEADERS_TIMEOUT: 'The server took the connection but did not answer in time',
  UND_ERR_HEADERS_OVERFLOW: 'The headers of the answer are longer than 64 kB',
  UND_ERR_SOCKET: 'The server closed the connection without a complete answer',
  UND_ERR_ABORTED: 'The answer took too long',
  ERR_SSL_WRONG_VERSION_NUMBER: 'What answers there does not speak TLS',
  ERR_SSL_PACKET_LENGTH_TOO_LONG: 'What answers there does not speak TLS',
  ERR_SSL_HTTP_REQUEST: 'What answers there does not speak TLS',
  ERR_SSL_NO_PROTOCOLS_AVAILABLE: 'The TLS handshake failed on our side',
}
const SLOW = new Set(['ETIMEDOUT', 'UND_ERR_CONNECT_TIMEOUT', 'UND_ERR_HEADERS_TIMEOUT', 'TOTAL_TIMEOUT'])

/** Any error of the network stack as a sentence. */
export function describeFailure(error: unknown): RequestFailed {
  if (error instanceof RequestFailed) return error
  const code = codeOf(error)
  const known = SENTENCES[code]
  if (known) return new RequestFailed(known, code)
  if (code.startsWith('HPE_') || (error as Partial<Error>).name === 'HTTPParserError')
    return new RequestFailed('What the server answered is not HTTP', code || 'HPE_INVALID')
  if (code.startsWith('ERR_SSL') || code === 'EPROTO') return new RequestFailed('The TLS handshake failed', code)
  return new RequestFailed('The request failed', code || (error as Partial<Error>).message || String(error))
}

/** The server knows TLS, but not the protocol we offered in it. */
export const refusesHttp1 = (error: unknown) => codeOf(error) === 'ERR_SSL_TLSV1_ALERT_NO_APPLICATION_PROTOCOL'

export const isTimeout = (error: unknown) => error instanceof RequestFailed && SLOW.has(error.code)

function codeOf(error: unknown): string {
  const { code, cause } = (error ?? {}) as NodeJS.ErrnoException
  if (typeof code === 'string' && code) return code
  return cause ? codeOf(cause) : ''
}
