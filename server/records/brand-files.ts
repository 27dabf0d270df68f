import { and, eq, notInArray, sql } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { brandFiles, brandings } from '@/server/db/schema'
import type { Drawn } from './deps'

/** Which picture of a brand, and the column of `brandings` that names it. */
export const PICTURES = { logo: 'logo_id', logo_dark: 'logo_dark_id', mark: 'mark_id' } as const
export type PictureKind = keyof typeof PICTURES

/** Keeps a picture under what its bytes are: the same one sent twice is one row. Answers its id. */
export async function keepPicture(tx: Db, account: string, kind: PictureKind, drawn: Drawn): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', drawn.png)
  const sha256 = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
  const { png: bytes, width, height } = drawn
  const [kept] = await tx
    .insert(brandFiles)
    .values({ user_id: account, kind, sha256, bytes, width, height })
    .onConflictDoUpdate({ target: [brandFiles.user_id, brandFiles.sha256], set: { kind } })
    .returning({ id: brandFiles.id })
  if (!kept) throw new Error('The picture was not kept')
  return kept.id
}

/** Pictures that the account's brand does not show any more. */
export async function dropPictures(tx: Db, account: string): Promise<void> {
  const shown = tx
    .select({
      id: sql<string>`unnest(array_remove(array[${brandings.logo_id}, ${brandings.logo_dark_id}, ${brandings.mark_id}], null))`,
    })
    .from(brandings)
    .where(eq(brandings.user_id, account))
  await tx.delete(brandFiles).where(and(eq(brandFiles.user_id, account), notInArray(brandFiles.id, shown)))
}
