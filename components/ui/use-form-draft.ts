import { type RefObject, useEffect, useState } from 'react'
import { type FieldValues, get, type UseFormReturn } from 'react-hook-form'
import { tabStorage } from '@/lib/browser/storage'

const storageKey = (draftKey: string) => `soteria:draft:${draftKey}`

function readDraft(draftKey: string): Record<string, unknown> {
  const draft = tabStorage.getJson(storageKey(draftKey))
  return draft && typeof draft === 'object' && !Array.isArray(draft) ? { ...draft } : {}
}

export const forgetDraft = (draftKey: string) => tabStorage.remove(storageKey(draftKey))

/** Passwords carry `data-secret`, also while they are shown in the clear. */
const isSecret = (form: HTMLFormElement | null, name: string) => {
  const element = form?.elements.namedItem(name)
  if (element instanceof HTMLInputElement && (element.type === 'password' || element.type === 'file')) return true
  return element instanceof HTMLElement && 'secret' in element.dataset
}

/** The names of fields that were changed; those of a part of the form as `part.field`. */
const changedNames = (changed: object, part = ''): string[] =>
  Object.entries(changed).flatMap(([name, value]: [string, unknown]) => {
    if (value === true || Array.isArray(value)) return part + name
    return typeof value === 'object' && value !== null ? changedNames(value, `${part}${name}.`) : []
  })

/** Keeps what a person typed over a reload or a 401, and puts it back. Secrets are neither written nor restored. */
export function useFormDraft<T extends FieldValues>(
  methods: UseFormReturn<FieldValues, unknown, T>,
  form: RefObject<HTMLFormElement | null>,
  draftKey: string | undefined,
) {
  const { subscribe, setValue } = methods

  useEffect(() => {
    if (!draftKey) return
    for (const [name, value] of Object.entries(readDraft(draftKey))) {
      if (form.current?.elements.namedItem(name) && !isSecret(form.current, name))
        setValue(name, value, { shouldDirty: true })
    }
    return subscribe({
      formState: { values: true, dirtyFields: true },
      callback: ({ values, dirtyFields = {} }) => {
        const dirty = changedNames(dirtyFields).filter((name) => !isSecret(form.current, name))
        if (dirty.length === 0) forgetDraft(draftKey)
        else
          tabStorage.setJson(
            storageKey(draftKey),
            Object.fromEntries(dirty.map((name) => [name, get(values, name) as unknown])),
          )
      },
    })
  }, [draftKey, form, setValue, subscribe])
}

/** The same for a field that stands alone: its text, and how to change it. */
export function useTextDraft(draftKey: string) {
  const key = storageKey(draftKey)
  const [text, setText] = useState(() => tabStorage.get(key) ?? '')
  const change = (next: string) => {
    setText(next)
    if (next === '') tabStorage.remove(key)
    else tabStorage.set(key, next)
  }
  return [text, change] as const
}
