import { createContext, useState } from 'react'
import { useTranslations } from 'use-intl'
import { notify } from '@/components/ui/notify'
import { useSaveLeads } from '@/lib/api/lead'
import { useMarkSaved } from '@/lib/api/lead-search'
import { canBeSaved, type FoundLead, toSave } from './found-lead'

/** What was not saved, each with the reason. */
type NotSaved = { id: string; name: string; message: string }

/** Keeps businesses as leads; who is known already is said, not kept twice. */
export function useSaveFound(workspace: string) {
  const t = useTranslations('finder.save')
  const save = useSaveLeads(workspace)
  const mark = useMarkSaved()
  const [pending, setPending] = useState<ReadonlySet<string>>(new Set())
  const [notSaved, setNotSaved] = useState<readonly NotSaved[]>([])

  async function run(leads: readonly FoundLead[]) {
    const chosen = leads.filter(canBeSaved)
    if (chosen.length === 0) return
    setPending(new Set(chosen.map(({ id }) => id)))
    setNotSaved([])
    const reply = await save.mutateAsync({ leads: chosen.map(toSave) }).catch(() => null)
    setPending(new Set())
    // The client of the API has said why.
    if (!reply) return
    const became = chosen.map((lead, place) => ({
      lead,
      // An API without outcomes answers with what it saved, in the same order.
      result: reply.results?.[place] ?? { outcome: 'created' as const, id: reply.leads[place]?.id, message: undefined },
    }))
    const created = became.filter(({ result }) => result.outcome === 'created').length
    const known = became.filter(({ result }) => ['duplicate', 'updated'].includes(result.outcome)).length
    if (created + known > 0)
      notify.success(
        [created > 0 && t('created', { count: created }), known > 0 && t('known', { count: known })]
          .filter(Boolean)
          .join(' '),
      )
    setNotSaved(
      became.flatMap(({ lead: { id, name }, result }) =>
        result.outcome === 'refused' ? [{ id, name, message: result.message ?? '' }] : [],
      ),
    )
    mark(
      workspace,
      became.flatMap(({ lead, result }) => (result.id === undefined ? [] : [{ id: result.id, of: lead }])),
    )
  }
  return { pending, run, notSaved, isBusy: pending.size > 0 }
}

export type SaveFound = ReturnType<typeof useSaveFound>

/** For the cells: what they are made of stays the same while something is saved. */
export const SaveContext = createContext<SaveFound | null>(null)
