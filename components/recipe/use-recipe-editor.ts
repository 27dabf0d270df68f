import { useEffect, useState } from 'react'
import { bodyOf, type Draft, draftOf, isSame, problemsOf } from '@/lib/automation/draft'
import { lacksCall, useEventKinds, useReadRecipe, useSaveRecipe } from '@/lib/api/recipe'
import { ApiError, showInPlace } from '@/lib/browser/errors'
import type { Recipe } from '@/lib/contract/recipe-list'
import { forgetKept, keep, readKept } from './kept-draft'
import { focusPart } from './use-editor'

export type Status = 'active' | 'inactive'

/** What the editor begins with: a recipe as it is stored, or one that is not. */
export type Opened = { id: string | null; draft: Draft; status: Status; version: number | undefined }

/** Null when this version does not know a part of it. */
export function openedOf(recipe: Recipe): Opened | null {
  const draft = draftOf(recipe)
  return (
    draft && {
      id: recipe.id,
      draft,
      status: recipe.status === 'inactive' ? 'inactive' : 'active',
      version: recipe.version,
    }
  )
}

const CONFLICT = 409

/** The recipe in the editor: what is stored of it, what is written, what is wrong, and how it is saved. */
export function useRecipeEditor(workspace: string, opened: Opened) {
  const [base, setBase] = useState(opened)
  const name = `${workspace}-${base.id ?? 'new'}`
  const [kept] = useState(() => readKept(name))
  const [draft, setDraft] = useState(kept?.draft ?? opened.draft)
  const [keptAt, setKeptAt] = useState(kept?.at ?? null)
  // Written over what was stored then: whoever changed it since must not be lost.
  const [version, setVersion] = useState(kept?.version ?? opened.version)
  const { problemOf, check, refuse, calm } = useProblems(draft)
  const isDirty = !isSame(draft, base.draft)

  useEffect(() => {
    if (isDirty) keep(name, { draft, at: keptAt ?? Date.now(), version })
    else forgetKept(name)
  }, [name, draft, isDirty, keptAt, version])

  function change(how: (draft: Draft) => Draft) {
    setDraft(how)
    setKeptAt(Date.now())
    calm()
  }
  /** Begins again with what is stored. */
  function reset(next: Opened) {
    forgetKept(name)
    setBase(next)
    setDraft(next.draft)
    setVersion(next.version)
    setKeptAt(null)
    calm()
  }
  /** What was written while it was stored stays. */
  function settle(next: Opened, sent: Draft) {
    forgetKept(name)
    setBase(next)
    setDraft((now) => (now === sent ? next.draft : now))
    setVersion(next.version)
    calm()
  }
  const setStatus = (status: Status) => setBase((before) => ({ ...before, status }))
  const saving = useSaving({ workspace, base, draft, version, check, refuse, reset, settle })
  return {
    draft,
    change,
    problemOf,
    base,
    isDirty,
    keptAt: isDirty ? keptAt : null,
    wasKept: kept !== null && isDirty,
    reset,
    setStatus,
    ...saving,
  }
}

type Problems = Readonly<Record<string, string>>

/** What is wrong: by the schema once it was tried to save, and by the server until something changes. */
function useProblems(draft: Draft) {
  const [isTried, setTried] = useState(false)
  const [refused, setRefused] = useState<Problems>({})
  const own = problemsOf(draft)
  const problems = isTried ? { ...own, ...refused } : refused

  function problemOf(path: string): string | null {
    if (!path.endsWith('.*')) return problems[path] ?? null
    const start = path.slice(0, -1)
    return Object.entries(problems).find(([at]) => at.startsWith(start) || `${at}.` === start)?.[1] ?? null
  }
  /** True when it may be sent; else the first field that is wrong has the focus. */
  function check() {
    setTried(true)
    const [first] = Object.keys(own)
    if (first !== undefined) setTimeout(() => focusPart(partOf(first)))
    return first === undefined
  }
  function refuse(fields: Record<string, readonly string[]>) {
    setRefused(Object.fromEntries(Object.entries(fields).map(([path, texts]) => [path, texts[0] ?? ''])))
    const [first] = Object.keys(fields)
    if (first !== undefined) setTimeout(() => focusPart(partOf(first)))
  }
  return {
    problemOf,
    check,
    refuse,
    calm: () => setRefused((before) => (Object.keys(before).length > 0 ? {} : before)),
  }
}

/** Where the field of a path is. */
function partOf(path: string): string {
  const [list = '', place] = path.split('.')
  if (list === 'conditions' || list === 'actions') return `${list}.${place ?? 0}`
  return list === 'throttle_minutes' ? 'limit' : list
}

type SavingInput = {
  workspace: string
  base: Opened
  draft: Draft
  version: number | undefined
  check: () => boolean
  refuse: (fields: Record<string, readonly string[]>) => void
  reset: (next: Opened) => void
  settle: (next: Opened, sent: Draft) => void
}

function useSaving({ workspace, base, draft, version, check, refuse, reset, settle }: SavingInput) {
  const store = useSaveRecipe(workspace)
  const kinds = useEventKinds()
  // Whoever only failed to answer may know it all.
  const isWhole = kinds.data !== undefined || (kinds.isError && !lacksCall(kinds.error))
  const [failure, setFailure] = useState<unknown>(null)
  // In the words of the server, which say when.
  const [conflict, setConflict] = useState<string | null>(null)

  function fail(error: unknown) {
    showInPlace(error)
    const fields = error instanceof ApiError ? error.fields : undefined
    if (error instanceof ApiError && error.status === CONFLICT && base.id !== null) return setConflict(error.message)
    if (fields && Object.keys(fields).length > 0) return refuse(fields)
    setFailure(error)
  }
  /** The recipe once it is stored; null when it is not. */
  async function save({
    status = base.status,
    over = version,
  }: {
    status?: Status
    over?: number | undefined
  } = {}): Promise<Recipe | null> {
    if (store.isPending || !check()) return null
    setFailure(null)
    setConflict(null)
    try {
      const body = { ...bodyOf(draft), ...(base.id !== null && { id: base.id, version: over }) }
      const recipe = await store.mutateAsync({ body, status })
      const next = openedOf(recipe)
      if (next) settle(next, draft)
      return recipe
    } catch (error) {
      fail(error)
      return null
    }
  }
  const withLatest = useLatest(base.id, { fail, onBegin: () => setFailure(null), onRead: () => setConflict(null) })
  const loadLatest = () =>
    withLatest((latest) => {
      const next = openedOf(latest)
      if (next) reset(next)
    })
  const overwrite = () => withLatest((latest) => save({ over: latest.version }))
  return { save, isSaving: store.isPending, failure, conflict, loadLatest, overwrite, isWhole }
}

/** Does something with the recipe as the server has it now. */
function useLatest(
  id: string | null,
  { fail, onBegin, onRead }: { fail: (error: unknown) => void; onBegin: () => void; onRead: () => void },
) {
  const read = useReadRecipe()
  return async (action: (latest: Recipe) => unknown) => {
    if (id === null) return
    onBegin()
    try {
      const latest = await read(id)
      onRead()
      await action(latest)
    } catch (error) {
      fail(error)
    }
  }
}
