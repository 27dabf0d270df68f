import { useMemo, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { DataTable } from '@/components/data-table/data-table'
import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import type { LeadPage } from '@/lib/api/lead-search'
import { FoundFoot } from './found-foot'
import { useAwaited } from './finder-results'
import { type FoundLead, foundLeads } from './found-lead'
import { idOf, type Question } from './question'
import { isFree } from './recent'
import { ScanBar } from './scan-bar'
import { ScanChosen } from './scan-chosen'
import { NotSavedNote, SaveChosen } from './save-chosen'
import { useFoundColumns } from './use-found-columns'
import { TABLE_PREFIX, useFoundFilter } from './use-found-filter'
import { ScanAgainContext, useFoundScans } from './use-found-scans'
import { SaveContext, useSaveFound } from './use-save-found'
import type { Finder } from './use-finder'
import { useSourceOf } from './use-source'

export type FoundLeadsProps = {
  finder: Finder
  question: Question
  pages: readonly LeadPage[]
  workspace: string
}

/** What a search found, page by page. */
export function FoundLeads({ finder, question, pages, workspace }: FoundLeadsProps) {
  const t = useTranslations('finder')
  const save = useSaveFound(workspace)
  const columns = useFoundColumns(pages[0]?.attribution?.text ?? null)
  const leads = useMemo(() => foundLeads(pages), [pages])
  const scans = useFoundScans(workspace, leads, () => refreshFound(finder))
  const filter = useFoundFilter(scans.rows)
  const hasMore = finder.found.more.isThere
  const results = useRef<HTMLDivElement>(null)
  useAwaited(results, idOf(question))
  if (leads.length === 0 && !hasMore) return <NothingFound finder={finder} />
  return (
    <ScanAgainContext value={(lead) => scans.scan([lead])}>
      <SaveContext value={save}>
        {/* As high as the window, so that it can come to its upper edge before all rows are there. */}
        <div ref={results} className="scroll-mt-20 max-sm:min-h-dvh">
          <Card>
            <ScanBar scans={scans} />
            <NotSavedNote save={save} />
            <DataTable<FoundLead>
              key={idOf(question)}
              label={t('table')}
              columns={columns}
              rows={filter.rows}
              pool={scans.rows}
              rowLabel={({ name }) => name}
              initialSort={filter.sort}
              bulkActions={(chosen, keep) => (
                <>
                  <SaveChosen leads={chosen} save={save} />
                  <ScanChosen leads={chosen} scans={scans} onDone={() => keep()} />
                </>
              )}
              toolbar={filter.toolbar}
              filtered={filter.isSet ? { total: leads.length, onClear: filter.clear } : undefined}
              stateKey={`lead-finder-${idOf(question)}`}
              addressPrefix={TABLE_PREFIX}
              loading={hasMore && leads.length === 0}
            />
            <FoundFoot finder={finder} pages={pages} count={leads.length} />
          </Card>
          <p className="mt-4 max-w-[96ch] text-12 text-pretty text-3">{t('foot')}</p>
        </div>
      </SaveContext>
    </ScanAgainContext>
  )
}

function NothingFound({ finder }: { finder: Finder }) {
  const t = useTranslations('finder.none')
  const { question } = finder
  const { name, isSample } = useSourceOf(finder)
  return (
    <Card>
      <EmptyState
        title={t('title', { keyword: question.keyword, place: question.location })}
        description={isSample ? t('sample') : t('text', { source: name })}
        className="py-14"
      />
    </Card>
  )
}

/** The numbers change with what the scans found; only what the server still has is asked for again. */
function refreshFound({ question, search }: Finder) {
  if (isFree(question)) void search(question).catch(() => null)
}
