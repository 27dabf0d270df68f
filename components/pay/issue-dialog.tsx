import { useTranslations } from 'use-intl'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { IntentLink } from '@/components/ui/intent-link'
import { Note } from '@/components/ui/note'
import type { Invoice } from '@/lib/contract/invoice'
import { isTerm } from './goes-out'
import { href } from '@/lib/domain/routes'

/** Where the agency's own address, VAT number and account are filled in. */
const OWN = ['BT-27', 'BT-40', 'BT-31']
/** In which field of the draft a term is. */
const FIELDS: Partial<Record<string, string>> = {
  'BT-44': 'buyer.name',
  'BT-55': 'buyer.country',
  'BT-48': 'buyer.vat',
}

type Gap = { key: string; text: string; isOwn: boolean; field?: string | undefined }

/** What the paper does without if it is issued as it is. */
function useGaps({ kind, seller, pay, e_invoice }: Invoice): Gap[] {
  const t = useTranslations('pay')
  const own = (key: string, text: string): Gap => ({ key, text, isOwn: true })
  const hasAddress = seller.lines.length > 0 && seller.city !== ''
  return [
    ...(kind === 'offer' && seller.name === '' ? [own('BT-27', t('goesOut.term.BT-27'))] : []),
    ...(hasAddress ? [] : [own('address', t('issue.noAddress'))]),
    ...(kind === 'invoice' && !pay.iban && !pay.link ? [own('pay', t('issue.noPayment'))] : []),
    ...e_invoice.missing.map(({ term }) => ({
      key: term,
      text: t(`goesOut.term.${isTerm(term) ? term : 'other'}`),
      isOwn: OWN.includes(term),
      field: FIELDS[term],
    })),
  ]
}

type IssueProps = {
  invoice: Invoice
  open: boolean
  onClose: () => void
  onIssue: (id: string) => Promise<void>
  /** To a field of the draft, with what is missing there. */
  onFillIn: (field: string, text: string) => void
  finalFocus: () => HTMLElement | null
}

/** Before the number is given, which is final: what happens then, and what is missing. */
export function IssueDialog({ invoice, open, onClose, onIssue, onFillIn, finalFocus }: IssueProps) {
  const t = useTranslations('pay')
  const gaps = useGaps(invoice)
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('issue.title', { kind: invoice.kind })}
      description={t('issue.text')}
      confirmLabel={t('editor.send', { kind: invoice.kind })}
      variant="primary"
      onConfirm={() => onIssue(invoice.id)}
      finalFocus={finalFocus}
    >
      {gaps.length > 0 && (
        <Note tone="medium" title={t('issue.missing')}>
          <ul className="grid gap-1 ps-4 text-13 [list-style:disc]">
            {gaps.map(({ key, text, isOwn, field }) => (
              <li key={key}>
                {isOwn && (
                  <IntentLink href={`${href('pay')}?view=settings`} className="link">
                    {text}
                  </IntentLink>
                )}
                {field && (
                  <button type="button" className="link" onClick={() => onFillIn(field, text)}>
                    {text}
                  </button>
                )}
                {!isOwn && !field && text}
              </li>
            ))}
          </ul>
        </Note>
      )}
    </ConfirmDialog>
  )
}
