import { createContext, useContext } from 'react'
import { useBranding } from '@/lib/api/user'
import { storage } from '@/lib/browser/storage'
import type { WidgetConfiguration } from '@/lib/contract/widget-configuration'

/** One to take with a press: of the brand, or saved lately. */
type Offered = { colour: string; kind: 'brandColour' | 'recentColour' }

const KEY = 'soteria:widget-colours'
const MOST = 6

const isColour = (value: unknown): value is string => typeof value === 'string' && /^#[\da-f]{6}$/.test(value)

/** What was saved in this browser, the newest first. */
export function recentColours(): string[] {
  const kept = storage.getJson(KEY)
  return Array.isArray(kept) ? kept.filter(isColour).slice(0, MOST) : []
}

/** Writes down the colours of what was saved. Answers all that are kept. */
export function keepColours(saved: WidgetConfiguration): string[] {
  const { accent_color, accent_text_color, bg_color, text_color, accent_v2_color } = saved
  const own = [accent_color, accent_v2_color, bg_color, text_color, accent_text_color].map((one) => one.toLowerCase())
  const kept = [...new Set([...own.filter(isColour), ...recentColours()])].slice(0, MOST)
  storage.setJson(KEY, kept)
  return kept
}

const Recent = createContext<readonly string[]>([])
export const RecentColours = Recent.Provider

/** The colours of the brand, then those that were saved lately; none twice. */
export function useOfferedColours(): Offered[] {
  const recent = useContext(Recent)
  const { data } = useBranding()
  const brand = [...new Set([data?.primary, data?.accent].map((one) => one?.toLowerCase()))].filter(isColour)
  return [
    ...brand.map((colour) => ({ colour, kind: 'brandColour' as const })),
    ...recent.filter((one) => !brand.includes(one)).map((colour) => ({ colour, kind: 'recentColour' as const })),
  ].slice(0, MOST)
}
