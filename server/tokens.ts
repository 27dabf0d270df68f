import { sha256 } from '@noble/hashes/sha2'
import { bytesToHex, randomBytes } from '@noble/hashes/utils'
import { base64url } from '@/lib/domain/base64'

/** 256 random bits for a session or a reset link. Only its hash is ever stored. */
export const newToken = () => base64url(randomBytes(32))

export const hashToken = (token: string) => bytesToHex(sha256(token))

const LETTERS = 'abcdefghjkmnpqrstuvwxyz'

/** Below `end`, each as likely as the others. */
function randomBelow(end: number): number {
  const range = 2 ** 16 - (2 ** 16 % end)
  for (;;) {
    const [high = 0, low = 0] = randomBytes(2)
    const drawn = high * 256 + low
    if (drawn < range) return drawn % end
  }
}

/** Easy to read off a screen and to type: no letter that looks like another. */
export function makePassword(): string {
  const word = () => Array.from({ length: 4 }, () => LETTERS[randomBelow(LETTERS.length)]).join('')
  return `${word()}-${word()}-${1000 + randomBelow(9000)}`
}
