import { say } from '@/lib/domain/say'
import { setMaxListeners } from 'node:events'
import { getDomain } from 'tldts'
import type { Target } from './check'
import { cleanText } from './clean'
import { english } from '@/lib/domain/english'
import type { Says, Text } from '@/lib/contract/scan-result'
import { saysOfError, sentence } from '@/lib/domain/told'
import { AddressBook } from '@/server/net/address-book'
import { type Dns, systemDns } from '@/server/net/dns'
import { type AddressPolicy, asLiteral, type Resolve } from '@/server/net/address'
import { createHttpClient, type Exchange, type HttpClient } from '@/server/net/http'
import type { HttpLimits } from '@/server/net/http-limits'
import { redirectOf } from '@/server/net/redirects'
import { parsePage } from './page'
import { VERIFICATION_META, VERIFICATION_PATH, verificationName, verificationRecord } from './proof'
import { originOf, parseTarget } from './target'
import { TimedOut } from '@/server/net/within'
import { timingSafeEqual } from 'node:crypto'

export type VerifyInput = {
  type: 'dns' | 'file' | 'meta'
  /** The asset's address as a person typed it. */
  address: string
  token: string
  policy: AddressPolicy
  infoUrl: string
  product?: string
  limits?: Partial<HttpLimits>
}
export type VerifyOptions = { signal?: AbortSignal; resolve?: Resolve; dns?: Dns }

/** Both texts are full sentences of fact, for the owner, and beside them their phrases. */
export type Verification = Omit<Looked, 'looked_for' | 'found'> & {
  looked_for: string
  looked_for_says?: Says
  found: string
  found_says?: Says
}

type Looked = {
  ok: boolean
  looked_for: Says
  found: Says
  /** We could not look (no answer, no usable name server): this says nothing about the proof. */
  isUnknown?: boolean
  /** Of the server that showed the proof; a record of the DNS is shown by none. */
  address?: string
}

const LIMITS: Partial<HttpLimits> = { headersMs: 6_000, totalMs: 8_000, requests: 20, bodyBytes: 512 * 1024 }
/** For all requests together: somebody is waiting for the answer. */
const TOTAL_MS = 30_000

/** Looks for the proof that an address belongs to whoever holds the token. Never throws: trouble is told in `found`. */
export async function verifyOwnership(input: VerifyInput, options: VerifyOptions = {}): Promise<Verification> {
  const { looked_for, found, ...rest } = await lookFor(input, options)
  const says = { looked_for_says: looked_for, found_says: found }
  return { ...rest, looked_for: english(looked_for), found: english(found), ...says }
}

async function lookFor(input: VerifyInput, options: VerifyOptions): Promise<Looked> {
  try {
    const target = parseTarget(input.address)
    if (input.type === 'dns') return await lookInDns(target, input.token, options.dns ?? systemDns())
    return await lookOnSite(target, input, options)
  } catch (error) {
    const looked_for = say('lookedProof', { address: cleanText(input.address) })
    return {
      ok: false,
      isUnknown: true,
      looked_for,
      found: say('couldNotLook', { reason: sentence(saysOfError(error)) }),
    }
  }
}

async function lookInDns({ host }: Target, token: string, dns: Dns): Promise<Looked> {
  const value = verificationRecord(token)
  const names = dnsNames(host)
  const [name = '', other] = names
  const looked_for = other ? say('lookedTxtTwo', { name, other, value }) : say('lookedTxt', { name, value })
  if (names.length === 0)
    return {
      ok: false,
      looked_for: say('lookedName', { host }),
      found: say('noDomainName'),
    }
  const answers = await Promise.all(names.map((name) => dns.txt(name)))
  const records = answers.flatMap((answer) => answer.records as string[])
  if (records.some((record) => isSameToken(record, value))) return { ok: true, looked_for, found: say('foundRecord') }
  const failure = answers.find((answer) => answer.state === 'failed')
  // One of two names may hold the record that the other lacks.
  const isUnknown = failure !== undefined
  if (records.length > 0) return { ok: false, isUnknown, looked_for, found: otherRecords(records) }
  if (failure)
    return {
      ok: false,
      isUnknown,
      looked_for,
      found: say('couldNotLook', { reason: sentence(failure.says ?? failure.reason) }),
    }
  return {
    ok: false,
    looked_for,
    found: [say('noRecord'), say('recordsTakeTime')],
  }
}

/** The host and its organisational domain; never a suffix where strangers get names of their own, such as github.io. */
function dnsNames(host: string): string[] {
  if (asLiteral(host)) return []
  const domain = getDomain(host, { allowPrivateDomains: true })
  return [...new Set([host, ...(domain ? [domain] : [])])].map(verificationName)
}

function otherRecords(found: string[]): Says {
  const shown = found.slice(0, 5).map((record) => cleanText(record, 200))
  const records = shown.join(' | ')
  return found.length === 1 ? say('otherRecord', { records }) : say('otherRecords', { count: found.length, records })
}

type Judgement = { ok: boolean; found: Says; isUnknown?: boolean }
type Look = { path: string; limit?: number; looked_for(places: string[]): Says; judge(exchange: Exchange): Judgement }

async function lookOnSite(target: Target, input: VerifyInput, { signal, resolve }: VerifyOptions): Promise<Looked> {
  const look = input.type === 'file' ? fileLook(input.token) : metaLook(input.token)
  const origins = [originOf(target, 'https'), originOf(target, 'http')].flatMap((origin) => origin ?? [])
  const looked_for = look.looked_for(origins.map((origin) => origin + look.path))
  const stop = new AbortController()
  const timer = setTimeout(() => stop.abort(new TimedOut(say('serverSlow', { seconds: TOTAL_MS / 1000 }))), TOTAL_MS)
  setMaxListeners(0, stop.signal)
  const abort = () => stop.abort(signal?.reason)
  if (signal?.aborted) abort()
  signal?.addEventListener('abort', abort, { once: true })
  const book = new AddressBook(input.policy, stop.signal, resolve)
  const http = createHttpClient({
    ...input,
    scanId: 'verification',
    limits: { ...LIMITS, ...input.limits },
    signal: stop.signal,
    book,
  })
  try {
    const answers: Text[] = []
    let isUnknown = true
    for (const origin of origins) {
      const answer = await lookAt(http, origin, look, target.host)
      if (answer.ok) return { ok: true, looked_for, found: answer.found, address: book.checked(target.host)?.address }
      answers.push(foundAt(origin, answer.found))
      // Most sites answer at one of the two only: that one counts.
      if (!answer.isUnknown) isUnknown = false
    }
    return { ok: false, isUnknown, looked_for, found: answers }
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', abort)
    await http.close()
  }
}

async function lookAt(http: HttpClient, origin: string, look: Look, host: string): Promise<Judgement> {
  try {
    const exchange = await http.get(origin + look.path, { follow: 'same-host', limit: look.limit })
    const away = redirectOf(exchange)
    if (away)
      return {
        ok: false,
        found: say('proofRedirected', { address: cleanText(away.location, 200), host }),
      }
    if (exchange.status !== 200)
      return {
        ok: false,
        isUnknown: isTrouble(exchange.status),
        found: say('proofStatus', { status: exchange.status }),
      }
    return look.judge(exchange)
  } catch (error) {
    return { ok: false, isUnknown: true, found: sentence(saysOfError(error)) }
  }
}

/** A server that is broken or has had enough of us does not say what it would show otherwise. */
const isTrouble = (status: number) => status >= 500 || status === 429

/** The whole body must be the token: a page that repeats what it was asked proves nothing. */
function fileLook(token: string): Look {
  return {
    path: VERIFICATION_PATH,
    limit: 4096,
    looked_for: ([place = '', other]) =>
      other ? say('lookedFileTwo', { place, other, token }) : say('lookedFile', { place, token }),
    judge: ({ body }) => {
      if (isSameToken(body, token)) return { ok: true, found: say('foundFile') }
      if (/<(?:!doctype|html|head|body)\b/i.test(body)) return { ok: false, found: say('fileIsHtml') }
      if (!body.trim()) return { ok: false, found: say('fileEmpty') }
      return { ok: false, found: say('fileOther', { text: cleanText(body.trim(), 120) }) }
    },
  }
}

/** In the head of the home page only: comments and posts of strangers live in the body, and their pages below it. */
function metaLook(token: string): Look {
  return {
    path: '/',
    looked_for: ([place = '', other]) => {
      const tag = `<meta name="${VERIFICATION_META}" content="${token}">`
      return other ? say('lookedMetaTwo', { place, other, tag }) : say('lookedMeta', { place, tag })
    },
    judge: (exchange) => {
      const values = parsePage(exchange)
        .meta.filter(({ name }) => name === VERIFICATION_META)
        .map(({ content }) => content)
      if (values.some((value) => isSameToken(value, token))) return { ok: true, found: say('foundMeta') }
      if (values.length > 0)
        return { ok: false, found: say('metaOther', { value: cleanText(values.join(' | '), 200) }) }
      if (exchange.body.includes(VERIFICATION_META)) return { ok: false, found: say('metaElsewhere') }
      return { ok: false, found: say('metaMissing') }
    },
  }
}

const foundAt = (origin: string, found: Says) =>
  origin.startsWith('https:')
    ? say('httpsFound', { host: origin.slice('https://'.length), found })
    : say('httpFound', { host: origin.slice('http://'.length), found })

function isSameToken(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given.trim()), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
