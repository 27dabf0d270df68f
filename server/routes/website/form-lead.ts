import { eq } from 'drizzle-orm'
import { admits } from '@/lib/domain/plans'
import type { Db } from '@/server/db/db'
import { type siteForms, sites, subscriptions, users, widgetLeads } from '@/server/db/schema'
import { emailKey } from '@/server/leads/identity'
import { isListed } from '@/server/leads/no-contact'
import { saveLead } from '@/server/leads/widget-capture'
import { record } from '@/server/records/events'
import { leaveMail } from '@/server/records/deliveries'
import { publicSubscription } from '@/server/records/subscription-rows'
import type { Settings } from '@/server/settings'
import { type Voice, voiceOf } from '@/server/voice'
import { addressOfWebsite } from '@/server/websites/address'
import { placeOf } from '@/server/websites/place'

type Form = typeof siteForms.$inferSelect

/**
 * What a visitor sent becomes a lead of the website's workspace and a mail to its owner and to the business, in the
 * transaction that keeps it.
 */
export async function websiteFormLead(tx: Db, settings: Settings, form: Form): Promise<void> {
  const [found] = await tx
    .select({ site: sites, owner: users })
    .from(sites)
    .innerJoin(users, eq(users.id, sites.user_id))
    .where(eq(sites.id, form.site_id))
  if (!found) return
  const { site, owner } = found
  const place = placeOf(settings)
  const address = place ? await addressOfWebsite(tx, site, place) : ''
  await keepLead(tx, settings, { form, site, owner, address })
  await mailForm(tx, { form, site, owner, address })
}

type Sent = { form: Form; site: typeof sites.$inferSelect; owner: typeof users.$inferSelect; address: string }

/** Nobody who asked to be left alone is kept as a lead; what they wrote is answered all the same. */
async function keepLead(tx: Db, { googleKeepDays }: Settings, { form, site, owner, address }: Sent): Promise<void> {
  const email = form.fields.email ?? ''
  const email_norm = emailKey(email)
  if (site.workspace_id === null || email_norm === null) return
  if (await isListed(tx, owner.id, { email_norm, host: null, phone_e164: null })) return
  const { name = null, phone = null, message = null, topic } = form.fields
  const [lead] = await tx
    .insert(widgetLeads)
    .values({
      workspace_id: site.workspace_id,
      site_form_id: form.id,
      email,
      email_norm,
      name,
      phone,
      message: topic ? `${topic}\n\n${message ?? ''}`.slice(0, 2_000) : message,
      page_url: `${address}/${form.page}`.slice(0, 500),
      consent_text: '',
      consent_version: 0,
    })
    .returning()
  if (!lead) return
  await record(tx, {
    type: 'site.form',
    about: form.id,
    workspace_id: lead.workspace_id,
    asset_id: null,
    data: {
      widget_lead_id: lead.id,
      page: lead.page_url,
      has_website: false,
      website_id: site.id,
      website_name: site.name,
    },
  })
  const plans = await tx.select().from(subscriptions).where(eq(subscriptions.user_id, owner.id))
  const isOpen = admits('agencyTools', { role: owner.role, subscriptions: plans.map(publicSubscription) })
  if (isOpen) await saveLead(tx, lead, owner.id, googleKeepDays)
}

const FIELDS = ['name', 'email', 'phone', 'topic', 'message'] as const

const written = ({ words }: Voice, { fields }: Form) =>
  FIELDS.flatMap((name) => (fields[name] ? [`${words(`sitePage.mail.form.${name}`)}: ${fields[name]}`] : [])).join('\n')

/** To whoever the website is of, and to whoever made it. */
async function mailForm(tx: Db, { form, site, owner, address }: Sent): Promise<void> {
  const voice = await voiceOf(owner.locale)
  const values = {
    from: form.fields.name ?? '',
    website: site.business.name || site.name,
    address,
    email: form.fields.email ?? '',
    fields: written(voice, form),
  }
  const receivers = new Set(
    [site.business.email.trim().toLowerCase(), owner.email].filter((to) => emailKey(to) !== null),
  )
  for (const to of receivers)
    await leaveMail(tx, {
      key: `site-form:${form.id}:${to}`,
      user_id: owner.id,
      to,
      subject: voice.words('sitePage.mail.form.subject', values).replaceAll(/[\r\n]+/g, ' '),
      text: voice.words('sitePage.mail.form.text', values),
    })
}
