import { useLocale } from 'use-intl'
import { useSaveContract } from '@/lib/api/contract'
import type { Contract } from '@/lib/contract/contract'
import { paperTexts } from '@/lib/domain/contracts/texts'
import { wordsLanguage } from '@/lib/domain/language'

export type ClientWorkspace = { id: string; name: string; client_name?: string | null }

/** Makes a draft of a document for a workspace, in the language of the screen. */
export function useNewContract(workspace: ClientWorkspace, onMade: (id: string) => void) {
  const language = wordsLanguage(useLocale())
  const save = useSaveContract()
  async function make(type: Contract['type']) {
    const { titles } = await paperTexts(language)
    const contract = await save.mutateAsync({
      workspace_id: workspace.id,
      type,
      title: titles[type],
      language,
      values: { client: workspace.client_name || workspace.name },
      clauses: [],
    })
    onMade(contract.id)
  }
  return { make, isPending: save.isPending, error: save.error }
}
