import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { and, eq, sql } from 'drizzle-orm'
import type { Invoice } from '@/lib/contract/invoice'
import { nameOfCountry } from '@/lib/domain/countries'
import { date } from '@/lib/domain/format'
import { moneyText, quantityText, rateText } from '@/lib/domain/money'
import { shownIban } from '@/lib/domain/payment-code'
import { attachment } from '@/server/attachment'
import { audit } from '@/server/api/audit'
import type { Env } from '@/server/api/env'
import type { Db } from '@/server/db/db'
import { invoices, users } from '@/server/db/schema'
import { codeSquares } from '@/server/invoices/code-squares'
import { invoicePaper } from '@/server/invoices/paper'
import { wholeInvoice } from '@/server/invoices/rows'
import { decideOffer } from '@/server/invoices/send'
import { formValue, useFormValue } from '@/server/leads/one-time'
import { type Brand, brandFor } from '@/server/records/brand'
import { isNotSuspended } from '@/server/records/suspension'
import { hashToken } from '@/server/tokens'
import { type Voice, voiceOf } from '@/server/voice'
import { sentAlreadyPage } from './no-page'
import { gone, isOurs, isRead, tooMany, voiceAt } from './visitor'
import { apart, brandMark, html, type Markup, publicPage, strange } from './template'

/** Invoices and offers for whoever got one: to read, to pay, to answer. */
export const publicInvoiceRoutes = new Hono<Env>()

const AT = '/api/public/i/:token'

async function found(db: Db, token: string) {
  if (!/^[\w-]{22}$/.test(token)) return null
  const [row] = await db
    .select({ invoice: invoices, owner: users })
    .from(invoices)
    .innerJoin(users, eq(users.id, invoices.user_id))
    .where(and(eq(invoices.link_hash, hashToken(token)), isNotSuspended))
  return row ?? null
}

publicInvoiceRoutes.get(AT, async (c) => {
  const refusal = await tooMany(c)
  if (refusal) return refusal
  const { db, settings } = c.var.deps
  const token = c.req.param('token')
  const at = await found(db, token)
  if (!at) return gone(c)
  if (c.req.query('pdf') !== undefined) {
    const { pdf, name } = await invoicePaper(c.var.deps, at.owner, at.invoice)
    return new Response(pdf, {
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': attachment(name),
        'cache-control': 'private, no-store',
      },
    })
  }
  const invoice = await wholeInvoice(db, at.owner, at.invoice.id, settings.publicUrl)
  const brand = await brandFor(db, settings, { account: at.owner.id })
  const isOpenOffer = invoice.kind === 'offer' && invoice.status === 'sent'
  const page = pageOf(invoice, {
    brand,
    voice: await voiceOf(at.invoice.language === 'en' ? 'en-GB' : at.invoice.language),
    path: new URL(c.req.url).pathname,
    form: isOpenOffer ? await formValue(db, token) : null,
  })
  if (isRead(c))
    await db
      .update(invoices)
      .set({ link_views: sql`${invoices.link_views} + 1` })
      .where(eq(invoices.id, at.invoice.id))
  return page
})

/** The answer to an offer, by the form of its page. */
publicInvoiceRoutes.post(AT, bodyLimit({ maxSize: 4_096, onError: gone }), async (c) => {
  const refusal = await tooMany(c)
  if (refusal) return refusal
  const { db } = c.var.deps
  const token = c.req.param('token')
  const at = await found(db, token)
  if (at?.invoice.kind !== 'offer') return gone(c)
  const form = isOurs(c) ? new URLSearchParams(await c.req.text()) : null
  const answer = form?.get('answer')
  const { pathname } = new URL(c.req.url)
  if (!form || (answer !== 'accepted' && answer !== 'declined') || at.invoice.status !== 'sent')
    return sentAlreadyPage(await voiceAt(c), pathname)
  const isTaken = await db.transaction(async (tx) => {
    if (!(await useFormValue(tx, token, form.get('value')))) return false
    await decideOffer(tx, at.invoice, answer)
    const { id, user_id, workspace_id } = at.invoice
    await audit(c, 'invoice.answered', { user_id, workspace_id, object: id }, tx)
    return true
  })
  return isTaken ? c.redirect(pathname, 303) : sentAlreadyPage(await voiceAt(c), pathname)
})

type Shown = { brand: Brand; voice: Voice; path: string; form: string | null }

function pageOf(invoice: Invoice, { brand, voice, path, form }: Shown): Response {
  const { words } = voice
  const { kind, number, seller, buyer, terms } = invoice
  const name = strange(brand.isProduct ? seller.name : brand.name, 100)
  const heading = (show: (text: string) => string) => `${words(`invoicePaper.kind.${kind}`)} ${show(number ?? '')}`
  const main = html`<main><header>${brandMark(brand, name)}<span><bdi>${strange(seller.name)}</bdi></span></header>
<h1>${heading(apart)}</h1><p class="soft"><bdi>${strange(buyer.name)}</bdi></p>${stateOf(invoice, voice)}
${days(invoice, voice)}${linesOf(invoice, voice)}${terms ? html`<p class="soft">${strange(terms, 2_000)}</p>` : null}
${payPart(invoice, voice)}${form === null ? null : answerForm(form, words)}
<p><a href="${path}?pdf" download>${words('invoicePaper.download')}</a></p>
<footer>${foot(seller, voice)}${brand.madeWith && !brand.isProduct ? html`<p>${words('leadPage.report.madeWith', { product: apart(brand.madeWith) })}</p>` : null}</footer></main>`
  return publicPage(voice, { title: heading(strange), main, primary: brand.primary, isForm: form !== null })
}

const foot = ({ name, lines, postal_code, city, country, vat, email }: Invoice['seller'], { locale }: Voice): Markup =>
  html`<p><bdi>${[
    name,
    ...lines,
    [postal_code, city].filter(Boolean).join(' '),
    nameOfCountry(country, locale),
    vat ?? '',
  ]
    .filter(Boolean)
    .map((part) => strange(part))
    .join(
      ' · ',
    )}</bdi></p>${email ? html`<p><a href="mailto:${encodeURIComponent(strange(email, 254))}"><bdi dir="ltr">${strange(email, 254)}</bdi></a></p>` : null}`

const dayIn = (on: string, { locale, formats }: Voice) => date(`${on}T00:00:00Z`, { locale, timeZone: 'UTC', formats })

/** What became of it, where that is more than being open. */
function stateOf({ kind, status, due_on }: Invoice, voice: Voice): Markup | null {
  const { words } = voice
  const day = due_on ? dayIn(due_on, voice) : ''
  if (kind === 'offer')
    return status === 'accepted' || status === 'declined'
      ? html`<p role="status"><b>${words(`invoicePaper.${status}`)}</b></p>`
      : null
  if (kind === 'credit') return null
  if (status === 'paid') return html`<p role="status"><b>${words('invoicePaper.isPaid')}</b></p>`
  if (status === 'void') return html`<p role="status"><b>${words('invoicePaper.isVoid')}</b></p>`
  return status === 'overdue'
    ? html`<p role="status" class="high"><b>${words('invoicePaper.overdue', { date: day })}</b></p>`
    : null
}

function days({ kind, issued_on, due_on, supplied, buyer_reference, corrects }: Invoice, voice: Voice): Markup {
  const { words } = voice
  const rows: [string, string][] = []
  if (issued_on) rows.push([words('invoicePaper.issued'), dayIn(issued_on, voice)])
  if (supplied) rows.push([words('invoicePaper.supplied'), strange(supplied)])
  if (due_on && kind !== 'credit')
    rows.push([words(kind === 'offer' ? 'invoicePaper.valid' : 'invoicePaper.due'), dayIn(due_on, voice)])
  if (buyer_reference) rows.push([words('invoicePaper.reference'), strange(buyer_reference)])
  if (corrects) rows.push([words('invoicePaper.corrects'), corrects.number])
  return html`<dl>${rows.map(([name, value]) => html`<div><dt>${name}</dt><dd><bdi>${value}</bdi></dd></div>`)}</dl>`
}

function linesOf(invoice: Invoice, { words, locale }: Voice): Markup {
  const { lines, currency, net_minor, tax, total_minor, paid_minor, credited_minor, open_minor, kind } = invoice
  const money = (minor: number) => moneyText(minor, currency, locale)
  const row = (name: string, minor: number, isStrong = false) =>
    html`<tr class="${isStrong ? 'sum' : 'soft'}"><th scope="row" colspan="3">${name}</th><td>${money(minor)}</td></tr>`
  return html`<div class="wide"><table><thead><tr><th scope="col">${words('invoicePaper.what')}</th><th scope="col">${words('invoicePaper.quantity')}</th><th scope="col">${words('invoicePaper.price')}</th><th scope="col">${words('invoicePaper.amount')}</th></tr></thead>
<tbody>${lines.map((line) => html`<tr><td><bdi>${strange(line.name)}</bdi></td><td>${quantityText(line.qty_milli, locale)} <bdi>${strange(line.unit)}</bdi></td><td>${money(line.price_minor)}${line.discount_bp > 0 ? html` −${rateText(line.discount_bp, locale)}` : null}</td><td>${money(line.net_minor)}</td></tr>`)}</tbody>
<tfoot>${row(words('invoicePaper.net'), net_minor)}${tax.map((group) => row(group.reason ? strange(group.reason) : words('invoicePaper.taxOf', { rate: rateText(group.bp, locale), amount: money(group.net_minor) }), group.tax_minor))}${row(words('invoicePaper.total'), total_minor, true)}${paid_minor > 0 ? row(words('invoicePaper.paid'), -paid_minor) : null}${credited_minor > 0 ? row(words('invoicePaper.credited'), -credited_minor) : null}${kind === 'invoice' ? row(words('invoicePaper.open'), open_minor, true) : null}</tfoot></table></div>`
}

function payPart(
  { kind, open_minor, pay, qr, seller, currency, number }: Invoice,
  { words, locale }: Voice,
): Markup | null {
  if (kind !== 'invoice' || open_minor === 0 || (!pay.iban && !pay.link)) return null
  const rows: [string, string][] = pay.iban
    ? [
        [words('invoicePaper.to'), strange(seller.name)],
        ['IBAN', shownIban(pay.iban)],
        ...(pay.bic ? [['BIC', pay.bic] satisfies [string, string]] : []),
        [words('invoicePaper.toSend'), moneyText(open_minor, currency, locale)],
        [words('invoicePaper.mention'), number ?? ''],
      ]
    : []
  const { size, path } = qr ? codeSquares(qr) : { size: 0, path: '' }
  const code = qr
    ? html`<svg class="qr" role="img" aria-label="${words('invoicePaper.code')}" viewBox="-4 -4 ${size + 8} ${size + 8}"><path fill="#fff" d="M-4-4h${size + 8}v${size + 8}h-${size + 8}z"/><path fill="#000" d="${path}"/></svg>`
    : null
  const address = URL.parse(pay.link)
  const link =
    address?.protocol === 'https:'
      ? html`<p><a href="${address.href}" rel="noreferrer">${words('invoicePaper.orLink', { host: apart(address.host) })}</a></p>`
      : null
  return html`<section class="pay">${code}<div>${pay.iban ? html`<h2>${words('invoicePaper.pay')}</h2>` : null}<dl>${rows.map(([name, value]) => html`<div><dt>${name}</dt><dd><bdi>${value}</bdi></dd></div>`)}</dl>${link}</div></section>`
}

const answerForm = (value: string, words: Voice['words']): Markup =>
  html`<form method="post"><h2>${words('invoicePaper.answer')}</h2><input type="hidden" name="value" value="${value}"><button name="answer" value="accepted">${words('invoicePaper.accept')}</button> <button class="plain" name="answer" value="declined">${words('invoicePaper.decline')}</button></form>`
