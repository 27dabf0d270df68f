import type { InvoiceHead } from '@/lib/contract/invoice'

const OWED: readonly InvoiceHead['status'][] = ['sent', 'part_paid', 'overdue']

export const isOwed = ({ status }: Pick<InvoiceHead, 'status'>) => OWED.includes(status)

type Row = Pick<InvoiceHead, 'status' | 'due_on'>

const placeOf = (row: Row) => (isOwed(row) ? 0 : row.status === 'draft' ? 1 : 2)

/** First what is owed, by the day it is due; then what was not sent yet; then what is settled, the newest first. */
export function byUrgency(one: Row, other: Row) {
  const [place, days] = [placeOf(one), (one.due_on ?? '').localeCompare(other.due_on ?? '')]
  return place - placeOf(other) || (place === 2 ? -days : days)
}
