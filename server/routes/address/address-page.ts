import type { linkOf } from '@/server/connections/recipients'
import type { Brand } from '@/server/records/brand'
import { brandMark, html, publicPage } from '@/server/routes/public/template'
import type { Voice } from '@/server/voice'

type Link = NonNullable<Awaited<ReturnType<typeof linkOf>>>

/**
 * A page with one button, and none when there is nothing to do any more. Reading it does nothing: programs that look
 * through mails follow every link.
 */
export function addressPage(
  voice: Voice,
  link: Link | null,
  { isDone, brand }: { isDone: boolean; brand: Brand },
): Response {
  const { title, text, button } = link
    ? partsOf(voice.words, link, isDone)
    : { title: voice.words('mail.connection.page.over'), text: '', button: null }
  const form = button && html`<form method="post"><button>${button}</button></form>`
  const main = html`<main class="narrow"><header>${brandMark(brand, brand.name)}</header><h1>${title}</h1><p>${text}</p>${form}</main>`
  return publicPage(voice, { title, main, primary: brand.primary, status: link ? 200 : 404, isForm: true })
}

function partsOf(words: Voice['words'], { action, state, address, asker, workspace }: Link, isDone: boolean) {
  const values = { address, asker, workspace }
  const isThere = state === (action === 'confirm' ? 'confirmed' : 'unsubscribed')
  // Whoever has left cannot be brought back by an old link.
  if (isDone || isThere || (action === 'confirm' && state === 'unsubscribed')) {
    const said = state === 'confirmed' ? ('confirmed' as const) : ('unsubscribed' as const)
    return { title: words(`mail.connection.page.${said}`, values), text: '', button: null }
  }
  return {
    title: words(`mail.connection.page.${action}`, values),
    text: words(`mail.connection.page.${action}Text`, values),
    button: words(`mail.connection.page.${action}Button`),
  }
}
