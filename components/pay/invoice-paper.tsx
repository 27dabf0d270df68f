import { useLocale, useTranslations } from 'use-intl'
import type { PaySettings, TaxCategory } from '@/lib/contract/invoice'
import { nameOfCountry } from '@/lib/domain/countries'
import { date } from '@/lib/domain/format'
import { moneyText, netOf, quantityText, rateText, sumsOf } from '@/lib/domain/money'
import { paymentCode, shownIban } from '@/lib/domain/payment-code'
import { countedLine, countedLines, type Draft } from './draft'
import { QrCode } from './qr-code'

type PaperProps = {
  draft: Draft
  settings: Pick<PaySettings, 'seller' | 'iban' | 'bic' | 'link'>
  number?: string | null
  /** What is left to pay, where that is not all of it. */
  open?: number
}

/** The invoice as whoever gets it reads it. */
export function InvoicePaper({ draft, settings, number = null, open }: PaperProps) {
  const t = useTranslations('pay')
  const { currency, kind, terms } = draft
  const total = sumsOf(countedLines(draft)).total_minor
  return (
    <section
      aria-label={t('editor.document')}
      className="grid min-w-0 content-start gap-6 rounded-lg border bg-surface p-5 text-13 shadow-overlay sm:p-8"
    >
      <Letterhead seller={settings.seller} />
      <Particulars draft={draft} number={number} />
      <h2 className="text-16 font-strong">{t(`kind.${kind}`)}</h2>
      <PaperLines draft={draft} />
      {terms && <p className="whitespace-pre-line text-12 text-2">{terms}</p>}
      {kind === 'invoice' && <Pay settings={settings} currency={currency} number={number} open={open ?? total} />}
    </section>
  )
}

const Letterhead = ({ seller }: Pick<PaySettings, 'seller'>) => (
  <header className="flex flex-wrap justify-between gap-4">
    <strong className="text-16 font-strong">
      <bdi>{seller.name}</bdi>
    </strong>
    <span className="grid text-end text-12 text-2">
      {[...seller.lines, [seller.postal_code, seller.city].filter(Boolean).join(' '), seller.vat ?? '']
        .filter(Boolean)
        .map((line) => (
          <bdi key={line}>{line}</bdi>
        ))}
    </span>
  </header>
)

function Particulars({ draft, number }: { draft: Draft; number: string | null }) {
  const t = useTranslations('pay')
  const locale = useLocale()
  const { buyer, issued_on, due_on, supplied, buyer_reference } = draft
  const day = (on: string) => on && date(`${on}T00:00:00Z`, { locale, timeZone: 'UTC' })
  const address = [
    buyer.name,
    buyer.street,
    [buyer.postal_code, buyer.city].filter(Boolean).join(' '),
    nameOfCountry(buyer.country, locale),
  ]
  const facts = [
    [t('column.number'), number ?? t('noNumber')],
    [t('editor.issued'), day(issued_on)],
    [t(draft.kind === 'offer' ? 'editor.validUntil' : 'editor.due'), day(due_on)],
    [t('editor.supplied'), supplied],
    [t('editor.reference'), buyer_reference],
  ].filter(([, value]) => value !== '')
  return (
    <div className="flex flex-wrap justify-between gap-4">
      <address className="grid content-start not-italic">
        {address.filter(Boolean).map((line) => (
          <bdi key={line}>{line}</bdi>
        ))}
      </address>
      <dl className="grid gap-0.5 text-12">
        {facts.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-6">
            <dt className="text-3">{name}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function PaperLines({ draft }: { draft: Draft }) {
  const t = useTranslations('pay.editor')
  const locale = useLocale()
  const { currency } = draft
  const money = (minor: number) => moneyText(minor, currency, locale)
  const rows = draft.lines.flatMap((line) => {
    const counted = countedLine(line, currency)
    return counted && (line.name || line.price) ? [{ key: line.key, ...counted }] : []
  })
  return (
    <table className="w-full text-12">
      <thead>
        <tr className="text-3">
          {[t('what'), t('quantity'), t('amount')].map((head, at) => (
            <th key={head} scope="col" className={`pb-1 font-medium ${at === 0 ? 'text-start' : 'text-end'}`}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key} className="border-t align-top">
            <td className="py-2 [overflow-wrap:anywhere]">
              <bdi>{row.name}</bdi>
            </td>
            <td className="py-2 text-end">
              {quantityText(row.qty_milli, locale)} <bdi>{row.unit}</bdi>
            </td>
            <td className="py-2 text-end tabular-nums">{money(netOf(row))}</td>
          </tr>
        ))}
      </tbody>
      <PaperSums sums={sumsOf(rows)} money={money} />
    </table>
  )
}

function PaperSums({ sums, money }: { sums: ReturnType<typeof sumsOf>; money: (minor: number) => string }) {
  const t = useTranslations('pay.editor')
  const locale = useLocale()
  return (
    <tfoot>
      <Total name={t('net')} amount={money(sums.net_minor)} />
      {sums.tax.map(({ bp, category, tax_minor }) => (
        <Total
          key={`${category} ${bp}`}
          name={bp > 0 ? t('taxOf', { rate: rateText(bp, locale) }) : t(`categories.${category as TaxCategory}`)}
          amount={money(tax_minor)}
        />
      ))}
      <Total name={t('total')} amount={money(sums.total_minor)} isStrong />
    </tfoot>
  )
}

const Total = ({ name, amount, isStrong = false }: { name: string; amount: string; isStrong?: boolean }) => (
  <tr className={isStrong ? 'font-strong' : 'text-2'}>
    <th scope="row" colSpan={2} className="pt-1 text-end font-[inherit]">
      {name}
    </th>
    <td className="pt-1 text-end tabular-nums">{amount}</td>
  </tr>
)

type PayProps = Pick<PaperProps, 'settings'> & { currency: string; number: string | null; open: number }

/** How to pay it, for a phone and in words. */
function Pay({ settings: { seller, iban, bic, link }, currency, number, open }: PayProps) {
  const t = useTranslations('pay')
  const locale = useLocale()
  const code = paymentCode({
    name: seller.name,
    street: seller.lines[0] ?? '',
    postalCode: seller.postal_code,
    city: seller.city,
    country: seller.country,
    iban,
    bic,
    link,
    amount_minor: open,
    currency,
    reference: number ?? '',
  })
  if (open <= 0 || (!iban && !link)) return null
  return (
    <div className="flex flex-wrap items-center gap-4 rounded-md border p-4">
      {code && <QrCode payload={code.payload} label={t('settings.title')} />}
      <div className="grid min-w-0 gap-0.5 text-12">
        {iban && (
          <>
            <bdi>{seller.name}</bdi>
            <span dir="ltr" className="text-start">
              {shownIban(iban)}
            </span>
            {bic && <span dir="ltr">{bic}</span>}
          </>
        )}
        <span className="tabular-nums">{t('sent.openAmount', { amount: moneyText(open, currency, locale) })}</span>
        {link && (
          <span dir="ltr" className="text-start [overflow-wrap:anywhere]">
            {URL.parse(link)?.host ?? ''}
          </span>
        )}
      </div>
    </div>
  )
}
