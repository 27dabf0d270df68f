import type * as Acme from 'acme-client'

export type Issued = { chain: string; key: string }

/** Where certificates come from. */
export type Authority = {
  /** The names by which a CAA record allows it; empty where it does not say. */
  issuers(): Promise<readonly string[]>
  /**
   * Proves that `host` leads here and gets a certificate for it. `show` keeps what is asked for at the host name. Throws
   * OrderFailed.
   */
  issue(host: string, show: (token: string, answer: string) => Promise<void>): Promise<Issued>
  newAccountKey(): Promise<string>
}

/** Why there is no certificate: a text of `sitePage.domain`. */
export type FailureCode =
  | 'cert_unreachable'
  | 'cert_other_answer'
  | 'cert_dns'
  | 'cert_caa'
  | 'cert_rate'
  | 'cert_refused'
  | 'cert_away'
  | 'cert_failed'

export class OrderFailed extends Error {
  readonly code: FailureCode
  constructor(code: FailureCode, cause?: unknown) {
    super(cause instanceof Error ? cause.message : code, { cause })
    this.code = code
  }
}

/** The errors of RFC 8555, 6.7, that whoever waits for the certificate can do something about. */
const CODES: Readonly<Record<string, FailureCode>> = {
  connection: 'cert_unreachable',
  tls: 'cert_unreachable',
  unauthorized: 'cert_other_answer',
  incorrectResponse: 'cert_other_answer',
  dns: 'cert_dns',
  caa: 'cert_caa',
  rateLimited: 'cert_rate',
  rejectedIdentifier: 'cert_refused',
  serverInternal: 'cert_away',
}
const PREFIX = 'urn:ietf:params:acme:error:'
const ANSWER_MS = 20_000

type Options = { directory: string; email: string | null; accountKey(authority: Authority): Promise<string> }

/** An ACME server (RFC 8555), asked by acme-client, which is loaded when the first certificate is needed. */
export function acmeAuthority({ directory, email, accountKey }: Options): Authority {
  const authority: Authority = {
    async issuers() {
      const { acme } = await load()
      const { data } = await acme.axios
        .get<{ meta?: { caaIdentities?: string[] } }>(directory)
        .catch((error: unknown) => {
          throw new OrderFailed('cert_away', error)
        })
      return data.meta?.caaIdentities ?? []
    },
    async issue(host, show) {
      const { acme, said } = await load()
      const problem = said()
      try {
        const client = new acme.Client({
          directoryUrl: directory,
          accountKey: await accountKey(authority),
          backoffAttempts: 15,
          backoffMin: 1_000,
          backoffMax: 15_000,
        })
        const contact = email === null ? {} : { contact: [`mailto:${email}`] }
        await client.createAccount({ termsOfServiceAgreed: true, ...contact })
        return await order(acme, client, host, show)
      } catch (error) {
        throw new OrderFailed(codeOf(error, problem()), error)
      }
    },
    newAccountKey: async () => String(await (await load()).acme.crypto.createPrivateEcdsaKey()),
  }
  return authority
}

/** Without a problem of the authority's own, none of it has answered. */
function codeOf(error: unknown, problem: string | null): FailureCode {
  if (problem !== null) return CODES[problem] ?? 'cert_failed'
  return error instanceof Error && 'code' in error ? 'cert_away' : 'cert_failed'
}

async function order(
  acme: typeof Acme,
  client: Acme.Client,
  host: string,
  show: (token: string, answer: string) => Promise<void>,
): Promise<Issued> {
  const opened = await client.createOrder({ identifiers: [{ type: 'dns', value: host }] })
  for (const proof of await client.getAuthorizations(opened)) {
    if (proof.status === 'valid') continue
    const challenge = proof.challenges.find(({ type }) => type === 'http-01')
    if (!challenge) throw new Error('The certificate authority offers no proof by HTTP')
    await show(challenge.token, await client.getChallengeKeyAuthorization(challenge))
    await client.completeChallenge(challenge)
    await client.waitForValidStatus(challenge)
  }
  const [key, request] = await acme.crypto.createCsr({ altNames: [host] }, await acme.crypto.createPrivateEcdsaKey())
  const chain = await client.getCertificate(await client.finalizeOrder(opened, request))
  return { chain, key: String(key) }
}

type Loaded = { acme: typeof Acme; said(): () => string | null }
let loaded: Promise<Loaded> | null = null

/** One order runs at a time, so what was said last is said about it. */
function load(): Promise<Loaded> {
  loaded ??= import('acme-client').then((acme) => {
    let last: string | null = null
    Object.assign(acme.axios.defaults, { timeout: ANSWER_MS })
    Object.assign(acme.axios.defaults, { acmeSettings: { retryMaxAttempts: 2, retryDefaultDelay: 2 } })
    acme.axios.interceptors.response.use((response) => {
      last = problemIn(response.data) ?? last
      return response
    })
    return {
      acme,
      said() {
        last = null
        return () => last
      },
    }
  })
  return loaded
}

/** The problem that an answer is, or that it tells of a challenge. A nonce that was refused is asked for again. */
function problemIn(data: unknown): string | null {
  if (typeof data !== 'object' || data === null) return null
  const { type, error } = data as { type?: unknown; error?: { type?: unknown } }
  const named = [error?.type, type].find((each) => typeof each === 'string' && each.startsWith(PREFIX))
  const problem = named === undefined ? null : String(named).slice(PREFIX.length)
  return problem === 'badNonce' ? null : problem
}
