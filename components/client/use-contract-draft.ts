import { useEffect, useMemo, useRef, useState } from 'react'
import { useTextDraft } from '@/components/ui/use-form-draft'
import { useSaveContract } from '@/lib/api/contract'
import { useReach } from '@/lib/browser/connection'
import { ApiError } from '@/lib/browser/errors'
import type { Contract, NewContract } from '@/lib/contract/contract'

/** What a person can change of a contract. */
export type Draft = Pick<
  Contract,
  'type' | 'title' | 'language' | 'values' | 'clauses' | 'value' | 'starts_on' | 'ends_on' | 'signer'
> & { assets: string[] }

const draftOf = ({ type, title, language, values, clauses, ...rest }: Contract): Draft => ({
  type,
  title,
  language,
  values,
  clauses,
  value: rest.value,
  starts_on: rest.starts_on,
  ends_on: rest.ends_on,
  signer: rest.signer,
  assets: rest.assets.filter(({ lost }) => !lost).map(({ id }) => id),
})

type Kept = { draft: Draft; seen: string }

function keptIn(stored: string): Kept | null {
  if (stored === '') return null
  try {
    return JSON.parse(stored) as Kept
  } catch {
    return null
  }
}

const PAUSE_MS = 1_000

const isChanged = (error: unknown) => error instanceof ApiError && error.details.code === 'contract_changed'

/**
 * A contract as it is being written: each change is kept in this tab at once, over a reload or a sign-in, and saved a
 * second after the last one.
 */
export function useContractDraft(contract: Contract, workspace: string) {
  const [stored, setStored] = useTextDraft(`contract:${contract.id}`)
  const kept = useMemo(() => keptIn(stored), [stored])
  const draft = kept?.draft ?? draftOf(contract)
  const { mutateAsync, isPending } = useSaveContract()
  const isOffline = useReach() === 'offline'
  const [failure, setFailure] = useState<{ of: string; error: unknown } | null>(null)
  const latest = useRef(stored)

  function write(next: Kept | null) {
    const text = next ? JSON.stringify(next) : ''
    latest.current = text
    setStored(text)
  }

  async function save({ isForced = false } = {}) {
    const now = keptIn(latest.current)
    if (!now) return
    const sent = latest.current
    try {
      const saved = await mutateAsync(bodyOf(now, contract, workspace, isForced))
      const after = keptIn(latest.current)
      write(latest.current === sent || !after ? null : { ...after, seen: saved.updated_at })
      setFailure(null)
    } catch (error) {
      setFailure({ of: sent, error })
    }
  }

  const isStopped = failure !== null && (isChanged(failure.error) || failure.of === stored)
  const saveLatest = useRef(save)
  // The timer calls what belongs to the screen as it is then.
  useEffect(() => {
    saveLatest.current = save
  })
  // Saves by the clock, one at a time.
  useEffect(() => {
    if (stored === '' || isPending || isOffline || isStopped) return
    const timer = setTimeout(() => void saveLatest.current(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [stored, isPending, isOffline, isStopped])

  return {
    draft,
    isDirty: kept !== null,
    isSaving: isPending,
    isConflict: failure !== null && isChanged(failure.error),
    error: failure?.of === stored ? failure.error : null,
    change: (part: Partial<Draft>) => write({ draft: { ...draft, ...part }, seen: kept?.seen ?? contract.updated_at }),
    save,
    /** Gives up what was written here. */
    discard() {
      setFailure(null)
      write(null)
    },
  }
}

export type ContractDraft = ReturnType<typeof useContractDraft>

const bodyOf = (
  { draft, seen }: Kept,
  { id, workspace_id }: Contract,
  workspace: string,
  isForced: boolean,
): NewContract => {
  const { signer, ...rest } = draft
  return {
    ...rest,
    id,
    workspace_id: workspace_id ?? workspace,
    ...(!isForced && { updated_at: seen }),
    signer: signer && { ...signer, email: /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(signer.email) ? signer.email : '' },
  }
}
