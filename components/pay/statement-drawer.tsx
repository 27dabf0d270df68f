import { useId, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { Drawer } from '@/components/ui/drawer'
import { FieldFrame } from '@/components/ui/field-frame'
import { inputClass } from '@/components/ui/input'
import { Note } from '@/components/ui/note'
import { useBookPayment, useReadStatement } from '@/lib/api/invoices'
import type { StatementLine } from '@/lib/contract/invoice'
import { date } from '@/lib/domain/format'
import { moneyText } from '@/lib/domain/money'

export type StatementDrawerProps = { open: boolean; onClose: () => void }

/** What came in, and which invoice each may be the payment of. Booking is up to whoever reads it. */
export function StatementDrawer({ open, onClose }: StatementDrawerProps) {
  const t = useTranslations('pay.statement')
  const id = useId()
  const read = useReadStatement()
  const { lines = [], format = 'csv' } = read.data ?? {}
  return (
    <Drawer open={open} onOpenChange={(isOpen) => !isOpen && onClose()} title={t('title')} description={t('text')} wide>
      <FieldFrame id={id} label={t('choose')} error={read.error instanceof Error ? read.error.message : null}>
        <input
          id={id}
          type="file"
          accept=".xml,.csv,.txt,application/xml,text/xml,text/csv"
          onChange={(event) => {
            const file = event.target.files?.[0]
            if (file) read.mutate(file)
          }}
          className={`${inputClass} py-2`}
        />
      </FieldFrame>
      {read.data && (
        <>
          <p role="status" className="text-13 font-medium">
            {t('lines', { count: lines.length })}
          </p>
          <ul className="grid gap-3">
            {lines.map((line) => (
              <Line key={line.ref} line={line} format={format} />
            ))}
          </ul>
        </>
      )}
    </Drawer>
  )
}

function Line({ line, format }: { line: StatementLine; format: 'camt' | 'csv' }) {
  const t = useTranslations('pay.statement')
  const locale = useLocale()
  const book = useBookPayment()
  const [isBooked, setBooked] = useState(line.booked)
  const { match, currency } = line
  async function handleBook() {
    if (!match) return
    const { ref: statement_ref, on: on_date } = line
    const { invoice: id, amount_minor } = match
    await book.mutateAsync({ id, amount_minor, on_date, statement_ref, source: format }).then(
      () => setBooked(true),
      () => {},
    )
  }
  return (
    <li className="grid gap-2 rounded-md border p-3 text-13">
      <div className="flex flex-wrap justify-between gap-2">
        <strong className="font-medium">
          <bdi>{line.name || '–'}</bdi>
        </strong>
        <span className="tabular-nums">{moneyText(line.amount_minor, currency, locale)}</span>
      </div>
      <p className="text-12 text-3 [overflow-wrap:anywhere]">
        {date(`${line.on}T00:00:00Z`, { locale, timeZone: 'UTC' })} <bdi>{line.text}</bdi>
      </p>
      {book.error && (
        <Note tone="critical" role="alert">
          {book.error.message}
        </Note>
      )}
      {isBooked ? (
        <span role="status">{t('alreadyBooked')}</span>
      ) : match ? (
        <div className="flex flex-wrap items-center justify-between gap-2">
          <span className="text-12 text-2">{t(match.by === 'reference' ? 'byReference' : 'byAmount')}</span>
          <Button size="sm" pending={book.isPending} onClick={() => void handleBook()}>
            {t('book', { amount: moneyText(match.amount_minor, currency, locale), number: match.number })}
          </Button>
        </div>
      ) : (
        <span className="text-12 text-3">{t('none')}</span>
      )}
    </li>
  )
}
