import { hmac } from '@noble/hashes/hmac'
import { sha256 } from '@noble/hashes/sha2'
import { utf8ToBytes } from '@noble/hashes/utils'
import { eq } from 'drizzle-orm'
import { base64url } from '@/lib/domain/base64'
import type { Db } from '@/server/db/db'
import { settings } from '@/server/db/schema'
import { newToken } from '@/server/tokens'

/** For so long a link shows a version. */
const LINK_MS = 24 * 3_600_000
const SECRET = 'website_links'

async function secretOf(db: Db): Promise<string> {
  const find = () => db.select().from(settings).where(eq(settings.key, SECRET))
  const [known] = await find()
  if (known) return known.value
  await db.insert(settings).values({ key: SECRET, value: newToken() }).onConflictDoNothing()
  const [made] = await find()
  if (!made) throw new Error('The secret of the links was not stored')
  return made.value
}

const signed = async (db: Db, site: string, head: string) =>
  base64url(hmac(sha256, await secretOf(db), utf8ToBytes(`preview:${site}:${head}`)).slice(0, 16))

/** What opens a version of this website for a day. Nothing is written down. */
export async function previewToken(db: Db, site: string, version: string, now: Date) {
  const until = new Date(now.getTime() + LINK_MS)
  const head = `${version}.${until.getTime()}`
  return { token: `${head}.${await signed(db, site, head)}`, until }
}

/** The version that a token opens on this website; null for none, whatever the reason. */
export async function previewedVersion(db: Db, site: string, token: string, now: Date): Promise<string | null> {
  const [, head = '', version = '', until = '', sign] = /^(([0-9a-f-]{36})\.(\d{13}))\.([\w-]{22})$/.exec(token) ?? []
  if (head === '' || Number(until) < now.getTime()) return null
  return sign === (await signed(db, site, head)) ? version : null
}
