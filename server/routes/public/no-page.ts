import type { Db } from '@/server/db/db'
import type { linkAt } from '@/server/leads/links'
import { ownToken } from '@/server/net/own-token'
import type { Settings } from '@/server/settings'
import type { Voice } from '@/server/voice'
import { agencyOf } from './report-page'
import { apart, brandMark, html, publicPage, strange } from './template'

type Asking = NonNullable<Awaited<ReturnType<typeof linkAt>>> & { db: Db; settings: Settings; voice: Voice }

async function valuesOf({ db, settings, owner, lead }: Asking) {
  const { name, brand } = await agencyOf(db, settings, owner)
  const whom = lead.name || lead.host || lead.email || '–'
  return { values: { agency: apart(name), name: apart(whom) }, bare: { agency: name, name: strange(whom) }, brand }
}

/** A page with one button. Reading it does nothing: programs that look through mails follow every link. */
export async function askPage(asking: Asking, value: string): Promise<Response> {
  const { words } = asking.voice
  const { values, bare, brand } = await valuesOf(asking)
  const main = html`<main class="narrow"><header>${brandMark(brand, bare.agency)}</header><h1>${words('leadPage.no.title', values)}</h1><p>${words('leadPage.no.text', values)}</p><form method="post"><input type="hidden" name="value" value="${value}"><button>${words('leadPage.no.button')}</button></form></main>`
  const title = words('leadPage.no.title', bare)
  return publicPage(asking.voice, { title, main, primary: brand.primary, isForm: true })
}

export async function donePage(asking: Asking): Promise<Response> {
  const { words } = asking.voice
  const { values, bare, brand } = await valuesOf(asking)
  const title = words('leadPage.no.done')
  const main = html`<main class="narrow"><header>${brandMark(brand, bare.agency)}</header><h1>${title}</h1><p>${words('leadPage.no.doneText', values)}</p></main>`
  return publicPage(asking.voice, { title, main, primary: brand.primary })
}

/** The form was not ours, not fresh, or sent before. */
export function sentAlreadyPage(voice: Voice, path: string): Response {
  const title = voice.words('leadPage.no.again')
  const main = html`<main class="narrow"><h1>${title}</h1><p>${voice.words('leadPage.no.againText')}</p><p><a href="${path}">${voice.words('leadPage.no.open')}</a></p></main>`
  return publicPage(voice, { title, main, status: 403 })
}

/** Who looks at sites that are nobody's asset, for whoever runs one. */
export function botPage(voice: Voice, { productName, publicUrl }: Settings): Response {
  const { words } = voice
  const agent = ownToken(productName)
  const title = words('leadPage.bot.title', { product: productName })
  const main = html`<main><h1>${title}</h1><p>${words('leadPage.bot.text')}</p>
<h2>${words('leadPage.bot.know')}</h2><p>${words('leadPage.bot.knowText')}</p><pre dir="ltr">${agent}/1 (+${botUrl(publicUrl)})</pre>
<h2>${words('leadPage.bot.out')}</h2><p>${words('leadPage.bot.robots')}</p><pre dir="ltr">User-agent: ${agent}
Disallow: /</pre><p>${words('leadPage.bot.block')}</p><p>${words('leadPage.bot.ask')}</p></main>`
  return publicPage(voice, { title, main })
}

const botUrl = (publicUrl: string) => `${publicUrl}/api/public/bot`
