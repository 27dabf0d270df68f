import { FileCheck } from 'lucide-react'
import { type ChangeEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { DataTable } from '@/components/data-table/data-table'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { Note } from '@/components/ui/note'
import { notify } from '@/components/ui/notify'
import { Segmented } from '@/components/ui/segmented'
import { exportContracts, useCheckPdf, useImportContracts } from '@/lib/api/contract'
import type { PaperHome } from '@/lib/api/papers'
import type { Contract, ContractStatus } from '@/lib/contract/contract'
import { useContractColumns } from './use-contract-columns'

const GROUPS = {
  all: null,
  drafts: ['draft'],
  waiting: ['sent', 'viewed'],
  signed: ['signed'],
  ended: ['declined', 'expired', 'void'],
} as const satisfies Record<string, readonly ContractStatus[] | null>
type Group = keyof typeof GROUPS
const names = Object.keys(GROUPS) as Group[]

type ListProps = {
  contracts: readonly Contract[]
  home: PaperHome
  onOpen: (id: string) => void
  onNew: (type?: Contract['type']) => void
}

const NEWEST = { id: 'changed', desc: true }

export function ContractList({ contracts, home, onOpen, onNew }: ListProps) {
  const t = useTranslations('client')
  const columns = useContractColumns(onOpen)
  const [group, setGroup] = useState<Group>('all')
  const wanted: readonly ContractStatus[] | null = GROUPS[group]
  const rows = wanted ? contracts.filter(({ status }) => wanted.includes(status)) : contracts
  return (
    <>
      {home === 'browser' && <BrowserHome />}
      {contracts.length === 0 ? (
        <NoContracts onNew={onNew} />
      ) : (
        <Card>
          <DataTable<Contract>
            label={t('table')}
            columns={columns}
            rows={rows}
            rowLabel={({ title }) => title}
            initialSort={NEWEST}
            filtered={wanted ? { total: contracts.length, onClear: () => setGroup('all') } : undefined}
            stateKey="contracts"
            toolbar={
              <>
                <Segmented
                  label={t('filter')}
                  value={group}
                  onValueChange={setGroup}
                  options={names.map((value) => ({ value, label: t(`group.${value}`) }))}
                />
                {home === 'server' && <CheckPdf contracts={contracts} onOpen={onOpen} />}
              </>
            }
          />
        </Card>
      )}
    </>
  )
}

function NoContracts({ onNew }: Pick<ListProps, 'onNew'>) {
  const t = useTranslations('client')
  return (
    <Card>
      <EmptyState
        title={t('empty.title')}
        description={t('empty.text')}
        className="py-14"
        action={
          <>
            <Button variant="primary" size="lg" onClick={() => onNew('authorisation')}>
              {t('type.authorisation')}
            </Button>
            <Button size="lg" onClick={() => onNew()}>
              {t('allDocuments')}
            </Button>
          </>
        }
      />
    </Card>
  )
}

/** Finds out whose PDF a file is, and whether one byte of it was changed. The file stays in this browser. */
function CheckPdf({ contracts, onOpen }: Pick<ListProps, 'contracts' | 'onOpen'>) {
  const t = useTranslations('client.check')
  const input = useRef<HTMLInputElement>(null)
  const check = useCheckPdf()
  async function handleFile({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    target.value = ''
    if (file) await check.mutateAsync({ file, contracts }).catch(() => {})
  }
  const found = check.data
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="application/pdf,.pdf"
        aria-label={t('do')}
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => void handleFile(event)}
      />
      <Button size="sm" pending={check.isPending} onClick={() => input.current?.click()}>
        <FileCheck aria-hidden="true" />
        {t('do')}
      </Button>
      {found !== undefined && (
        <Note
          role="status"
          className="w-full"
          tone={found ? 'pass' : 'critical'}
          title={
            found
              ? t(found.kind === 'signed' ? 'signed' : 'sent', { title: found.contract.title, version: found.version })
              : t('none')
          }
          actions={
            found && (
              <Button size="sm" onClick={() => onOpen(found.contract.id)}>
                {t('open')}
              </Button>
            )
          }
        >
          {!found && t('noneText')}
        </Note>
      )}
    </>
  )
}

/** An API without these calls: what is written here is here alone. */
function BrowserHome() {
  const t = useTranslations('client.browser')
  const input = useRef<HTMLInputElement>(null)
  const read = useImportContracts()
  async function handleFile({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    target.value = ''
    if (!file) return
    const count = await read.mutateAsync(file)
    if (count === null) notify.error(t('unreadable'))
    else notify.success(t('imported', { count }))
  }
  return (
    <Note
      title={t('title')}
      actions={
        <>
          <input
            ref={input}
            type="file"
            accept="application/json,.json"
            aria-label={t('import')}
            className="sr-only"
            tabIndex={-1}
            onChange={(event) => void handleFile(event)}
          />
          <Button size="sm" onClick={exportContracts}>
            {t('export')}
          </Button>
          <Button size="sm" onClick={() => input.current?.click()}>
            {t('import')}
          </Button>
        </>
      }
    >
      {t('text')}
    </Note>
  )
}
