import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { Menu } from '@/components/ui/menu'
import { useInvoices, useReadInvoice } from '@/lib/api/invoices'
import { useWorkspaces } from '@/lib/api/workspace'
import { type DraftParty, newParty, partyOf } from './draft'
import { clientIn } from './client-name'

/** The clients there are: of each what its latest invoice says of it, else its name. */
export function ClientChoice({ onChoose }: { onChoose: (party: DraftParty) => void }) {
  const t = useTranslations('pay.editor')
  const { data: workspaces = [] } = useWorkspaces()
  const { data: invoices = [] } = useInvoices('invoice')
  const read = useReadInvoice()
  const names = new Set([...workspaces.map(clientIn), ...invoices.map(({ buyer_name }) => buyer_name)].filter(Boolean))
  if (names.size === 0) return null

  function choose(name: string) {
    const latest = invoices.find(({ buyer_name }) => buyer_name === name)
    if (!latest) return onChoose({ ...newParty(), name })
    read.mutate(latest.id, { onSuccess: ({ invoice }) => onChoose(partyOf(invoice.buyer)) })
  }
  return (
    <Menu
      trigger={
        <Button size="sm" pending={read.isPending}>
          {t('chooseClient')}
        </Button>
      }
      items={[...names]
        .sort((a, b) => a.localeCompare(b))
        .map((name) => ({ label: name, onSelect: () => choose(name) }))}
    />
  )
}
