import * as z from 'zod/mini'
import { reachable } from '@/lib/browser/tenant-brand'
import { config } from '@/lib/config/config'
import type { Branding } from '@/lib/contract/branding'
import { MAX_IMAGE_BYTES } from '@/lib/contract/branding-change'

/** Pictures as addresses: of one that is kept, `data:` of one that was chosen and is not saved, empty for none. */
export const PICTURES = ['logo', 'logo_dark', 'mark'] as const
export type PictureName = (typeof PICTURES)[number]
const TEXTS = ['company_name', 'primary', 'login_text', 'report_footer', 'report_contact', 'support_email'] as const

type Texts = (typeof TEXTS)[number] | PictureName
export type Entries = Record<Texts, string> & { hide_powered_by: boolean }

/** The rules stand in the contract, and the server says them; of a colour while it is typed. */
export const entriesSchema = (colourRule: string) =>
  z.looseObject({
    primary: z.string().check(z.refine((text) => text === '' || /^#[0-9a-f]{6}$/i.test(text), colourRule)),
    hide_powered_by: z.boolean(),
  })

/** Where this page finds a picture, whatever name it was opened by. */
export const seenAt = (url: string) => reachable(url, config().apiOrigin ?? location.origin)

export const entriesOf = (branding: Branding): Entries => ({
  ...(Object.fromEntries(TEXTS.map((name) => [name, branding[name] ?? ''])) as Record<(typeof TEXTS)[number], string>),
  logo: branding.logo_url ?? '',
  logo_dark: branding.logo_dark_url ?? '',
  mark: branding.logo_square_url ?? '',
  hide_powered_by: branding.hide_powered_by ?? false,
})

/** What was changed, as the server takes it. */
export function changeOf(entries: Entries, before: Entries): FormData {
  const body = new FormData()
  for (const name of TEXTS) if (entries[name] !== before[name]) body.set(name, entries[name])
  if (entries.hide_powered_by !== before.hide_powered_by) body.set('hide_powered_by', String(entries.hide_powered_by))
  const gone: PictureName[] = []
  for (const name of PICTURES) {
    if (entries[name] === before[name]) continue
    if (entries[name].startsWith('data:')) body.set(name, fileOf(entries[name]), name)
    else gone.push(name)
  }
  if (gone.length > 0) body.set('remove', gone.join(','))
  return body
}

function fileOf(url: string): Blob {
  const [head = '', base64 = ''] = url.split(',')
  const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
  return new Blob([bytes], { type: /^data:([\w/+.-]+)/.exec(head)?.[1] ?? '' })
}

/** A chosen file as an address, or what is wrong with it. */
export async function chosen(file: File): Promise<{ url: string } | { refusal: 'tooLarge' | 'notImage' }> {
  if (file.size > MAX_IMAGE_BYTES) return { refusal: 'tooLarge' }
  const url = await new Promise<string>((done) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => done(String(reader.result)))
    reader.addEventListener('error', () => done(''))
    reader.readAsDataURL(file)
  })
  return /^data:image\/(?:png|jpeg|webp|svg\+xml)[;,]/.test(url) ? { url } : { refusal: 'notImage' }
}
