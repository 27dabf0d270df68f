import { say } from '@/lib/domain/say'
import { X509Certificate } from 'node:crypto'
import { isIP } from 'node:net'
import { connect, type TLSSocket } from 'node:tls'
import { countTimestamps, readStaple, type Stapling } from './certificate-proofs'
import { describeFailure, RequestFailed } from './http-error'
import { withSlot } from './slots'

export type CertificateEndpoint = { ip: string; port: number; host: string; signal: AbortSignal; timeoutMs?: number }

/** The certificate a server shows, and what can be said about it. Judging is left to the check. */
export type PeerCertificate = {
  subject: string
  issuer: string
  /** `DNS:example.com`, `IP Address:192.0.2.1`: what it is good for. */
  names: string[]
  validFrom: Date
  validTo: Date
  serial: string
  sha256: string
  /** For instance rsa with 2048 bits, or ec with the curve prime256v1. */
  key: { type: string; bits: number | null; curve: string | null }
  /** For instance `sha256WithRSAEncryption`; null when this Node cannot tell. */
  signature: string | null
  matchesHost: boolean
  isSelfSigned: boolean
  /**
   * OpenSSL's code against the trust store of this machine (`UNABLE_TO_VERIFY_LEAF_SIGNATURE` …); null when trusted. It
   * names one fault only.
   */
  trustError: string | null
  /** As far as it is known, own certificate first: from the server, ended by the root of our store when trusted. */
  chain: { subject: string; issuer: string; validTo: string }[]
  protocol: string
  cipher: string
  stapling: Stapling
  /** Of transparency logs, inside the certificate; null when they cannot be read. */
  timestamps: number | null
}

/** Makes one handshake and reads the certificate. Throws RequestFailed with a sentence when there is none to read. */
export function fetchCertificate(endpoint: CertificateEndpoint): Promise<PeerCertificate> {
  return withSlot(endpoint.ip, endpoint.signal, () => handshake(endpoint))
}

function handshake({ ip, port, host, signal, timeoutMs = 6_000 }: CertificateEndpoint): Promise<PeerCertificate> {
  return new Promise((resolve, reject) => {
    const socket = connect({
      host: ip,
      port,
      servername: isIP(host) ? undefined : host,
      rejectUnauthorized: false,
      minVersion: 'TLSv1',
      ciphers: 'DEFAULT:@SECLEVEL=0',
      requestOCSP: true,
      // The name is judged apart, so that it never hides why the chain is not trusted.
      checkServerIdentity: () => undefined,
    })
    let staple: Buffer | null = null
    const end = (settle: () => void) => {
      clearTimeout(timer)
      signal.removeEventListener('abort', stop)
      socket.destroy()
      settle()
    }
    const fail = (error: unknown) => end(() => reject(error))
    const stop = () => fail(signal.reason)
    const timer = setTimeout(() => fail(new RequestFailed(say('tlsTimeout'), 'ETIMEDOUT')), timeoutMs)
    signal.addEventListener('abort', stop, { once: true })
    socket.on('error', (error) => fail(describeFailure(error)))
    socket.once('close', () => fail(new RequestFailed(say('tlsClosed'), 'ECONNRESET')))
    // Comes before the handshake is done, with null when the server sent none.
    socket.once('OCSPResponse', (response: Buffer | null) => {
      staple = response
    })
    socket.once('secureConnect', () => {
      try {
        const certificate = readCertificate(socket, host)
        end(() => resolve({ ...certificate, stapling: readStaple(staple) }))
      } catch (error) {
        fail(error instanceof RequestFailed ? error : new RequestFailed(say('badCertificate'), 'ERR_BAD_CERTIFICATE'))
      }
    })
  })
}

function readCertificate(socket: TLSSocket, host: string): Omit<PeerCertificate, 'stapling'> {
  const chain = readChain(socket)
  const [leaf] = chain
  if (!leaf) throw new RequestFailed(say('noCertificate'), 'ERR_NO_CERTIFICATE')
  return describe(socket, leaf, chain, host)
}

function describe(
  socket: TLSSocket,
  leaf: X509Certificate,
  chain: X509Certificate[],
  host: string,
): Omit<PeerCertificate, 'stapling'> {
  const details = leaf.publicKey.asymmetricKeyDetails
  return {
    subject: oneLine(leaf.subject),
    issuer: oneLine(leaf.issuer),
    names: leaf.subjectAltName?.split(', ') ?? [],
    validFrom: dateOf(leaf.validFrom),
    validTo: dateOf(leaf.validTo),
    serial: leaf.serialNumber,
    sha256: leaf.fingerprint256,
    key: {
      type: leaf.publicKey.asymmetricKeyType ?? 'unknown',
      bits: details?.modulusLength ?? null,
      curve: details?.namedCurve ?? null,
    },
    signature: leaf.signatureAlgorithm ?? null,
    matchesHost: isForHost(leaf, host),
    isSelfSigned: leaf.checkIssued(leaf) && leaf.verify(leaf.publicKey),
    trustError: socket.authorized ? null : trustError(socket),
    chain: chain.map(({ subject, issuer, validTo }) => ({
      subject: oneLine(subject),
      issuer: oneLine(issuer),
      validTo: dateOf(validTo).toISOString(),
    })),
    protocol: socket.getProtocol() ?? '',
    cipher: socket.getCipher().name,
    timestamps: countTimestamps(leaf.raw),
  }
}

/** Browsers look at the alternative names only, never at the subject. */
function isForHost(leaf: X509Certificate, host: string): boolean {
  return (isIP(host) ? leaf.checkIP(host) : leaf.checkHost(host, { subject: 'never' })) !== undefined
}

function trustError(socket: TLSSocket): string {
  const error: unknown = socket.authorizationError
  return (error as { code?: string } | null)?.code ?? String(error)
}

/**
 * The leaf first; empty when the server showed no certificate. getPeerX509Certificate is avoided: after it this call
 * finds nothing (Node 24.21).
 */
function readChain(socket: TLSSocket): X509Certificate[] {
  const chain = new Map<string, X509Certificate>()
  let next = socket.getPeerCertificate(true)
  while (next?.raw && !chain.has(next.fingerprint256)) {
    chain.set(next.fingerprint256, new X509Certificate(next.raw))
    next = next.issuerCertificate
  }
  return [...chain.values()]
}

/** Throws for a time that is none: the server chose it. */
function dateOf(text: string): Date {
  const date = new Date(text)
  if (Number.isNaN(date.getTime())) throw new RangeError('no date')
  return date
}

const oneLine = (name: string | undefined) => (name ?? '').replace(/\n/g, ', ')
