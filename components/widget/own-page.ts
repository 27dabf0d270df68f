import { storage } from '@/lib/browser/storage'
import type { PageCheck } from '@/lib/contract/widget'

/** What the preview shows of the customer's page: its title and two colours. */
export type OwnPage = { title: string; background: string; accent: string | null }

const keyOf = (workspace: string) => `soteria:widget-page:${workspace}`
const isColour = (value: unknown): value is string => typeof value === 'string' && /^#[\da-f]{6}$/.test(value)

/** Writes down in this browser how a page looks that could be read. */
export function keepOwnPage(workspace: string, { url, title, colours }: PageCheck): void {
  if (!colours) return
  const { background, accent } = colours
  storage.setJson(keyOf(workspace), { title: title ?? new URL(url).host, background: background ?? '#ffffff', accent })
}

/** Null: none of this workspace's pages was checked in this browser. */
export function ownPage(workspace: string): OwnPage | null {
  const kept = Object(storage.getJson(keyOf(workspace))) as Partial<Record<keyof OwnPage, unknown>>
  if (typeof kept.title !== 'string' || !isColour(kept.background)) return null
  return { title: kept.title, background: kept.background, accent: isColour(kept.accent) ? kept.accent : null }
}
