import { Ban, Download, FileUp, UserSearch } from 'lucide-react'
import { useSearchParams } from 'next/navigation'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { replaceAddress } from '@/components/data-table/table-address'
import { onceOpen } from '@/components/ui/on-demand'
import { RowMenu } from '@/components/ui/row-menu'
import { useExportLeads } from '@/lib/api/lead-file'
import type { ImportDrawerProps } from './import-drawer'
import type { NoContactDrawerProps } from './no-contact-drawer'
import type { PersonDrawerProps } from './person-drawer'
import { useLeadFilters } from './use-lead-filters'

const NoContactDrawer = onceOpen<NoContactDrawerProps>(() =>
  import('./no-contact-drawer').then((part) => part.NoContactDrawer),
)
const PersonDrawer = onceOpen<PersonDrawerProps>(() => import('./person-drawer').then((part) => part.PersonDrawer))

const ImportDrawer = onceOpen<ImportDrawerProps>(() => import('./import-drawer').then((part) => part.ImportDrawer))

const PARTS = ['list', 'person', 'import'] as const

/** What is not about one lead: files, who is not to be contacted, and who asks what is kept. In the address. */
export function LeadsMore({ workspace, isEmpty }: { workspace: string; isEmpty: boolean }) {
  const t = useTranslations('lead.more')
  const { filters } = useLeadFilters()
  const save = useExportLeads(workspace)
  const known = useSearchParams()?.get('open') ?? null
  const [open, setOpen] = useState(known)
  const [seen, setSeen] = useState(known)
  if (known !== seen) {
    setSeen(known)
    setOpen(known)
  }
  function show(part: (typeof PARTS)[number] | null) {
    setOpen(part)
    const url = new URL(location.href)
    if (part === null) url.searchParams.delete('open')
    else url.searchParams.set('open', part)
    replaceAddress(url)
  }
  return (
    <>
      <RowMenu
        label={t('menu')}
        pending={save.isPending}
        items={[
          { label: t('import'), icon: <FileUp />, onSelect: () => show('import') },
          { label: t('export'), icon: <Download />, disabled: isEmpty, onSelect: () => save.mutate(filters) },
          'separator',
          { label: t('list'), icon: <Ban />, onSelect: () => show('list') },
          { label: t('person'), icon: <UserSearch />, onSelect: () => show('person') },
        ]}
      />
      <NoContactDrawer open={open === 'list'} onClose={() => show(null)} />
      <ImportDrawer open={open === 'import'} workspace={workspace} onClose={() => show(null)} />
      <PersonDrawer open={open === 'person'} onClose={() => show(null)} />
    </>
  )
}
