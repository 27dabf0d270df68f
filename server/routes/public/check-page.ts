import { brandName, openWidget } from '@/server/leads/widget'
import { HttpError } from '@/server/errors'
import { brandingOf } from '@/server/records/branding'
import type { Db } from '@/server/db/db'
import { type Voice, voiceOf } from '@/server/voice'
import { apart, html, publicPage, strange } from './template'

type Asked = { key: string; voice: Voice; publicUrl: string }

/** The widget as a page of its own, for newsletters and for sites that let no script of others in. Null: none. */
export async function checkPage(db: Db, { key, voice: asked, publicUrl }: Asked): Promise<Response | null> {
  const opened = await openWidget(db, key).catch((error: unknown) => {
    if (error instanceof HttpError && error.status === 404) return null
    throw error
  })
  if (!opened) return null
  const { widget, owner } = opened
  const voice = widget.language === null ? asked : await voiceOf(widget.language)
  const name = strange(await brandName(db, owner), 100)
  const title = voice.words('widgetPage.pageTitle', { name })
  const src = `${new URL(publicUrl).pathname.replace(/\/+$/, '')}/widget.js`
  const main = html`<main class="narrow"><h1>${voice.words('widgetPage.pageTitle', { name: apart(name) })}</h1><div id="check"></div><noscript><p>${voice.words('widgetPage.pageText')}</p></noscript><script async src="${src}" data-key="${key}" data-mode="inline" data-target="#check"></script></main>`
  const { primary } = await brandingOf(db, owner)
  return publicPage(voice, { title, main, primary: primary ?? null, isForm: true, hasWidget: true })
}
