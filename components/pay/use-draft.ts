import { useState } from 'react'
import { tabStorage } from '@/lib/browser/storage'
import type { Invoice, PaySettings } from '@/lib/contract/invoice'
import { bodyOf, dated, type Draft, draftOf, undated } from './draft'
import { useToday } from './use-today'

const keyOf = (id: string) => `soteria:draft:pay:${id}`

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' && value !== null && 'buyer' in value && 'lines' in value && Array.isArray(value.lines)

/**
 * What is being written, kept in this tab over a reload and a new sign-in until it is saved. `kept` is what is saved of
 * it: the draft without the days that it is only shown with.
 */
export function useDraft(id: string, start: Draft, settings: PaySettings) {
  const [day] = useState(useToday())
  // Once it is saved, what is changed belongs to the invoice that is there then: a new one begins empty again.
  const [key, setKey] = useState(keyOf(id))
  const [saved, setSaved] = useState(start)
  const [draft, setDraft] = useState(() => {
    const stored = tabStorage.getJson(key)
    return dated(isDraft(stored) ? stored : start, settings, day)
  })
  const keptOf = (one: Draft) => undated(one, saved, settings, day)
  const change = (part: Partial<Draft>) =>
    setDraft((before) => {
      const next = { ...before, ...part }
      tabStorage.setJson(key, keptOf(next))
      return next
    })
  const forget = () => tabStorage.remove(key)
  /** It is there now as it is here. */
  const settle = (invoice: Invoice) => {
    forget()
    setKey(keyOf(invoice.id))
    setSaved(draftOf(invoice))
  }
  const load = (invoice: Invoice) => {
    settle(invoice)
    setDraft(dated(draftOf(invoice), settings, day))
  }
  const kept = keptOf(draft)
  const isDirty = JSON.stringify(bodyOf(kept)) !== JSON.stringify(bodyOf(saved))
  return { draft, kept, change, settle, load, forget, isDirty }
}
