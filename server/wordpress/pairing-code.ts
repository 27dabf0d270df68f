import { sql } from 'drizzle-orm'
import { hashToken } from '@/server/tokens'

/** Capitals and digits that nobody takes for another. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const LENGTH = 8
export const MAX_TRIES = 5

/** `K7QM-2VXC`. */
export function newCode(): string {
  let code = ''
  while (code.length < LENGTH) {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1))
    // What is left over would make some letters more frequent.
    if (byte < 256 - (256 % LETTERS.length)) code += LETTERS[byte % LETTERS.length]
  }
  return `${code.slice(0, 4)}-${code.slice(4)}`
}

/** What is kept of a code. It is entered by hand: small letters and spaces are forgiven. */
export const hashCode = (code: string) => hashToken(`wp:${code.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')}`)

/** Of a row whose code is this one, from now on for a quarter of an hour. */
export const withCode = (code: string) => ({
  code_hash: hashCode(code),
  code_expires_at: sql<Date>`now() + interval '15 minutes'`,
  code_tries: 0,
})

export const WITHOUT_CODE = { code_hash: null, code_expires_at: null, code_tries: 0 }
