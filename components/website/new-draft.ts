import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { shelf } from '@/lib/browser/shelf'
import { tabStorage } from '@/lib/browser/storage'
import { Palette } from '@/lib/website/document'

const KEY = 'soteria:draft:website-new'
const LOGO = 'website-new-logo'
export const STEPS = ['template', 'business', 'review'] as const
export type Step = (typeof STEPS)[number]

const line = z.catch(z.string(), '')
const Entries = z.object({
  name: line,
  client_name: line,
  line,
  phone: line,
  email: line,
  address: line,
  hours: line,
  services: line,
})
export type Entries = z.infer<typeof Entries>

const Draft = z.object({
  step: z.catch(z.enum(STEPS), 'template'),
  template: z.catch(z.nullable(z.string()), null),
  entries: Entries,
  /** In place of the template's colours. */
  palette: z.catch(z.nullable(Palette), null),
})
export type Draft = z.infer<typeof Draft>

export const NOTHING: Draft = { step: 'template', template: null, entries: Entries.parse({}), palette: null }

/** A logo that is not sent yet: the file, and an address that our policy lets be shown. */
export type Logo = { file: File; url: string; width: number; height: number }

/** What is being begun: kept in this tab over a reload and a sign-in, with its logo. */
export function useNewDraft() {
  const [draft, setDraft] = useState<Draft>(() => Draft.safeParse(tabStorage.getJson(KEY)).data ?? NOTHING)
  const [logo, setLogo] = useState<Logo | null>(null)

  // The files of drafts are kept by the browser.
  useEffect(() => {
    let isOver = false
    void shelf.get(LOGO).then(async (file) => {
      const kept = file instanceof File ? await readLogo(file).catch(() => null) : null
      if (kept && !isOver) setLogo(kept)
    })
    return () => {
      isOver = true
    }
  }, [])

  function change(next: Partial<Draft>) {
    const whole = { ...draft, ...next }
    setDraft(whole)
    tabStorage.setJson(KEY, whole)
  }
  function changeLogo(next: Logo | null) {
    setLogo(next)
    void (next ? shelf.set(LOGO, next.file) : shelf.remove(LOGO))
  }
  return { draft, logo, change, changeLogo }
}

export function forgetNewDraft() {
  tabStorage.remove(KEY)
  void shelf.remove(LOGO)
}

/** Rejects what no browser can show. */
export async function readLogo(file: File): Promise<Logo> {
  const url = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result)))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file was not read')))
    reader.readAsDataURL(file)
  })
  const image = new Image()
  image.src = url
  await image.decode()
  return { file, url, width: image.naturalWidth || 240, height: image.naturalHeight || 80 }
}

/** The draft begins with this template, and goes on with what was entered before. */
export function chooseTemplate(template: string) {
  const draft = Draft.safeParse(tabStorage.getJson(KEY)).data ?? NOTHING
  tabStorage.setJson(KEY, { ...draft, template, step: 'business' } satisfies Draft)
}
