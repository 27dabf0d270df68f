import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { ErrorPanel } from '@/components/ui/error-panel'
import { Note } from '@/components/ui/note'
import { Select } from '@/components/ui/select'
import { Skeleton } from '@/components/ui/skeleton'
import type { PaperHome } from '@/lib/api/papers'
import { useContractEvents } from '@/lib/api/contract'
import { useAssets } from '@/lib/api/asset'
import { useWorkspaces } from '@/lib/api/workspace'
import type { Asset } from '@/lib/contract/asset'
import { CONTRACT_LANGUAGES, type Contract } from '@/lib/contract/contract'
import { blanksOf, bodyOf, piecesOf, sentPieces, slotsOf } from '@/lib/domain/contracts/document'
import type { PaperTexts } from '@/lib/domain/contracts/kinds'
import { wordsLanguage } from '@/lib/domain/language'
import { client as words } from '@/lib/messages/en/client'
import { withTexts } from '@/lib/react/i18n'
import { Blanks, focusField, focusFirst } from './contract-blanks'
import { ContractClauses } from './contract-clauses'
import { TermFields, WhoFields } from './contract-fields'
import { ContractHead } from './contract-head'
import { ContractPaper } from './contract-paper'
import { ContractScope } from './contract-scope'
import { SaveState } from './save-state'
import { type ContractDraft, type Draft, useContractDraft } from './use-contract-draft'
import { usePaperTexts } from './use-paper-texts'

export type ContractEditorProps = { contract: Contract; home: PaperHome; workspace: string; onClose: () => void }

/** A contract: its fields on one side, the document as it will print on the other. */
export const ContractEditor = withTexts(
  { client: words },
  function ContractEditor({ contract, home, workspace, onClose }: ContractEditorProps) {
    const draft = useContractDraft(contract, workspace)
    const texts = usePaperTexts(draft.draft.language)
    const own = usePaperTexts(wordsLanguage(useLocale()))
    const [isUnlocked, setUnlocked] = useState(false)
    const [isAsked, setAsked] = useState(false)
    const isOver = contract.status === 'signed' || contract.status === 'void'
    const isFixed = isOver || (contract.status !== 'draft' && !draft.isDirty && !isUnlocked)
    const sent = useSentBody(contract, isFixed)
    const scope = useScopeWorkspace(contract, workspace)
    const { data: rows } = useAssets(draft.draft.type === 'authorisation' ? scope : undefined)
    const paper = paperOf(draft.draft, contract, rows)
    if (!texts || !own) return <Skeleton className="h-screen rounded-lg" />
    const blanks = isFixed ? [] : blanksOf(paper, texts)
    function handleBlanks() {
      setAsked(true)
      focusFirst(blanks)
    }
    return (
      <div className="grid gap-4 sm:gap-6">
        <ContractHead
          contract={contract}
          home={home}
          draft={draft}
          blanks={blanks}
          onBlanks={handleBlanks}
          body={sent.isWanted ? sent.body : bodyOf(paper, texts)}
          texts={texts}
          onClose={onClose}
          state={<SaveState contract={contract} home={home} draft={draft} />}
        />
        <Notices
          contract={contract}
          draft={draft}
          isFixed={isFixed}
          isOver={isOver}
          onUnlock={() => setUnlocked(true)}
        />
        {blanks.length > 0 && <Blanks blanks={blanks} names={own.fields} workspace={workspace} />}
        <Panes {...{ contract, workspace, draft, paper, sent, texts, blanks, isAsked, isFixed }} names={own.fields} />
      </div>
    )
  },
)

/** Whose sites can be scanned by it: of its own workspace, or of the open one where that is gone. */
function useScopeWorkspace({ workspace_id: own }: Contract, workspace: string) {
  const { data: all = [] } = useWorkspaces()
  return own !== null && all.some(({ id }) => id === own) ? own : workspace
}

/** What was sent, word for word: our clauses may say it otherwise today. `body` is undefined while it is read. */
function useSentBody({ id, version }: Contract, isFixed: boolean) {
  const { data, error, isFetching, refetch } = useContractEvents(id, isFixed)
  const body = data?.versions.find((sent) => sent.version === version)?.body
  return { isWanted: isFixed && (!data || body !== undefined), body, error, isFetching, refetch }
}

/** What the document is made of, as it is being written. */
function paperOf(draft: Draft, contract: Contract, rows: readonly Asset[] = []) {
  if (contract.status !== 'draft') return { ...draft, assets: contract.assets }
  const kept = contract.assets.filter(({ id, lost }) => draft.assets.includes(id) && !lost)
  // What was chosen and is not saved yet, or cannot be.
  const added = rows.filter(
    ({ id, status }) => status === 'verified' && draft.assets.includes(id) && !kept.some((asset) => asset.id === id),
  )
  return { ...draft, assets: [...kept, ...added.map(asScope)] }
}
const asScope = ({ id, value, verification }: Asset): Contract['assets'][number] => ({
  id,
  value,
  method: verification?.method ?? 'dns',
  seen_at: verification?.verified_at ?? '',
})
export type EditedPaper = ReturnType<typeof paperOf>

type NoticesProps = Pick<ContractEditorProps, 'contract'> & {
  draft: ContractDraft
  isFixed: boolean
  isOver: boolean
  onUnlock: () => void
}

function Notices({ contract, draft, isFixed, isOver, onUnlock }: NoticesProps) {
  const t = useTranslations('client')
  const { status, version, decline_reason } = contract
  return (
    <div className="grid gap-3 empty:hidden print:hidden">
      {draft.isConflict && (
        <Note
          tone="high"
          role="alert"
          title={t('conflict')}
          actions={
            <>
              <Button size="sm" onClick={draft.discard}>
                {t('loadLatest')}
              </Button>
              <Button size="sm" onClick={() => void draft.save({ isForced: true })}>
                {t('overwrite')}
              </Button>
            </>
          }
        />
      )}
      {status === 'declined' && (
        <Note tone="high" title={t('declinedWhy')}>
          {decline_reason}
        </Note>
      )}
      {isFixed && (
        <Note
          title={t(isOver ? `fixed.${status === 'signed' ? 'signed' : 'void'}` : 'fixed.sent')}
          actions={
            !isOver && (
              <Button size="sm" onClick={onUnlock}>
                {t('newVersion', { version: version + 1 })}
              </Button>
            )
          }
        >
          {!isOver && t('fixed.text')}
        </Note>
      )}
    </div>
  )
}

type PanesProps = {
  contract: Contract
  workspace: string
  draft: ContractDraft
  paper: EditedPaper
  sent: ReturnType<typeof useSentBody>
  texts: PaperTexts
  names: PaperTexts['fields']
  blanks: readonly string[]
  isAsked: boolean
  isFixed: boolean
}

function Panes({ contract, workspace, draft: { draft, change }, paper, sent, ...rest }: PanesProps) {
  const t = useTranslations('client')
  const { texts, names, blanks, isAsked, isFixed } = rest
  const [active, setActive] = useState<string | null>(null)
  const scope = useScopeWorkspace(contract, workspace)
  const fields = { draft, change, names, slots: slotsOf(paper, texts), blanks, isAsked, isFixed, onActive: setActive }
  return (
    <div className="grid items-start gap-4 sm:gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,8fr)]">
      <section aria-label={t('form')} className="grid min-w-0 gap-4 sm:gap-6 print:hidden">
        <a href="#contract-document" className="text-13 font-medium text-brand-text hover:underline lg:hidden">
          {t('see')}
        </a>
        <WhoFields {...fields} />
        {draft.type === 'authorisation' && (
          <ContractScope
            workspace={scope}
            chosen={draft.assets}
            frozen={isFixed ? contract.assets : null}
            isMarked={isAsked && blanks.includes('assets')}
            onChange={(assets) => change({ assets })}
          />
        )}
        <TermFields {...fields} />
        <ContractClauses draft={draft} change={change} texts={texts} isFixed={isFixed} />
      </section>
      <section id="contract-document" aria-label={t('preview')} className="grid min-w-0 gap-3 lg:sticky lg:top-4">
        <div className="flex justify-end print:hidden">
          <Select
            label={t('language')}
            value={draft.language}
            disabled={isFixed}
            onValueChange={(language) => change({ language })}
            options={CONTRACT_LANGUAGES.map((value) => ({ value, label: t(`languages.${value}`) }))}
          />
        </div>
        <ShownPaper {...{ contract, draft, paper, sent, texts, active }} />
      </section>
    </div>
  )
}

type ShownProps = Pick<PanesProps, 'contract' | 'paper' | 'sent' | 'texts'> & { draft: Draft; active: string | null }

function ShownPaper({ contract, draft: { language, values }, paper, sent, texts, active }: ShownProps) {
  const t = useTranslations('client')
  const { isWanted, body, error, isFetching, refetch } = sent
  if (isWanted && error && !body)
    return <ErrorPanel title={t('unread')} error={error} onRetry={refetch} isRetrying={isFetching} />
  if (isWanted && !body) return <Skeleton className="h-screen rounded-lg" />
  return (
    <ContractPaper
      pieces={isWanted && body ? sentPieces(body) : piecesOf(paper, texts)}
      language={language}
      texts={texts}
      contract={contract}
      agency={values.agency?.split(',')[0] ?? ''}
      active={active}
      onField={focusField}
    />
  )
}
