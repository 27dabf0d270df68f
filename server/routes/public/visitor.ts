import type { Context } from 'hono'
import type { Env } from '@/server/api/env'
import { HttpError } from '@/server/errors'
import { brandFor } from '@/server/records/brand'
import { localeFor, voiceOf } from '@/server/voice'
import { html, publicPage } from './template'

export const voiceAt = (c: Context<Env>) => voiceOf(localeFor(null, c.req.header('accept-language')))

/** Of the brand whose host name it is: who a link was about is not said. */
async function colourHere(c: Context<Env>): Promise<string | null> {
  const { db, settings } = c.var.deps
  return (await brandFor(db, settings, { host: new URL(c.req.url).hostname })).primary
}

/** Whatever is wrong with a link, the answer is this page. */
export async function gone(c: Context<Env>) {
  const voice = await voiceAt(c)
  const title = voice.words('leadPage.gone.title')
  const main = html`<main class="narrow"><h1>${title}</h1><p>${voice.words('leadPage.gone.text')}</p></main>`
  return publicPage(voice, { title, main, status: 404, primary: await colourHere(c) })
}

/** Sixty pages a minute for one network. Null: go on. */
export async function tooMany(c: Context<Env>): Promise<Response | null> {
  try {
    await c.var.limits.takeFrom('publicByIp', c.var.ip)
    return null
  } catch (error) {
    if (!(error instanceof HttpError) || error.status !== 429) throw error
    const voice = await voiceAt(c)
    const title = voice.words('leadPage.tooMany.title')
    const main = html`<main class="narrow"><h1>${title}</h1><p>${voice.words('leadPage.tooMany.text')}</p></main>`
    const page = publicPage(voice, { title, main, status: 429 })
    page.headers.set('retry-after', String(error.details.retryAfterSeconds ?? 60))
    return page
  }
}

/** Programs that look at links in mails and messages, and browsers that load ahead, are nobody who reads. */
const PROGRAM =
  /bot|crawl|spider|slurp|preview|facebookexternalhit|whatsapp|telegram|slack|discord|skype|embed|fetch|curl|wget|python|java\/|go-http|axios|undici|okhttp|node|scan|validator|proofpoint|mimecast|safelinks|google-/i

export function isRead(c: Context<Env>): boolean {
  const agent = c.req.header('user-agent') ?? ''
  const purpose = `${c.req.header('sec-purpose') ?? ''} ${c.req.header('purpose') ?? ''}`
  return c.req.method === 'GET' && agent !== '' && !PROGRAM.test(agent) && !/prefetch|preview/i.test(purpose)
}

/** Our English is British, its dates too. */
const REGIONS: Readonly<Record<string, string>> = { en: 'en-GB' }

export const voiceIn = (language: string) => voiceOf(REGIONS[language] ?? language)

/** A form of ours comes from our own address; a program that says none sends no form of anybody's. */
export function isOurs(c: Context<Env>): boolean {
  const origin = c.req.header('origin')
  if (origin === undefined || origin === '') return true
  const from = URL.parse(origin)
  return from?.origin === new URL(c.var.deps.settings.publicUrl).origin || from?.host === new URL(c.req.url).host
}
