import { useEffect } from 'react'
import * as z from 'zod/mini'
import { create } from 'zustand'
import { storage } from '@/lib/browser/storage'

/** Raised when the shape changes: older lists are not read. */
const VERSION = 1

/** What is kept, and what an exported file holds: sections of items with their tick. */
const Kept = z.object({
  version: z.literal(VERSION),
  sections: z.array(z.object({ id: z.string(), items: z.array(z.object({ id: z.string(), checked: z.boolean() })) })),
})
export type KeptChecklist = z.infer<typeof Kept>

const keyOf = (asset: string) => `soteria:checklist:${asset}`

/** The ticked ids of each asset that was looked at, and whether the browser keeps them. */
const useChecklistStore = create<{ ticked: Record<string, readonly string[]>; isKept: boolean }>(() => ({
  ticked: {},
  isKept: true,
}))

const NOTHING: readonly string[] = []

/** What a stored or imported list has ticked; null when it is none. */
export function tickedIn(value: unknown): string[] | null {
  const kept = Kept.safeParse(value)
  return kept.success
    ? kept.data.sections.flatMap(({ items }) => items.filter(({ checked }) => checked).map(({ id }) => id))
    : null
}

/** The list as it is stored: every section with every item. */
export const checklistOf = (
  ticked: readonly string[],
  sections: readonly { id: string; items: readonly { id: string }[] }[],
): KeptChecklist => ({
  version: VERSION,
  sections: sections.map(({ id, items }) => ({
    id,
    items: items.map((item) => ({ id: item.id, checked: ticked.includes(item.id) })),
  })),
})

const show = (asset: string, ticked: readonly string[]) =>
  useChecklistStore.setState((state) => ({ ticked: { ...state.ticked, [asset]: ticked } }))
const read = (asset: string) => show(asset, tickedIn(storage.getJson(keyOf(asset))) ?? NOTHING)

/** What is ticked for an asset in this browser; other tabs are followed. */
export function useTicked(asset: string) {
  useEffect(() => {
    read(asset)
    const onStorage = ({ key }: StorageEvent) => {
      if (key === null || key === keyOf(asset)) read(asset)
    }
    addEventListener('storage', onStorage)
    return () => removeEventListener('storage', onStorage)
  }, [asset])
  return useChecklistStore((state) => state.ticked[asset] ?? NOTHING)
}

/** False when this browser takes nothing, so that the ticks go with the page. */
export const useKeepsTicks = () => useChecklistStore((state) => state.isKept)

export function keepTicked(asset: string, ticked: readonly string[], sections: Parameters<typeof checklistOf>[1]) {
  const isKept = storage.setJson(keyOf(asset), checklistOf(ticked, sections))
  useChecklistStore.setState({ isKept })
  show(asset, ticked)
}
