import { useState } from 'react'
import { tabStorage } from '@/lib/browser/storage'
import type { Invoice } from '@/lib/contract/invoice'
import { bodyOf, type Draft, draftOf } from './draft'

const keyOf = (id: string) => `soteria:draft:pay:${id}`

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' && value !== null && 'buyer' in value && 'lines' in value && Array.isArray(value.lines)

/** What is being written, kept in this tab over a reload and a new sign-in until it is saved. */
export function useDraft(id: string, start: Draft) {
  const [draft, setDraft] = useState(() => {
    const kept = tabStorage.getJson(keyOf(id))
    return isDraft(kept) ? kept : start
  })
  const [saved, setSaved] = useState(() => JSON.stringify(bodyOf(start)))
  const change = (part: Partial<Draft>) =>
    setDraft((before) => {
      const next = { ...before, ...part }
      tabStorage.setJson(keyOf(id), next)
      return next
    })
  /** It is there now as it is here. */
  const settle = (invoice: Invoice) => {
    tabStorage.remove(keyOf(id))
    setSaved(JSON.stringify(bodyOf(draftOf(invoice))))
  }
  const forget = () => tabStorage.remove(keyOf(id))
  const load = (invoice: Invoice) => {
    settle(invoice)
    setDraft(draftOf(invoice))
  }
  const isDirty = JSON.stringify(bodyOf(draft)) !== saved
  return { draft, change, settle, load, forget, isDirty }
}
