import { useMutation } from '@tanstack/react-query'
import { saveFile } from '@/lib/browser/save-file'
import { call } from '@/lib/browser/http'
import type { Input, Reply } from '@/lib/contract/endpoint'
import { leadBookApi } from '@/lib/contract/lead-book'
import { stale } from './keys'

export type LeadImport = Reply<typeof leadBookApi.import>

export type AskedImport = {
  file: File
  /** Of the lines that name none; empty: none. */
  country: string
  /** What was chosen instead of what the names of the columns say; an empty text: no column. */
  mapping: Readonly<Record<string, string>>
}

function send(workspace: string, { file, country, mapping }: AskedImport, dry: boolean) {
  const body = new FormData()
  body.set('file', file)
  body.set('country', country)
  body.set('mapping', JSON.stringify(mapping))
  body.set('dry', dry ? '1' : '0')
  return call(leadBookApi.import, { params: { workspace }, body })
}

/** What would become of a file. Changes nothing. */
export const useLookAtImport = (workspace: string) =>
  useMutation({ mutationFn: (asked: AskedImport) => send(workspace, asked, true), meta: { silent: true } })

export const useImportLeads = (workspace: string) =>
  useMutation({
    mutationFn: (asked: AskedImport) => send(workspace, asked, false),
    meta: { silent: true, invalidates: stale.leadsChanged(workspace) },
  })

/** Saves the leads of these filters as a file. */
export const useExportLeads = (workspace: string) =>
  useMutation({
    mutationFn: (query: Input<typeof leadBookApi.export>['query']) =>
      call(leadBookApi.export, { params: { workspace }, query }),
    onSuccess: ({ blob, filename }) => saveFile(blob, filename ?? 'leads.csv'),
  })
