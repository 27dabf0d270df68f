import { useRef, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { Card, CardBody, CardHeader } from '@/components/ui/card'
import { CopyButton } from '@/components/ui/copy-button'
import { RowMenu } from '@/components/ui/row-menu'
import { useInvoiceDeeds, useInvoicePdf } from '@/lib/api/invoices'
import { useReach } from '@/lib/browser/connection'
import type { Invoice } from '@/lib/contract/invoice'
import { date } from '@/lib/domain/format'
import { moneyText } from '@/lib/domain/money'
import { draftOf } from './draft'
import { GoesOut } from './goes-out'
import { InvoicePaper } from './invoice-paper'
import { InvoiceStatus } from './invoice-status'
import { PageTop } from './page-top'
import { PaymentDialog } from './payment-dialog'
import { ReminderDialog } from './reminder-dialog'

type SentProps = { invoice: Invoice; onShow: (id: string | null) => void }

/** What was sent: fixed, with its link, its payments and what can be done about it. */
export function SentInvoice({ invoice, onShow }: SentProps) {
  const t = useTranslations('pay')
  const locale = useLocale()
  const { kind, number, status, seller, pay, open_minor, currency } = invoice
  return (
    <div className="grid gap-4 sm:gap-6">
      <PageTop
        title={
          <>
            {t(`kind.${kind}`)} <bdi>{number}</bdi>
          </>
        }
        description={
          <span className="flex flex-wrap items-center gap-3">
            <InvoiceStatus status={status} />
            <bdi>{invoice.buyer.name}</bdi>
            {open_minor > 0 && <span>{t('sent.openAmount', { amount: moneyText(open_minor, currency, locale) })}</span>}
            {invoice.corrects && <span>{t('sent.corrects', { number: invoice.corrects.number })}</span>}
          </span>
        }
        onBack={() => onShow(null)}
        actions={<SentActions invoice={invoice} onShow={onShow} />}
      />
      <div className="grid items-start gap-4 sm:gap-6 xl:grid-cols-[minmax(0,9fr)_minmax(0,11fr)]">
        <div className="grid min-w-0 gap-4">
          {invoice.link && <LinkCard invoice={invoice} url={invoice.link.url} views={invoice.link.views} />}
          {kind === 'invoice' && <Payments invoice={invoice} />}
          {kind !== 'offer' && <GoesOut invoice={invoice} />}
        </div>
        <InvoicePaper
          draft={draftOf(invoice)}
          settings={{ seller, iban: pay.iban, bic: pay.bic, link: pay.link }}
          number={number}
          open={open_minor}
        />
      </div>
    </div>
  )
}

function SentActions({ invoice, onShow }: SentProps) {
  const t = useTranslations('pay.sent')
  const p = useTranslations('pay')
  const { copy, remind, countReminder } = useInvoiceDeeds()
  const pdf = useInvoicePdf()
  const isOffline = useReach() === 'offline'
  const [isPaying, setPaying] = useState(false)
  // Closed while its words are read, it loses the focus, which comes back from them.
  const reminder = useRef<HTMLButtonElement>(null)
  const { id, kind, status, open_minor } = invoice
  const closed = { disabled: isOffline, title: isOffline ? p('offline') : undefined }
  const isOwed = kind === 'invoice' && open_minor > 0
  const show = { onSuccess: (reply: { invoice: Invoice }) => onShow(reply.invoice.id) }
  return (
    <>
      <MoreDeeds invoice={invoice} onShow={onShow} />
      <Button {...closed} pending={pdf.isPending} onClick={() => pdf.mutate(id)}>
        {p('editor.pdf')}
      </Button>
      {isOwed && (
        <Button ref={reminder} {...closed} pending={remind.isPending} onClick={() => remind.mutate(id)}>
          {t('remind')}
        </Button>
      )}
      {isOwed && (
        <Button variant="primary" {...closed} onClick={() => setPaying(true)}>
          {t('addPayment')}
        </Button>
      )}
      {kind === 'offer' && status === 'accepted' && (
        <Button variant="primary" {...closed} pending={copy.isPending} onClick={() => copy.mutate(id, show)}>
          {t('makeInvoice')}
        </Button>
      )}
      <PaymentDialog open={isPaying} invoice={invoice} onClose={() => setPaying(false)} />
      <ReminderDialog
        open={remind.data !== undefined}
        number={invoice.number ?? ''}
        mail={remind.data?.mail ?? null}
        onTaken={() => countReminder.mutate(id)}
        onClose={remind.reset}
        finalFocus={() => reminder.current}
      />
    </>
  )
}

function MoreDeeds({ invoice: { id, kind, status }, onShow }: SentProps) {
  const t = useTranslations('pay.sent')
  const { credit, copy, decide } = useInvoiceDeeds()
  const disabled = useReach() === 'offline'
  const show = { onSuccess: (reply: { invoice: Invoice }) => onShow(reply.invoice.id) }
  const items = [{ label: t('copyIt'), disabled, onSelect: () => copy.mutate(id, show) }]
  if (kind === 'invoice' && status !== 'void')
    items.push({ label: t('credit'), disabled, onSelect: () => credit.mutate(id, show) })
  if (kind === 'offer' && status === 'sent')
    items.push(
      { label: t('accept'), disabled, onSelect: () => decide.mutate({ id, status: 'accepted' }) },
      { label: t('decline'), disabled, onSelect: () => decide.mutate({ id, status: 'declined' }) },
    )
  return <RowMenu label={t('more')} items={items} />
}

function LinkCard({ invoice, url, views }: { invoice: Invoice; url: string; views: number }) {
  const t = useTranslations('pay.sent')
  const p = useTranslations('pay')
  const { buyer, seller, kind } = invoice
  const number = invoice.number ?? ''
  const subject = t('mailSubject', { kind: p(`kind.${kind}`), number })
  const text = t('mailText', { client: buyer.name, number, link: url, seller: seller.name })
  const mail = `mailto:${encodeURIComponent(buyer.email ?? '')}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`
  return (
    <Card>
      <CardHeader title={t('link')} description={t('views', { count: views })} />
      <CardBody className="grid gap-3">
        {views === 0 && <p className="text-13 text-2">{t('next')}</p>}
        <code dir="ltr" className="text-start text-12 [overflow-wrap:anywhere]">
          {url}
        </code>
        <div className="flex flex-wrap items-center gap-2">
          <CopyButton text={url} label={t('copy')} />
          <a href={mail} className="text-13 font-medium text-brand-text hover:underline">
            {t('mail')}
          </a>
        </div>
      </CardBody>
    </Card>
  )
}

function Payments({ invoice: { id, payments, currency, reminded } }: { invoice: Invoice }) {
  const t = useTranslations('pay.sent')
  const p = useTranslations('pay.payment.methods')
  const locale = useLocale()
  const { unpay } = useInvoiceDeeds()
  const isOffline = useReach() === 'offline'
  return (
    <Card>
      <CardHeader title={t('payments')} description={reminded > 0 ? t('reminded', { count: reminded }) : undefined} />
      <CardBody>
        {payments.length === 0 ? (
          <p className="text-13 text-2">{t('noPayments')}</p>
        ) : (
          <ul className="grid gap-2">
            {payments.map(({ id: payment, amount_minor, on_date, method, note }) => {
              const amount = moneyText(amount_minor, currency, locale)
              return (
                <li key={payment} className="flex flex-wrap items-center justify-between gap-2 text-13">
                  <span className="grid">
                    <span className="font-medium tabular-nums">{amount}</span>
                    <span className="text-12 text-3">
                      {date(`${on_date}T00:00:00Z`, { locale, timeZone: 'UTC' })}, {p(method)}
                      {note && <bdi> {note}</bdi>}
                    </span>
                  </span>
                  <Button size="sm" variant="ghost" disabled={isOffline} onClick={() => unpay.mutate({ id, payment })}>
                    {t('undo', { amount })}
                  </Button>
                </li>
              )
            })}
          </ul>
        )}
      </CardBody>
    </Card>
  )
}
