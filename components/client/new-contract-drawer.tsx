import { ChevronRight } from 'lucide-react'
import { useLocale, useTranslations } from 'use-intl'
import { Drawer } from '@/components/ui/drawer'
import { Note } from '@/components/ui/note'
import { useSaveContract } from '@/lib/api/contract'
import { errorText } from '@/lib/browser/errors'
import { CONTRACT_TYPES, type Contract } from '@/lib/contract/contract'
import { paperTexts } from '@/lib/domain/contracts/texts'
import { wordsLanguage } from '@/lib/domain/language'

type Workspace = { id: string; name: string; client_name?: string | null }

/** Makes a draft of a document for a workspace, in the language of the screen. */
export function useNewContract(workspace: Workspace, onMade: (id: string) => void) {
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

export type NewContractDrawerProps = {
  open: boolean
  workspace: Workspace
  onClose: () => void
  onMade: (id: string) => void
}

/** The documents to begin with. */
export function NewContractDrawer({ open, workspace, onClose, onMade }: NewContractDrawerProps) {
  const t = useTranslations('client')
  const { make, isPending, error } = useNewContract(workspace, onMade)
  return (
    <Drawer
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('new.title')}
      description={t('new.text', { client: workspace.client_name || workspace.name })}
    >
      {error && <Note tone="critical" role="alert" title={errorText(error)} />}
      <ul className="grid">
        {CONTRACT_TYPES.map((type) => (
          <li key={type} className="not-first:border-t">
            <button
              type="button"
              disabled={isPending}
              onClick={() => void make(type).catch(() => {})}
              className="flex w-full items-center gap-3 py-3 text-start hover:bg-hover"
            >
              <span className="grid min-w-0 flex-1">
                <b className="text-13 font-medium">{t(`type.${type}`)}</b>
                <span className="text-12 text-3">{t(`about.${type}`)}</span>
              </span>
              <ChevronRight aria-hidden="true" className="flex-none text-3 rtl:rotate-180" />
            </button>
          </li>
        ))}
      </ul>
    </Drawer>
  )
}
