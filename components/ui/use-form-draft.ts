import { type RefObject, useEffect } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

const storageKey = (draftKey: string) => `draft:${draftKey}`

function readDraft(draftKey: string): Record<string, unknown> {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(storageKey(draftKey)) ?? 'null')
    return draft && typeof draft === 'object' && !Array.isArray(draft) ? { ...draft } : {}
  } catch {
    return {}
  }
}

export function forgetDraft(draftKey: string) {
  try {
    sessionStorage.removeItem(storageKey(draftKey))
  } catch {
    // A browser without storage has no draft to forget.
  }
}

/** Passwords carry `data-secret`, also while they are shown in the clear. */
const isSecret = (form: HTMLFormElement | null, name: string) => {
  const element = form?.elements.namedItem(name)
  return element instanceof HTMLInputElement && (element.type === 'password' || element.type === 'file' || 'secret' in element.dataset)
}

/** Keeps what a person typed over a reload or a 401, and puts it back. Secrets are neither written nor restored. */
export function useFormDraft<T extends FieldValues>(
  methods: UseFormReturn<FieldValues, unknown, T>,
  form: RefObject<HTMLFormElement | null>,
  draftKey: string | undefined,
) {
  const { subscribe, setValue } = methods

  // Session storage is the outside system.
  useEffect(() => {
    if (!draftKey) return
    for (const [name, value] of Object.entries(readDraft(draftKey))) {
      if (form.current?.elements.namedItem(name) && !isSecret(form.current, name)) setValue(name, value, { shouldDirty: true })
    }
    return subscribe({
      formState: { values: true, dirtyFields: true },
      callback: ({ values, dirtyFields = {} }) => {
        const dirty = Object.keys(dirtyFields).filter((name) => !isSecret(form.current, name))
        try {
          if (dirty.length === 0) sessionStorage.removeItem(storageKey(draftKey))
          else sessionStorage.setItem(storageKey(draftKey), JSON.stringify(Object.fromEntries(dirty.map((name) => [name, values[name]]))))
        } catch {
          // Storage is full or forbidden: the form works without a draft.
        }
      },
    })
  }, [draftKey, form, setValue, subscribe])
}
