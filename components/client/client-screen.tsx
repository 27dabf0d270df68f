'use client'
import { useSearchParams } from 'next/navigation'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { AddButton } from '@/components/ui/add-button'
import { ErrorPanel } from '@/components/ui/error-panel'
import { onceOpen, onDemand } from '@/components/ui/on-demand'
import { PageHeader } from '@/components/ui/page-header'
import { Skeleton } from '@/components/ui/skeleton'
import { StaleReads } from '@/components/ui/stale-reads'
import { useContracts } from '@/lib/api/contract'
import { useCurrentWorkspace } from '@/lib/api/workspace'
import type { Contract } from '@/lib/contract/contract'
import { clientList as texts } from '@/lib/messages/en/client-list'
import { useTitle, withTexts } from '@/lib/react/i18n'
import type { ContractEditorProps as EditorProps } from './contract-editor'
import { ContractList } from './contract-list'
import { useShownContract } from './use-shown-contract'
import type { NewContractDrawerProps } from './new-contract-drawer'
import { useNewContract } from './use-new-contract'

const ContractEditor = onDemand<EditorProps>(() => import('./contract-editor').then((part) => part.ContractEditor))
const NewContractDrawer = onceOpen<NewContractDrawerProps>(() =>
  import('./new-contract-drawer').then((part) => part.NewContractDrawer),
)

export const ClientScreen = withTexts({ client: texts }, function ClientScreen() {
  const workspace = useCurrentWorkspace()
  return workspace && <Contracts workspace={workspace} />
})

type Workspace = NewContractDrawerProps['workspace']

function Contracts({ workspace }: { workspace: Workspace }) {
  const t = useTranslations('client')
  const read = useContracts()
  const [shown, show] = useShownContract()
  const contract = read.data?.papers.find(({ id }) => id === shown)
  const { home = 'server', papers } = read.data ?? {}
  return (
    <div className="grid gap-4 sm:gap-6">
      {contract ? (
        <>
          <StaleReads of={[read]} />
          <ContractEditor
            key={contract.id}
            contract={contract}
            home={home}
            workspace={workspace.id}
            onClose={() => show(null)}
            fallback={<Skeleton className="h-screen rounded-lg" />}
          />
        </>
      ) : (
        <List workspace={workspace} contracts={papers} home={home} onOpen={show}>
          <StaleReads of={[read]} />
          {!papers && read.isError && (
            <ErrorPanel title={t('failed')} error={read.error} onRetry={read.refetch} isRetrying={read.isFetching} />
          )}
          {!papers && !read.isError && <Skeleton className="h-96 rounded-lg" />}
        </List>
      )}
    </div>
  )
}

type ListProps = {
  workspace: Workspace
  contracts: readonly Contract[] | undefined
  home: EditorProps['home']
  onOpen: (id: string) => void
  children: React.ReactNode
}

function List({ workspace, contracts, home, onOpen, children }: ListProps) {
  const t = useTranslations('client')
  const titleOf = useTitle()
  const wanted = useSearchParams()?.get('new')
  const [isNew, setNew] = useState(wanted !== null && wanted !== undefined)
  const { make } = useNewContract(workspace, onOpen)
  const waiting = contracts?.filter(({ status }) => status === 'sent' || status === 'viewed').length ?? 0
  return (
    <>
      <PageHeader
        title={titleOf('client')}
        description={waiting > 0 ? t('waiting', { count: waiting }) : t('purpose')}
        actions={<AddButton label={t('add')} offline={t('offline')} onAdd={() => setNew(true)} />}
      />
      {children}
      {contracts && (
        <ContractList
          contracts={contracts}
          home={home}
          onOpen={onOpen}
          onNew={(type) => (type ? void make(type).catch(() => setNew(true)) : setNew(true))}
        />
      )}
      <NewContractDrawer open={isNew} workspace={workspace} onClose={() => setNew(false)} onMade={onOpen} />
    </>
  )
}
