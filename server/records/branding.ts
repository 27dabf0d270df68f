import { eq } from 'drizzle-orm'
import { Branding } from '@/lib/contract/branding'
import type { Db } from '@/server/db/db'
import { brandings } from '@/server/db/schema'

/** What an account itself chose, as it was sent. Whose brand is shown is another question: ./brand. */
export async function brandingOf(db: Db, user: { id: string }): Promise<Branding> {
  const [row] = await db.select({ look: brandings.look }).from(brandings).where(eq(brandings.user_id, user.id))
  return Branding.parse(row?.look ?? {})
}
