import { createHmac, randomBytes } from 'node:crypto'

const PREFIX = 'whsec_'

/** A secret to sign with, as Standard Webhooks writes them. */
export const newSigningSecret = () => PREFIX + randomBytes(24).toString('base64')

/** The headers of Standard Webhooks 1.0: every secret that counts at the moment signs. */
export function signatureHeaders(id: string, body: string, secrets: readonly string[], at = new Date()): Record<string, string> {
  const seconds = String(Math.floor(at.getTime() / 1000))
  const sign = (secret: string) =>
    createHmac('sha256', Buffer.from(secret.slice(PREFIX.length), 'base64'))
      .update(`${id}.${seconds}.${body}`)
      .digest('base64')
  return { 'webhook-id': id, 'webhook-timestamp': seconds, 'webhook-signature': secrets.map((secret) => `v1,${sign(secret)}`).join(' ') }
}
