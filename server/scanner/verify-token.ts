import { createHmac, timingSafeEqual } from 'node:crypto'

/** Proof of ownership, bound to workspace and host: shown in one account it proves nothing in another. Recomputed, never stored. 32 characters. */
export function verificationToken(secret: string, workspace: string, host: string): string {
  return createHmac('sha256', secret).update(`${workspace}\n${host.toLowerCase()}`).digest('base64url').slice(0, 32)
}

export function isSameToken(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given.trim()), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
