import { directionOf } from '@/lib/domain/language'
import { escaped } from '@/server/connections/mail-html'
import type { linkOf } from '@/server/connections/recipients'
import { styleSource } from '@/server/inline-style'
import type { Voice } from '@/server/voice'

const STYLE = `body{margin:0;padding:15vh 24px 24px;font:16px/1.5 system-ui,sans-serif;background:#f4f5f7;color:#1c2430}main{max-width:480px;margin:0 auto;padding:32px;border-radius:12px;background:#fff}
h1{margin:0 0 12px;font-size:22px;line-height:1.3}p{margin:0;overflow-wrap:anywhere}button{margin-top:24px;padding:12px 20px;border:0;border-radius:8px;background:#2457d6;color:#fff;font:inherit;cursor:pointer}
button:focus-visible{outline:3px solid #8fb0ff;outline-offset:2px}footer{margin-top:24px;font-size:13px;color:#5b6472}@media(prefers-color-scheme:dark){body{background:#11151c;color:#e6e9ef}main{background:#1b212b}footer{color:#9aa4b2}}`
const POLICY = `default-src 'none'; style-src ${styleSource(STYLE)}; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`

type Link = NonNullable<Awaited<ReturnType<typeof linkOf>>>

/**
 * A page with one button, and none when there is nothing to do any more. Reading it does nothing: programs that look
 * through mails follow every link.
 */
export function addressPage(
  { words, language }: Voice,
  link: Link | null,
  { isDone, product }: { isDone: boolean; product: string },
): Response {
  const { title, text, button } = link
    ? partsOf(words, link, isDone)
    : { title: words('mail.connection.page.over'), text: '', button: null }
  const form = button ? `<form method="post"><button>${escaped(button)}</button></form>` : ''
  const html = `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escaped(title)}</title><style>${STYLE}</style></head>
<body><main><h1>${escaped(title)}</h1><p>${escaped(text)}</p>${form}<footer>${escaped(product)}</footer></main></body></html>`
  return new Response(html, {
    status: link ? 200 : 404,
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': POLICY },
  })
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
