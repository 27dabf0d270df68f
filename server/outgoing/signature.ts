import { hmac } from '@noble/hashes/hmac'
import { sha256 } from '@noble/hashes/sha2'
import { randomBytes, utf8ToBytes } from '@noble/hashes/utils'
import { base64, fromBase64 } from '@/lib/domain/base64'

const PREFIX = 'whsec_'

/** A secret to sign with, as Standard Webhooks writes them. */
export const newSigningSecret = () => PREFIX + base64(randomBytes(24))

/** The headers of Standard Webhooks 1.0: every secret that counts at the moment signs. */
export function signatureHeaders(
  id: string,
  body: string,
  secrets: readonly string[],
  at = new Date(),
): Record<string, string> {
  const seconds = String(Math.floor(at.getTime() / 1000))
  const sign = (secret: string) =>
    base64(hmac(sha256, fromBase64(secret.slice(PREFIX.length)), utf8ToBytes(`${id}.${seconds}.${body}`)))
  return {
    'webhook-id': id,
    'webhook-timestamp': seconds,
    'webhook-signature': secrets.map((secret) => `v1,${sign(secret)}`).join(' '),
  }
}
