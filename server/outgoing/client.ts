import type { Reason } from '@/lib/automation/reason'
import { LONGEST_WISH } from '@/lib/automation/retry'
import { askOnce } from '@/server/net/answer'
import { type Address, type AddressPolicy, asLiteral, isAllowed, refusalOf, type Resolve } from '@/server/net/address'
import { isThisMachine, systemResolve } from '@/server/net/guard'
import { describeFailure } from '@/server/net/http-error'
import { HTTP_LIMITS } from '@/server/net/http-limits'
import { type StandIn, verifiedAgent } from '@/server/net/verified-agent'
import { within } from '@/server/net/within'
import { NotSent, type Outgoing } from './answer'

/** From the first look for the name to the last byte. */
const TOTAL_MS = 15_000
const REPLY_BYTES = 4_096

type Gateway = { host: string; address: string } & StandIn

export type OutgoingOptions = {
  /** `allowCidrs`: private ranges that may be sent to, over http too. */
  policy: Pick<AddressPolicy, 'allowCidrs' | 'ownPort'>
  /** What we are called, and where to read about us. */
  product: string
  infoUrl: string
  /** Of these hosts: where they answer instead of at their own address and port. */
  gateways?: readonly Gateway[]
  resolve?: Resolve
  standIn?: StandIn
  totalMs?: number
  /** Of an answer no more is read than this. */
  replyBytes?: number
  /** How it calls itself, where the receiver has a rule for that. */
  userAgent?: string
}

export function createOutgoing(options: OutgoingOptions): Outgoing {
  const { policy, totalMs = TOTAL_MS, gateways = [], resolve = systemResolve, replyBytes = REPLY_BYTES } = options
  const ownName = `${options.product.replaceAll(/[^A-Za-z0-9]+/g, '-') || 'Site'}-Hooks/1 (+${options.infoUrl})`
  const { userAgent = ownName } = options
  const limits = { ...HTTP_LIMITS, totalMs, bodyBytes: replyBytes }

  async function admit(target: string): Promise<{ url: URL; address: Address; standIn?: StandIn }> {
    const url = URL.parse(target)
    if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) throw never({ key: 'notHttps' })
    if (url.username || url.password) throw never({ key: 'passwordInUrl' })
    const gateway = gateways.find(({ host }) => host === url.hostname)
    const address = await find(url.hostname, policy, gateway ? async () => literals(gateway) : resolve, totalMs)
    const isOpened = isAllowed(address.address, policy)
    const standIn = gateway ?? options.standIn
    const port = gateway?.port ?? Number(url.port || (url.protocol === 'https:' ? 443 : 80))
    if (url.protocol === 'http:' && !isOpened) throw never({ key: 'notHttps' })
    if (port === policy.ownPort && isThisMachine(address.address))
      throw never({ key: 'ownServer', values: { host: url.hostname } })
    if (!isOpened && port !== 443 && port < 1_024) throw never({ key: 'closedPort', values: { port } })
    return { url, address, standIn }
  }

  return {
    check: async (url) => void (await admit(url)),
    async send({ method, url: target, headers, body }) {
      const { url, address, standIn } = await admit(target)
      const agent = verifiedAgent(address, { connectMs: Math.min(5_000, totalMs), answerMs: totalMs }, standIn)
      const asking = { agent, limits, signal: new AbortController().signal, onBytes: () => {} }
      try {
        const question = {
          url,
          method,
          headers: { 'accept-encoding': 'identity', ...headers, 'user-agent': userAgent },
          body,
          maxBytes: replyBytes,
        }
        const { status, body: reply, header, ms } = await askOnce(question, asking)
        return {
          status,
          reply,
          retryAfter: secondsOf(header('retry-after')),
          location: targetOf(header('location'), url.href),
          ms,
        }
      } catch (error) {
        throw new NotSent(reasonOf(error))
      } finally {
        void agent.destroy().catch(() => {})
      }
    },
  }
}

const never = (reason: Reason) => new NotSent(reason, true)
const literals = ({ address }: Gateway) => [asLiteral(address)].flatMap((literal) => literal ?? [])

/** By a code of `automation.reason.blockedAddress`, in whatever language it is read. */
function blocked(host: string, ip: string, why: NonNullable<ReturnType<typeof refusalOf>>) {
  const range = why.phrase === 'hostNotPublic' ? why.range.replaceAll(' ', '_') : 'reserved'
  return never({ key: 'blockedAddress', values: { host, ip, range } })
}

/** A name that is half public and half private is how rebinding looks. */
async function find(hostname: string, policy: AddressPolicy, resolve: Resolve, ms: number): Promise<Address> {
  const host = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
  const literal = asLiteral(host)
  const addresses = literal ? [literal] : await lookUp(host, resolve, ms)
  for (const { address } of addresses) {
    const why = refusalOf(address, policy)
    if (why) throw blocked(host, address, why)
  }
  const chosen = addresses.find(({ family }) => family === 4) ?? addresses[0]
  if (!chosen) throw new NotSent({ key: 'noAddress' })
  return chosen
}

async function lookUp(host: string, resolve: Resolve, ms: number): Promise<Address[]> {
  try {
    return await within(resolve(host), ms, new AbortController().signal, `${host} could not be resolved in time`)
  } catch {
    throw new NotSent({ key: 'noAddress' })
  }
}

const UNTRUSTED = /^(CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|ERR_TLS_CERT|HOSTNAME_MISMATCH|INVALID_CA|PATH_LENGTH)/
const REASONS: Record<string, Reason['key']> = {
  ENOTFOUND: 'noAddress',
  EAI_AGAIN: 'noAddress',
  ECONNREFUSED: 'unreachable',
  EHOSTUNREACH: 'unreachable',
  ENETUNREACH: 'unreachable',
  ETIMEDOUT: 'timeout',
  TOTAL_TIMEOUT: 'timeout',
  UND_ERR_CONNECT_TIMEOUT: 'timeout',
  UND_ERR_HEADERS_TIMEOUT: 'timeout',
  UND_ERR_ABORTED: 'timeout',
  ECONNRESET: 'brokenOff',
  EPIPE: 'brokenOff',
  UND_ERR_SOCKET: 'brokenOff',
  ERR_SSL_WRONG_VERSION_NUMBER: 'noTls',
  ERR_SSL_PACKET_LENGTH_TOO_LONG: 'noTls',
  EPROTO: 'noTls',
}

function reasonOf(error: unknown): Reason {
  const { code } = describeFailure(error)
  if (UNTRUSTED.test(code)) return { key: 'certificate' }
  const key = REASONS[code]
  return key ? { key } : { key: 'failed', values: { code } }
}

/** Whole, as it is to be entered. */
const targetOf = (location: string | null, from: string) =>
  location === null ? null : (URL.parse(location, from)?.href ?? null)

/** `Retry-After` is a number of seconds or a date. Nobody is granted more than a day. */
function secondsOf(value: string | null): number | null {
  if (value === null) return null
  const seconds = /^\d{1,9}$/.test(value.trim()) ? Number(value) : Math.ceil((Date.parse(value) - Date.now()) / 1000)
  return seconds > 0 ? Math.min(seconds, LONGEST_WISH) : null
}
