import type { Message } from '@/lib/automation/message'
import { shadesOf } from '@/lib/domain/brand-shades'

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

export const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)

type Footer = { text: string; links: readonly { label: string; url: string }[] }
type Look = {
  language: string
  direction: string
  /** As #rrggbb; null: the product's own. */
  colour: string | null
  logo: { id: string; name: string } | null
}

const OWN_COLOUR = '#2457d6'

/** The message for whoever reads HTML. Mail programs know only the oldest of it. */
export function mailHtml(
  { title, text, link }: Pick<Message, 'title' | 'text' | 'link'>,
  footer: Footer,
  { language, direction, colour, logo }: Look,
): string {
  const { solid, on } = shadesOf(colour ?? OWN_COLOUR).light
  const head = logo
    ? `<p style="margin:0 0 20px"><img src="cid:${logo.id}" alt="${escaped(logo.name)}" style="max-width:180px;max-height:44px"></p>`
    : ''
  const paragraphs = text
    .split(/\n{2,}/)
    .map((part) => `<p style="margin:0 0 12px">${escaped(part).replaceAll('\n', '<br>')}</p>`)
    .join('')
  const button = link
    ? `<p style="margin:20px 0 0"><a href="${escaped(link.url)}" style="display:inline-block;padding:10px 18px;border-radius:6px;background:${solid};color:${on};text-decoration:none">${escaped(link.label)}</a></p>`
    : ''
  const ways = footer.links
    .map(({ label, url }) => ` <a href="${escaped(url)}" style="color:#5b6472">${escaped(label)}</a>`)
    .join(' · ')
  return `<!doctype html><html lang="${language}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title></head>
<body style="margin:0;padding:24px;background:#f4f5f7;color:#1c2430;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:24px;border-radius:8px;background:#fff">${head}<h1 style="margin:0 0 16px;font-size:20px;line-height:1.3">${escaped(title)}</h1>${paragraphs}${button}</div>
<p style="max-width:560px;margin:16px auto 0;color:#5b6472;font-size:13px">${escaped(footer.text)}${ways}</p>
</body></html>`
}
