import { eq } from 'drizzle-orm'
import type { Reason } from '@/lib/automation/reason'
import type { Db } from '@/server/db/db'
import { type integrations, users, workspaces } from '@/server/db/schema'
import { leaveMail } from '@/server/records/deliveries'
import { type Voice, voiceOf } from '@/server/voice'
import type { Connections } from './context'

type Row = Pick<typeof integrations.$inferSelect, 'id' | 'name' | 'workspace_id' | 'error_since'>

/** Why something did not arrive, in a reader's language. */
export const reasonText = ({ words }: Voice, { key, values }: Reason): string =>
  words(`automation.reason.${key}`, values)

/** One mail each time a connection breaks, to the account itself. */
export async function tellOwner(
  tx: Db,
  { settings }: Pick<Connections, 'settings'>,
  row: Row,
  reason: Reason,
): Promise<void> {
  const [found] = await tx
    .select({ owner: users, workspace: workspaces.name })
    .from(workspaces)
    .innerJoin(users, eq(users.id, workspaces.user_id))
    .where(eq(workspaces.id, row.workspace_id))
  if (!found) return
  const { owner, workspace } = found
  const voice = await voiceOf(owner.locale)
  const values = {
    name: row.name,
    workspace,
    reason: reasonText(voice, reason),
    link: `${settings.publicUrl}/integration?workspace=${row.workspace_id}`,
  }
  await leaveMail(tx, {
    key: `integration:${row.id}:${row.error_since?.toISOString()}`,
    user_id: owner.id,
    workspace_id: row.workspace_id,
    to: owner.email,
    subject: voice.words('mail.connection.broken.subject', values),
    text: voice.words('mail.connection.broken.text', values),
  })
}
