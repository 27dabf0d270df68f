import { isTimeZone } from '@/lib/contract/time-zone'
import type { LeadScan } from '@/lib/contract/lead-record'
import { SEVERITIES } from '@/lib/contract/scan-result'
import type { Db } from '@/server/db/db'
import { dayIn } from '@/server/leads/day'
import { leadSettingsOf } from '@/server/leads/lead-settings'
import type { sharedReport } from '@/server/leads/links'
import { publicScan } from '@/server/leads/scan-rows'
import { type Brand, brandFor } from '@/server/records/brand'
import type { Settings } from '@/server/settings'
import type { Voice } from '@/server/voice'
import { apart, brandMark, html, type Markup, publicPage, strange } from './template'

type Shared = NonNullable<Awaited<ReturnType<typeof sharedReport>>>
type Owner = Shared['owner']

/** What fits a page or two. */
const MOST_ISSUES = 15

/** Who is behind a page: their brand, and what they are called where nobody named it. */
export async function agencyOf(db: Db, settings: Settings, owner: Owner) {
  const brand = await brandFor(db, settings, { account: owner.id })
  const { sender } = await leadSettingsOf(db, owner.id)
  const name = brand.isProduct ? sender.company || owner.company || owner.name : brand.name
  return { name: strange(name, 100), brand }
}

/** What a scan says of a site, for whoever it belongs to. Nothing of how to reach them, and nothing written about them. */
export async function reportPage(
  db: Db,
  { share, lead, owner, scan }: Shared,
  { voice, settings }: { voice: Voice; settings: Settings },
): Promise<Response> {
  const { words } = voice
  const { name: agency, brand } = await agencyOf(db, settings, owner)
  const zone = owner.timezone && isTimeZone(owner.timezone) ? owner.timezone : 'UTC'
  const told = publicScan(scan, voice, { hidesContacts: true })
  const whom = lead.name || new URL(scan.url).hostname
  const footer = footerOf({
    brand,
    by: words('leadPage.report.by', { agency: apart(agency) }),
    contact: words('leadPage.report.contact'),
    until: words('leadPage.report.until', { date: dayIn(share.expires_at, voice, zone) }),
    madeWith: brand.madeWith && words('leadPage.report.madeWith', { product: apart(brand.madeWith) }),
  })
  const scanned = words('leadPage.report.scanned', { date: dayIn(scan.completed_at ?? scan.created_at, voice, zone) })
  const { grade } = told
  const mark = grade
    ? words('leadPage.report.grade', { grade: apart(grade), score: told.score ?? 0 })
    : words('leadPage.report.ungraded')
  const main = html`<main><header>${brandMark(brand, agency)}<span>${words('leadPage.report.kicker')}</span></header>
<h1>${words('leadPage.report.title', { name: apart(whom) })}</h1><p class="soft"><bdi dir="ltr">${strange(scan.url, 300)}</bdi></p>
<div class="grade"><b aria-hidden="true">${grade ?? '–'}</b><div><p>${mark}</p><p class="soft">${scanned}</p></div></div>
${issueParts(told, voice)}
<h2>${words('leadPage.report.scope')}</h2><p class="soft">${words('leadPage.report.scopeText')}</p>
${footer}</main>`
  const title = words('leadPage.report.title', { name: strange(whom) })
  return publicPage(voice, { title, main, primary: brand.primary })
}

type Foot = { brand: Brand; by: string; contact: string; until: string; madeWith: string | null }

function footerOf({ brand: { supportEmail: email, footer: own }, by, contact, until, madeWith }: Foot): Markup {
  const address = email ? strange(email, 254) : null
  const mail =
    address &&
    html`<p>${contact}: <a href="mailto:${encodeURIComponent(address)}"><bdi dir="ltr">${address}</bdi></a></p>`
  return html`<footer><p>${by}</p>${mail || null}${own ? html`<p><bdi>${strange(own)}</bdi></p>` : null}<p>${until}</p>${madeWith && html`<p>${madeWith}</p>`}</footer>`
}

function issueParts({ issues = [] }: LeadScan, { words }: Voice): Markup {
  const counted = issues.filter(({ severity }) => severity !== 'info')
  if (counted.length === 0)
    return html`<h2>${words('leadPage.report.issues')}</h2><p>${words('leadPage.report.none')}</p>`
  const counts = SEVERITIES.flatMap((severity) => {
    const count = counted.filter((issue) => issue.severity === severity).length
    return severity !== 'info' && count > 0
      ? [html`<li class="sev ${severity}">${words(`ui.severityCount.${severity}`, { count })}</li>`]
      : []
  })
  const rest = counted.length - MOST_ISSUES
  return html`<h2>${words('leadPage.report.counts')}</h2><ul class="counts">${counts}</ul>
<h2>${words('leadPage.report.issues')}</h2><ol class="issues">${counted.slice(0, MOST_ISSUES).map((issue) => issueLine(issue, words))}</ol>${rest > 0 ? html`<p class="soft">${words('leadPage.report.more', { count: rest })}</p>` : null}`
}

const issueLine = ({ severity, title, plain, at }: NonNullable<LeadScan['issues']>[number], words: Voice['words']) =>
  html`<li><span class="sev ${severity}">${words(`ui.severity.${severity}`)}</span><h3><bdi>${strange(title)}</bdi></h3><p>${strange(plain, 2_000)}</p>${at ? html`<p class="soft">${words('leadPage.report.where', { place: apart(at.replace(/[?#].*/, '')) })}</p>` : null}</li>`
