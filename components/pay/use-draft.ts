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
 * it.
 */
export function useDraft(id: string, start: Draft, settings: PaySettings) {
  const today = useToday()
  // Once it is saved, what is changed belongs to the invoice that is there then: a new one begins empty again.
  const [key, setKey] = useState(keyOf(id))
  const [draft, setDraft] = useState(() => {
    const stored = tabStorage.getJson(key)
    return isDraft(stored) ? stored : start
  })
  const [saved, setSaved] = useState(start)
  const change = (part: Partial<Draft>) =>
    setDraft((before) => {
      const next = { ...before, ...part }
      tabStorage.setJson(key, next)
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
    setDraft(dated(draftOf(invoice), settings, today))
  }
  const kept = undated(draft, settings, today)
  const isDirty = JSON.stringify(bodyOf(kept)) !== JSON.stringify(bodyOf(undated(saved, settings, today)))
  return { draft, kept, change, settle, load, forget, isDirty }
}
