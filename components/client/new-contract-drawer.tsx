import { ChevronRight } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Drawer } from '@/components/ui/drawer'
import { Note } from '@/components/ui/note'
import { errorText } from '@/lib/browser/errors'
import { CONTRACT_TYPES } from '@/lib/contract/contract'
import { client as words } from '@/lib/messages/en/client'
import { withTexts } from '@/lib/react/i18n'
import { type ClientWorkspace, useNewContract } from './use-new-contract'

export type NewContractDrawerProps = {
  open: boolean
  workspace: ClientWorkspace
  onClose: () => void
  onMade: (id: string) => void
}

/** The documents to begin with. */
export const NewContractDrawer = withTexts(
  { client: words },
  function NewContractDrawer({ open, workspace, onClose, onMade }: NewContractDrawerProps) {
    const t = useTranslations('client')
    const { make, isPending, error } = useNewContract(workspace, onMade)
    return (
      <Drawer
        open={open}
        onOpenChange={(isOpen) => !isOpen && onClose()}
        title={t('newContract.title')}
        description={t('newContract.text', { client: workspace.client_name || workspace.name })}
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
  },
)
