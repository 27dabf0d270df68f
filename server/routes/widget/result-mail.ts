import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { directionOf } from '@/lib/domain/language'
import { MAIL_PROVIDERS } from '@/lib/domain/leads/shared-hosts'
import { shownAddress } from '@/lib/domain/shown-address'
import { createLimits } from '@/server/api/limits'
import { mailHtml } from '@/server/connections/mail-html'
import type { Db } from '@/server/db/db'
import { type leadScans, widgetLeads, widgets } from '@/server/db/schema'
import { HttpError } from '@/server/errors'
import { isToBeRepeated } from '@/server/failed-query'
import { leaveToken, RESULT_MAIL } from '@/server/leads/leave-token'
import { isListed } from '@/server/leads/no-contact'
import { brandName, openWidget, repliesOf, type WidgetRow } from '@/server/leads/widget'
import { visitorScan } from '@/server/leads/widget-scan'
import { brandFor, MAIL_LOGO, senderOf } from '@/server/records/brand'
import { leaveMail } from '@/server/records/deliveries'
import type { Deps } from '@/server/records/deps'
import { type Voice, voiceOf } from '@/server/voice'

type Scan = typeof leadScans.$inferSelect
type Lead = typeof widgetLeads.$inferSelect
type Mailing = Pick<Deps, 'db' | 'settings' | 'log'>
type Opened = Awaited<ReturnType<typeof openWidget>>

/**
 * Leaves the mails with the result to the visitors who wait for this scan, in the transaction that completes it or
 * keeps them. A mail that cannot be written keeps neither from happening.
 */
export const mailResults =
  (mailing: Mailing) =>
  async (tx: Db, scan: Scan): Promise<void> => {
    try {
      await tx.transaction((inner) => mailAll(inner, mailing, scan))
    } catch (error) {
      if (isToBeRepeated(error)) throw error
      mailing.log.error({ leadScan: scan.id, err: error }, 'The mail with a result was not written')
    }
  }

async function mailAll(tx: Db, mailing: Mailing, scan: Scan): Promise<void> {
  const rows = await tx
    .select({ lead: widgetLeads, key: widgets.key })
    .from(widgetLeads)
    .innerJoin(widgets, eq(widgets.workspace_id, widgetLeads.workspace_id))
    .where(
      and(
        eq(widgetLeads.lead_scan_id, scan.id),
        isNull(widgetLeads.mailed_at),
        isNull(widgetLeads.removed_at),
        isNull(widgetLeads.unsubscribed_at),
        widgets.mails_result,
        isNotNull(widgets.privacy_url),
      ),
    )
  for (const { lead, key } of rows) {
    const opened = await openWidget(tx, key).catch(unlessGone)
    const replyTo = opened && repliesOf(opened.widget, opened.owner).confirmed
    if (!opened || !replyTo) continue
    if (await isListed(tx, opened.owner.id, { email_norm: lead.email_norm, host: lead.host })) continue
    if (!(await hasRoom(mailing.db, tx, lead.email_norm))) continue
    await mailOne(tx, mailing, opened, { lead, scan, replyTo })
  }
}

/** The owner is suspended, or has no plan any more. */
function unlessGone(error: unknown): null {
  if (error instanceof HttpError) return null
  throw error
}

/**
 * One mail to an address and three to the addresses of a domain within a day, from all widgets together. The domain of
 * a mail provider is nobody's.
 */
async function hasRoom(db: Db, tx: Db, email: string): Promise<boolean> {
  const limits = createLimits(db)
  const domain = email.slice(email.lastIndexOf('@') + 1)
  try {
    await limits.take('widgetMailByAddress', email, tx)
    if (!MAIL_PROVIDERS.has(domain)) await limits.take('widgetMailByDomain', domain, tx)
    return true
  } catch (error) {
    if (error instanceof HttpError && error.status === 429) return false
    throw error
  }
}

type Letter = { lead: Lead; scan: Scan; replyTo: string }

async function mailOne(tx: Db, { settings }: Mailing, { widget, owner }: Opened, { lead, scan, replyTo }: Letter) {
  const voice = await voiceOf(lead.language)
  const [name, brand, { as }] = [
    await brandName(tx, owner),
    await brandFor(tx, settings, { account: owner.id }),
    await senderOf(tx, owner.id, { isToStranger: true }),
  ]
  // Whose name nobody vouches for, has no logo either.
  const hasLogo = as !== undefined && (brand.logo.light !== null || brand.logo.address?.startsWith('data:') === true)
  const address = await leaveToken(tx, owner.id, lead.email_norm)
  const unsubscribe = `${settings.publicUrl}/api/public/leave/${address}`
  const { title, text, link } = said(voice, { widget, scan, name })
  const why = voice.words('widgetPage.mail.why', { email: lead.email, name })
  const label = voice.words('widgetPage.mail.unsubscribe')
  const privacy = { label: voice.words('widgetPage.privacy'), url: widget.privacy_url ?? '' }
  await leaveMail(tx, {
    key: `${RESULT_MAIL}${lead.id}`,
    workspace_id: lead.workspace_id,
    brandOf: owner.id,
    isToStranger: true,
    to: lead.email,
    replyTo,
    unsubscribe,
    subject: title,
    text: [
      title,
      text,
      ...(link ? [link.url] : []),
      ['-- ', why, `${privacy.label}: ${privacy.url}`, `${label}: ${unsubscribe}`].join('\n'),
    ].join('\n\n'),
    html: mailHtml(
      { title, text, link },
      { text: why, links: [privacy, { label, url: unsubscribe }] },
      {
        language: voice.language,
        direction: directionOf(voice.language),
        colour: brand.primary,
        logo: hasLogo ? { id: MAIL_LOGO, name } : null,
      },
    ),
    ...(hasLogo && { attachments: [{ logoOf: owner.id }] }),
  })
  await tx.update(widgetLeads).set({ mailed_at: sql`now()` }).where(eq(widgetLeads.id, lead.id))
}

type Said = { widget: WidgetRow; scan: Scan; name: string }

/** The result as the widget shows it, and how to reach whose widget it is. */
function said(voice: Voice, { widget: { configuration }, scan, name }: Said) {
  const { words } = voice
  const { grade, headline, lede, issues = [] } = visitorScan(scan, voice)
  const site = shownAddress(scan.host)
  const all = scan.counts ? scan.counts.critical + scan.counts.high + scan.counts.medium + scan.counts.low : 0
  const ways = [configuration.contact_phone_number, configuration.contact_address].filter(Boolean)
  const parts = [
    [headline, lede].filter(Boolean).join('\n'),
    issues.length > 0 ? words('widgetPage.issues') : words('widgetPage.none'),
    ...issues.map(({ title, plain }, place) => [`${place + 1}. ${title}`, plain].filter(Boolean).join('\n')),
    ...(all > issues.length ? [words('widgetPage.mail.rest', { count: all - issues.length })] : []),
    ways.length > 0
      ? [words('widgetPage.mail.answer', { name }), ...ways].join('\n')
      : words('widgetPage.mail.answerOnly'),
  ]
  return {
    title: words('widgetPage.mail.subject', { hasGrade: grade ? 'yes' : 'no', grade: grade ?? '', site }),
    text: parts.filter(Boolean).join('\n\n'),
    link: configuration.contact_link
      ? { url: configuration.contact_link, label: words('widgetPage.talk', { name }) }
      : null,
  }
}
