import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { saveFile } from '@/lib/browser/save-file'
import { call } from '@/lib/browser/http'
import { Contract, contractApi, type NewContract } from '@/lib/contract/contract'
import { keys, stale } from './keys'
import { dropPaper, exportPapers, importPapers, keepPaper, newPaperId, type PaperHome, readPapers } from './papers'

type Kept = { home: PaperHome; papers: Contract[] }

/** All contracts of the account, and where they are kept. */
export const useContracts = () =>
  useQuery({
    queryKey: keys.contracts,
    queryFn: ({ signal }): Promise<Kept> =>
      readPapers('contract', Contract, () => call(contractApi.list, { signal }).then(({ contracts }) => contracts)),
  })

/** As the server would answer it. What only it can know stays empty. */
async function keptHere(body: NewContract, before: Contract | undefined): Promise<Contract> {
  // What works out the blanks is loaded where nobody else does.
  const [{ blanksOf }, { paperTexts }] = await Promise.all([
    import('@/lib/domain/contracts/document'),
    import('@/lib/domain/contracts/texts'),
  ])
  const now = new Date().toISOString()
  const { assets: _assets, updated_at: _seen, ...rest } = body
  const paper = { ...rest, assets: before?.assets ?? [] }
  return keepPaper('contract', Contract, {
    ...paper,
    id: body.id ?? newPaperId(),
    blanks: blanksOf(paper, await paperTexts(body.language)),
    number: before?.number ?? null,
    status: before?.status ?? 'draft',
    version: before?.version ?? 1,
    created_at: before?.created_at ?? now,
    updated_at: now,
  })
}

/** Writes a draft. The answer stands in the list at once. */
export function useSaveContract() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (body: NewContract) => {
      const list = client.getQueryData<Kept>(keys.contracts)
      if (list?.home !== 'browser') return (await call(contractApi.save, { body })).contract
      return keptHere(
        body,
        list.papers.find(({ id }) => id === body.id),
      )
    },
    onSuccess: (contract) =>
      client.setQueryData<Kept>(keys.contracts, (list) => list && { ...list, papers: withOne(list.papers, contract) }),
    meta: { silent: true, invalidates: stale.contractSaved },
  })
}

const withOne = (papers: readonly Contract[], contract: Contract) => [
  contract,
  ...papers.filter(({ id }) => id !== contract.id),
]

export const useSendContract = () =>
  useMutation({
    mutationFn: ({ id, ...body }: { id: string; updated_at: string; days: number; message?: string }) =>
      call(contractApi.send, { params: { contract: id }, body }),
    meta: { silent: true, invalidates: stale.contractsChanged },
  })

export const useVoidContract = () =>
  useMutation({
    mutationFn: (id: string) => call(contractApi.void, { params: { contract: id } }),
    meta: { invalidates: stale.contractsChanged },
  })

export function useRemoveContract() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (id: string) => {
      if (client.getQueryData<Kept>(keys.contracts)?.home === 'browser') dropPaper('contract', Contract, id)
      else await call(contractApi.remove, { params: { contract: id } })
    },
    meta: { invalidates: stale.contractsChanged },
  })
}

/** Saves it as a PDF. */
export const useContractPdf = () =>
  useMutation({
    mutationFn: (id: string) => call(contractApi.pdf, { params: { contract: id } }),
    onSuccess: ({ blob, filename }) => saveFile(blob, filename ?? 'contract.pdf'),
  })

/** What happened to it, its versions, and by which hashes its PDFs are known. */
export const useContractEvents = (id: string, isWanted = true) =>
  useQuery({
    queryKey: [...keys.contracts, 'events', id],
    enabled: isWanted,
    queryFn: ({ signal }) => call(contractApi.events, { params: { contract: id }, signal }),
  })

/** Whose PDF this is, byte by byte: looked for in this browser, the file goes nowhere. Null: nobody's. */
export const useCheckPdf = () =>
  useMutation({
    mutationFn: async ({ file, contracts }: { file: Blob; contracts: readonly Contract[] }) => {
      const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
      const hash = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
      const latest = contracts.find(({ sha256 }) => sha256 === hash)
      if (latest)
        return { contract: latest, version: latest.version, kind: latest.status === 'signed' ? 'signed' : 'sent' }
      for (const contract of contracts.filter(({ number }) => number !== null)) {
        const { files } = await call(contractApi.events, { params: { contract: contract.id } })
        const found = files.find(({ sha256 }) => sha256 === hash)
        if (found) return { contract, version: found.version, kind: found.kind }
      }
      return null
    },
  })

export const exportContracts = () => exportPapers('contract', Contract)

/** Adds the contracts of a file to those that this browser keeps. */
export const useImportContracts = () =>
  useMutation({
    mutationFn: async (file: Blob) => importPapers('contract', Contract, await file.text()),
    meta: { invalidates: stale.contractsChanged },
  })
