import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { notify } from '@/components/ui/notify'
import { useInvoiceDeeds } from '@/lib/api/invoices'
import type { Invoice } from '@/lib/contract/invoice'
import { type Draft, saysSomething } from './draft'
import type { FieldErrors } from './refused'
import type { useAttempt } from './use-attempt'

type Issuing = Pick<ReturnType<typeof useAttempt>, 'attempt' | 'refuse'> & {
  draft: Draft
  /** Keeps the draft, and says how it is kept. */
  saved: () => Promise<Invoice>
  onShow: (id: string) => void
}

/** From a draft to an invoice with its number: it is kept, asked about, and then issued. */
export function useIssuing({ draft, saved, attempt, refuse, onShow }: Issuing) {
  const t = useTranslations('pay.editor')
  const { send } = useInvoiceDeeds()
  const lacks = useLacks()
  // As it is kept, while it is asked whether it is to get its number.
  const [asked, setAsked] = useState<Invoice | null>(null)
  const [isAsking, setAsking] = useState(false)
  return {
    asked,
    isAsking,
    ask() {
      const missing = lacks(draft)
      if (missing) return refuse(missing)
      return attempt(async () => {
        setAsked(await saved())
        setAsking(true)
      })
    },
    issue: (id: string) =>
      attempt(async () => {
        const { invoice } = await send.mutateAsync(id)
        notify.success(t('sentAs', { number: invoice.number ?? '' }))
        onShow(invoice.id)
      }),
    dontIssue: () => setAsking(false),
    fillIn(field: string, text: string) {
      setAsking(false)
      refuse({ [field]: text })
    },
  }
}

/** What an invoice cannot be issued without. Told before a draft of nothing is made. */
function useLacks() {
  const t = useTranslations('pay.editor')
  return ({ buyer, lines }: Draft): FieldErrors | null => {
    if (buyer.name.trim() === '') return { 'buyer.name': t('noClient') }
    return lines.some(saysSomething) ? null : { lines: t('noLines') }
  }
}
