import { eq } from 'drizzle-orm'
import { Preferences } from '@/lib/contract/user'
import { scans, users, workspaces } from '../db/schema'
import type { Deps } from '../deps'

type Sender = Pick<Deps, 'db' | 'mailer' | 'settings' | 'log'>

/** Mails the owner of a scan that came to its end, when they asked for such mails. Never rejects: the scan is over, mail or not. */
export function scanMails({ db, mailer, settings, log }: Sender) {
  return async (scanId: string): Promise<void> => {
    try {
      const [row] = await db
        .select({ scan: scans, to: users.email, preferences: users.preferences, workspace: workspaces.name })
        .from(scans)
        .innerJoin(workspaces, eq(workspaces.id, scans.workspace_id))
        .innerJoin(users, eq(users.id, workspaces.user_id))
        .where(eq(scans.id, scanId))
      if (!row || row.scan.failure_reason === 'aborted' || !Preferences.parse(row.preferences).mail_scan_finished) return
      const { scan, to, workspace } = row
      await mailer.send({ to, subject: subjectOf(scan), text: textOf(scan, workspace, settings.publicUrl) })
    } catch (error) {
      log.error({ scanId, error: error instanceof Error ? error.message : 'unknown' }, 'The mail about a scan was not sent')
    }
  }
}

type Scan = typeof scans.$inferSelect

const subjectOf = ({ status, asset_value, grade }: Scan) =>
  status === 'completed' ? `Scan of ${asset_value} finished${grade ? `: grade ${grade}` : ''}` : `Scan of ${asset_value} failed`

function textOf(scan: Scan, workspace: string, publicUrl: string): string {
  const kind = scan.scan_type === 'full_scan' ? 'full' : 'light'
  return `Hello,

the ${kind} scan of ${scan.asset_value} in the workspace ${workspace} ${scan.status === 'completed' ? `is finished. ${outcomeOf(scan)}` : `failed. ${scan.failure_message ?? ''}`}

${publicUrl}/details/${scan.id}

You get this mail because your settings ask for it: ${publicUrl}/setting#notifications
`
}

function outcomeOf({ score, grade, counts }: Scan): string {
  const found = (['critical', 'high', 'medium', 'low'] as const).flatMap((severity) => (counts?.[severity] ? [`${counts[severity]} ${severity}`] : []))
  const findings = found.length === 0 ? 'No findings.' : `Findings: ${found.join(', ')}.`
  return score === null ? findings : `Grade ${grade ?? '-'}, ${score} of 100. ${findings}`
}
