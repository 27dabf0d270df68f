import { hmac } from '@noble/hashes/hmac'
import { sha256 } from '@noble/hashes/sha2'
import { randomBytes, utf8ToBytes } from '@noble/hashes/utils'
import { sql } from 'drizzle-orm'
import { base64url } from '@/lib/domain/base64'
import type { Db } from '@/server/db/db'
import { attempts } from '@/server/db/schema'
import { listSecret } from './no-contact'
import { hashToken } from '@/server/tokens'

/** For so long a page may stay open before its form is sent. */
const MS = 24 * 3_600_000

const signed = (secret: string, token: string, head: string) =>
  base64url(hmac(sha256, secret, utf8ToBytes(`form:${token}:${head}`)))

/** What a form of this link holds, so that it was sent from our page. Nothing is written down. */
export async function formValue(db: Db, token: string): Promise<string> {
  const head = `${base64url(randomBytes(16))}.${Date.now() + MS}`
  return `${head}.${signed(await listSecret(db), token, head)}`
}

/** Whether this is such a value, for the first time. In the transaction of what the form asks for. */
export async function useFormValue(tx: Db, token: string, value: unknown): Promise<boolean> {
  const [, head = '', until = '', sign = ''] = /^([\w-]{22}\.(\d{13}))\.([\w-]{43})$/.exec(String(value)) ?? []
  if (head === '' || sign !== signed(await listSecret(tx), token, head) || Number(until) < Date.now()) return false
  const used = await tx
    .insert(attempts)
    .values({ key: `form:${hashToken(head)}`, count: 1, until: sql`now() + interval '2 days'` })
    .onConflictDoNothing()
    .returning({ key: attempts.key })
  return used.length > 0
}
