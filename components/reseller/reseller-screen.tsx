'use client'
import { Upload } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { AddButton } from '@/components/ui/add-button'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { ErrorPanel } from '@/components/ui/error-panel'
import { onDemand } from '@/components/ui/on-demand'
import { PageHeader } from '@/components/ui/page-header'
import { Skeleton } from '@/components/ui/skeleton'
import { StaleReads } from '@/components/ui/stale-reads'
import { useResellerAccounts } from '@/lib/api/reseller'
import { useCurrentWorkspace } from '@/lib/api/workspace'
import { useReach } from '@/lib/browser/connection'
import { seatsOf } from '@/lib/domain/reseller'
import { reseller } from '@/lib/messages/en/reseller'
import { useTitle, withTexts } from '@/lib/react/i18n'
import { useConfig } from '@/lib/react/use-config'
import { useUser } from '@/stores/session'
import { AccountDrawers } from './account-drawers'
import type { AccountListProps } from './account-list'
import { AccountTiles } from './account-tiles'
import { SeatsBar } from './seats-bar'
import { useAccountDrawer } from './use-account-drawer'
import { useAnswer } from './use-answer'

const AccountList = onDemand<AccountListProps>(() => import('./account-list').then((part) => part.AccountList))

export const ResellerScreen = withTexts({ reseller }, function ResellerScreen() {
  const workspace = useCurrentWorkspace()
  return workspace && <Accounts key={workspace.id} workspace={workspace.id} />
})

function Accounts({ workspace }: { workspace: string }) {
  const t = useTranslations('reseller')
  const read = useResellerAccounts(workspace)
  const { data, error, isError, isFetching, refetch } = read
  const accounts = data?.resellerAccounts
  return (
    <AccountDrawers workspace={workspace} accounts={accounts} stats={data?.stats}>
      <div className="grid gap-4 sm:gap-6">
        <Head accounts={accounts ?? []} />
        <StaleReads of={[read]} />
        {data && accounts && accounts.length > 0 && (
          <>
            <SeatsBar accounts={accounts} stats={data.stats} />
            <AccountTiles accounts={accounts} stats={data.stats} />
          </>
        )}
        {!data && isError ? (
          <ErrorPanel title={t('failed')} error={error} onRetry={refetch} isRetrying={isFetching} />
        ) : accounts?.length === 0 ? (
          <NoAccounts />
        ) : (
          <AccountList workspace={workspace} accounts={accounts} fallback={<Skeleton className="h-96 rounded-lg" />} />
        )}
      </div>
    </AccountDrawers>
  )
}

type HeadProps = { accounts: NonNullable<AccountListProps['accounts']> }

/** Without accounts the way to the first one stands below. */
function Head({ accounts }: HeadProps) {
  const titleOf = useTitle()
  return (
    <PageHeader
      title={titleOf('reseller')}
      description={useAnswer(accounts)}
      actions={
        accounts.length > 0 && (
          <>
            <ImportButton />
            <NewButton />
          </>
        )
      }
    />
  )
}

/** What the screen is for, and how it begins. */
function NoAccounts() {
  const t = useTranslations('reseller.empty')
  const { productName } = useConfig()
  const user = useUser()
  const seats = user && seatsOf(user)
  return (
    <Card>
      <EmptyState
        title={t('title', { product: productName })}
        description={seats ? t('text', { count: seats }) : t('unlimited')}
        action={
          <div className="flex flex-wrap justify-center gap-2">
            <NewButton size="lg" />
            <ImportButton size="lg" />
          </div>
        }
        className="py-14"
      />
    </Card>
  )
}

function NewButton({ size }: { size?: 'lg' }) {
  const t = useTranslations('reseller')
  const open = useAccountDrawer()
  return <AddButton label={t('new')} offline={t('offline')} size={size} onAdd={() => open({ kind: 'new' })} />
}

function ImportButton({ size }: { size?: 'lg' }) {
  const t = useTranslations('reseller')
  const open = useAccountDrawer()
  const isOffline = useReach() === 'offline'
  return (
    <Button
      size={size}
      disabled={isOffline}
      title={isOffline ? t('offline') : undefined}
      onClick={() => open({ kind: 'import' })}
    >
      <Upload aria-hidden="true" />
      {t('import')}
    </Button>
  )
}
