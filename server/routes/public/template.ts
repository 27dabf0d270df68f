import { shadesOf } from '@/lib/domain/brand-shades'
import { directionOf } from '@/lib/domain/language'
import { visibleText } from '@/lib/domain/visible-text'
import { escaped } from '@/server/connections/mail-html'
import { styleSource } from '@/server/inline-style'
import { type Brand, brandPicture } from '@/server/records/brand'
import type { Voice } from '@/server/voice'

/** What is HTML already; everything else is text. */
class Markup {
  readonly html: string
  constructor(html: string) {
    this.html = html
  }
}

type Part = Markup | string | number | null | readonly Part[]

function written(part: Part): string {
  if (part === null) return ''
  if (part instanceof Markup) return part.html
  if (typeof part === 'string' || typeof part === 'number') return escaped(String(part))
  return part.map(written).join('')
}

/** The one way to write a page: whatever is put into it is text, whoever wrote it. */
export const html = (texts: TemplateStringsArray, ...parts: readonly Part[]): Markup =>
  new Markup(texts.reduce((all, text, at) => all + written(parts[at - 1] ?? null) + text))

export type { Markup }

/** A stranger's text: without signs that mislead, and not longer than this. */
export const strange = (text: string, most = 200) =>
  Array.from(visibleText(text).replaceAll('\uFFFD', '')).slice(0, most).join('').trim()

/** The same inside a sentence of any direction. */
export const apart = (text: string, most?: number) => `\u2068${strange(text, most)}\u2069`

/** The logo of whoever is behind a page, by the theme of its reader, or the name where there is none. */
export function brandMark({ logo: { light, dark } }: Pick<Brand, 'logo'>, name: string): Markup {
  if (!light) return html`<b><bdi>${name}</bdi></b>`
  const night = dark && html`<source srcset="${brandPicture(dark)}" media="screen and (prefers-color-scheme:dark)">`
  return html`<picture>${night}<img class="${dark ? 'logo' : 'logo lone'}" src="${brandPicture(light)}" alt="${name}"></picture>`
}

const STYLE = `:root{color-scheme:light dark;--bg:#f4f5f7;--card:#fff;--ink:#1c2430;--soft:#4d5665;--line:#d9dde4;--crit:#a4161a;--high:#9a3d00;--med:#6f5200;--low:#2b5797}
@media(prefers-color-scheme:dark){:root{--bg:#11151c;--card:#1b212b;--ink:#e6e9ef;--soft:#a7b0be;--line:#343c49;--crit:#ff9a92;--high:#ffb27a;--med:#ecc94b;--low:#93b9f2}}
*{box-sizing:border-box}body{margin:0;padding:32px 16px;font:16px/1.55 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans","Noto Sans Arabic",sans-serif;background:var(--bg);color:var(--ink);overflow-wrap:anywhere}
main{max-width:760px;margin:0 auto;padding:32px;border-radius:12px;background:var(--card);border-block-start:4px solid var(--brand)}.narrow{max-width:520px}
header{display:flex;flex-wrap:wrap;gap:8px 16px;justify-content:space-between;color:var(--soft);font-size:14px}header b{color:var(--ink)}.logo{display:block;max-width:180px;max-height:44px}@media screen and (prefers-color-scheme:dark){.lone{box-sizing:content-box;padding:6px 10px;border-radius:8px;background:#fff}}
h1{margin:16px 0 4px;font-size:26px;line-height:1.25}h2{margin:28px 0 8px;font-size:17px}p{margin:0 0 8px}a{color:var(--brand-text)}.soft,footer{color:var(--soft);font-size:14px}
.grade{display:flex;gap:20px;align-items:center;margin:24px 0;padding:20px;border:1px solid var(--line);border-radius:10px}.grade b{font-size:52px;line-height:1}.grade p{margin:0}
ul.counts{display:flex;flex-wrap:wrap;gap:6px 18px;margin:0;padding:0;list-style:none}ol.issues{margin:0;padding:0;list-style:none}ol.issues li{padding:14px 0;border-block-start:1px solid var(--line);break-inside:avoid}ol.issues h3{margin:0 0 2px;font-size:16px}
.sev{font-size:13px;font-weight:600}.critical{color:var(--crit)}.high{color:var(--high)}.medium{color:var(--med)}.low{color:var(--low)}
pre{margin:0 0 8px;padding:12px;border:1px solid var(--line);border-radius:8px;white-space:pre-wrap;font:14px/1.5 ui-monospace,monospace}
button{margin:16px 0 0;padding:12px 20px;min-height:44px;border:0;border-radius:8px;background:var(--brand);color:var(--on);font:inherit;font-weight:600;cursor:pointer}button:focus-visible,a:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
label{display:block;margin:14px 0 4px;font-weight:600;font-size:14px}input:not([type=checkbox]),textarea{width:100%;max-width:420px;padding:10px 12px;min-height:44px;border:1px solid var(--soft);border-radius:8px;background:var(--card);color:var(--ink);font:inherit}label.tick{display:flex;gap:10px;font-weight:400}label.tick input{flex:none;width:20px;height:20px;margin:2px 0}input:focus-visible,textarea:focus-visible{outline:3px solid var(--focus);outline-offset:1px}
section.deed p.ok,section.deed p.error{margin-block:12px}#code{scroll-margin-block-start:220px}#reason{scroll-margin-block-start:160px}section.deed{margin-block-start:28px;padding:20px;border:1px solid var(--line);border-radius:10px}section.deed h2{margin-block-start:0}button.plain{background:none;color:var(--brand-text);border:1px solid var(--line)}canvas{display:block;width:100%;max-width:420px;height:150px;border:1px solid var(--soft);border-radius:8px;background:#fff;touch-action:none}.error{padding:12px 14px;border-radius:8px;border:1px solid var(--crit);color:var(--crit)}.ok{padding:12px 14px;border-radius:8px;border:1px solid var(--line)}[hidden]{display:none!important}
table{width:100%;margin:8px 0;border-collapse:collapse;font-size:14px}th,td{padding:6px 8px;text-align:start;vertical-align:top;border-block-end:1px solid var(--line)}
.wide table{margin:0;font-size:15px}.wide th,.wide td{padding:8px 0 8px 12px;text-align:end;vertical-align:top;border-block-start:1px solid var(--line)}.wide th,.wide td{border-block-end:0}.wide thead th{border:0;font-size:13px;color:var(--soft)}.wide td:first-child,.wide thead th:first-child{text-align:start;padding-inline-start:0}.wide tfoot th{font-weight:400}.wide tfoot .sum th,.wide tfoot .sum td{font-weight:600;color:var(--ink)}.wide{margin:20px 0;overflow-x:auto}
dl{margin:12px 0}dl div{display:flex;gap:12px}dt{min-width:104px;color:var(--soft)}dd{margin:0}.pay{display:flex;flex-wrap:wrap;gap:20px;align-items:center;margin:24px 0;padding:20px;border:1px solid var(--line);border-radius:10px}.pay h2{margin-block-start:0}.qr{width:176px;height:176px;background:#fff}
footer{margin-block-start:28px;padding-block-start:14px;border-block-start:1px solid var(--line)}footer p{margin:0 0 4px}
@media(max-width:480px){body{padding:0}main{min-height:100vh;padding:20px 16px;border-radius:0}h1{font-size:22px}.grade{padding:16px}}
@page{margin:16mm}@media print{h2,h3{break-after:avoid}:root{--bg:#fff;--card:#fff;--ink:#000;--soft:#333;--line:#bbb;--crit:#8a1015;--high:#7d3200;--med:#5a4200;--low:#1f4580}body{padding:0;font-size:12pt}main{max-width:none;padding:0;border:0}button,section.deed{display:none}}`

const OWN_COLOUR = '#2457d6'

/** The colour of a brand, in shades that can be read on both themes. */
function colours(primary: string | null | undefined): string {
  const { light, dark } = shadesOf(/^#[0-9a-f]{6}$/i.test(primary ?? '') ? (primary ?? '') : OWN_COLOUR)
  const set = ({ solid, on, text, focus }: typeof light) =>
    `--brand:${solid};--on:${on};--brand-text:${text};--focus:${focus}`
  return `:root{${set(light)}}@media(prefers-color-scheme:dark){:root{${set(dark)}}}@media print{:root{${set(light)}}}`
}

type Page = {
  title: string
  main: Markup
  primary?: string | null
  status?: 200 | 403 | 404 | 422 | 429
  isForm?: boolean
  /** The one file that may run, by its address from this page. */
  script?: string
  /** The web widget runs in it and asks us. */
  hasWidget?: boolean
}

/** A page for somebody without an account: no script but its own file, nothing from elsewhere, not stored, not found by search engines. */
export function publicPage(
  { language }: Voice,
  { title, main, primary, status = 200, isForm = false, script, hasWidget = false }: Page,
): Response {
  const style = `${colours(primary)}${STYLE}`
  const page = html`<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex,nofollow"><title>${title}</title>${new Markup(`<style>${style}</style>`)}${script ? html`<script src="${script}" defer></script>` : null}</head>
<body>${main}</body></html>`
  return new Response(page.html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; img-src 'self'; style-src ${styleSource(style)};${script || hasWidget ? " script-src 'self';" : ''}${hasWidget ? " connect-src 'self';" : ''} form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
      'x-robots-tag': 'noindex, nofollow',
      // With no referrer at all a browser would not say either that a form is ours.
      'referrer-policy': isForm ? 'same-origin' : 'no-referrer',
    },
  })
}
