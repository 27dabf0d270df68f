import { and, eq } from 'drizzle-orm'
import { SEVERITIES } from '@/lib/contract/scan-result'
import { Preferences } from '@/lib/contract/user'
import { isTimeZone } from '@/lib/contract/time-zone'
import { shownAddress } from '@/lib/domain/shown-address'
import type { Db } from '@/server/db/db'
import { findingsTriage, scans, users, workspaces } from '@/server/db/schema'
import { leaveMail } from '@/server/records/deliveries'
import type { Deps } from '@/server/records/deps'
import { isToBeRepeated } from '@/server/failed-query'
import { stillOpen } from '@/server/pdf/still-open'
import { asideOn } from '@/server/records/open-findings'
import { carriedFrom } from '@/server/records/report-carried'
import { type Voice, voiceOf } from '@/server/voice'
import type { OnEnd } from './run-scan'

/**
 * Leaves the mail about a scan that came to its end in the transaction that ends it, when its owner asked for such
 * mails. A mail that cannot be written does not keep the scan from ending.
 */
export function scanMails({ settings, log }: Pick<Deps, 'settings' | 'log'>): OnEnd {
  return async (tx, scanId) => {
    try {
      await tx.transaction((inner) => tellOwner(inner, scanId, settings.publicUrl))
    } catch (error) {
      if (isToBeRepeated(error)) throw error
      log.error({ scanId, err: error }, 'The mail about a scan was not written')
    }
  }
}

async function tellOwner(tx: Db, scanId: string, publicUrl: string): Promise<void> {
  const [row] = await tx
    .select({ scan: scans, owner: users, workspace: workspaces.name })
    .from(scans)
    .innerJoin(workspaces, eq(workspaces.id, scans.workspace_id))
    .innerJoin(users, eq(users.id, workspaces.user_id))
    .where(eq(scans.id, scanId))
  if (!row || row.scan.failure_reason === 'aborted') return
  const { scan, owner, workspace } = row
  const preferences = Preferences.parse(owner.preferences)
  if (!preferences.mail_scan_finished) return
  const voice = await voiceOf(owner.locale, preferences)
  const timeZone = owner.timezone && isTimeZone(owner.timezone) ? owner.timezone : 'UTC'
  const rest = stillOpen(await carriedFrom(tx, scan), voice, timeZone)
  const mail = {
    to: owner.email,
    subject: subjectOf(scan, voice),
    text: textOf(await withoutAside(tx, scan), { workspace, rest, publicUrl }, voice),
  }
  await leaveMail(tx, { key: `scan:${scan.id}`, user_id: owner.id, ...mail })
}

type Scan = typeof scans.$inferSelect
type Told = Scan & { /** Of what it found, how much somebody has set aside: it is not among `counts`. */ aside: number }

/** What a person set aside is not told as something to do. */
async function withoutAside(tx: Db, scan: Scan): Promise<Told> {
  const today = new Date().toISOString().slice(0, 10)
  const decided = await tx
    .select({ finding: findingsTriage.finding })
    .from(findingsTriage)
    .where(and(eq(findingsTriage.asset_id, scan.asset_id), asideOn(today)))
  const ids = new Set(decided.map(({ finding }) => finding))
  const found = (scan.result?.findings ?? []).filter(({ id, severity }) => severity !== 'info' && ids.has(id))
  const counts = scan.counts && { ...scan.counts }
  if (counts) for (const { severity } of found) counts[severity] -= 1
  return { ...scan, counts, aside: found.length }
}

function subjectOf({ status, asset_value, grade }: Scan, { words }: Voice): string {
  const asset = shownAddress(asset_value)
  if (status !== 'completed') return words('mail.scan.failed', { asset })
  return grade ? words('mail.scan.finishedGrade', { asset, grade }) : words('mail.scan.finished', { asset })
}

/** `rest`: what stays open beside what the scan found. */
function textOf(
  scan: Told,
  { workspace, rest, publicUrl }: { workspace: string; rest: string[]; publicUrl: string },
  voice: Voice,
): string {
  const { words, said } = voice
  const values = {
    type: scan.scan_type,
    asset: shownAddress(scan.asset_value),
    workspace,
    link: `${publicUrl}/details/${scan.id}`,
    settings: `${publicUrl}/setting?section=notifications`,
  }
  if (scan.status === 'completed')
    return words('mail.scan.finishedText', { ...values, outcome: [outcomeOf(scan, voice), ...rest].join(' ') })
  return words('mail.scan.failedText', { ...values, reason: said(scan.failure_message ?? '', scan.failure_says) })
}

function outcomeOf({ score, grade, counts, aside }: Told, { words, comma }: Voice): string {
  const found = SEVERITIES.flatMap((severity) =>
    severity !== 'info' && counts?.[severity]
      ? [words(`ui.severityCount.${severity}`, { count: counts[severity] })]
      : [],
  )
  const findings =
    found.length === 0
      ? words(grade === null ? 'mail.scan.noneKnown' : 'mail.scan.noFindings')
      : words('mail.scan.findings', { list: found.join(comma) })
  const said = aside > 0 ? `${findings} ${words('mail.scan.aside', { count: aside })}` : findings
  return score === null ? said : words('mail.scan.outcome', { grade: grade ?? '-', score, findings: said })
}
