import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { RelativeTime } from '@/components/ui/relative-time'
import type { PaperHome } from '@/lib/api/papers'
import { useReach } from '@/lib/browser/connection'
import { errorText } from '@/lib/browser/errors'
import type { Contract } from '@/lib/contract/contract'
import { ContractStatus } from './contract-status'
import type { ContractDraft } from './use-contract-draft'

type StateProps = { contract: Contract; home: PaperHome; draft: ContractDraft }

/** How it stands, and whether what was written is saved. */
export function SaveState({ contract: { status, version, updated_at }, home, draft }: StateProps) {
  const t = useTranslations('client')
  const isOffline = useReach() === 'offline'
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-13">
      <ContractStatus status={draft.isDirty && status !== 'draft' ? 'draft' : status} />
      <span>{t('version', { version: draft.isDirty && status !== 'draft' ? version + 1 : version })}</span>
      <span role="status" className="text-3">
        {draft.error && !draft.isConflict ? (
          <span className="text-critical-text">
            {t('saveFailed')} {errorText(draft.error)}{' '}
            <Button size="sm" onClick={() => void draft.save()}>
              {t('retry')}
            </Button>
          </span>
        ) : draft.isDirty ? (
          t(isOffline ? 'keptHere' : 'saving')
        ) : home === 'browser' ? (
          t('inBrowser')
        ) : (
          <>
            {t('saved')} <RelativeTime at={updated_at} />
          </>
        )}
      </span>
    </span>
  )
}
