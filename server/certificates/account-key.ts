import { eq } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { settings } from '@/server/db/schema'
import type { Secrets } from '@/server/secrets'
import type { Authority } from './authority'

const PLACE = 'settings:acme.key'

/** The key of this installation's account at the certificate authority: made once, sealed, and the same in all processes. */
export async function accountKey(
  db: Db,
  secrets: Secrets,
  authority: Pick<Authority, 'newAccountKey'>,
): Promise<string> {
  const [stored] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, PLACE))
  const kept = stored && readable(secrets, stored.value)
  if (kept && stored && secrets.isCurrent(stored.value)) return kept
  const key = kept || (await authority.newAccountKey())
  const value = secrets.seal(key, PLACE)
  if (stored) {
    await db.update(settings).set({ value }).where(eq(settings.key, PLACE))
    return key
  }
  const [made] = await db.insert(settings).values({ key: PLACE, value }).onConflictDoNothing().returning()
  return made ? key : accountKey(db, secrets, authority)
}

/** Null: the key that sealed it is gone, and an account is made anew. */
function readable(secrets: Secrets, value: string): string | null {
  try {
    return secrets.open(value, PLACE)
  } catch {
    return null
  }
}
