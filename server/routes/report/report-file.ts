import { eq } from 'drizzle-orm'
import { scans, users, workspaces } from '@/server/db/schema'
import { HttpError } from '@/server/errors'
import type { MailFile } from '@/server/mail'
import type { Deps } from '@/server/records/deps'
import { loadAccount } from '@/server/routes/account/account'
import { localeFor } from '@/server/voice'
import { reportPaper } from './report-paper'

/** What no mail server takes is left out. */
const MAX_BYTES = 10 * 1024 * 1024

/** The report of a scan as a file for a mail of its workspace; null when it is gone, or too large for a mail. */
export async function reportFile(
  deps: Pick<Deps, 'db' | 'settings' | 'printReport'>,
  workspaceId: string,
  scan: string,
): Promise<MailFile | null> {
  const [row] = await deps.db
    .select({ user: users, workspace: workspaces, owner: scans.workspace_id })
    .from(scans)
    .innerJoin(workspaces, eq(workspaces.id, scans.workspace_id))
    .innerJoin(users, eq(users.id, workspaces.user_id))
    .where(eq(scans.id, scan))
  if (row?.owner !== workspaceId) return null
  const { user, workspace } = row
  const account = await loadAccount(deps.db, user.id)
  if (!account) return null
  const locale = localeFor(workspace.settings.report_language ?? user.locale, undefined)
  try {
    const { pdf, name } = await reportPaper(deps, { user: account, workspace, id: scan, locale })
    const content = new Uint8Array(await new Response(pdf).arrayBuffer())
    return content.length > MAX_BYTES ? null : { name, type: 'application/pdf', content }
  } catch (error) {
    if (error instanceof HttpError) return null
    throw error
  }
}
