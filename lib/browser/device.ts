import { storage } from './storage'

const KEY = 'soteria:device'
const BYTES = 24

/**
 * What tells this browser from others at the sign-in, made up at the first one. It opens nothing; whoever has it is
 * only not locked out by the tries of strangers.
 */
export function deviceToken(): string {
  const known = storage.get(KEY)
  if (known && /^[\w-]{20,100}$/.test(known)) return known
  // Not randomUUID, which pages without HTTPS do not have.
  const made = Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
  storage.set(KEY, made)
  return made
}
