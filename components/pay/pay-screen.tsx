'use client'
import { Landmark, Plus } from 'lucide-react'
import { useSearchParams } from 'next/navigation'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { AddButton } from '@/components/ui/add-button'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { ErrorPanel } from '@/components/ui/error-panel'
import { Note } from '@/components/ui/note'
import { onceOpen, onDemand } from '@/components/ui/on-demand'
import { PageHeader } from '@/components/ui/page-header'
import { Skeleton } from '@/components/ui/skeleton'
import { StaleReads } from '@/components/ui/stale-reads'
import { Tabs } from '@/components/ui/tabs'
import { usePayTotals } from '@/lib/api/invoices'
import { useReach } from '@/lib/browser/connection'
import type { PayTotals } from '@/lib/contract/invoice'
import { pay } from '@/lib/messages/en/pay'
import { useTitle, withTexts } from '@/lib/react/i18n'
import type { InvoicePageProps } from './invoice-page'
import type { InvoiceTableProps } from './invoice-table'
import type { MonthsTableProps } from './months-table'
import { PayHeadline } from './pay-headline'
import { PayTiles } from './pay-tiles'
import type { StatementDrawerProps } from './statement-drawer'
import { useOpenInvoice } from './use-open-invoice'

const InvoicePage = onDemand<InvoicePageProps>(() => import('./invoice-page').then((part) => part.InvoicePage))
const InvoiceTable = onDemand<InvoiceTableProps>(() => import('./invoice-table').then((part) => part.InvoiceTable))
const MonthsTable = onDemand<MonthsTableProps>(() => import('./months-table').then((part) => part.MonthsTable))
const ServicesTab = onDemand(() => import('./services-tab').then((part) => part.ServicesTab))
const SettingsTab = onDemand(() => import('./settings-tab').then((part) => part.SettingsTab))
const StatementDrawer = onceOpen<StatementDrawerProps>(() =>
  import('./statement-drawer').then((part) => part.StatementDrawer),
)

export const PayScreen = withTexts({ pay }, function PayScreen() {
  const { id, key, show, keep } = useOpenInvoice()
  // A link may lead to one of them, such as to the payment methods from an invoice that lacks some.
  const named = useSearchParams()?.get('view')
  // Back from an invoice, the list that it was opened from is shown again.
  const [view, setView] = useState<View>(() => VIEWS.find((one) => one === named) ?? 'invoice')
  if (id !== null)
    return (
      <InvoicePage key={key} id={id} onShow={show} onKept={keep} fallback={<Skeleton className="h-96 rounded-lg" />} />
    )
  return <Overview view={view} onView={setView} onOpen={show} />
})

type OverviewProps = { view: View; onView: (view: View) => void; onOpen: (id: string) => void }

function Overview({ onOpen, ...views }: OverviewProps) {
  const t = useTranslations('pay')
  const titleOf = useTitle()
  const read = usePayTotals()
  const { data: totals } = read
  return (
    <div className="grid gap-4 sm:gap-6">
      <PageHeader
        title={titleOf('pay')}
        description={<PayHeadline totals={totals} />}
        actions={
          <>
            <OfferButton onAdd={() => onOpen('new-offer')} />
            <AddButton label={t('newInvoice')} offline={t('offline')} onAdd={() => onOpen('new-invoice')} />
          </>
        }
      />
      <StaleReads of={[read]} />
      {!totals && read.isError ? (
        <ErrorPanel title={t('failed')} error={read.error} onRetry={read.refetch} isRetrying={read.isFetching} />
      ) : (
        <>
          <PayTiles totals={totals} />
          <Views {...views} totals={totals} onOpen={onOpen} />
          <BankNote />
        </>
      )}
    </div>
  )
}

function OfferButton({ onAdd }: { onAdd: () => void }) {
  const t = useTranslations('pay')
  const isOffline = useReach() === 'offline'
  return (
    <Button disabled={isOffline} title={isOffline ? t('offline') : undefined} onClick={onAdd}>
      <Plus aria-hidden="true" />
      {t('newOffer')}
    </Button>
  )
}

const VIEWS = ['invoice', 'offer', 'repeating', 'months', 'services', 'settings'] as const
type View = (typeof VIEWS)[number]

function Views({ view, onView, totals, onOpen }: OverviewProps & { totals: PayTotals | undefined }) {
  const t = useTranslations('pay.tab')
  const counts: Partial<Record<View, number | undefined>> = totals?.counts ?? {}
  return (
    <Card>
      <Tabs
        label={t('label')}
        value={view}
        onValueChange={(next) => onView(VIEWS.find((one) => one === next) ?? 'invoice')}
        listClassName="px-2 sm:px-3"
        tabs={VIEWS.map((value) => ({
          value,
          label: t(value),
          count: counts[value],
          content: <Content view={value} totals={totals} onOpen={onOpen} />,
        }))}
      />
    </Card>
  )
}

function Content({
  view,
  totals,
  onOpen,
}: {
  view: View
  totals: PayTotals | undefined
  onOpen: (id: string) => void
}) {
  const fallback = <Skeleton className="m-4 h-72 rounded-md" />
  if (view === 'services') return <ServicesTab fallback={fallback} />
  if (view === 'settings') return <SettingsTab fallback={fallback} />
  if (view === 'months') return <MonthsTable months={totals?.months} fallback={fallback} />
  return <InvoiceTable key={view} kind={view} onOpen={onOpen} fallback={fallback} />
}

/** Where payments come from, and where they do not go through. */
function BankNote() {
  const t = useTranslations('pay.bank')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Note
        icon={<Landmark />}
        title={t('title')}
        actions={
          <Button size="sm" onClick={() => setOpen(true)}>
            {t('read')}
          </Button>
        }
      >
        {t('text')}
      </Note>
      <StatementDrawer open={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
