import { eq } from 'drizzle-orm'
import { settings } from '@/server/db/schema'
import { HttpError } from '@/server/errors'
import type { WordPressDeps } from './deps'

const PLACE = 'settings:wordpress.key'
type Keys = ReturnType<WordPressDeps['wordpress']['newKeys']>
type Keeper = Pick<WordPressDeps, 'db' | 'secrets' | 'wordpress'>

/** The pair that questions to sites are signed with: one for the installation. Throws 503 where nothing can keep it. */
export async function serverKeys({ db, secrets, wordpress }: Keeper): Promise<Keys> {
  if (!secrets) throw new HttpError(503, 'no_secret_key')
  const [stored] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, PLACE))
  const kept = stored && readable(secrets, stored.value)
  // What was sealed with an old key is sealed with the new one before the old one goes.
  if (kept && stored && secrets.isCurrent(stored.value)) return kept
  const keys = kept ?? wordpress.newKeys()
  const value = secrets.seal(JSON.stringify(keys), PLACE)
  if (stored) {
    await db.update(settings).set({ value }).where(eq(settings.key, PLACE))
    return keys
  }
  const [made] = await db.insert(settings).values({ key: PLACE, value }).onConflictDoNothing().returning()
  return made ? keys : serverKeys({ db, secrets, wordpress })
}

/** A key that cannot be opened any more is of no use to anybody. */
function readable(secrets: NonNullable<Keeper['secrets']>, value: string): Keys | null {
  try {
    return JSON.parse(secrets.open(value, PLACE)) as Keys
  } catch {
    return null
  }
}
