import { hash, verify } from '@node-rs/argon2'

/** argon2id. A stored text that is no hash verifies nothing. */
export const passwords = {
  hash: (plain: string) => hash(plain),
  verify: (stored: string, plain: string) => verify(stored, plain).catch(() => false),
}
