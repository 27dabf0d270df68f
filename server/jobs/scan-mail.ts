import { eq } from 'drizzle-orm'
import { SEVERITIES } from '@/lib/contract/scan-result'
import { Preferences } from '@/lib/contract/user'
import { shownAddress } from '@/lib/shown-address'
import { scans, users, workspaces } from '../db/schema'
import type { Deps } from '../deps'
import { type Voice, voiceOf } from '../voice'

type Sender = Pick<Deps, 'db' | 'mailer' | 'settings' | 'log'>

/** Mails the owner of a scan that came to its end, when they asked for such mails. Never rejects: the scan is over, mail or not. */
export function scanMails({ db, mailer, settings, log }: Sender) {
  return async (scanId: string): Promise<void> => {
    try {
      const [row] = await db
        .select({ scan: scans, to: users.email, locale: users.locale, preferences: users.preferences, workspace: workspaces.name })
        .from(scans)
        .innerJoin(workspaces, eq(workspaces.id, scans.workspace_id))
        .innerJoin(users, eq(users.id, workspaces.user_id))
        .where(eq(scans.id, scanId))
      if (!row || row.scan.failure_reason === 'aborted' || !Preferences.parse(row.preferences).mail_scan_finished) return
      const { scan, to, locale, workspace } = row
      const voice = await voiceOf(locale)
      await mailer.send({ to, subject: subjectOf(scan, voice), text: textOf(scan, workspace, settings.publicUrl, voice) })
    } catch (error) {
      log.error({ scanId, error: error instanceof Error ? error.message : 'unknown' }, 'The mail about a scan was not sent')
    }
  }
}

type Scan = typeof scans.$inferSelect

function subjectOf({ status, asset_value, grade }: Scan, { words }: Voice): string {
  const asset = shownAddress(asset_value)
  if (status !== 'completed') return words('mail.scan.failed', { asset })
  return grade ? words('mail.scan.finishedGrade', { asset, grade }) : words('mail.scan.finished', { asset })
}

function textOf(scan: Scan, workspace: string, publicUrl: string, voice: Voice): string {
  const { words, said } = voice
  const values = {
    type: scan.scan_type,
    asset: shownAddress(scan.asset_value),
    workspace,
    link: `${publicUrl}/details/${scan.id}`,
    settings: `${publicUrl}/setting#notifications`,
  }
  if (scan.status === 'completed') return words('mail.scan.finishedText', { ...values, outcome: outcomeOf(scan, voice) })
  return words('mail.scan.failedText', { ...values, reason: said(scan.failure_message ?? '') })
}

function outcomeOf({ score, grade, counts }: Scan, { words, comma }: Voice): string {
  const found = SEVERITIES.flatMap((severity) =>
    severity !== 'info' && counts?.[severity] ? [words(`ui.severityCount.${severity}`, { count: counts[severity] })] : [],
  )
  const findings = found.length === 0 ? words('mail.scan.noFindings') : words('mail.scan.findings', { list: found.join(comma) })
  return score === null ? findings : words('mail.scan.outcome', { grade: grade ?? '-', score, findings })
}
