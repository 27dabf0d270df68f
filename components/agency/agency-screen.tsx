'use client'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { AddButton } from '@/components/ui/add-button'
import { ButtonLink } from '@/components/ui/button'
import { ErrorPanel } from '@/components/ui/error-panel'
import { Note } from '@/components/ui/note'
import { onceOpen, onDemand } from '@/components/ui/on-demand'
import { PageHeader } from '@/components/ui/page-header'
import { useReadAt } from '@/components/ui/relative-time'
import { Delayed, Skeleton } from '@/components/ui/skeleton'
import { StaleReads } from '@/components/ui/stale-reads'
import { type AgencyOverview, lacksOverview, useAgency, useClientsOnly } from '@/lib/api/agency'
import { admits } from '@/lib/domain/plans'
import { href } from '@/lib/domain/routes'
import { agency as texts } from '@/lib/messages/en/agency'
import { useTitle, withTexts } from '@/lib/react/i18n'
import { useUser } from '@/stores/session'
import { AccountsCard } from './accounts-card'
import { AgencyAnswer, NoClients } from './agency-answer'
import { AgencyTiles } from './agency-tiles'
import { AttentionCard } from './attention-card'
import type { ClientTableProps } from './client-table'
import { FirstMonth } from './first-month'
import { LockedTools } from './locked-tools'
import type { NewClientDialogProps } from './new-client-dialog'
import { PipelineCard } from './pipeline-card'
import { usePutAway } from './use-put-away'
import { WebsitesCard } from './websites-card'

const ClientTable = onDemand<ClientTableProps>(() => import('./client-table').then((part) => part.ClientTable))

const NewClientDialog = onceOpen<NewClientDialogProps>(() =>
  import('./new-client-dialog').then((part) => part.NewClientDialog),
)

export const AgencyScreen = withTexts({ agency: texts }, function AgencyScreen() {
  const t = useTranslations('agency')
  const read = useAgency()
  return (
    <div className="grid gap-4 sm:gap-6">
      <Head overview={read.data} at={read.dataUpdatedAt} />
      <StaleReads of={[read]} />
      {read.data ? (
        <Overview overview={read.data} />
      ) : lacksOverview(read.error) ? (
        <ClientsOnly />
      ) : read.isError ? (
        <ErrorPanel title={t('failed')} error={read.error} onRetry={read.refetch} isRetrying={read.isFetching} />
      ) : (
        <Waiting />
      )}
    </div>
  )
})

function Head({ overview, at }: { overview: AgencyOverview | undefined; at: number }) {
  const t = useTranslations('agency')
  const titleOf = useTitle()
  const user = useUser()
  const time = useReadAt(at)
  const [isOpen, setOpen] = useState(false)
  const rows = overview?.clients ?? []
  const count = rows.filter(({ is_own }) => !is_own).length
  // It has a row of the table, too, and is no client.
  const hasOwn = count < rows.length ? 'yes' : 'no'
  return (
    <>
      <PageHeader
        title={titleOf('agency')}
        description={overview && count > 0 ? t('updated', { count, hasOwn, time }) : t('purpose')}
        actions={
          <>
            {user && admits('agencyTools', user) && (
              <ButtonLink href={href('lead')}>
                <Search aria-hidden="true" />
                {t('find')}
              </ButtonLink>
            )}
            <AddButton label={t('newClient')} offline={t('offline')} onAdd={() => setOpen(true)} />
          </>
        }
      />
      <NewClientDialog open={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}

function Overview({ overview }: { overview: AgencyOverview }) {
  const items = usePutAway(overview.attention)
  const { clients, pipeline, steps } = overview
  const hasTools = pipeline !== null
  const hasClients = clients.some(({ is_own }) => !is_own)
  return (
    <>
      {hasClients ? <AgencyAnswer overview={overview} shown={items.shown} /> : <NoClients hasTools={hasTools} />}
      <AgencyTiles overview={overview} />
      {/* Two columns that do not wait for each other. */}
      <div className="grid items-start gap-4 sm:gap-6 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="grid min-w-0 gap-4 sm:gap-6">
          <AttentionCard overview={overview} items={items} />
          {hasTools ? <FirstMonth steps={steps} /> : <LockedTools />}
        </div>
        <div className="grid min-w-0 gap-4 sm:gap-6">
          {pipeline && <PipelineCard stages={pipeline} steps={overview.next_steps ?? []} />}
          {(!pipeline || overview.accounts) && <AccountsCard of={overview.accounts} />}
          {hasTools && <WebsitesCard />}
        </div>
      </div>
      {hasClients && (
        <ClientTable clients={clients} hasTools={hasTools} fallback={<Skeleton className="h-80 rounded-lg" />} />
      )}
    </>
  )
}

/** An API without the overview: what it has of the clients. */
function ClientsOnly() {
  const t = useTranslations('agency')
  const clients = useClientsOnly()
  if (!clients) return <Waiting />
  return (
    <>
      <Note>{t('partial')}</Note>
      <ClientTable clients={clients} hasTools={false} fallback={<Skeleton className="h-80 rounded-lg" />} />
    </>
  )
}

function Waiting() {
  return (
    <div aria-busy="true" className="min-h-screen">
      <Delayed>
        <div className="grid gap-4 sm:gap-6">
          <Skeleton className="h-44 rounded-lg" />
          <div className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
            {['clients', 'income', 'leads', 'signatures'].map((tile) => (
              <Skeleton key={tile} className="h-[7.25rem] rounded-lg" />
            ))}
          </div>
          <div className="grid gap-4 sm:gap-6 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
            <Skeleton className="h-96 rounded-lg" />
            <Skeleton className="h-96 rounded-lg" />
          </div>
          <Skeleton className="h-80 rounded-lg" />
        </div>
      </Delayed>
    </div>
  )
}
