import { eq } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { type assets, settings } from '@/server/db/schema'
import { parseTarget } from '@/server/scanner/target'
import { verificationToken } from '@/server/scanner/proof'
import { newToken } from '@/server/tokens'

type Row = Pick<typeof assets.$inferSelect, 'workspace_id' | 'proof_workspace' | 'value'>

const SECRET = 'verification_secret'

/** Made at first use, the same for ever: with another one every token ever shown would be void. */
export async function verificationSecret(db: Db): Promise<string> {
  const find = () => db.select().from(settings).where(eq(settings.key, SECRET))
  const [known] = await find()
  if (known) return known.value
  await db.insert(settings).values({ key: SECRET, value: newToken() }).onConflictDoNothing()
  const [made] = await find()
  if (!made) throw new Error('The verification secret was not stored')
  return made.value
}

export const tokenOf = (asset: Row, secret: string) =>
  verificationToken(secret, asset.proof_workspace ?? asset.workspace_id, parseTarget(asset.value).host)

export const verificationTokenOf = async (db: Db, asset: Row) => tokenOf(asset, await verificationSecret(db))
