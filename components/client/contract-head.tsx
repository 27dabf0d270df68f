import { ArrowLeft, Ban, Download, FileText, History, Printer, Send, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { notify } from '@/components/ui/notify'
import { onceOpen } from '@/components/ui/on-demand'
import { PageHeader } from '@/components/ui/page-header'
import { RowMenu } from '@/components/ui/row-menu'
import { useContractPdf, useRemoveContract, useVoidContract } from '@/lib/api/contract'
import type { PaperHome } from '@/lib/api/papers'
import { useReach } from '@/lib/browser/connection'
import { saveFile } from '@/lib/browser/save-file'
import type { Contract, ContractBlock } from '@/lib/contract/contract'
import { markdownOf } from '@/lib/domain/contracts/document'
import { mayBecome, type PaperTexts } from '@/lib/domain/contracts/kinds'
import type { HistoryDrawerProps } from './history-drawer'
import type { SendDialogProps } from './send-dialog'
import type { ContractDraft } from './use-contract-draft'

const SendDialog = onceOpen<SendDialogProps>(() => import('./send-dialog').then((part) => part.SendDialog))
const HistoryDrawer = onceOpen<HistoryDrawerProps>(() => import('./history-drawer').then((part) => part.HistoryDrawer))

type HeadProps = {
  contract: Contract
  home: PaperHome
  draft: ContractDraft
  blanks: readonly string[]
  /** It is to be sent, and they are still blank. */
  onBlanks: () => void
  /** As it was sent, or as it is being written. */
  body: readonly ContractBlock[] | undefined
  texts: PaperTexts
  state: ReactNode
  onClose: () => void
}

/** What the contract is called, how it stands, and what can be done with it. */
export function ContractHead({ contract, home, draft, blanks, onBlanks, body, texts, state, onClose }: HeadProps) {
  const t = useTranslations('client')
  const isOffline = useReach() === 'offline'
  return (
    <div className="grid gap-2">
      <Button variant="ghost" size="sm" className="-ms-2 justify-self-start print:hidden" onClick={onClose}>
        <ArrowLeft aria-hidden="true" className="rtl:rotate-180" />
        {t('allContracts')}
      </Button>
      <PageHeader
        title={draft.draft.title}
        description={state}
        actions={
          <div className="contents print:hidden">
            {home === 'server' && <Deeds {...{ contract, draft, blanks, onBlanks, isOffline }} />}
            <More {...{ contract, body, texts, isOffline, onClose }} />
          </div>
        }
      />
    </div>
  )
}

type DeedsProps = Pick<HeadProps, 'contract' | 'draft' | 'blanks' | 'onBlanks'> & { isOffline: boolean }

/** What only the server can do. */
function Deeds({ contract, draft, blanks, onBlanks, isOffline }: DeedsProps) {
  const t = useTranslations('client')
  const [isSending, setSending] = useState(false)
  const [isHistory, setHistory] = useState(false)
  const pdf = useContractPdf()
  const unsaved = draft.isDirty ? t('sendSaving') : undefined
  const isWhole = blanks.length === 0
  const why = isOffline ? t('offline') : isWhole ? unsaved : undefined
  return (
    <>
      <Button className="max-sm:grow" onClick={() => setHistory(true)}>
        <History aria-hidden="true" />
        {t('history.title')}
      </Button>
      <Button
        className="max-sm:grow"
        pending={pdf.isPending}
        disabled={isOffline || draft.isDirty}
        title={unsaved}
        onClick={() => void pdf.mutateAsync(contract.id).catch(() => {})}
      >
        <Download aria-hidden="true" />
        {t('pdf')}
      </Button>
      {(contract.status === 'draft' || draft.isDirty) && (
        <Button
          variant="primary"
          // On a phone it has a line of its own above the others, so that none of them is left alone on one.
          className="max-sm:order-first max-sm:basis-full"
          disabled={why !== undefined}
          title={why}
          onClick={isWhole ? () => setSending(true) : onBlanks}
        >
          <Send aria-hidden="true" />
          {t('send.open')}
        </Button>
      )}
      <SendDialog open={isSending} contract={contract} onClose={() => setSending(false)} />
      <HistoryDrawer open={isHistory} contract={contract} onClose={() => setHistory(false)} />
    </>
  )
}

type MoreProps = Pick<HeadProps, 'contract' | 'body' | 'texts' | 'onClose'> & { isOffline: boolean }

function More({ contract, body, texts, isOffline, onClose }: MoreProps) {
  const t = useTranslations('client')
  const [asked, setAsked] = useState<'remove' | 'void' | null>(null)
  const [remove, withdraw] = [useRemoveContract(), useVoidContract()]
  const { id, title } = contract
  const take = [
    {
      label: t('markdown'),
      icon: <FileText aria-hidden="true" />,
      onSelect: () => body && saveFile(new Blob([markdownOf(body, texts)], { type: 'text/markdown' }), `${title}.md`),
    },
    { label: t('print'), icon: <Printer aria-hidden="true" />, onSelect: () => window.print() },
  ]
  async function handleDeed() {
    if (asked === 'remove') {
      await remove.mutateAsync(id)
      notify.success(t('removed', { title }))
      onClose()
    } else {
      await withdraw.mutateAsync(id)
      notify.success(t('voided', { title }))
    }
  }
  return (
    <>
      <RowMenu label={t('more')} items={[...take, ...deedsOf(contract, t, isOffline, setAsked)]} />
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={(isOpen) => !isOpen && setAsked(null)}
        title={t(asked === 'remove' ? 'remove.title' : 'void.title', { title })}
        description={t(asked === 'remove' ? 'remove.text' : 'void.text')}
        confirmLabel={t(asked === 'remove' ? 'remove.do' : 'void.do')}
        onConfirm={handleDeed}
      />
    </>
  )
}

type Translate = ReturnType<typeof useTranslations<'client'>>

/** What cannot be undone. */
const deedsOf = (
  { status, number }: Contract,
  t: Translate,
  isOffline: boolean,
  ask: (deed: 'remove' | 'void') => void,
) => [
  ...(mayBecome(status, 'void')
    ? [{ label: t('void.do'), icon: <Ban aria-hidden="true" />, disabled: isOffline, onSelect: () => ask('void') }]
    : []),
  ...(status === 'draft' && number === null
    ? [
        {
          label: t('remove.do'),
          icon: <Trash2 aria-hidden="true" />,
          danger: true,
          disabled: isOffline,
          onSelect: () => ask('remove'),
        },
      ]
    : []),
]
