import { hmac } from '@noble/hashes/hmac'
import { sha256 } from '@noble/hashes/sha2'
import { base64url } from '@/lib/domain/base64'

export const VERIFICATION_PATH = '/.well-known/site-proof.txt'
export const VERIFICATION_META = 'site-proof'
export const verificationRecord = (token: string) => `${VERIFICATION_META}=${token}`
export const verificationName = (host: string) => `_site-proof.${host}`

/**
 * Proof of ownership, bound to workspace and host: shown in one account it proves nothing in another. Recomputed, never
 * stored. 32 characters.
 */
export function verificationToken(secret: string, workspace: string, host: string): string {
  return base64url(hmac(sha256, secret, `${workspace}\n${host.toLowerCase()}`)).slice(0, 32)
}
