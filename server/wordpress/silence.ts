import { eq } from 'drizzle-orm'
import type { WP_GOODBYES } from '@/lib/contract/wordpress-list'
import { Preferences } from '@/lib/contract/user'
import { SEVERITIES } from '@/lib/contract/scan-result'
import { shownAddress } from '@/lib/domain/shown-address'
import type { Db } from '@/server/db/db'
import { users, workspaces, wpSites } from '@/server/db/schema'
import { leaveMail } from '@/server/records/deliveries'
import { voiceOf } from '@/server/voice'
import type { WordPressDeps } from './deps'
import { writeHistory } from './history'
import type { SiteRow } from './signed'
import { tellSilence } from './site-events'

type Telling = Pick<WordPressDeps, 'settings'>

/** A sentence in English; `why` when the plugin has said goodbye. */
type Silence = { text: string; why?: (typeof WP_GOODBYES)[number] | null }

/** In the transaction that found it out: the site is unreachable from now on, and who watches it is told. */
export async function fallSilent(deps: Telling, tx: Db, site: SiteRow, { text, why = null }: Silence): Promise<void> {
  const since = new Date()
  await tx.update(wpSites).set({ status: 'unreachable', silent_since: since }).where(eq(wpSites.id, site.id))
  await writeHistory(tx, site.id, [{ kind: 'silent', text, data: { since: since.toISOString(), why } }])
  await tellSilence(tx, site, since, 'wp.silent')
  await mail(deps, tx, site, { since, what: 'silent', why })
}

/** It reports again. */
export async function comeBack(deps: Telling, tx: Db, site: SiteRow): Promise<void> {
  const since = site.silent_since
  if (!since) return
  await writeHistory(tx, site.id, [
    { kind: 'back', text: 'The site is reporting again.', data: { since: since.toISOString() } },
  ])
  await tellSilence(tx, site, since, 'wp.back')
  await mail(deps, tx, site, { since, what: 'back' })
}

/** By the rules of monitors: who wants it, and when. */
type Change = { since: Date; what: 'silent' | 'back'; why?: Silence['why'] }

async function mail({ settings }: Telling, tx: Db, site: SiteRow, { since, what, why }: Change) {
  const [place] = await tx
    .select({ workspace: workspaces, owner: users })
    .from(workspaces)
    .innerJoin(users, eq(users.id, workspaces.user_id))
    .where(eq(workspaces.id, site.workspace_id))
  if (!place) return
  const { workspace, owner } = place
  const { notify_email, notify_min_severity = 'high' } = workspace.settings
  const to = notify_email || owner.email
  const isOwn = to.toLowerCase() === owner.email.toLowerCase()
  const isTooMild = SEVERITIES.indexOf('high') > SEVERITIES.indexOf(notify_min_severity)
  if (isTooMild || (isOwn && !Preferences.parse(owner.preferences).mail_monitor_alerts)) return
  const { words } = await voiceOf(owner.locale)
  const values = { name: site.name, site: shownAddress(`${site.host}${site.path}`) }
  await leaveMail(tx, {
    key: `wp.${what}:${site.id}:${since.toISOString()}`,
    to,
    subject: words(`mail.wordpress.${what}.subject`, values),
    text: [
      why ? words('mail.wordpress.silent.goodbye', { ...values, why }) : words(`mail.wordpress.${what}.text`, values),
      '',
      `${settings.publicUrl}/wordpress?site=${site.id}`,
    ].join('\n'),
    user_id: owner.id,
    workspace_id: workspace.id,
    isQuiet: true,
  })
}
