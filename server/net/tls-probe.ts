import { connect, type Socket } from 'node:net'
import { describeFailure } from './http-error'
import { withSlot } from './slots'
import { clientHello, type HelloAnswer, POST_QUANTUM_GROUP, readAnswer, VERSION_NUMBERS } from './tls-hello'
import { forwardSecret, isModern, SUITES, TLS13_SUITES, WEAKNESSES, weakness } from './tls-suites'

export { forwardSecret, weakness } from './tls-suites'

export const TLS_VERSIONS = ['SSLv3', 'TLSv1.0', 'TLSv1.1', 'TLSv1.2', 'TLSv1.3'] as const
export type TlsVersion = (typeof TLS_VERSIONS)[number]

export type TlsEndpoint = { ip: string; port: number; serverName?: string; signal: AbortSignal; timeoutMs?: number }

export type TlsSurvey = {
  /** `unknown`: the server said nothing, which proves nothing. */
  versions: Partial<Record<TlsVersion, 'yes' | 'no' | 'unknown'>>
  /**
   * Suites the server accepted per version, OpenSSL names. Depth `weak`: one of each weak class at most, and its
   * favourite.
   */
  suites: Partial<Record<TlsVersion, string[]>>
  /** Whether keys that withstand quantum computers can be agreed on; asked at depth `all` alone. */
  postQuantum?: 'yes' | 'no' | 'unknown'
  /** Connections made. */
  asked: number
  /** The first bytes, when what answers is not TLS; versions and suites are then empty. */
  notTls?: string
}

type Answer = HelloAnswer | { kind: 'closed' } | { kind: 'silent' }
type Ask = (version: TlsVersion, suites: number[], groups?: number[]) => Promise<Answer>

/** Groups of suites, each worth one question: the weak classes, those without forward secrecy, the good ones. */
const CLASSES: ((suite: string) => boolean)[] = [
  ...WEAKNESSES.map((kind) => (suite: string) => weakness(suite) === kind),
  (suite) => !weakness(suite) && !forwardSecret(suite),
  (suite) => !weakness(suite) && isModern(suite),
]

/** Far more than any ServerHello needs. */
const MAX_HELLO = 64 * 1024

/**
 * Asks a server in raw hellos which TLS versions and suites it takes: OpenSSL cannot speak the old ones and would
 * report its own refusal as the server's. No handshake is completed.
 */
export async function surveyTls(endpoint: TlsEndpoint, depth: 'weak' | 'all'): Promise<TlsSurvey> {
  const survey: TlsSurvey = { versions: {}, suites: {}, asked: 0 }
  const ask: Ask = (version, suites, groups) => {
    survey.asked += 1
    return withSlot(endpoint.ip, endpoint.signal, () => askHello(endpoint, version, suites, groups))
  }
  for (const version of TLS_VERSIONS) {
    const first = await ask(version, suitesOf(version))
    if (first.kind === 'not-tls') return { versions: {}, suites: {}, asked: survey.asked, notTls: first.head }
    survey.versions[version] = verdict(first, version)
    const favourite = acceptedSuite(first, version)
    if (favourite === null) continue
    survey.suites[version] =
      depth === 'all' ? await everySuite(ask, version, favourite) : await oneOfEachClass(ask, version, favourite)
  }
  if (depth === 'all' && survey.versions['TLSv1.3'] === 'yes')
    survey.postQuantum = verdict(await ask('TLSv1.3', suitesOf('TLSv1.3'), [POST_QUANTUM_GROUP]), 'TLSv1.3')
  return survey
}

function verdict(answer: Answer, version: TlsVersion): 'yes' | 'no' | 'unknown' {
  if (answer.kind === 'silent') return 'unknown'
  return acceptedSuite(answer, version) === null ? 'no' : 'yes'
}

/** A server that does not know the version may answer with a lower one: that is a no. */
function acceptedSuite(answer: Answer, version: TlsVersion): number | null {
  return answer.kind === 'hello' && answer.version === VERSION_NUMBERS[version] ? answer.suite : null
}

/** Takes the chosen suite off the list and asks again, until the server takes none. */
async function everySuite(ask: Ask, version: TlsVersion, favourite: number): Promise<string[]> {
  const accepted = [favourite]
  for (;;) {
    const rest = suitesOf(version).filter((suite) => !accepted.includes(suite))
    if (rest.length === 0) break
    const next = acceptedSuite(await ask(version, rest), version)
    if (next === null || !rest.includes(next)) break
    accepted.push(next)
  }
  return accepted.map((suite) => nameOf(version, suite))
}

async function oneOfEachClass(ask: Ask, version: TlsVersion, favourite: number): Promise<string[]> {
  const accepted = new Set([favourite])
  if (version === 'TLSv1.3') return [nameOf(version, favourite)]
  for (const belongs of CLASSES) {
    const members = suitesOf(version).filter((suite) => belongs(nameOf(version, suite)))
    const suite = acceptedSuite(await ask(version, members), version)
    if (suite !== null && members.includes(suite)) accepted.add(suite)
  }
  return [...accepted].map((suite) => nameOf(version, suite))
}

const suitesOf = (version: TlsVersion) => [...(version === 'TLSv1.3' ? TLS13_SUITES : SUITES).keys()]
const nameOf = (version: TlsVersion, suite: number) =>
  (version === 'TLSv1.3' ? TLS13_SUITES : SUITES).get(suite) ?? `0x${suite.toString(16).padStart(4, '0')}`

/** One connection, one hello, one answer. Throws RequestFailed when no connection can be made. */
function askHello(
  { ip, port, serverName, signal, timeoutMs = 4_000 }: TlsEndpoint,
  version: TlsVersion,
  suites: number[],
  groups?: number[],
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const socket: Socket = connect({ host: ip, port })
    let received = Buffer.alloc(0)
    let isConnected = false
    const end = (settle: () => void) => {
      clearTimeout(timer)
      signal.removeEventListener('abort', stop)
      socket.destroy()
      settle()
    }
    const answer = (value: Answer) => end(() => resolve(value))
    const fail = (error: unknown) => end(() => reject(error))
    const stop = () => fail(signal.reason)
    const timer = setTimeout(
      () => (isConnected ? answer({ kind: 'silent' }) : fail(describeFailure(noConnection()))),
      timeoutMs,
    )
    signal.addEventListener('abort', stop, { once: true })
    socket.once('connect', () => {
      isConnected = true
      socket.write(clientHello(VERSION_NUMBERS[version], suites, serverName, groups))
    })
    socket.on('error', (error) => (isConnected ? answer({ kind: 'closed' }) : fail(describeFailure(error))))
    socket.once('close', () => answer({ kind: 'closed' }))
    socket.on('data', (chunk) => {
      received = Buffer.concat([received, chunk])
      const known = received.length > MAX_HELLO ? ({ kind: 'other' } as const) : readAnswer(received)
      if (known) answer(known)
    })
  })
}

const noConnection = () => Object.assign(new Error('no connection'), { code: 'UND_ERR_CONNECT_TIMEOUT' })
