/** What the server says of a widget. */
export type Widget = {
  configuration: Readonly<Record<string, string>>
  brand: { name: string }
  consent_text: string
  consent_version: number
  privacy_url: string | null
  language: string
  direction: string
  texts: Readonly<Record<string, string>>
}

type Issue = { severity: string; title: string; plain: string }
export type Scan = {
  id: string
  url: string
  status: string
  grade: string | null
  score: number | null
  headline: string | null
  lede: string | null
  issues?: Issue[]
  failure_message?: string | null
}

type Started = { lead_scan: Scan; token: string }
type Refusal = { code?: string; values?: { says?: string }; errors?: Record<string, string[]> }
type Answer<T> = { status: number; ok: boolean; body: T & Refusal }

/** How the tag that brought this script was written. */
export type Tag = { api: string; key: string; lang: string }

async function ask<T>(url: string, body?: object): Promise<Answer<T>> {
  const reply = await fetch(url, {
    credentials: 'omit',
    ...(body && {
      method: 'POST',
      // No form of a stranger can send this header, and with it a browser asks first.
      headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' },
      body: JSON.stringify(body),
    }),
  })
  const text = await reply.text()
  return { status: reply.status, ok: reply.ok, body: JSON.parse(text || '{}') as T & Refusal }
}

const base = ({ api, key }: Tag) => `${api}/api/widget/public/${encodeURIComponent(key)}`

export const loadWidget = (tag: Tag) => ask<Widget>(`${base(tag)}?lang=${encodeURIComponent(tag.lang)}`)

export const sendVisit = (tag: Tag, visit: object) => ask<Started>(`${base(tag)}/leads`, visit)

export const lookAgain = (tag: Tag, { lead_scan: { id }, token }: Started) =>
  ask<{ lead_scan: Scan }>(
    `${base(tag)}/scans/${encodeURIComponent(id)}?lang=${encodeURIComponent(tag.lang)}&token=${encodeURIComponent(token)}`,
  )

/** Where the same check is a page of its own. */
export const pageOf = ({ api, key }: Tag) => `${api}/api/public/check/${encodeURIComponent(key)}`

/** Where a visitor came from, without what they were looking for. */
export function whereFrom() {
  const utm = [...new URLSearchParams(location.search)].filter(([name]) => name.startsWith('utm_')).slice(0, 5)
  return {
    page_url: (location.origin + location.pathname).slice(0, 500),
    referrer: document.referrer ? new URL(document.referrer).origin : null,
    utm: Object.fromEntries(utm.map(([name, value]) => [name, value.slice(0, 100)])),
  }
}
